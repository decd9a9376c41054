// Every effect of the vocabulary: done, at its limit, and with nothing to do.
import { describe, expect, it, test } from 'vitest';
import type { Effect } from '../facts/game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import {
  give,
  hoard,
  offered,
  own,
  run,
  runWith,
  scene,
  set,
  setActions,
  table,
  thinDeck,
  verdict,
} from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { viewFor } from '../view/view-for.ts';

/** A table whose card "walk" has these effects, in the hand of seat 0. */
function withCard(...effects: Effect[]): Scene {
  const cards = sampleGame.cards.map((card) => (card.id === 'walk' ? { ...card, effects } : card));
  const on = scene({}, 1, { ...sampleGame, cards });
  give(on, 0, 'walk');
  return on;
}

describe('card.play', () => {
  it('costs an action, does what it says, goes to the discard', () => {
    const on = withCard({ kind: 'gain', count: 3 });
    run(on, 'play:walk');
    expect(own(on, 0)).toMatchObject({ cigarettes: 3, handSize: 0 });
    expect(table(on)).toMatchObject({ actionsLeft: 1, discard: { walk: 1 }, decision: { kind: 'turn' } });
  });
  it('needs the card, an action card, an action', () => {
    const on = withCard({ kind: 'safe' });
    expect(verdict(on, 'play:rest')).toBe('card.play');
    give(on, 0, 'cap');
    expect(verdict(on, 'play:cap')).toBe('card.play');
    setActions(on, 0);
    expect(verdict(on, 'play:walk')).toBe('turn.actions');
  });
  it('does its effects in the printed order', () => {
    const on = withCard(
      { kind: 'move', to: 'showers' },
      { kind: 'gain', count: 1 },
      { kind: 'move', to: 'any' },
      { kind: 'gain', count: 1 },
    );
    run(on, 'play:walk');
    expect(own(on, 0)).toMatchObject({ location: 'showers', cigarettes: 1 });
    run(on, 'walk:infirmary');
    expect(own(on, 0)).toMatchObject({ location: 'infirmary', cigarettes: 2 });
  });
  it('answers to no question are refused', () => {
    const on = scene();
    for (const id of ['aim:1', 'walk:showers', 'send:showers', 'take:cap']) expect(verdict(on, id)).toBe('card.play');
  });
});

describe('effect.draw', () => {
  test.each([
    [2, 5, 2],
    [2, 1, 1],
    [3, 0, 0],
  ])('%i of %i cards: %i', (count, there, drawn) => {
    const on = withCard({ kind: 'draw', count });
    thinDeck(on, there, false);
    run(on, 'play:walk');
    expect(own(on, 0).handSize).toBe(drawn);
  });
  it('does not reshuffle the card being played', () => {
    const on = withCard({ kind: 'draw', count: 1 });
    thinDeck(on, 0, false);
    run(on, 'play:walk');
    expect(table(on).discard).toEqual({ walk: 1 });
  });
});

describe('effect.draw-discard', () => {
  it('takes cards of choice, one by one', () => {
    const on = withCard({ kind: 'draw-discard', count: 2 });
    give(on, 2, 'walk');
    thinDeck(on, 3);
    run(on, 'play:walk');
    expect(offered(on)).not.toContain('take:walk');
    run(on, 'take:blade', 'take:blade');
    expect(own(on, 0).hand).toEqual({ blade: 2 });
  });
  it('stops when the discard is empty, and asks nothing of an empty one', () => {
    const on = withCard({ kind: 'draw-discard', count: 3 });
    give(on, 0, 'cap', 'bandana', 'watch');
    run(on, 'join:moles', 'play:walk', 'take:cap', 'take:watch', 'take:bandana');
    expect(table(on).decision.kind).toBe('turn');
    const empty = withCard({ kind: 'draw-discard', count: 1 });
    run(empty, 'play:walk');
    expect(table(empty).decision.kind).toBe('turn');
  });
  it('refuses what is not there', () => {
    const on = withCard({ kind: 'draw-discard', count: 1 });
    give(on, 0, 'cap', 'bandana', 'watch');
    run(on, 'join:moles', 'play:walk');
    expect(verdict(on, 'take:ring')).toBe('card.play');
  });
});

describe('effect.gain', () => {
  test.each(['cell-block', 'solitary'])('brings cigarettes in %s, on top of those that are there', (place) => {
    const on = withCard({ kind: 'gain', count: 3 });
    set(on, 0, { at: place, cigarettes: 2 });
    run(on, 'play:walk');
    expect(own(on, 0).cigarettes).toBe(5);
  });
});

