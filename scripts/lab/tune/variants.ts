// The content with other numbers: loaded like any content, so that what check would refuse is refused here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOptions } from '../../../engine/index.ts';
import type { Options } from '../../../engine/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { loadGame } from '../../load/load-game.ts';
import type { TuningRange } from '../../load/load-game.ts';
import type { Candidate } from './candidates.ts';
import { withValues, writtenValue } from './written-value.ts';
import type { WrittenValue } from './written-value.ts';

export interface Variants {
  readonly present: Candidate;
  /** The game with these numbers; undefined where check would refuse it, or the options could not be played. */
  readonly gameOf: (candidate: Candidate) => Game | undefined;
  /** Files of the folder that these numbers change, by name. */
  readonly textsOf: (
    candidate: Candidate,
  ) => readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

const MARK = '\uFEFF';

/** Variants of a content folder, or one line for each range that is for no number, or leaves out the one there is. */
export function variantsOf(
  folder: string,
  ranges: readonly TuningRange[],
  options: readonly Options[],
): Variants | { readonly faults: readonly string[] } {
  const texts = new Map<string, string>();
  const marked = new Set<string>();
  for (const name of new Set(ranges.map(({ id }) => `${id.split('/')[0] ?? ''}.yaml`))) {
    let text: string;
    try {
      text = readFileSync(join(folder, name), 'utf8');
    } catch {
      continue;
    }
    if (text.startsWith(MARK)) marked.add(name);
    texts.set(name, text.startsWith(MARK) ? text.slice(1) : text);
  }
  const faults: string[] = [];
  const places: WrittenValue[] = [];
  for (const { id, from, to } of ranges) {
    const at = writtenValue(texts, id);
    if (at === undefined) faults.push(`tuning.yaml: no number is written at "${id}"`);
    else if (from > to) faults.push(`tuning.yaml: the range of "${id}" ends before it begins`);
    else places.push(at);
  }
  if (ranges.length === 0) faults.push('tuning.yaml names no number that may be changed');
  if (faults.length > 0) return { faults };
  const changed = (candidate: Candidate): ReadonlyMap<string, string> =>
    withValues(
      texts,
      places.map((at, index) => ({ at, to: candidate[index] ?? at.value })),
    );
  const loaded = new Map<string, Game | undefined>();
  return {
    present: places.map(({ value }) => value),
    gameOf: (candidate) => {
      const key = candidate.join();
      if (!loaded.has(key)) {
        const { game } = loadGame(folder, { texts: changed(candidate) });
        const playable = game !== undefined && options.every((one) => checkOptions(game, one).length === 0);
        loaded.set(key, playable ? game : undefined);
      }
      return loaded.get(key);
    },
    textsOf: (candidate) =>
      [...changed(candidate)].map(([name, after]) => {
        const mark = marked.has(name) ? MARK : '';
        return { name, before: mark + (texts.get(name) ?? ''), after: mark + after };
      }),
  };
}
