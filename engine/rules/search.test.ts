// Searching, with full, short and empty decks.
import { describe, expect, it, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { give, own, run, scene, set, setActions, table, thinDeck, verdict } from '../testing/scene.ts';

describe('search.draw', () => {
  test.each([
    ['cell-block', 1],
    ['showers', 3],
    ['cafeteria', 1],
    ['common-room', 1],
    ['infirmary', 2],
    ['solitary', 1],
  ])('in %s draws %i', (at, count) => {
    const on = scene();
    set(on, 0, { at });
    run(on, 'search');
    expect(own(on, 0).handSize).toBe(count);
    expect(table(on)).toMatchObject({ deckSize: on.t.deckSize - count, actionsLeft: 1 });
  });
  it('needs an action', () => {
    const on = scene();
    setActions(on, 0);
    expect(verdict(on, 'search')).toBe('turn.actions');
  });
});

describe('search.room', () => {
  const on = (at: string, held: number): Scene => {
    const made = scene();
    set(made, 0, { at });
    const fillers = made.t.game.cards
      .filter(({ pile }) => pile === 'search')
      .flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    give(made, 0, ...fillers.slice(0, held));
    return made;
  };
  const { handLimit } = scene().t.n;
  test.each(scene().t.game.locations.map(({ id, search }) => [id, search] as const))(
    'in %s a hand with room for %i may search, one card more may not',
    (at, search) => {
      expect(verdict(on(at, handLimit - search), 'search')).toBe('allowed');
      expect(verdict(on(at, handLimit - search + 1), 'search')).toBe('search.room');
    },
  );
  it("does not ask for room for the gang's bonus: what is too much goes at the end of the turn", () => {
    const made = on('showers', handLimit - 3);
    set(made, 0, { gang: 'fingers' });
    run(made, 'search');
    expect(own(made, 0).handSize).toBe(handLimit + 1);
  });
  it('is refused after the cost of the action', () => {
    const made = on('showers', handLimit);
    setActions(made, 0);
    expect(verdict(made, 'search')).toBe('turn.actions');
  });
});

describe('search.empty', () => {
  const size = scene().t.deckSize;
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [3, 0, 3],
    [0, 1, 1],
    [0, 2, 2],
    [1, 1, 2],
    [2, 1, 3],
    [0, 50, 3],
    [1, 50, 3],
    [2, 50, 3],
  ])('deck %i, discard %i: search 3 draws %i', (deck, discard, drawn) => {
    const on = scene();
    set(on, 0, { at: 'showers' });
    thinDeck(on, deck + discard, false);
    thinDeck(on, deck);
    expect([table(on).deckSize, Object.values(table(on).discard).reduce((sum, n) => sum + n, 0)]).toEqual([
      deck,
      discard,
    ]);
    run(on, 'search');
    expect(own(on, 0).handSize).toBe(drawn);
    const left = table(on).deckSize + Object.values(table(on).discard).reduce((sum, n) => sum + n, 0);
    expect(left).toBe(deck + discard - drawn);
  });
  it('is still allowed with nothing to draw: the action is spent', () => {
    const on = scene();
    thinDeck(on, 0, false);
    expect(own(on, 2).handSize).toBe(size);
    run(on, 'search');
    expect(table(on).actionsLeft).toBe(1);
  });
  it('reshuffles only when a card is needed', () => {
    const on = scene();
    thinDeck(on, 1);
    run(on, 'search');
    expect(table(on).deckSize).toBe(0);
    expect(Object.keys(table(on).discard).length).toBeGreaterThan(5);
    run(on, 'search');
    expect(table(on).discard).toEqual({});
  });
});

describe('gang.bonus in searching', () => {
  it('power.search-bonus: draws one more for the right gang only', () => {
    for (const [gang, count] of [
      ['fingers', 2],
      ['moles', 1],
    ] as const) {
      const on = scene();
      set(on, 0, { gang });
      run(on, 'search');
      expect(own(on, 0).handSize).toBe(count);
    }
  });
  it('power.search-bonus: not when a card says draw', () => {
    const on = scene();
    set(on, 0, { gang: 'fingers' });
    give(on, 0, 'list');
    run(on, 'play:list');
    expect(own(on, 0).handSize).toBe(2);
  });
});
