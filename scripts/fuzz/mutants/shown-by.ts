// What shows a fault: the game kept for it, or the first line of a walk that is no longer told as it was.
import { readFileSync } from 'node:fs';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import type { Walk } from '../../../engine/testing/walks/walk.ts';
import type { FaultyEngine } from './faulty-engine.ts';
import type { Mutant } from './kept-mutants.ts';
import { parsePatch } from './patch.ts';

const GOLDEN = new URL('../../../engine/testing/golden/walks/', import.meta.url);
const texts = new Map<string, readonly string[]>();

/** The lines of a walk as they were accepted. */
function goldenLines(name: string): readonly string[] {
  const known =
    texts.get(name) ??
    readFileSync(new URL(`${name}.txt`, GOLDEN), 'utf8')
      .trimEnd()
      .split('\n');
  texts.set(name, known);
  return known;
}

/** The first line of a walk that differs from its golden text, from 1; undefined if none does. An exception is a difference. */
export function firstStray({ name, lines }: Walk): number | undefined {
  const golden = goldenLines(name);
  let at = 0;
  try {
    for (const line of lines()) if (line !== golden[at++]) return at;
  } catch {
    return at + 1;
  }
  return at === golden.length ? undefined : at + 1;
}

/** Does the game kept for a fault show it? */
export const shownByGame = (faulty: Pick<FaultyEngine, 'playMoves'>, { game }: Mutant): boolean =>
  game !== undefined && faulty.playMoves(sampleGame, game.setting, game.moves).failure !== undefined;

/** Where a walk strays, as `walk:line`, the one named by the fault first; undefined if all are told as they were. */
export function shownByWalk({ WALKS }: Pick<FaultyEngine, 'WALKS'>, { patch }: Mutant): string | undefined {
  const { walk: named } = parsePatch(patch);
  const first = WALKS.filter(({ name }) => name === named);
  for (const walk of [...first, ...WALKS.filter(({ name }) => name !== named)]) {
    const line = firstStray(walk);
    if (line !== undefined) return `${walk.name}:${line}`;
  }
  return undefined;
}
