// How far a game is from its goals: one number to make smaller, and its parts by goal.
import type { Goal } from '../../load/load-game.ts';
import type { Answer, CellAnswers } from '../answers/answers.ts';

export interface Loss {
  readonly total: number;
  /** By goal, weights not applied; goals without an answer are left out. */
  readonly byGoal: ReadonlyMap<string, number>;
}

/**
 * How far a value lies outside its range, in widths of the range, or in parts of the edge where it has only one. Beyond one width it
 * grows more and more slowly, so that one figure far off does not outweigh all others.
 */
export function distance(
  value: number,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): number {
  const outside = Math.max(0, (from ?? -Infinity) - value, value - (to ?? Infinity));
  const width = from !== undefined && to !== undefined ? to - from : Math.abs(from ?? to ?? 0);
  const widths = outside / (width > 0 ? width : 1);
  return widths <= 1 ? widths : 1 + Math.log(widths);
}

const subjectOf = ({ figure, of }: Answer, { players, mode }: CellAnswers): string =>
  [figure, of, players, mode].join('\n');

/** Answers with a goal and a value, by what they are of. */
const judged = (cells: readonly CellAnswers[]): Map<string, Answer> =>
  new Map(
    cells.flatMap((cell) =>
      cell.answers
        .filter(({ goal, value }) => goal !== undefined && Number.isFinite(value))
        .map((answer): [string, Answer] => [subjectOf(answer, cell), answer]),
    ),
  );

/**
 * The loss of a run: for each goal the mean distance of all it is for, times its weight, added up. What `like` has an answer for and
 * this run has none (a gang that nobody joins any more) counts as one whole width.
 */
export function lossOf(
  cells: readonly CellAnswers[],
  goals: readonly Goal[],
  like: readonly CellAnswers[] = cells,
): Loss {
  const found = judged(cells);
  const distances = new Map<string, number[]>();
  const note = (figure: string, far: number): void =>
    void distances.set(figure, [...(distances.get(figure) ?? []), far]);
  for (const { figure, value, goal } of found.values()) note(figure, distance(value, goal ?? {}));
  for (const [subject, { figure }] of judged(like)) if (!found.has(subject)) note(figure, 1);
  const byGoal = new Map(
    [...distances].map(([figure, list]) => [figure, list.reduce((a, b) => a + b, 0) / list.length]),
  );
  const total = goals.reduce((sum, { id, weight = 1 }) => sum + weight * (byGoal.get(id) ?? 0), 0);
  return { total, byGoal };
}
