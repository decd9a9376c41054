// The list of files that print has written into a folder, so that it can tell its own stale files from anything else there.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DUPLEX_MODES } from '../display/document.ts';
import type { PrintFacts } from './printed-file.ts';

export type { PrintFacts };

/** The list's own name, at the top of the output folder. */
export const MANIFEST = 'print-files.json';

/** Path below the output folder → hash of the bytes written there. */
export type Manifest = Readonly<Record<string, string>>;

/** The hash that a manifest remembers bytes by. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether a path names a file below a folder, in one way only. */
const isBelow = (path: string): boolean =>
  path !== '' && !path.includes('\\') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** A field of a list; undefined where there is no readable one. */
function fieldOf(folder: string, name: string, field: string): unknown {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return typeof parsed === 'object' && parsed !== null
      ? new Map<string, unknown>(Object.entries(parsed)).get(field)
      : undefined;
  } catch {
    return undefined;
  }
}

/** What an earlier run wrote into a folder; nothing where there is no readable list. Paths that lead out of the folder are ignored. */
export function readManifest(folder: string, name = MANIFEST): Manifest {
  const files = fieldOf(folder, name, 'files');
  if (typeof files !== 'object' || files === null) return {};
  return Object.fromEntries(
    Object.entries(files).filter(
      (entry): entry is [string, string] => isBelow(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

/**
 * The hash of the sources (`sourcesHash`) that the files of a folder are the whole print of; undefined where some are missing or of other sources.
 */
export function readWholeOf(folder: string): string | undefined {
  const hash = fieldOf(folder, MANIFEST, 'wholeOf');
  return typeof hash === 'string' ? hash : undefined;
}

const isFacts = (value: unknown): value is PrintFacts =>
  typeof value === 'object' &&
  value !== null &&
  ['product', 'lang', 'paper'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['pages', 'sheets'].every((name) => Number.isSafeInteger(Reflect.get(value, name))) &&
  DUPLEX_MODES.some((mode) => mode === Reflect.get(value, 'duplex'));

/** What print says of each file of its list, by path; nothing of files that a list says nothing of. */
export function readPrintFacts(folder: string): ReadonlyMap<string, PrintFacts> {
  const listed = readManifest(folder);
  const facts = fieldOf(folder, MANIFEST, 'facts');
  if (typeof facts !== 'object' || facts === null) return new Map();
  return new Map(
    Object.entries(facts).filter(
      (entry): entry is [string, PrintFacts] => Object.hasOwn(listed, entry[0]) && isFacts(entry[1]),
    ),
  );
}

/** What a list may say besides its files. */
export interface ListFacts {
  /** See `readWholeOf`. */
  readonly wholeOf?: string | undefined;
  readonly facts?: ReadonlyMap<string, PrintFacts>;
}

const inOrder = <T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The list as a file, paths in order, so that the same files give the same bytes. */
export function manifestText(
  manifest: Manifest,
  command = 'npm run print',
  { wholeOf, facts }: ListFacts = {},
): string {
  const files = inOrder(Object.entries(manifest));
  const note = `Written by ${command}; it removes only files of this list.`;
  return `${JSON.stringify({ note, wholeOf, files, facts: facts && inOrder(facts) }, undefined, 2)}\n`;
}