describe('effect.take', () => {
  it('takes from an open pile, nothing from an empty one', () => {
    const on = withCard({ kind: 'take', card: 'knife' });
    run(on, 'play:walk');
    expect(own(on, 0).hand).toEqual({ knife: 1 });
    const empty = withCard({ kind: 'take', card: 'knife' });
    hoard(empty, 1, 'knife');
    run(empty, 'play:walk');
    expect(own(empty, 0).hand).toEqual({});
  });
});

describe('effect.move', () => {
  it('to a place, or not if already there', () => {
    const on = withCard({ kind: 'move', to: 'cell-block' });
    run(on, 'play:walk');
    expect(own(on, 0).location).toBe('cell-block');
    const far = withCard({ kind: 'move', to: 'solitary' });
    run(far, 'play:walk');
    expect(own(far, 0).location).toBe('solitary');
  });
  it('anywhere else by choice', () => {
    const on = withCard({ kind: 'move', to: 'any' });
    run(on, 'play:walk');
    expect(offered(on)).toEqual(
      ['showers', 'cafeteria', 'common-room', 'infirmary', 'solitary'].map((id) => `walk:${id}`),
    );
    expect(verdict(on, 'walk:cell-block')).toBe('card.play');
  });
});

describe('effect.move-other', () => {
  it('sends somebody to a place who is not there', () => {
    const on = withCard({ kind: 'move-other', to: 'solitary', reach: 'anywhere' });
    set(on, 1, { at: 'solitary' });
    run(on, 'play:walk');
    expect(offered(on)).toEqual(['aim:2']);
    run(on, 'aim:2');
    expect(own(on, 2).location).toBe('solitary');
  });
  it('to any place by choice', () => {
    const on = withCard({ kind: 'move-other', to: 'any', reach: 'here' });
    set(on, 2, { at: 'showers' });
    run(on, 'play:walk', 'aim:1');
    expect(verdict(on, 'send:cell-block')).toBe('card.play');
    expect(table(on).decision).toMatchObject({ kind: 'effect', target: 1, effect: 'move-other' });
    run(on, 'send:infirmary');
    expect(own(on, 1).location).toBe('infirmary');
  });
  it('passes over when nobody is in reach', () => {
    const on = withCard({ kind: 'move-other', to: 'any', reach: 'here' }, { kind: 'gain', count: 1 });
    set(on, 0, { at: 'showers' });
    run(on, 'play:walk');
    expect(own(on, 0).cigarettes).toBe(1);
  });
});

describe('effect.heal', () => {
  test.each([
    [1, 2, 1],
    [2, 1, 0],
    [1, 0, 0],
    [2, 2, 0],
  ])('heal %i of %i leaves %i', (count, beatings, left) => {
    const on = withCard({ kind: 'heal', count });
    set(on, 0, { beatings });
    run(on, 'play:walk');
    expect(own(on, 0).beatings).toBe(left);
  });
});

describe('effect.beat', () => {
  it('only those with room for more, never above the most', () => {
    const on = withCard({ kind: 'beat', count: 2, reach: 'here' });
    set(on, 1, { beatings: 2 });
    set(on, 2, { beatings: 1 });
    run(on, 'play:walk');
    expect(offered(on)).toEqual(['aim:2']);
    run(on, 'aim:2');
    expect(own(on, 2).beatings).toBe(2);
  });
  test.each([
    ['here', []],
    ['anywhere', ['aim:1', 'aim:2']],
  ] as const)('reaches %s', (reach, aims) => {
    const on = withCard({ kind: 'beat', count: 1, reach });
    set(on, 0, { at: 'showers' });
    run(on, 'play:walk');
    expect(offered(on, 'aim')).toEqual(aims);
  });
});

describe('effect.steal', () => {
  it('takes random cards, as many as there are', () => {
    const on = withCard({ kind: 'steal', count: 3, reach: 'here' });
    give(on, 1, 'cap', 'ring');
    run(on, 'play:walk');
    expect(offered(on)).toEqual(['aim:1']);
    run(on, 'aim:1');
    expect([own(on, 0).hand, own(on, 1).hand]).toEqual([{ cap: 1, ring: 1 }, {}]);
  });
  it('takes what the table drew', () => {
    const on = withCard({ kind: 'steal', count: 1, reach: 'here' });
    give(on, 1, 'cap', 'ring');
    runWith(on, 'play:walk', {});
    runWith(on, 'aim:1', { thefts: ['ring'] });
    expect(own(on, 0).hand).toEqual({ ring: 1 });
  });
});

