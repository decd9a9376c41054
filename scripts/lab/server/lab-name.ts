// What a queue is called: by its content and its code, so that only those who would come to the same tallies take shards from it.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Game } from '../../../engine/facts/game.ts';

/** All keys on the server begin with it. */
export const PREFIX = 'grab-dich-frei';
/** A hash on the server: names of queues in use. */
export const NAMES = `${PREFIX}:lab:queues`;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The file that a sandboxed process runs, below scripts/. */
export const PLAYER = 'lab/server/play-job';

type BundleOf = (root: string, command: string) => Promise<{ readonly text: string } | undefined>;

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export interface LabName {
  readonly content: string;
  /** A hash of engine, bots and tally as they are bundled. */
  readonly code: string;
  readonly queue: string;
}

/** The name of the queue for this game and this code. A source that cannot be read is an Error. */
export async function labName(game: Game): Promise<LabName> {
  const { bundleOf } = createRequire(import.meta.url)('../../run/bundle-of.cjs') as { bundleOf: BundleOf };
  const bundle = await bundleOf(ROOT, PLAYER);
  if (bundle === undefined) throw new Error(`scripts/${PLAYER}.ts cannot be bundled`);
  const [content, code] = [game.hash.slice(0, 12), short(bundle.text)];
  return { content, code, queue: `lab-${content}-${code}` };
}

/** As messages call content and code. */
export const saysLabel = ({ content, code }: Omit<LabName, 'queue'>): string => `content ${content} and code ${code}`;

/** Reads a name back; undefined where it is none. */
export function readLabName(queue: string): LabName | undefined {
  const parts = /^lab-([0-9a-f]{12})-([0-9a-f]{12})$/.exec(queue);
  return parts === null ? undefined : { content: parts[1] ?? '', code: parts[2] ?? '', queue };
}
