// The answers of a run: every figure of every cell with its interval, the games behind it, and whether it is healthy.
import type { Goal } from '../../load/load-game.ts';
import type { Mode } from '../shards/cells.ts';
import type { CellTally } from '../shards/run-cells.ts';
import type { Moments, Tally } from '../tally/tally.ts';
import { decidedAt } from './decided.ts';
import { FIGURES, FIGURE_IDS } from './figures.ts';
import type { FigureId, Unit } from './figures.ts';
import { change, estimate, median, ratio, scaled } from './intervals.ts';
import type { Estimate } from './intervals.ts';
import { judge, rangeFor } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export interface Answer extends Estimate {
  readonly figure: FigureId;
  /** What of: a gang, a card, a place; undefined where the figure is of the game. */
  readonly of: string | undefined;
  /** Games that say something of it. */
  readonly games: number;
  /** The range asked for, and whether it is met; undefined without a goal. */
  readonly goal: { readonly from: number | undefined; readonly to: number | undefined } | undefined;
  readonly verdict: Verdict | undefined;
}

export interface CellAnswers {
  readonly players: number;
  readonly mode: Mode;
  readonly games: number;
  readonly answers: readonly Answer[];
}

type Found = Estimate & { readonly games: number; readonly of: string | undefined };

/** A ratio in the unit of its figure. */
function inUnit(one: Estimate, unit: Unit, fair: number): Estimate {
  if (unit === 'percent') return scaled(one, 100);
  if (unit === 'edge') return scaled(one, 100, -100 * fair);
  return one;
}

/** What the tally says of a figure: one estimate, or one for each thing it is of. */
function ratiosOf(tally: Tally, figure: FigureId, players: number): Found[] {
  const { unit } = FIGURES[figure];
  const found = Object.entries(tally.moments).filter(([key]) => key === figure || key.startsWith(`${figure}/`));
  const fair = unit === 'edge' ? fairShare(found.map(([, moments]) => moments)) : 1 / players;
  return found
    .filter(([, [games]]) => games > 0)
    .map(([key, moments]) => ({
      ...inUnit(estimate(moments), unit, fair),
      games: moments[0],
      of: key.slice(figure.length + 1) || undefined,
    }));
}

/** All have the same chance. */
const fairShare = (list: readonly Moments[]): number => 1 / Math.max(1, list.length);

/** Figures that are no ratio of a measure. */
function workedOut(figure: FigureId, cell: CellTally, cells: readonly CellTally[], secondsPerTurn: number): Found[] {
  const { tally, options, mode } = cell;
  const alone = (one: Estimate, games = tally.games): Found[] => (games > 0 ? [{ ...one, games, of: undefined }] : []);
  if (figure === 'minutes') return alone(scaled(median(tally.histograms.turns ?? []), secondsPerTurn / 60));
  if (figure === 'rounds') return alone(scaled(ratio(tally.moments.turns), 1 / options.players));
  if (figure === 'decided') {
    const { games, ...at } = decidedAt(tally);
    return alone(scaled(at, 100), games);
  }
  if (figure === 'michel-length' && mode === 'michel') {
    const without = cells.find((other) => other.mode === 'base' && other.options.players === options.players);
    if (without === undefined || without.tally.games === 0) return [];
    return alone(scaled(change(ratio(tally.moments.turns), ratio(without.tally.moments.turns)), 100));
  }
  return [];
}

const WORKED_OUT: ReadonlySet<FigureId> = new Set(['minutes', 'rounds', 'decided', 'michel-length']);

/** Answers of all cells with games. `secondsPerTurn` turns turns into minutes. */
export function answersOf(cells: readonly CellTally[], goals: readonly Goal[], secondsPerTurn: number): CellAnswers[] {
  return cells
    .filter(({ tally }) => tally.games > 0)
    .map((cell) => {
      const { mode, options, tally } = cell;
      const { players } = options;
      const answers = FIGURE_IDS.flatMap((figure) => {
        const found = WORKED_OUT.has(figure)
          ? workedOut(figure, cell, cells, secondsPerTurn)
          : ratiosOf(tally, figure, players);
        const goal = goals.find(({ id }) => id === figure);
        return found.map((one): Answer => {
          const range = goal === undefined ? undefined : rangeFor(goal, { players, mode, of: one.of });
          return {
            ...one,
            figure,
            goal: range === undefined ? undefined : { from: range.from, to: range.to },
            verdict: range === undefined ? undefined : judge(one, one.games, range),
          };
        });
      });
      return { players, mode, games: tally.games, answers };
    });
}
