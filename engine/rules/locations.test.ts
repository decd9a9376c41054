// What can be done at one place only: stealing spoons, trading, healing, digging.
import { describe, expect, it, test } from 'vitest';
import { give, hoard, offered, own, run, scene, set, setActions, table, verdict } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';

const at = (place: string, ...cards: string[]): Scene => {
  const on = scene();
  set(on, 0, { at: place });
  give(on, 0, ...cards);
  return on;
};
const ELSEWHERE = (place: string): string[] =>
  ['cell-block', 'showers', 'cafeteria', 'common-room', 'infirmary', 'solitary'].filter((id) => id !== place);

describe('spoon.steal', () => {
  it('takes a spoon for an action', () => {
    const on = at('cafeteria');
    run(on, 'steal-spoon', 'steal-spoon');
    expect(own(on, 0).hand).toEqual({ spoon: 2 });
    expect(table(on)).toMatchObject({ piles: { spoon: 10 }, actionsLeft: 0 });
    expect(verdict(on, 'steal-spoon')).toBe('turn.actions');
  });
  test.each(ELSEWHERE('cafeteria'))('not in %s', (place) =>
    expect(verdict(at(place), 'steal-spoon')).toBe('spoon.steal'),
  );
  it('not from an empty pile, but the last one', () => {
    const on = at('cafeteria', ...Array<string>(11).fill('spoon'));
    run(on, 'steal-spoon');
    expect(verdict(on, 'steal-spoon')).toBe('spoon.steal');
  });
  it('takes as many as the house says, as far as they last', () => {
    const on = scene({ numbers: { spoonsStolen: 3 } });
    set(on, 0, { at: 'cafeteria' });
    give(on, 0, ...Array<string>(10).fill('spoon'));
    run(on, 'steal-spoon');
    expect(own(on, 0).hand).toEqual({ spoon: 12 });
  });
});

describe('trade.sell', () => {
  it('gives any number of cards for their cigarettes in one action', () => {
    const on = at('common-room', 'radio', 'cap', 'knife', 'shovel', 'blade');
    run(on, 'sell:radio');
    expect(table(on)).toMatchObject({ actionsLeft: 1, decision: { kind: 'sell', seat: 0 } });
    run(on, 'sell:cap', 'sell:knife', 'sell:shovel', 'done');
    expect(own(on, 0)).toMatchObject({ cigarettes: 5 + 2 + 2 + 4, hand: { blade: 1 } });
    expect(table(on)).toMatchObject({ actionsLeft: 1, piles: { knife: 5, shovel: 9 }, discard: { radio: 1, cap: 1 } });
  });
  it('goes on to the last card, and then only "done" is left', () => {
    const on = at('common-room', 'cap');
    run(on, 'sell:cap');
    expect(offered(on)).toEqual(['done']);
    expect(verdict(on, 'sell:cap')).toBe('trade.sell');
    expect(verdict(on, 'search')).toBe('trade.sell');
  });
  test.each(ELSEWHERE('common-room'))('not in %s', (place) =>
    expect(verdict(at(place, 'cap'), 'sell:cap')).toBe('trade.sell'),
  );
  it('not what one does not hold, not without an action, not "done" by itself', () => {
    const on = at('common-room', 'cap');
    expect(verdict(on, 'sell:ring')).toBe('trade.sell');
    expect(verdict(on, 'done')).toBe('turn.actions');
    setActions(on, 0);
    expect(verdict(on, 'sell:cap')).toBe('turn.actions');
  });
});

describe('trade.buy', () => {
  test.each([
    ['knife', 5],
    ['pickaxe', 5],
    ['shovel', 8],
  ])('a %s for %i', (card, price) => {
    const on = at('common-room');
    set(on, 0, { cigarettes: price - 1 });
    expect(verdict(on, `buy:${card}`)).toBe('trade.buy');
    set(on, 0, { cigarettes: price });
    run(on, `buy:${card}`);
    expect(own(on, 0)).toMatchObject({ cigarettes: 0, hand: { [card]: 1 } });
    expect(table(on).actionsLeft).toBe(1);
  });
  it('one per action, only what is for sale, only there, only while it lasts', () => {
    const on = at('common-room');
    set(on, 0, { cigarettes: 100 });
    expect(offered(on, 'buy')).toEqual(['buy:knife', 'buy:pickaxe', 'buy:shovel']);
    for (const id of ['buy:spoon', 'buy:pan']) expect(verdict(on, id)).toBe('trade.buy');
    hoard(on, 1, 'knife');
    expect(verdict(on, 'buy:knife')).toBe('trade.buy');
    run(on, 'buy:shovel', 'buy:shovel');
    expect(verdict(on, 'buy:shovel')).toBe('turn.actions');
  });
  test.each(ELSEWHERE('common-room'))('not in %s', (place) => {
    const on = at(place);
    set(on, 0, { cigarettes: 9 });
    expect(verdict(on, 'buy:shovel')).toBe('trade.buy');
  });
  it('is cheaper for traders, never below nothing (power.buy-discount)', () => {
    const on = at('common-room');
    set(on, 0, { gang: 'traders', cigarettes: 3 });
    run(on, 'buy:pickaxe');
    expect(own(on, 0).cigarettes).toBe(0);
    expect(verdict(on, 'buy:knife')).toBe('trade.buy');
  });
});

describe('heal.one', () => {
  test.each([
    [2, 1],
    [1, 0],
  ])('from %i beatings to %i', (beatings, left) => {
    const on = at('infirmary');
    set(on, 0, { beatings });
    run(on, 'heal');
    expect(own(on, 0).beatings).toBe(left);
    expect(table(on).actionsLeft).toBe(1);
  });
  it('not without a beating, not without an action', () => {
    const on = at('infirmary');
    expect(verdict(on, 'heal')).toBe('heal.one');
    set(on, 0, { beatings: 1 });
    setActions(on, 0);
    expect(verdict(on, 'heal')).toBe('turn.actions');
  });
  test.each(ELSEWHERE('infirmary'))('not in %s', (place) => {
    const on = at(place);
    set(on, 0, { beatings: 2 });
    expect(verdict(on, 'heal')).toBe('heal.one');
  });
});

describe('dig.play', () => {
  test.each([
    ['spoon', 1],
    ['pickaxe', 2],
    ['shovel', 3],
  ])('a %s scores %i', (tool, points) => {
    const on = at('cell-block', tool);
    run(on, `dig:${tool}`);
    expect(own(on, 0)).toMatchObject({ points, hand: {}, dug: { [tool]: 1 } });
    expect(table(on).actionsLeft).toBe(1);
  });
  it('one tool an action, only what one holds', () => {
    const on = at('cell-block', 'spoon', 'spoon', 'spoon');
    expect(verdict(on, 'dig:shovel')).toBe('dig.play');
    run(on, 'dig:spoon', 'dig:spoon');
    expect(verdict(on, 'dig:spoon')).toBe('turn.actions');
  });
  test.each(ELSEWHERE('cell-block'))('not in %s', (place) =>
    expect(verdict(at(place, 'spoon'), 'dig:spoon')).toBe('dig.play'),
  );
});

describe('dig.beaten', () => {
  test.each([
    [0, 'allowed'],
    [1, 'allowed'],
    [2, 'dig.beaten'],
  ])('with %i beatings: %s', (beatings, expected) => {
    const on = at('cell-block', 'spoon');
    set(on, 0, { beatings });
    expect(verdict(on, 'dig:spoon')).toBe(expected);
    expect(offered(on, 'dig')).toHaveLength(expected === 'allowed' ? 1 : 0);
  });
});
