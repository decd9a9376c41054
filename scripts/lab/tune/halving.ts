// Successive halving: many candidates on few games, the better half of them on twice as many, and so on; all of a round are dealt alike.
import { chooser } from '../../../bots/chance.ts';
import { seedFromText } from '../../../engine/index.ts';
import type { TuningRange } from '../../load/load-game.ts';
import { mixed, neighbour, sizesOf } from './candidates.ts';
import type { Candidate } from './candidates.ts';

export interface Halving<Played> {
  readonly present: Candidate;
  readonly ranges: readonly TuningRange[];
  readonly candidates: number;
  readonly rounds: number;
  /** Games of each candidate in the first round, for each cell. */
  readonly games: number;
  readonly seed: number;
  /** Whether a candidate is a game at all; asked once for each. */
  readonly allowed: (candidate: Candidate) => boolean;
  /** Plays a candidate; undefined when called off. */
  readonly play: (candidate: Candidate, games: number, seed: number) => Promise<Played | undefined>;
  /** What is to become small; `present` is how the present numbers played on the same games. */
  readonly lossOf: (played: Played, present: Played) => number;
}

export interface Found<Played> {
  readonly best: Candidate;
  /** Both on games that no choice was made on; undefined when called off before any were played. */
  readonly proof: { readonly before: Played; readonly after: Played } | undefined;
  /** Candidates that would be refused as content. */
  readonly refused: number;
  readonly stopped: boolean;
}

/** Draws in a row that bring nothing new, after which there is nothing new. */
const MOST_DRAWS = 200;

/** Changes that are looked at one by one in the end. */
const MOST_IDLE = 8;

/** The best without the changes that bring nothing: each that can be taken back without a greater loss is. Undefined when called off. */
async function withoutIdle<Played>(
  plan: Halving<Played>,
  best: Candidate,
  seed: number,
): Promise<Candidate | undefined> {
  const { present, rounds, games, allowed, play, lossOf } = plan;
  const changed = best.flatMap((value, index) => (value === present[index] ? [] : [index])).slice(0, MOST_IDLE);
  if (changed.length === 0) return best;
  const amount = games * 2 ** (rounds - 1);
  const base = await play(present, amount, seed);
  const full = base === undefined ? undefined : await play(best, amount, seed);
  if (base === undefined || full === undefined) return undefined;
  let [kept, least] = [best, lossOf(full, base)];
  for (const index of changed) {
    const without = kept.with(index, present[index] ?? 0);
    if (!allowed(without)) continue;
    const played = await play(without, amount, seed);
    if (played === undefined) return undefined;
    const loss = lossOf(played, base);
    if (loss <= least) [kept, least] = [without, loss];
  }
  return kept;
}

/** Games for each cell in all, if every candidate can be played: for progress. */
export const gamesOf = (candidates: number, rounds: number, games: number): number =>
  sizesOf(candidates, rounds).reduce((sum, { kept, made }, round) => sum + (kept + made + 1) * games * 2 ** round, 0) +
  (2 + MOST_IDLE) * games * 2 ** (rounds - 1) +
  2 * games * 2 ** rounds;

/** Searches for numbers with a smaller loss. The same input gives the same result. */
export async function halve<Played>(plan: Halving<Played>): Promise<Found<Played>> {
  const { present, ranges, candidates, rounds, games, seed, allowed, play, lossOf } = plan;
  const draw = chooser(seedFromText(`tune/${String(seed)}`));
  const seen = new Map<string, boolean>([[present.join(), true]]);
  let refused = 0;
  const isNew = (candidate: Candidate): boolean => {
    const key = candidate.join();
    if (seen.has(key)) return false;
    const fits = allowed(candidate);
    seen.set(key, fits);
    if (!fits) refused++;
    return fits;
  };
  const drawn = (count: number, make: () => Candidate): Candidate[] => {
    const list: Candidate[] = [];
    for (let vain = 0; list.length < count && vain < MOST_DRAWS; vain++) {
      const candidate = make();
      if (!isNew(candidate)) continue;
      list.push(candidate);
      vain = -1;
    }
    return list;
  };

  let ranked: Candidate[] = [];
  const seedOf = (round: number): number => seedFromText(`tune/${String(seed)}/${String(round)}`);
  for (const [round, { kept, made }] of sizesOf(candidates, rounds).entries()) {
    const kin = ranked.slice(0, kept);
    const parent = (): Candidate => kin[draw(kin.length)] ?? present;
    const fresh = drawn(made, () =>
      round === 0
        ? neighbour(present, ranges, draw)
        : draw(2) === 0
          ? mixed(parent(), parent(), draw)
          : neighbour(parent(), ranges, draw),
    );
    const amount = games * 2 ** round;
    const base = await play(present, amount, seedOf(round));
    const losses: { readonly candidate: Candidate; readonly loss: number }[] = [];
    for (const candidate of [...kin, ...fresh]) {
      const played = base === undefined ? undefined : await play(candidate, amount, seedOf(round));
      if (base === undefined || played === undefined)
        return { best: ranked[0] ?? present, proof: undefined, refused, stopped: true };
      losses.push({ candidate, loss: lossOf(played, base) });
    }
    ranked = losses.sort((a, b) => a.loss - b.loss).map(({ candidate }) => candidate);
  }
  const best = await withoutIdle(plan, ranked[0] ?? present, seedOf(rounds - 1));
  if (best === undefined) return { best: ranked[0] ?? present, proof: undefined, refused, stopped: true };
  const before = await play(present, games * 2 ** rounds, seedOf(rounds));
  const after = before === undefined ? undefined : await play(best, games * 2 ** rounds, seedOf(rounds));
  if (before === undefined || after === undefined) return { best, proof: undefined, refused, stopped: true };
  return { best, proof: { before, after }, refused, stopped: false };
}
