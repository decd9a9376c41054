// Deals anew: what a seat sees stays, what it cannot know is dealt evenly, nothing is lost.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../api/view.ts';
import { newGame } from '../play/new-game.ts';
import { addToHand, seatAt } from '../state/cards.ts';
import { checkState } from '../state/check-state.ts';
import { copyState, sameState } from '../state/state.ts';
import { compile } from '../tables/compile.ts';
import { HAND } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';
import { evennessBeside, evennessOfCards, handOf, isEven } from '../testing/even-deals.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { viewFor } from '../view/view-for.ts';
import { determinize } from './determinize.ts';
import { makeMemory } from './memory.ts';
import { kindFirst, playout } from './playout.ts';

const viewersOf = (t: Tables): readonly Viewer[] => ['table', ...Array.from({ length: t.seats }, (_, seat) => seat)];

describe.each(EVERY_MODE.map((options) => [modeName(options), compile(realGame, options)] as const))('%s', (_, t) => {
  test('no viewer sees a difference, and every deal is a possible table', () => {
    const s = newGame(t, 11);
    const viewers = viewersOf(t);
    for (let seed = 0; playout(t, s, kindFirst, 23) > 0 && seed < 40; seed++) {
      const viewer = viewers[seed % viewers.length];
      const dealt = copyState(s);
      determinize(t, dealt, viewer, seed);
      expect(checkState(t, dealt)).toEqual([]);
      expect(JSON.stringify(viewFor(t, dealt, viewer))).toBe(JSON.stringify(viewFor(t, s, viewer)));
    }
  });
});

test('equal seeds give equal deals, other seeds others; the state handed in is all it reads', () => {
  const t = compile(realGame, { players: 4, michel: true });
  const s = newGame(t, 3);
  playout(t, s, kindFirst, 150);
  const dealt = [5, 5, 6].map((seed) => {
    const copy = copyState(s);
    determinize(t, copy, 2, seed);
    return copy;
  });
  expect(sameState(dealt[0], dealt[1])).toBe(true);
  expect(sameState(dealt[0], dealt[2])).toBe(false);
});

test('a hand that is being looked at stays as it is seen, for the one who looks only', () => {
  const t = compile(sampleGame, { players: 3 });
  let looks = 0;
  for (let seed = 0; looks < 20; seed++) {
    const s = newGame(t, seed);
    for (let i = 0; i < 400 && playout(t, s, kindFirst, 1) > 0; i++) {
      const view = viewFor(t, s, 'table').decision;
      if (view.kind !== 'look' || view.seat === undefined) continue;
      looks++;
      const dealt = copyState(s);
      determinize(t, dealt, view.seat, seed);
      expect(viewFor(t, dealt, view.seat)).toEqual(viewFor(t, s, view.seat));
    }
  }
});

test('what was seen of a hand stays there, the rest of it is dealt', () => {
  const t = compile(sampleGame, { players: 3 });
  const s = newGame(t, 9);
  const shovel = t.game.cards.findIndex(({ id }) => id === 'shovel');
  s[t.layout.pilesAt + shovel]--;
  addToHand(t, s, 1, shovel);
  const memory = makeMemory(t);
  memory[t.cards + shovel] = 1;
  const hands = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const dealt = copyState(s);
    determinize(t, dealt, 0, seed, memory);
    expect(dealt[seatAt(t, 1) + HAND + shovel]).toBe(1);
    hands.add(handOf(t, dealt, 1));
  }
  expect(hands.size).toBeGreaterThan(20);
});

test('hidden cards are dealt evenly: chi-square against all deals there are', () => {
  const found = evennessOfCards(12_000);
  expect(isEven(found), JSON.stringify(found)).toBe(true);
});

test('backgrounds and strength cards are dealt evenly', () => {
  for (const found of evennessBeside(8000)) expect(isEven(found), JSON.stringify(found)).toBe(true);
});
