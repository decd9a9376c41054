// Chapter "effect": the closed vocabulary of what cards and backgrounds do, run in the printed order.
import type { Effect } from '../facts/game.ts';
import { EMPTY, countOf, kindsIn, sizeOf, withMore } from './bag.ts';
import { beaten } from './beating.ts';
import { shuffled } from './chance.ts';
import { robbed } from './extort.ts';
import { dug, healedBy, isTooBeatenToDig } from './local.ts';
import { movedTo } from './move.ts';
import { drawn } from './search.ts';
import type { EffectDecision, OracleState } from './state.ts';
import { areTogether, cite, clockwise, closed, innermost, opened, replaced, teamOf, withSeat } from './state.ts';
import { say, sayMissing } from './tell.ts';
import { inHand, putAway, takenFromPile } from './turn.ts';

type Aimed = Extract<Effect, { readonly reach: unknown }>;

const isAimed = (effect: Effect): effect is Aimed => 'reach' in effect;

export function effectOf(state: OracleState): EffectDecision {
  const decision = innermost(state);
  if (decision?.kind !== 'effect') throw new RangeError('no effect runs');
  return decision;
}

export const effectsOf = ({ world }: OracleState, { source, member }: EffectDecision): readonly Effect[] => {
  const background = world.game.backgrounds.find(({ id }) => id === source);
  return background === undefined
    ? (world.cards.get(source)?.effects ?? [])
    : member
      ? background.memberEffects
      : background.effects;
};

/** The effect that runs; undefined past the last one. */
export const runningEffect = (state: OracleState): Effect | undefined =>
  effectsOf(state, effectOf(state))[effectOf(state).step];

/** "The cell block" is that inmate's own. */
function destinationFor(state: OracleState, seat: number, to: string): string {
  const home = state.world.places.find(({ team }) => team !== undefined && team === teamOf(state.world, seat));
  return to === state.world.game.startLocation && home !== undefined ? home.id : to;
}

const wouldHappen = (state: OracleState, effect: Aimed, seat: number): boolean => {
  switch (effect.kind) {
    case 'beat':
      return state.seats[seat].beatings < state.world.n.maxBeatings;
    case 'steal':
    case 'look':
      return sizeOf(state.seats[seat].hand) > 0;
    case 'move-other':
      return effect.to === 'any' || destinationFor(state, seat, effect.to) !== state.seats[seat].place;
  }
};

/** True if the running effect is aimed at somebody. */
export function runsAimed(state: OracleState): boolean {
  const effect = runningEffect(state);
  return effect !== undefined && isAimed(effect);
}

/** Whom the running effect can be aimed at. */
export function aims(state: OracleState): number[] {
  const { seat } = effectOf(state);
  const effect = runningEffect(state);
  if (effect === undefined || !isAimed(effect)) return [];
  return clockwise(state, 0)
    .filter((other) => other !== seat && (effect.reach === 'anywhere' || areTogether(state, seat, other)))
    .filter((other) => wouldHappen(state, effect, other));
}

/** How many choices an effect asks for; 0 when it happens by itself or finds nothing to do. */
function choicesFor(state: OracleState, effect: Effect, seat: number): number {
  switch (effect.kind) {
    case 'draw-discard':
      return sizeOf(state.discard) > 0 ? effect.count : 0;
    case 'move':
      return effect.to === 'any' && state.world.places.length > 1 ? 1 : 0;
    case 'dig-anywhere':
      return isTooBeatenToDig(state, seat) ? 0 : effect.count;
    case 'beat':
    case 'steal':
    case 'look':
    case 'move-other':
      return aims(state).length > 0 ? 1 : 0;
    case 'draw':
    case 'gain':
    case 'take':
    case 'heal':
    case 'safe':
    case 'extra-action':
    case 'redeal':
      return 0;
  }
}

function redealt(state: OracleState): OracleState {
  const { order } = state.world;
  const heap = order.flatMap((id) =>
    Array.from({ length: state.seats.reduce((sum, { hand }) => sum + countOf(hand, id), 0) }, () => id),
  );
  const { list, left } = shuffled(state.streams.deck, heap);
  const sizes = state.seats.map(({ hand }) => sizeOf(hand));
  const starts = sizes.map((_, seat) => sizes.slice(0, seat).reduce((sum, size) => sum + size, 0));
  const hands = sizes.map((size, seat) =>
    list.slice(starts[seat], starts[seat] + size).reduce((hand, id) => withMore(hand, id, 1), EMPTY),
  );
  const after: OracleState = {
    ...say(state, 'redealt', { count: list.length }),
    seats: state.seats.map((seat, index) => ({ ...seat, hand: hands[index] })),
    streams: { ...state.streams, deck: left },
  };
  return sizes.reduce(
    (now, size, seat) =>
      list
        .slice(starts[seat], starts[seat] + size)
        .reduce((dealt, what) => say(dealt, 'drew', { seat, what, knownTo: [seat] }), now),
    after,
  );
}

const inVain = (state: OracleState, seat: number): OracleState => say(state, 'nothing', { seat, count: 0 });

