// A run as one value: what was asked, what came out, and the hash over it. report.json is this value with sorted keys.
import { createHash } from 'node:crypto';
import type { Game } from '../../../engine/facts/game.ts';
import type { Goal } from '../../load/load-game.ts';
import { answersOf } from '../answers/answers.ts';
import type { CellAnswers } from '../answers/answers.ts';
import type { CellTally, RunPlan } from '../shards/run-cells.ts';
import type { Tally } from '../tally/tally.ts';

export interface RunReport {
  /** SHA-256 over everything below; equal for equal plans, however many workers played. */
  readonly hash: string;
  /** Hash of the content (`Game.hash`) and its version. */
  readonly content: string;
  readonly version: string;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly secondsPerTurn: number;
  /** Games asked for in each cell, and whether the run was called off before they were played. */
  readonly games: number;
  /** Games asked for and played in all cells together. */
  readonly asked: number;
  readonly played: number;
  readonly stopped: boolean;
  readonly cells: readonly (CellAnswers & { readonly tally: Tally })[];
}

/** Six digits are more than any interval is worth, and spare the report the noise of the last ones. */
const rounded = (value: number): number | null => (Number.isFinite(value) ? Number(value.toPrecision(6)) : null);

/** JSON with the keys of every object sorted, numbers that are no whole ones rounded, and infinities as null. */
export function sortedJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_, inner: unknown) => {
      if (typeof inner === 'number') return Number.isInteger(inner) ? inner : rounded(inner);
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    indent,
  );
}

/** Works out the answers of a run. */
export function reportOf(
  game: Game,
  goals: readonly Goal[],
  { bots, games, seed }: RunPlan,
  cells: readonly CellTally[],
  secondsPerTurn: number,
): RunReport {
  const answers = answersOf(cells, goals, secondsPerTurn);
  const told = cells.filter(({ tally }) => tally.games > 0);
  const body = {
    content: game.hash,
    version: game.version,
    bots,
    seed,
    secondsPerTurn,
    games,
    asked: games * cells.length,
    played: cells.reduce((sum, { tally }) => sum + tally.games, 0),
    stopped: cells.some(({ tally }) => tally.games < games),
    cells: answers.map((cell, index) => ({ ...cell, tally: told[index].tally })),
  };
  return { hash: createHash('sha256').update(sortedJson(body)).digest('hex'), ...body };
}
