// Two contents played with the same chance: each figure's difference, with an interval from batches of games that were played on both.
import type { Goal } from '../../load/load-game.ts';
import { answersOf } from '../answers/answers.ts';
import type { Answer } from '../answers/answers.ts';
import type { FigureId } from '../answers/figures.ts';
import type { Cell, Mode } from '../shards/cells.ts';
import { NO_GAMES, addTallies } from '../tally/tally.ts';
import type { Tally } from '../tally/tally.ts';
import { studentT } from './student-t.ts';

/** Tallies of one batch of games, one for each cell. */
export type Batch = readonly Tally[];

export interface Difference {
  readonly figure: FigureId;
  readonly of: string | undefined;
  /** The figure over all games of each. */
  readonly before: number;
  readonly after: number;
  /** Mean over the batches of after − before, and the range in which the true one lies, all figures of the run together in 95 of 100 runs. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Whether the range leaves 0 out. */
  readonly seen: boolean;
  /** Games of each content after which a difference as large as this one would be seen; undefined where there is none at all. */
  readonly needs: number | undefined;
}

export interface CellDifferences {
  readonly players: number;
  readonly mode: Mode;
  readonly games: number;
  readonly differences: readonly Difference[];
}

/** With fewer batches that say something of a figure, nothing is said of its difference. */
const FEWEST = 8;

const keyOf = ({ figure, of }: Pick<Answer, 'figure' | 'of'>): string => `${figure}/${of ?? ''}`;

interface Compared {
  readonly answer: Answer;
  readonly after: number;
  readonly steps: readonly number[];
}

/** What differs, cell by cell. `before` and `after` hold the same batches of the same cells; `goals` are not judged here. */
export function differencesOf(
  cells: readonly Cell[],
  before: readonly Batch[],
  after: readonly Batch[],
  secondsPerTurn: number,
): CellDifferences[] {
  const answers = (batch: Batch, goals: readonly Goal[] = []) =>
    answersOf(
      cells.map((cell, index) => ({ ...cell, tally: batch[index] })),
      goals,
      secondsPerTurn,
    );
  const whole = (batches: readonly Batch[]): Batch =>
    cells.map((_cell, index) => batches.reduce((sum, batch) => addTallies(sum, batch[index]), NO_GAMES));
  const byCell = (batch: Batch) =>
    new Map(
      answers(batch).map((cell) => [
        `${cell.mode}/${cell.players}`,
        new Map(cell.answers.map((answer) => [keyOf(answer), answer])),
      ]),
    );
  const [wholeBefore, wholeAfter] = [answers(whole(before)), byCell(whole(after))];
  const [eachBefore, eachAfter] = [before.map(byCell), after.map(byCell)];
  const compared = wholeBefore.map((cell) => {
    const name = `${cell.mode}/${cell.players}`;
    const found = cell.answers.flatMap((answer): Compared[] => {
      const key = keyOf(answer);
      const other = wholeAfter.get(name)?.get(key);
      if (other === undefined) return [];
      const steps = eachBefore.flatMap((batch, index) => {
        const [a, b] = [batch.get(name)?.get(key)?.value, eachAfter[index].get(name)?.get(key)?.value];
        return a === undefined || b === undefined || !Number.isFinite(b - a) ? [] : [b - a];
      });
      return steps.length < FEWEST ? [] : [{ answer, after: other.value, steps }];
    });
    return { cell, found };
  });
  const family = compared.reduce((sum, { found }) => sum + found.length, 0);
  return compared.map(({ cell: { players, mode, games }, found }) => ({
    players,
    mode,
    games,
    differences: found.map((one) => difference(one, family, games)),
  }));
}

/** Bonferroni: each of `family` figures may be wrong in one of 20 × family runs only, so that all are right together in 95 of 100. */
function difference({ answer, after, steps }: Compared, family: number, games: number): Difference {
  const n = steps.length;
  const value = steps.reduce((sum, step) => sum + step, 0) / n;
  const spread = Math.sqrt(steps.reduce((sum, step) => sum + (step - value) ** 2, 0) / (n - 1));
  const half = (studentT(1 - 0.05 / (2 * family), n - 1) * spread) / Math.sqrt(n);
  return {
    figure: answer.figure,
    of: answer.of,
    before: answer.value,
    after,
    value,
    low: value - half,
    high: value + half,
    seen: Math.abs(value) > half,
    needs: value === 0 ? undefined : Math.ceil(games * (half / value) ** 2),
  };
}
