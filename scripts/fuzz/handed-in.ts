// Chance handed in from a table: values that might come up in a step, spelt behind the move so that it can be played again.
import { applyRecorded } from '../../engine/index.ts';
import type { Outcomes } from '../../engine/index.ts';
import type { Move, Pair } from './pair.ts';

const MARK = '@';
/** One step in so many is played with values from the table. */
const HANDED_EVERY = 3;

type Handed = Pick<Outcomes, 'dice' | 'draws' | 'thefts' | 'strengths'>;

/** A move taken apart: the action, and what was handed in. */
export function readMove(move: Move): { readonly name: string; readonly handed: Handed | undefined } {
  const at = move.indexOf(MARK);
  if (at < 0) return { name: move, handed: undefined };
  return { name: move.slice(0, at), handed: JSON.parse(move.slice(at + 1)) as Handed };
}

export const withHanded = (move: Move, handed: Handed | undefined): Move =>
  handed === undefined ? move : move + MARK + JSON.stringify(handed);

/**
 * Values of the same kinds and numbers as the step would use by itself, chosen anew; where they cannot come up, the step's
 * own; undefined where the step uses no chance, somebody leaves, or it is not the turn for it.
 */
export function handedFor({ t, s, codes }: Pair, move: Move, choose: (n: number) => number): Handed | undefined {
  if (choose(HANDED_EVERY) !== 0 || move.startsWith('leave:') || move.includes(MARK)) return undefined;
  const code = codes.get(move) ?? -1;
  const plain = applyRecorded(t, s, code);
  if (!plain.ok) return undefined;
  const { dice, draws, thefts, strengths, deal } = plain.value.outcomes;
  if (deal !== undefined || [dice, draws, thefts, strengths].every((values) => values === undefined)) return undefined;
  const any = <T>(list: readonly T[]): T => list[choose(list.length)] as T;
  const cards = t.game.cards.map(({ id }) => id);
  const own: Handed = {
    ...(dice === undefined ? {} : { dice }),
    ...(draws === undefined ? {} : { draws }),
    ...(thefts === undefined ? {} : { thefts }),
    ...(strengths === undefined ? {} : { strengths }),
  };
  const other: Handed = {
    ...(dice === undefined ? {} : { dice: dice.map(() => 1 + choose(t.n.dieFaces)) }),
    ...(draws === undefined ? {} : { draws: draws.map(() => any(cards)) }),
    ...(thefts === undefined ? {} : { thefts: thefts.map(() => any(cards)) }),
    ...(strengths === undefined ? {} : { strengths: strengths.map(() => any(t.game.strengthCards).id) }),
  };
  return applyRecorded(t, s, code, other).ok ? other : own;
}
