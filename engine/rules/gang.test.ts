// Joining a gang, and what its bonus is worth.
import { describe, expect, it, test } from 'vitest';
import { give, offered, own, run, runWith, scene, set, setActions, table, verdict } from '../testing/scene.ts';

const ACCESSORIES: Readonly<Record<string, readonly string[]>> = {
  moles: ['cap', 'bandana', 'watch'],
  fingers: ['sunglasses', 'ring', 'cap'],
  tinkers: ['bandana', 'gold-chain', 'sunglasses'],
  traders: ['watch', 'gold-chain', 'ring'],
  fists: ['cap', 'gold-chain', 'ring'],
  ghosts: ['watch', 'sunglasses', 'bandana'],
};

describe('gang.join', () => {
  test.each(Object.entries(ACCESSORIES))('%s for %j', (gang, accessories) => {
    const on = scene();
    give(on, 0, ...accessories, 'pan');
    expect(offered(on, 'join')).toEqual([`join:${gang}`]);
    run(on, `join:${gang}`);
    expect(own(on, 0)).toMatchObject({ gang, hand: { pan: 1 } });
    expect(table(on)).toMatchObject({
      actionsLeft: 1,
      gangPiles: { [gang]: 2 },
      discard: Object.fromEntries(accessories.map((id) => [id, 1])),
    });
  });
  it('needs every accessory and an action', () => {
    const on = scene();
    give(on, 0, 'cap', 'bandana');
    expect(verdict(on, 'join:moles')).toBe('gang.join');
    give(on, 0, 'watch');
    expect(verdict(on, 'join:moles')).toBe('allowed');
    setActions(on, 0);
    expect(verdict(on, 'join:moles')).toBe('turn.actions');
  });
});

describe('gang.one', () => {
  it('a member joins no other gang, nor its own again', () => {
    const on = scene();
    set(on, 0, { gang: 'ghosts' });
    give(on, 0, 'cap', 'bandana', 'watch', 'sunglasses');
    expect(verdict(on, 'join:moles')).toBe('gang.one');
    expect(verdict(on, 'join:ghosts')).toBe('gang.one');
    expect(offered(on, 'join')).toEqual([]);
  });
  it('an empty pile takes nobody, its last card somebody', () => {
    const on = scene({ players: 6 });
    for (const seat of [1, 2]) set(on, seat, { gang: 'moles' });
    give(on, 0, ...ACCESSORIES.moles);
    expect(verdict(on, 'join:moles')).toBe('allowed');
    set(on, 3, { gang: 'moles' });
    expect(verdict(on, 'join:moles')).toBe('gang.one');
  });
});

describe('gang.bonus', () => {
  test.each([
    ['moles', 'pickaxe', 3],
    ['moles', 'shovel', 3],
    ['moles', 'spoon', 1],
    [undefined, 'pickaxe', 2],
    ['ghosts', 'pickaxe', 2],
  ])('power.dig-bonus: %s dig a %s for %i', (gang, tool, points) => {
    const on = scene();
    if (gang !== undefined) set(on, 0, { gang });
    give(on, 0, tool);
    run(on, `dig:${tool}`);
    expect(own(on, 0).points).toBe(points);
  });
  it('power.move-dice: ghosts roll three dice and use any', () => {
    const on = scene();
    set(on, 0, { gang: 'ghosts', at: 'solitary' });
    runWith(on, 'roll', { dice: [1, 1, 5] });
    expect(table(on).decision.faces).toEqual([1, 1, 5]);
    expect(offered(on)).toEqual([
      ...['cell-block', 'showers', 'common-room', 'infirmary'].map((id) => `go:${id}`),
      'stay',
    ]);
  });
  it('power.move-dice: ghosts where all dice agree take the other one', () => {
    const on = scene();
    set(on, 0, { gang: 'ghosts' });
    runWith(on, 'roll', { dice: [1, 1, 1] });
    expect(offered(on)).toEqual(['go:showers', 'stay']);
  });
  it('power.move-dice: ghosts roll one die for the figure', () => {
    const on = scene({ michel: true });
    set(on, 0, { gang: 'ghosts' });
    runWith(on, 'michel-roll', { dice: [2] });
    expect(table(on).decision.faces).toEqual([2]);
  });
});
