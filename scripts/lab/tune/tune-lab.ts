// `lab tune`: searches for numbers that come closer to the goals, and says what they change.
import type { Loaded } from '../../load/load-game.ts';
import { answersOf } from '../answers/answers.ts';
import type { CellAnswers } from '../answers/answers.ts';
import { localQueue } from '../shards/local-queue.ts';
import { runCells } from '../shards/run-cells.ts';
import type { RunPlan } from '../shards/run-cells.ts';
import type { Candidate } from './candidates.ts';
import { gamesOf, halve } from './halving.ts';
import { lossOf } from './loss.ts';
import type { Loss } from './loss.ts';
import { patchOf } from './patch.ts';
import type { Variants } from './variants.ts';

export interface TuneLab {
  readonly loaded: Loaded;
  readonly variants: Variants;
  /** `games` are those of each candidate in the first round. */
  readonly plan: RunPlan;
  readonly candidates: number;
  readonly rounds: number;
  readonly workers: number;
  readonly secondsPerTurn: number;
  /** Path of the content folder as patches shall name it. */
  readonly folder: string;
  readonly played: (games: number) => void;
  readonly signal: AbortSignal;
}

export interface Tuned {
  readonly best: Candidate;
  /** Empty where nothing better was found. */
  readonly patch: string;
  readonly files: ReturnType<Variants['textsOf']>;
  readonly proof: { readonly before: Told; readonly after: Told } | undefined;
  readonly refused: number;
  readonly stopped: boolean;
}

/** Answers of a candidate and how far they are from the goals. */
export interface Told {
  readonly cells: readonly CellAnswers[];
  readonly loss: Loss;
}

/** Games that a whole search plays. */
export const gamesToPlay = ({ cells, games }: RunPlan, candidates: number, rounds: number): number =>
  cells.length * gamesOf(candidates, rounds, games);

/** Searches, and proves what it found on games that no choice was made on. The same plan and seed come to the same result. */
export async function tuneLab(lab: TuneLab): Promise<Tuned> {
  const { loaded, variants, plan, candidates, rounds, workers, secondsPerTurn, folder, played, signal } = lab;
  const { goals, tuning } = loaded;
  let before = 0;
  const play = async (
    candidate: Candidate,
    games: number,
    seed: number,
  ): Promise<readonly CellAnswers[] | undefined> => {
    const game = variants.gameOf(candidate);
    if (game === undefined) throw new Error('a candidate that is refused was played');
    const cells = await runCells(
      game,
      { ...plan, games, seed },
      localQueue(game, workers),
      (done) => played(before + done),
      signal,
    );
    before += games * plan.cells.length;
    return signal.aborted ? undefined : answersOf(cells, goals, secondsPerTurn);
  };
  const { best, proof, refused, stopped } = await halve({
    present: variants.present,
    ranges: tuning,
    candidates,
    rounds,
    games: plan.games,
    seed: plan.seed,
    allowed: (candidate) => variants.gameOf(candidate) !== undefined,
    play,
    lossOf: (cells, present) => lossOf(cells, goals, present).total,
  });
  const told = proof && {
    before: { cells: proof.before, loss: lossOf(proof.before, goals) },
    after: { cells: proof.after, loss: lossOf(proof.after, goals, proof.before) },
  };
  const better = told === undefined || told.after.loss.total < told.before.loss.total;
  const files = better ? variants.textsOf(best) : [];
  const patch = patchOf(files.map(({ name, ...texts }) => ({ path: `${folder}/${name}`, ...texts })));
  return { best, patch, files, proof: told, refused, stopped };
}
