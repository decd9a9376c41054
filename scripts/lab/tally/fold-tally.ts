// Finished games into a tally: every measure takes its two numbers, every histogram its count.
import { PARTS, STEPS, addBelow, addStandings } from './course.ts';
import type { GameCount } from './game-count.ts';
import type { Measure } from './measures.ts';
import type { Moments, Tally } from './tally.ts';

export interface TallyFold {
  /** Adds a game that `endGame` has closed. */
  readonly add: (game: GameCount) => void;
  /** All games added so far. */
  readonly tally: () => Tally;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** An empty tally that games are added to. */
export function startTally(measures: readonly Measure[]): TallyFold {
  const sums = new Float64Array(measures.length * 6);
  const turns: number[] = [];
  const seen = zeros(STEPS);
  const won = zeros(STEPS);
  const below = zeros(STEPS * (PARTS + 1));
  let games = 0;

  const add = (game: GameCount): void => {
    games++;
    while (turns.length <= game.turns) turns.push(0);
    turns[game.turns]++;
    if (game.winner >= 0) {
      addStandings(game, seen, won);
      addBelow(game, below);
    }
    for (let i = 0, at = 0; i < measures.length; i++, at += 6) {
      const y = measures[i].y(game);
      if (y === 0) continue;
      const x = measures[i].x(game);
      sums[at]++;
      sums[at + 1] += x;
      sums[at + 2] += y;
      sums[at + 3] += x * x;
      sums[at + 4] += x * y;
      sums[at + 5] += y * y;
    }
  };

  const tally = (): Tally => ({
    games,
    moments: Object.fromEntries(
      measures.map(({ key }, i): [string, Moments] => {
        const at = i * 6;
        return [key, [sums[at], sums[at + 1], sums[at + 2], sums[at + 3], sums[at + 4], sums[at + 5]]];
      }),
    ),
    histograms: { turns: [...turns], seen: [...seen], won: [...won], below: [...below] },
  });
  return { add, tally };
}
