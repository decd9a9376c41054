// Crafting: recipes, places, beatings, piles.
import { describe, expect, it, test } from 'vitest';
import { give, hoard, offered, own, run, scene, set, setActions, table, verdict } from '../testing/scene.ts';
import { actionParts } from '../play/action-names.ts';
import { CRAFT } from '../tables/codes.ts';
import { sampleGame } from '../testing/sample-game.ts';
import type { Scene } from '../testing/scene.ts';

const inCafeteria = (...cards: string[]): Scene => {
  const on = scene();
  set(on, 0, { at: 'cafeteria' });
  give(on, 0, ...cards);
  return on;
};

describe('craft.make', () => {
  test.each([
    ['shovel', 'pan', 'shoelace'],
    ['shovel', 'pan', 'tape'],
    ['shovel', 'bucket', 'shoelace'],
    ['shovel', 'bucket', 'tape'],
    ['pickaxe', 'chair-leg', 'shoelace'],
    ['pickaxe', 'broomstick', 'shoelace'],
    ['pickaxe', 'chair-leg', 'tape'],
    ['pickaxe', 'broomstick', 'tape'],
    ['knife', 'toothbrush', 'shard'],
    ['knife', 'toothbrush', 'tin-lid'],
    ['knife', 'comb', 'shard'],
    ['knife', 'comb', 'tin-lid'],
  ])('%s from %s and %s', (made, a, b) => {
    const on = inCafeteria(a, b, 'cap');
    const [id] = offered(on, 'craft');
    expect(offered(on, 'craft')).toHaveLength(1);
    run(on, id);
    expect(own(on, 0).hand).toEqual({ cap: 1, [made]: 1 });
    expect(table(on)).toMatchObject({ actionsLeft: 1, discard: { [a]: 1, [b]: 1 } });
  });
  it('offers every way there is', () => {
    expect(offered(inCafeteria('pan', 'bucket', 'shoelace', 'tape', 'tin-lid', 'comb'), 'craft')).toHaveLength(5);
  });
  it('case 29: takes the right cards however many ways there are', () => {
    const parts = sampleGame.cards.filter(({ pile }) => pile === 'search').map(({ id }) => id);
    const recipes = [0, 1].map((index) => ({ id: `any-${index}`, makes: 'shovel', parts: [parts, parts, parts] }));
    const cards = sampleGame.cards.map((card) => ({ ...card, copies: Math.max(card.copies, 3) }));
    const game = { ...sampleGame, recipes, cards };
    const on = scene({}, 1, game);
    expect(on.t.ways).toBeGreaterThan(512);
    for (const way of [0, 255, 256, 257, 300, on.t.ways - 1]) {
      const now = scene({}, 1, game);
      set(now, 0, { at: 'cafeteria' });
      const { recipe, parts: taken = [] } = actionParts(now.t, (now.t.actions.base[CRAFT] ?? 0) + way);
      give(now, 0, ...taken);
      run(now, `craft:${recipe}:${taken.join('+')}`);
      expect(own(now, 0).hand).toEqual({ shovel: 1 });
    }
  });
  it('needs both parts and an action', () => {
    const on = inCafeteria('pan');
    expect(verdict(on, 'craft:shovel:pan+shoelace')).toBe('craft.make');
    give(on, 0, 'shoelace');
    expect(verdict(on, 'craft:shovel:pan+shoelace')).toBe('allowed');
    setActions(on, 0);
    expect(verdict(on, 'craft:shovel:pan+shoelace')).toBe('turn.actions');
  });
});

describe('craft.where', () => {
  test.each([
    ['cell-block', 'craft.where'],
    ['showers', 'craft.where'],
    ['cafeteria', 'allowed'],
    ['common-room', 'allowed'],
    ['infirmary', 'allowed'],
    ['solitary', 'allowed'],
  ])('%s: %s', (at, expected) => {
    const on = inCafeteria('pan', 'tape');
    set(on, 0, { at });
    expect(verdict(on, 'craft:shovel:pan+tape')).toBe(expected);
    expect(offered(on, 'craft')).toHaveLength(expected === 'allowed' ? 1 : 0);
  });
});

describe('craft.beaten', () => {
  test.each([
    [0, 'allowed'],
    [1, 'craft.beaten'],
    [2, 'craft.beaten'],
  ])('with %i beatings: %s', (beatings, expected) => {
    const on = inCafeteria('pan', 'tape');
    set(on, 0, { beatings });
    expect(verdict(on, 'craft:shovel:pan+tape')).toBe(expected);
  });
});

describe('craft.pile', () => {
  it('not from an empty pile, and again when there is one', () => {
    const on = inCafeteria('pan', 'tape');
    hoard(on, 1, 'shovel');
    expect(verdict(on, 'craft:shovel:pan+tape')).toBe('craft.pile');
    expect(offered(on, 'craft')).toEqual([]);
  });
  it('takes the last one', () => {
    const on = inCafeteria('pan', 'tape', ...Array<string>(8).fill('shovel'));
    run(on, 'craft:shovel:pan+tape');
    expect(table(on).piles.shovel).toBe(0);
  });
});

describe('gang.bonus in crafting', () => {
  it('everywhere (power.craft-anywhere), with one beating (power.craft-beaten), and two cards after (power.craft-draw)', () => {
    const on = inCafeteria('pan', 'tape');
    set(on, 0, { at: 'showers', beatings: 1, gang: 'tinkers' });
    run(on, 'craft:shovel:pan+tape');
    expect(own(on, 0).handSize).toBe(1);
    expect(table(on).decision).toMatchObject({ kind: 'craft-bonus', remaining: 2 });
    expect(offered(on)).toEqual(['draw-bonus', 'done']);
    run(on, 'draw-bonus');
    expect(own(on, 0).handSize).toBe(3);
  });
  it('and the cards may be left where they are', () => {
    const on = inCafeteria('pan', 'tape');
    set(on, 0, { gang: 'tinkers' });
    expect(verdict(on, 'draw-bonus')).toBe('gang.bonus');
    run(on, 'craft:shovel:pan+tape', 'done');
    expect(own(on, 0).handSize).toBe(1);
    expect(table(on).decision.kind).toBe('turn');
  });
  it('but not with two beatings', () => {
    const on = inCafeteria('pan', 'tape');
    set(on, 0, { beatings: 2, gang: 'tinkers' });
    expect(verdict(on, 'craft:shovel:pan+tape')).toBe('craft.beaten');
  });
});