/** What an effect does without asking; one that finds nothing to do says so. */
function doneAtOnce(state: OracleState, effect: Effect, seat: number): OracleState {
  const { cigarettes, place } = state.seats[seat];
  switch (effect.kind) {
    case 'draw':
      return drawn(state, seat, effect.count);
    case 'gain':
      return withSeat(say(state, 'gained', { seat, count: effect.count }), seat, {
        cigarettes: cigarettes + effect.count,
      });
    case 'take':
      return countOf(state.piles, effect.card) === 0
        ? inVain(state, seat)
        : say(takenFromPile(state, seat, effect.card), 'took', { seat, what: effect.card });
    case 'move':
      return effect.to === 'any' || destinationFor(state, seat, effect.to) === place
        ? inVain(state, seat)
        : movedTo(state, seat, destinationFor(state, seat, effect.to));
    case 'heal':
      return healedBy(state, seat, effect.count);
    case 'safe':
      return withSeat(say(state, 'safe', { seat }), seat, { safe: true });
    case 'extra-action':
      return {
        ...say(state, 'extra-action', { seat, count: effect.count }),
        actionsLeft: state.actionsLeft + effect.count,
      };
    case 'redeal':
      return redealt(state);
    case 'draw-discard':
    case 'move-other':
    case 'beat':
    case 'steal':
    case 'look':
    case 'dig-anywhere':
      return inVain(state, seat);
  }
}

/** Runs effects from where the open decision stands until one asks, the game ends, or all are done. */
export function run(state: OracleState): OracleState {
  const frame = effectOf(state);
  const effect = runningEffect(state);
  if (effect === undefined)
    return state.world.cards.has(frame.source) ? putAway(closed(state), frame.source) : closed(state);
  const remaining = choicesFor(state, effect, frame.seat);
  const cited = cite(state, `effect.${effect.kind}`);
  return remaining > 0 ? replaced(cited, { ...frame, remaining }) : runNext(doneAtOnce(cited, effect, frame.seat));
}

/** On to the next effect. */
export function runNext(state: OracleState): OracleState {
  const frame = effectOf(state);
  return run(replaced(state, { ...frame, step: frame.step + 1, remaining: 0, aimed: undefined }));
}

export const begin = (state: OracleState, seat: number, source: string, member: boolean): OracleState =>
  run(opened(state, { kind: 'effect', seat, source, member, step: 0, remaining: 0, aimed: undefined }));

/** One choice of several is made; `more` says whether there is anything left to choose from. */
function chosen(state: OracleState, more: boolean): OracleState {
  const frame = effectOf(state);
  if (frame.remaining > 1 && more) return replaced(state, { ...frame, remaining: frame.remaining - 1 });
  const effect = runningEffect(state);
  const asked = effect !== undefined && 'count' in effect ? effect.count : 1;
  return runNext(sayMissing(state, frame.seat, asked - frame.remaining + 1, asked));
}

/** draw-discard: one card of the discard. */
export function take(state: OracleState, card: string): OracleState {
  const { seat } = effectOf(state);
  const lifted = { ...state, discard: withMore(state.discard, card, -1) };
  const taken = say(inHand(lifted, seat, card, 1), 'took', { seat, what: card });
  return chosen(taken, sizeOf(taken.discard) > 0);
}

/** dig-anywhere: one tool, which may end the game. */
export function digByEffect(state: OracleState, tool: string): OracleState {
  const after = dug(state, effectOf(state).seat, tool);
  return after.over === undefined ? chosen(after, true) : after;
}

export const walk = (state: OracleState, place: string): OracleState =>
  runNext(movedTo(state, effectOf(state).seat, place));

/** A hand laid open to one other seat, kind by kind. */
function shownTo(state: OracleState, seat: number, other: number): OracleState {
  const { hand } = state.seats[other];
  return kindsIn(hand, state.world.order).reduce(
    (now, what) => say(now, 'looked', { seat, other, what, count: countOf(hand, what), knownTo: [seat] }),
    state,
  );
}

/** An aimed effect happens to `target`, or asks on. */
export function aim(state: OracleState, target: number): OracleState {
  const frame = effectOf(state);
  const effect = runningEffect(state);
  if (effect === undefined || !isAimed(effect)) throw new RangeError('nothing to aim');
  switch (effect.kind) {
    case 'beat':
      return runNext(beaten(state, target, effect.count));
    case 'steal':
      return runNext(robbed(state, target, frame.seat, effect.count));
    case 'look':
      return opened(replaced(shownTo(state, frame.seat, target), { ...frame, remaining: 0 }), {
        kind: 'look',
        seat: frame.seat,
        target,
      });
    case 'move-other':
      return effect.to === 'any'
        ? replaced(state, { ...frame, aimed: target })
        : runNext(movedTo(state, target, destinationFor(state, target, effect.to)));
  }
}

export function send(state: OracleState, place: string): OracleState {
  const { aimed } = effectOf(state);
  if (aimed === undefined) throw new RangeError('nobody to send');
  return runNext(movedTo(state, aimed, place));
}

export const lookedEnough = (state: OracleState): OracleState => runNext(closed(state));
