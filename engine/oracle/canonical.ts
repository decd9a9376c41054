// The oracle's states in the canonical form that both interpreters share.
import type { Canonical } from '../canonical/canonical.ts';
import type { CanonicalFrame } from '../canonical/frame.ts';
import type { Bag } from './bag.ts';
import { countOf, kindsIn } from './bag.ts';
import type { Decision, OracleState } from './state.ts';

const shown = new WeakMap<Bag, Readonly<Record<string, number>>>();

/** Only what is there, in the order of `Game.cards`. Bags never change, so each is sorted once. */
export function present(bag: Bag, order: readonly string[]): Readonly<Record<string, number>> {
  const known = shown.get(bag) ?? Object.fromEntries(kindsIn(bag, order).map((id) => [id, bag[id]]));
  shown.set(bag, known);
  return known;
}

const frameOf = (decision: Decision): CanonicalFrame => {
  switch (decision.kind) {
    case 'effect':
      return { ...decision, aimed: decision.aimed ?? null };
    case 'fight':
    case 'michel-fight':
      return { ...decision, out: [...decision.out].sort((a, b) => a - b) };
    default:
      return decision;
  }
};

/** Equal forms mean equal games, chance to come included. */
export function canonicalOf(state: OracleState): Canonical {
  const { world, michel, streams } = state;
  const { order, players } = world;
  return {
    number: state.number,
    turn: state.turn,
    active: state.active,
    start: state.start,
    actionsLeft: state.actionsLeft,
    extortions: state.extortions,
    michelMoves: state.michelMoves,
    over: state.over ?? null,
    winners: [...state.winners],
    michel: michel === undefined ? null : { location: michel.place, strength: michel.strength, turned: michel.turned },
    seats: state.seats.map((seat) => ({
      location: seat.place ?? null,
      beatings: seat.beatings,
      cigarettes: seat.cigarettes,
      points: seat.points,
      gang: seat.gang ?? null,
      safe: seat.safe,
      left: seat.left,
      hand: present(seat.hand, order),
      dug: present(seat.dug, order),
      hidden: seat.backgrounds.filter(({ revealed }) => !revealed).map(({ id }) => id),
      revealed: seat.backgrounds.filter(({ revealed }) => revealed).map(({ id }) => id),
    })),
    piles: Object.fromEntries(
      world.game.cards.filter(({ pile }) => pile === 'open').map(({ id }) => [id, countOf(state.piles, id)]),
    ),
    discard: present(state.discard, order),
    gangPiles: Object.fromEntries(world.game.gangs.map(({ id }) => [id, countOf(state.gangPiles, id)])),
    deck: state.deck,
    stack: state.stack.map(frameOf),
    streams: { ...streams, dice: streams.dice.slice(0, players), bots: streams.bots.slice(0, players) },
  };
}
