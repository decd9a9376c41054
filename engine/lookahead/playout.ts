// Games played on to see where they lead: chosen by a policy and done, without checks, copies or new memory.
import { botBits, drawForBot } from '../play/bot-chance.ts';
import { decider } from '../play/decider.ts';
import { legalActions, maxActions } from '../play/legal-actions.ts';
import { perform } from '../play/perform.ts';
import { SPENDING_KINDS, mayBeOpen, offerSpending } from '../play/turn-kinds.ts';
import { CHOICES, HAND_LIMIT, KIND, ROLL_CHOICE, topFrame } from '../state/stack.ts';
import { offerReveals } from '../rules/background.ts';
import { offerSet } from '../rules/move.ts';
import { offerDiscards, offerEndTurn } from '../rules/turn.ts';
import { GO } from '../tables/codes.ts';
import { named } from '../tables/check-call.ts';
import { ACTIONS, DEPTH, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Chooses a legal action for the seat that decides (`decider`), and returns its code; asked only while the game runs. Chance
 * comes from `botIndex`, so that the same state is played on alike. It must not read what that seat cannot know, unless
 * `determinize` has dealt it.
 */
export type Policy = (t: Tables, s: State) => number;

/**
 * Plays `s` on, in place, until the game is over or `limit` actions are done; returns how many were. Start it from a state
 * that `determinize` has dealt: from a plain copy it would play on with the real next card. A policy that is no function is a
 * RangeError NO_POLICY, a limit below 0 or none at all BAD_COUNT (Infinity is one).
 */
export function playout(t: Tables, s: State, policy: Policy, limit: number): number {
  if (typeof policy !== 'function') throw new RangeError(`NO_POLICY: a policy is a function, not ${named(policy)}.`);
  if (typeof limit !== 'number' || !(limit >= 0))
    throw new RangeError(`BAD_COUNT: ${named(limit)} is no number of actions.`);
  let done = 0;
  while (done < limit && s[OVER] === 0) {
    perform(t, s, policy(t, s));
    done++;
  }
  return done;
}

/** Bits of chance that name a kind. */
const KIND_BITS = Math.log2(SPENDING_KINDS);

const rooms = new WeakMap<Tables, Int32Array>();
let [lastTables, lastRoom]: [Tables | undefined, Int32Array] = [undefined, new Int32Array(0)];

/** Room for the codes of one list, made once for the tables. */
function roomFor(t: Tables): Int32Array {
  if (t === lastTables) return lastRoom;
  const room = rooms.get(t) ?? new Int32Array(maxActions(t));
  rooms.set(t, room);
  [lastTables, lastRoom] = [t, room];
  return room;
}

/** Any of the legal actions, all alike. */
export const evenly: Policy = (t, s) => {
  const legal = roomFor(t);
  const count = legalActions(t, s, legal);
  return count === 1 ? legal[0] : legal[drawForBot(s, decider(s), count)];
};

/**
 * First a kind of action, all that are open alike, then one of that kind: so the many ways to name a target, a tool and a
 * weapon do not crowd out the one way to dig. A turn ends when its actions are spent, now and then after a reveal;
 * who has rolled goes.
 */
export const kindFirst: Policy = (t, s) => {
  const legal = roomFor(t);
  const seat = decider(s);
  if (s[DEPTH] > 0) return answer(t, s, seat, legal);
  return s[ACTIONS] >= Math.min(t.n.actionCost, t.n.carefulCost)
    ? spend(t, s, seat, legal)
    : endTurn(t, s, seat, legal);
};

/** After so many numbers of chance without a hit hardly anything can be open: then the whole list is asked. */
const MOST_NUMBERS = 16;

/** Kinds are asked by lot until one is open, which spares listing all; one number of chance serves several tries. */
function spend(t: Tables, s: State, seat: number, legal: Int32Array): number {
  const open = mayBeOpen(t, s);
  for (let numbers = 0; numbers < MOST_NUMBERS; numbers++) {
    let bits = botBits(s, seat);
    for (let tries = 32 / KIND_BITS; tries > 0; tries--, bits >>>= KIND_BITS) {
      const kind = bits & (SPENDING_KINDS - 1);
      if (((open >>> kind) & 1) === 0) continue;
      const count = offerSpending(t, s, kind, legal);
      if (count > 0) return count === 1 ? legal[0] : legal[drawForBot(s, seat, count)];
    }
  }
  return evenly(t, s);
}

function endTurn(t: Tables, s: State, seat: number, legal: Int32Array): number {
  const reveals = offerReveals(t, s, legal, 0);
  if (reveals > 0 && (botBits(s, seat) & 1) === 0) return legal[drawForBot(s, seat, reveals)];
  offerEndTurn(t, legal, 0);
  return legal[0];
}

/** An answer to the open decision, the most frequent ones without asking what kinds there are; who has paid for a roll goes. */
function answer(t: Tables, s: State, seat: number, legal: Int32Array): number {
  const f = topFrame(s);
  switch (s[f + KIND]) {
    case ROLL_CHOICE:
      return oneAlike(s, seat, legal, offerSet(t.actions.base[GO], s[f + CHOICES], legal));
    case HAND_LIMIT:
      return oneAlike(s, seat, legal, offerDiscards(t, s, legal));
    default:
      return oneOfList(t, s, seat, legal, legalActions(t, s, legal));
  }
}

/** One of a list of one kind. */
const oneAlike = (s: State, seat: number, legal: Int32Array, count: number): number =>
  count === 1 ? legal[0] : legal[drawForBot(s, seat, count)];

/** One of a short list whose kinds stand together: a kind by lot, then one of it. */
function oneOfList(t: Tables, s: State, seat: number, legal: Int32Array, count: number): number {
  if (count === 1) return legal[0];
  const { kindOf } = t.actions;
  let kinds = 1;
  for (let i = 1; i < count; i++) if (kindOf[legal[i]] !== kindOf[legal[i - 1]]) kinds++;
  let skip = kinds === 1 ? 0 : drawForBot(s, seat, kinds);
  let from = 0;
  while (skip > 0) if (kindOf[legal[++from]] !== kindOf[legal[from - 1]]) skip--;
  let to = from + 1;
  while (to < count && kindOf[legal[to]] === kindOf[legal[from]]) to++;
  return legal[from + (to === from + 1 ? 0 : drawForBot(s, seat, to - from))];
}
