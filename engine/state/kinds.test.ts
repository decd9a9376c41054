// The bits kept beside the counts of a hand: they follow every change, and say what the counts say.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../tables/compile.ts';
import { cardSet, wordsFor } from '../tables/card-set.ts';
import { demandTable } from '../tables/demand-table.ts';
import { newGame } from '../play/new-game.ts';
import { realGame } from '../testing/real-game.ts';
import { addToHand, seatAt, takeFromHand } from './cards.ts';
import { checkState } from './check-state.ts';
import { holdsAny, kindsOf, mayMeet, offerKinds } from './kinds.ts';
import { HAND } from '../tables/layout.ts';

const t = compile(realGame, { players: 3 });
const kinds = fc.uniqueArray(fc.integer({ min: 0, max: t.cards - 1 }));

/** A hand of seat 1 that holds each of these kinds, the first of them twice for a while. */
function holding(cards: readonly number[]): Int32Array {
  const s = new Int32Array(t.layout.size);
  for (const card of [...cards, ...cards.slice(0, 1)]) addToHand(t, s, 1, card);
  if (cards.length > 0) takeFromHand(t, s, 1, cards[0]);
  return s;
}

describe('kinds in hand', () => {
  it('are the kinds of which a card is there, in order', () => {
    fc.assert(
      fc.property(kinds, kinds, (cards, asked) => {
        const s = holding(cards);
        const out = new Int32Array(t.cards);
        const n = offerKinds(s, kindsOf(t, 1), cardSet(asked), 100, out, 0);
        const both = asked.filter((card) => s[seatAt(t, 1) + HAND + card] > 0).sort((a, b) => a - b);
        expect([...out.subarray(0, n)]).toEqual(both.map((card) => 100 + card));
        expect(holdsAny(s, kindsOf(t, 1), cardSet(asked))).toBe(both.length > 0);
        for (const card of cards) takeFromHand(t, s, 1, card);
        expect(s).toEqual(new Int32Array(t.layout.size));
      }),
    );
  });
  it('are found wanting by the check of a state', () => {
    const s = newGame(t, 1);
    s[kindsOf(t, 2)] ^= 1;
    expect(checkState(t, s)).toEqual([`seat 2 is noted wrongly for ${realGame.cards[0].id}`]);
  });
  it('take a word for every 32 kinds begun', () =>
    expect([0, 1, 32, 33, 64, 65].map(wordsFor)).toEqual([0, 1, 1, 2, 2, 3]));
});

describe('demands', () => {
  const lists = fc.array(
    fc.array(fc.array(fc.integer({ min: 0, max: t.cards - 1 }), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    { maxLength: 4 },
  );
  const near = fc.array(
    fc.array(fc.array(fc.integer({ min: 5, max: 14 }), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    { maxLength: 4 },
  );
  const isMet = (demands: number[][][], cards: number[]): boolean =>
    demands.some((demand) => demand.every((list) => list.some((card) => cards.includes(card))));
  it('that the hand meets are never refused, wherever their kinds stand', () => {
    fc.assert(
      fc.property(lists, kinds, (demands, cards) => {
        if (isMet(demands, cards)) expect(mayMeet(holding(cards), kindsOf(t, 1), demandTable(demands))).toBe(true);
      }),
    );
  });
  it('are told exactly where their kinds stand close together', () => {
    fc.assert(
      fc.property(near, kinds, (demands, cards) => {
        expect(mayMeet(holding(cards), kindsOf(t, 1), demandTable(demands))).toBe(isMet(demands, cards));
      }),
    );
  });
});
