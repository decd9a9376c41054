// Turns: two actions, the hand limit, the next one clockwise, and how the game ends.
import { describe, expect, it, test } from 'vitest';
import { canonical } from '../canonical/canonical.ts';
import { leave } from '../play/leave.ts';
import { TOOLS_LEFT } from '../tables/layout.ts';
import { seatAt, takeFromHand } from '../state/cards.ts';
import { give, hoard, offered, own, run, runWith, scene, set, setActions, table, verdict } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';

describe('turn.actions', () => {
  it('gives two actions, then none', () => {
    const on = scene();
    run(on, 'search', 'search');
    expect(verdict(on, 'search')).toBe('turn.actions');
    expect(offered(on)).toEqual(expect.arrayContaining(['end-turn']));
    expect(offered(on).every((id) => id === 'end-turn' || id.startsWith('reveal:'))).toBe(true);
  });
  test.each([2, 3, 4, 5, 6])('passes clockwise among %i', (players) => {
    const on = scene({ players });
    for (let turn = 0; turn < 2 * players; turn++) {
      expect(table(on)).toMatchObject({ active: turn % players, actionsLeft: 2, turn: turn + 1 });
      run(on, 'end-turn');
    }
  });
  it('skips who has left', () => {
    const on = scene({ players: 4 });
    leave(on.t, on.s, 1);
    run(on, 'end-turn');
    expect(table(on).active).toBe(2);
  });
});

describe('turn.anywhere', () => {
  test.each(['cell-block', 'showers', 'cafeteria', 'common-room', 'infirmary', 'solitary'])(
    'moving, searching, playing and joining work in %s for one action each',
    (at) => {
      const on = scene();
      set(on, 0, { at });
      give(on, 0, 'list', 'cap', 'bandana', 'watch');
      for (const id of ['roll', 'search', 'play:list', 'join:moles']) expect(verdict(on, id)).toBe('allowed');
      setActions(on, 0);
      for (const id of ['roll', 'search', 'play:list', 'join:moles']) expect(verdict(on, id)).toBe('turn.actions');
    },
  );
  test.each([1, 2, 3])('costs %i actions where the content says so', (actionCost) => {
    const on = scene({ numbers: { actionCost, actionsPerTurn: 2 * actionCost } });
    run(on, 'search');
    expect(table(on).actionsLeft).toBe(actionCost);
    setActions(on, actionCost - 1);
    for (const id of ['roll', 'search']) expect(verdict(on, id)).toBe('turn.actions');
    expect(offered(on).filter((id) => !/^(end-turn|reveal|careful)/.test(id))).toEqual([]);
  });
  it('costs an action each', () => {
    const on = scene();
    give(on, 0, 'cap', 'bandana', 'watch', 'list');
    run(on, 'join:moles');
    expect(table(on).actionsLeft).toBe(1);
    run(on, 'play:list');
    expect(table(on).actionsLeft).toBe(0);
  });
});

describe('turn.pass', () => {
  test.each([0, 1, 2])('ends the turn with %i actions left', (left) => {
    const on = scene();
    setActions(on, left);
    run(on, 'end-turn');
    expect(table(on)).toMatchObject({ active: 1, actionsLeft: 2 });
  });
  it('is not open while something has to be decided', () => {
    const on = scene();
    give(on, 0, 'walk');
    run(on, 'play:walk');
    expect(verdict(on, 'end-turn')).toBe('card.play');
  });
});

const tenTapes = (on: Scene, more: string[]): void =>
  give(on, 0, 'cap', 'cap', 'cap', 'cap', 'ring', 'ring', 'ring', 'ring', 'tape', 'tape', ...more);

describe('turn.hand-limit', () => {
  it('lets ten cards pass', () => {
    const on = scene();
    tenTapes(on, []);
    run(on, 'end-turn');
    expect(table(on).active).toBe(1);
  });
  test.each([
    [['spoon'], 1],
    [['spoon', 'knife'], 2],
  ])('asks for what is above ten, one by one: %j', (more, above) => {
    const on = scene();
    tenTapes(on, more);
    run(on, 'end-turn');
    for (let i = 0; i < above; i++) {
      expect(table(on)).toMatchObject({ active: 0, decision: { kind: 'hand-limit', seat: 0 } });
      expect(offered(on).every((id) => id.startsWith('discard:'))).toBe(true);
      run(on, 'discard:cap');
    }
    expect(table(on)).toMatchObject({ active: 1, decision: { kind: 'turn', seat: 1 } });
  });
  it('refuses a card that is not there, and any discarding at other times', () => {
    const on = scene();
    expect(verdict(on, 'discard:cap')).toBe('turn.hand-limit');
    tenTapes(on, ['spoon']);
    run(on, 'end-turn');
    expect(verdict(on, 'discard:shovel')).toBe('turn.hand-limit');
    expect(verdict(on, 'end-turn')).toBe('turn.hand-limit');
  });
  it('holds at the end of the turn only', () => {
    const on = scene();
    tenTapes(on, []);
    set(on, 0, { at: 'cafeteria' });
    run(on, 'steal-spoon', 'steal-spoon');
    expect(own(on, 0).handSize).toBe(12);
  });
});