describe('effect.look', () => {
  it('shows a hand to the one who looks, until done', () => {
    const on = withCard({ kind: 'look', reach: 'anywhere' }, { kind: 'gain', count: 1 });
    give(on, 2, 'cap', 'spoon', 'spoon');
    run(on, 'play:walk', 'aim:2');
    expect(viewFor(on.t, on.s, 0).looking).toEqual({ seat: 2, hand: { cap: 1, spoon: 2 } });
    for (const viewer of [1, 2, 'table'] as const) expect(viewFor(on.t, on.s, viewer).looking).toBeUndefined();
    expect(offered(on)).toEqual(['done']);
    expect(own(on, 0).cigarettes).toBe(0);
    run(on, 'done');
    expect(viewFor(on.t, on.s, 0).looking).toBeUndefined();
    expect(own(on, 0).cigarettes).toBe(1);
  });
});

describe('effect.safe', () => {
  it('protects against the figure too', () => {
    const on = scene({ michel: true });
    give(on, 1, 'rest');
    set(on, 1, { at: 'showers' });
    run(on, 'end-turn', 'play:rest', 'end-turn');
    runWith(on, 'michel-roll', { dice: [6] });
    run(on, 'michel-go:showers');
    expect(table(on).decision.kind).toBe('turn');
  });
});

describe('effect.extra-action', () => {
  it('adds actions in this turn only', () => {
    const on = withCard({ kind: 'extra-action', count: 2 });
    run(on, 'play:walk');
    expect(table(on).actionsLeft).toBe(3);
    run(on, 'end-turn');
    expect(table(on).actionsLeft).toBe(2);
  });
});

describe('effect.redeal', () => {
  it('keeps the number of cards in every hand and the heap as a whole', () => {
    const on = withCard({ kind: 'redeal' });
    give(on, 0, 'spoon');
    give(on, 1, 'cap', 'ring', 'knife');
    run(on, 'play:walk');
    expect([0, 1, 2].map((seat) => own(on, seat).handSize)).toEqual([1, 3, 0]);
    const heap: Record<string, number> = { ...own(on, 0).hand };
    for (const [id, count] of Object.entries(own(on, 1).hand)) heap[id] = (heap[id] ?? 0) + count;
    expect(heap).toEqual({ spoon: 1, cap: 1, ring: 1, knife: 1 });
  });
  it('deals what the table dealt, but no other heap', () => {
    const on = withCard({ kind: 'redeal' });
    give(on, 0, 'spoon');
    give(on, 1, 'cap');
    runWith(on, 'play:walk', { deal: ['cap', 'spoon'] });
    expect(own(on, 0).hand).toEqual({ cap: 1 });
    const other = withCard({ kind: 'redeal' });
    give(other, 1, 'cap');
    expect(() => runWith(other, 'play:walk', { deal: ['ring'] })).toThrow('BAD_OUTCOME');
  });
});

describe('effect.dig-anywhere', () => {
  it('digs wherever one is, up to the number, or fewer', () => {
    const on = withCard({ kind: 'dig-anywhere', count: 2 });
    set(on, 0, { at: 'showers' });
    give(on, 0, 'spoon', 'shovel', 'shovel');
    run(on, 'play:walk', 'dig:shovel', 'dig:spoon');
    expect(own(on, 0).points).toBe(4);
    const one = withCard({ kind: 'dig-anywhere', count: 2 });
    give(one, 0, 'spoon', 'spoon');
    run(one, 'play:walk', 'dig:spoon', 'done');
    expect(own(one, 0).points).toBe(1);
  });
  it('asks even without a tool, so that nobody learns it', () => {
    const on = withCard({ kind: 'dig-anywhere', count: 1 });
    run(on, 'play:walk');
    expect(offered(on)).toEqual(['done']);
    expect(verdict(on, 'dig:spoon')).toBe('card.play');
  });
  it('not with two beatings (dig.beaten)', () => {
    const on = withCard({ kind: 'dig-anywhere', count: 1 });
    set(on, 0, { beatings: 2 });
    give(on, 0, 'spoon');
    run(on, 'play:walk');
    expect(table(on).decision.kind).toBe('turn');
  });
});
