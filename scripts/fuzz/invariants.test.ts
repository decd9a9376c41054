// The invariants see each kind of damage.
import { describe, expect, it, test } from 'vitest';
import { canonical, compile, newGame } from '../../engine/index.ts';
import type { Canonical } from '../../engine/index.ts';
import { sampleGame } from '../../engine/testing/sample-game.ts';
import { brokenInvariant } from './invariants.ts';

const t = compile(sampleGame, { players: 3, michel: true });
const whole = canonical(t, newGame(t, 1));
type Seat = Canonical['seats'][number];
const withSeat = (change: Partial<Seat>): Canonical => ({
  ...whole,
  seats: whole.seats.map((seat, index) => (index === 1 ? { ...seat, ...change } : seat)),
});

it('has nothing to say about a new game', () => expect(brokenInvariant(t, whole)).toBeUndefined());

describe('damage', () => {
  test.each<[string, Canonical, RegExp]>([
    ['a card too many', { ...whole, discard: { pan: 1 } }, /3 of 2 copies of pan/],
    ['a card too few', { ...whole, deck: whole.deck.slice(1) }, /copies of .* are there/],
    ['a gang card too few', { ...whole, gangPiles: { ...whole.gangPiles, moles: 2 } }, /gang moles/],
    [
      'a strength card too few',
      { ...whole, michel: { location: 'solitary', strength: [], turned: [] } },
      /strength cards/,
    ],
    ['too many beatings', withSeat({ beatings: 3 }), /seat 1 has 3 beatings/],
    ['debts', withSeat({ cigarettes: -1 }), /-1 cigarettes/],
    ['a seat that is nowhere', withSeat({ location: null }), /nowhere/],
    ['a background dealt twice', withSeat({ hidden: whole.seats[0].hidden }), /dealt twice/],
    ['fewer actions than none', { ...whole, actionsLeft: -1 }, /-1 actions/],
    ['an end without winners', { ...whole, over: 'win' }, /without winners/],
    [
      'a question to somebody who left',
      { ...whole, active: 1, seats: withSeat({ left: true, location: null }).seats },
      /has left and is asked/,
    ],
    [
      'too many open decisions',
      { ...whole, stack: Array.from({ length: 4 }, () => ({ kind: 'sell' as const, seat: 0 })) },
      /4 decisions/,
    ],
  ])('%s', (_, state, says) => expect(brokenInvariant(t, state)).toMatch(says));
});