describe('turn.discard', () => {
  it('sends search cards to the discard, tools and knives to their piles', () => {
    const on = scene();
    tenTapes(on, ['spoon', 'knife', 'blade']);
    run(on, 'end-turn', 'discard:spoon', 'discard:knife', 'discard:blade');
    expect(table(on)).toMatchObject({ discard: { blade: 1 }, piles: { spoon: 12, knife: 5 } });
  });
  it('keeps a dug tool for good', () => {
    const on = scene();
    give(on, 0, 'spoon');
    run(on, 'dig:spoon');
    expect(table(on).piles.spoon).toBe(11);
    expect(own(on, 0).dug).toEqual({ spoon: 1 });
  });
});

describe('turn.win', () => {
  test.each([
    [22, 'pickaxe', true],
    [21, 'pickaxe', false],
    [23, 'pickaxe', true],
  ])('with %i points and a %s: %s', (points, tool, wins) => {
    const on = scene({ players: 2 });
    set(on, 0, { points });
    give(on, 0, tool);
    run(on, `dig:${tool}`);
    expect(table(on).result?.reason).toBe(wins ? 'win' : undefined);
    if (wins) {
      expect(table(on).result?.shares).toEqual([1, 0]);
      expect(offered(on)).toEqual([]);
      expect(verdict(on, 'end-turn')).toBe(1002);
    }
  });
  it('ends the game in the middle of an effect, the card put away', () => {
    const on = scene({ players: 2 });
    set(on, 0, { points: 23 });
    give(on, 0, 'burrow', 'spoon', 'spoon');
    run(on, 'play:burrow', 'dig:spoon');
    expect(table(on)).toMatchObject({
      result: { reason: 'win' },
      discard: { burrow: 1 },
      decision: { kind: 'over', seat: undefined },
    });
    expect(own(on, 0).hand).toEqual({ spoon: 1 });
  });
  test.each([
    [2, 24],
    [3, 18],
    [4, 15],
    [5, 13],
    [6, 11],
  ])('%i players dig for %i points', (players, points) => {
    expect(table(scene({ players })).target).toBe(points);
  });
});

/** Everything dug but one spoon in the hand of seat 0. */
function lastSpoon(seats: readonly { points: number; beatings: number; cigarettes: number }[]): Scene {
  const on = scene({ players: seats.length, target: 1000 });
  const { t } = on;
  for (const tool of ['spoon', 'pickaxe', 'shovel']) hoard(on, 0, tool);
  seats.forEach((to, seat) => set(on, seat, to));
  const counts = own(on, 0).hand;
  t.tools.forEach((card, tool) => {
    const { id } = t.game.cards[card];
    for (let i = counts[id] - (id === 'spoon' ? 1 : 0); i > 0; i--) {
      on.s[seatPlace(on) + t.layout.dugAt + tool]++;
      takeFromHand(t, on.s, 0, card);
      on.s[TOOLS_LEFT]--;
    }
  });
  return on;
}
const seatPlace = (on: Scene): number => seatAt(on.t, 0);

describe('turn.stalemate', () => {
  const plain = { points: 5, beatings: 0, cigarettes: 0 };
  test.each([
    ['most points', [{ ...plain }, { ...plain, points: 9 }], [0, 1]],
    [
      'fewer beatings',
      [
        { ...plain, beatings: 1 },
        { ...plain, points: 6 },
      ],
      [0, 1],
    ],
    [
      'more cigarettes',
      [
        { ...plain, cigarettes: 1 },
        { ...plain, points: 6 },
      ],
      [1, 0],
    ],
    ['shared', [{ ...plain }, { ...plain, points: 6 }], [0.5, 0.5]],
    [
      'shared by three of three',
      [{ ...plain }, { ...plain, points: 6 }, { ...plain, points: 6 }],
      [1 / 3, 1 / 3, 1 / 3],
    ],
  ])('%s', (_, seats, shares) => {
    const on = lastSpoon(seats);
    run(on, 'dig:spoon');
    expect(table(on).result).toEqual({ reason: 'stalemate', shares });
  });
  it('does not hold while somebody has a tool, or a pile has one', () => {
    const on = lastSpoon([plain, plain]);
    run(on, 'search');
    expect(table(on).result).toBeUndefined();
    expect(canonical(on.t, on.s).over).toBeNull();
  });
  it('comes after the target: who reaches it wins alone', () => {
    const on = lastSpoon([
      { ...plain, points: 999 },
      { ...plain, points: 999 },
    ]);
    run(on, 'dig:spoon');
    expect(table(on).result).toEqual({ reason: 'win', shares: [1, 0] });
  });
});

describe('a turn with a real die', () => {
  it('takes the face handed in', () => {
    const on = scene();
    runWith(on, 'roll', { dice: [3] });
    expect(table(on).decision).toMatchObject({ kind: 'roll-choice', faces: [3] });
    expect(offered(on)).toEqual(['go:showers', 'go:common-room', 'stay']);
  });
});
