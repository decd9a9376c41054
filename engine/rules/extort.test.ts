// Extortion: opening, giving in, fighting, and what it costs.
import { describe, expect, it, test } from 'vitest';
import { give, offered, own, run, runWith, scene, set, setActions, table, verdict } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import type { Options } from '../api/options.ts';

/** Seat 0 and seat 1 in the cafeteria, seat 2 elsewhere. */
function facing(attacker: string[], target: string[], options: Partial<Options> = {}): Scene {
  const on = scene(options);
  for (const seat of [0, 1]) set(on, seat, { at: 'cafeteria' });
  give(on, 0, ...attacker);
  give(on, 1, ...target);
  return on;
}

describe('extort.once', () => {
  it("once in one's own turn, and once again in the next", () => {
    const on = facing(['blade', 'blade', 'blade'], ['spoon', 'spoon']);
    run(on, 'extort:1:spoon:blade', 'yield');
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('extort.once');
    expect(offered(on, 'extort')).toEqual([]);
    run(on, 'end-turn', 'end-turn', 'end-turn', 'extort:1:spoon:blade', 'yield');
    expect(own(on, 0).hand).toEqual({ blade: 1, spoon: 2 });
  });
  it('costs an action', () => {
    const on = facing(['blade'], []);
    run(on, 'extort:1:spoon:blade', 'decline');
    expect(table(on)).toMatchObject({ actionsLeft: 1, extortionsUsed: 1 });
    const none = facing(['blade'], []);
    setActions(none, 0);
    expect(verdict(none, 'extort:1:spoon:blade')).toBe('turn.actions');
  });
});

describe('extort.target', () => {
  it("an inmate at one's location, for any tool", () => {
    const on = facing(['blade', 'knife'], []);
    expect(offered(on, 'extort')).toEqual(
      ['spoon', 'pickaxe', 'shovel']
        .map((tool) => `extort:1:${tool}:blade`)
        .concat(['spoon', 'pickaxe', 'shovel'].map((tool) => `extort:1:${tool}:knife`)),
    );
    expect(verdict(on, 'extort:2:spoon:blade')).toBe('extort.target');
    expect(verdict(on, 'extort:0:spoon:blade')).toBe('extort.target');
  });
  it('nobody in solitary', () => {
    const on = facing(['blade'], ['spoon']);
    for (const seat of [0, 1]) set(on, seat, { at: 'solitary' });
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('extort.target');
    expect(offered(on, 'extort')).toEqual([]);
  });
  it('nobody who is safe, until the turn of that seat begins', () => {
    const on = facing(['blade'], ['rest', 'spoon']);
    run(on, 'end-turn', 'play:rest', 'end-turn', 'end-turn');
    expect(own(on, 1).safe).toBe(true);
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('extort.target');
    run(on, 'end-turn');
    expect(own(on, 1).safe).toBe(false);
  });
});

describe('extort.open', () => {
  it('needs a weapon of that kind in hand, spent at once', () => {
    const on = facing(['knife'], ['spoon']);
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('extort.open');
    run(on, 'extort:1:spoon:knife');
    expect(own(on, 0).hand).toEqual({});
    expect(table(on)).toMatchObject({
      piles: { knife: 5 },
      decision: { kind: 'extortion', seat: 1, by: 0, target: 1, tool: 'spoon', weaponsFor: 1 },
    });
  });
});

describe('extort.yield', () => {
  it('hands the tool over: no fight, no beating', () => {
    const on = facing(['blade'], ['spoon', 'shovel']);
    run(on, 'extort:1:shovel:blade', 'yield');
    expect([own(on, 0).hand, own(on, 1).hand]).toEqual([{ shovel: 1 }, { spoon: 1 }]);
    expect([own(on, 0).beatings, own(on, 1).beatings]).toEqual([0, 0]);
    expect(table(on).decision).toMatchObject({ kind: 'turn', seat: 0 });
  });
  it('only with that tool in hand', () => {
    const on = facing(['blade'], ['spoon', 'blade']);
    run(on, 'extort:1:shovel:blade');
    expect(verdict(on, 'yield')).toBe('extort.yield');
    expect(offered(on)).toEqual(['decline', 'fight:blade']);
  });
  it('only as the first answer', () => {
    const on = facing(['blade', 'blade'], ['spoon', 'blade']);
    run(on, 'extort:1:spoon:blade', 'fight:blade', 'fight:blade');
    expect(verdict(on, 'yield')).toBe('extort.yield');
    expect(verdict(scene(), 'yield')).toBe('extort.yield');
  });
});

describe('extort.fight', () => {
  it('weapon by weapon, starting with the target', () => {
    const on = facing(['blade', 'knife'], ['blade', 'knife', 'spoon']);
    run(on, 'extort:1:spoon:blade');
    expect(table(on).decision.seat).toBe(1);
    run(on, 'fight:knife');
    expect(table(on).decision).toMatchObject({ kind: 'fight', seat: 0, weaponsFor: 1, weaponsAgainst: 1 });
    run(on, 'fight:knife');
    expect(table(on).decision.seat).toBe(1);
    run(on, 'fight:blade');
    expect(offered(on)).toEqual(['decline']);
  });
  it('who will not play loses, though able', () => {
    const on = facing(['blade', 'blade'], ['blade', 'shovel']);
    run(on, 'extort:1:shovel:blade', 'decline');
    expect(own(on, 0).hand).toEqual({ blade: 1, shovel: 1 });
  });
  it('needs the weapon, and a fight', () => {
    const on = facing(['blade'], ['blade']);
    expect(verdict(on, 'fight:blade')).toBe('extort.fight');
    expect(verdict(on, 'decline')).toBe('extort.fight');
    run(on, 'extort:1:shovel:blade');
    expect(verdict(on, 'fight:knife')).toBe('extort.fight');
    expect(verdict(on, 'search')).toBe('extort.fight');
  });
});

describe('extort.won', () => {
  it('the attacker gets the named tool', () => {
    const on = facing(['blade'], ['spoon', 'cap', 'cap']);
    run(on, 'extort:1:spoon:blade', 'decline');
    expect([own(on, 0).hand, own(on, 1).hand]).toEqual([{ spoon: 1 }, { cap: 2 }]);
  });
  it('or a random card if there is none', () => {
    const on = facing(['blade'], ['cap', 'ring']);
    runWith(on, 'extort:1:spoon:blade', {});
    runWith(on, 'decline', { thefts: ['ring'] });
    expect([own(on, 0).hand, own(on, 1).hand]).toEqual([{ ring: 1 }, { cap: 1 }]);
  });
  it('or nothing from an empty hand', () => {
    const on = facing(['blade'], []);
    run(on, 'extort:1:spoon:blade', 'decline');
    expect([own(on, 0).handSize, own(on, 1).handSize, own(on, 1).beatings]).toEqual([0, 0, 1]);
  });
});

describe('extort.lost', () => {
  it('the target draws a random card from the attacker', () => {
    const on = facing(['blade', 'cap'], ['blade']);
    run(on, 'extort:1:spoon:blade', 'fight:blade', 'decline');
    expect([own(on, 0).hand, own(on, 1).hand]).toEqual([{}, { cap: 1 }]);
  });
  it('none from an empty hand', () => {
    const on = facing(['blade'], ['blade']);
    run(on, 'extort:1:spoon:blade', 'fight:blade', 'decline');
    expect([own(on, 0).beatings, own(on, 1).handSize]).toEqual([1, 0]);
  });
});

describe('extort.beating', () => {
  test.each([
    [['decline'], [0, 1]],
    [
      ['fight:blade', 'decline'],
      [1, 0],
    ],
  ])('after %j: %j', (moves, beatings) => {
    const on = facing(['blade'], ['blade']);
    run(on, 'extort:1:spoon:blade', ...moves);
    expect([own(on, 0).beatings, own(on, 1).beatings]).toEqual(beatings);
  });
});

describe('beating.max', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 2],
  ])('from %i to %i', (before, after) => {
    const on = facing(['blade'], []);
    set(on, 1, { beatings: before });
    run(on, 'extort:1:spoon:blade', 'decline');
    expect(own(on, 1).beatings).toBe(after);
  });
});

describe('extort.spent', () => {
  it('blades to the discard, knives to their pile', () => {
    const on = facing(['blade', 'knife'], ['blade', 'knife']);
    run(on, 'extort:1:spoon:blade', 'fight:knife', 'fight:knife', 'fight:blade', 'decline');
    expect(table(on)).toMatchObject({ discard: { blade: 2 }, piles: { knife: 5 } });
  });
});

describe('gang.bonus in fights', () => {
  it('power.attack-bonus: a weapon counts after the last one', () => {
    const on = facing(['blade'], ['blade', 'spoon']);
    set(on, 0, { gang: 'fists' });
    run(on, 'extort:1:spoon:blade', 'fight:blade', 'decline');
    expect(table(on).decision).toMatchObject({ kind: 'fight', seat: 1, weaponsFor: 2, weaponsAgainst: 1 });
    run(on, 'decline');
    expect(own(on, 0)).toMatchObject({ hand: { spoon: 1 }, cigarettes: 2, beatings: 0 });
  });
  it('power.attack-bonus: once in a fight only', () => {
    const on = facing(['blade'], ['blade', 'blade']);
    set(on, 0, { gang: 'fists' });
    run(on, 'extort:1:spoon:blade', 'fight:blade', 'decline', 'fight:blade');
    expect(own(on, 0)).toMatchObject({ beatings: 1, cigarettes: 0 });
  });
  it('power.attack-bonus: no opening without a real weapon, no help for the target', () => {
    const on = facing([], ['spoon']);
    set(on, 0, { gang: 'fists' });
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('extort.open');
    const back = facing(['blade'], ['spoon']);
    set(back, 1, { gang: 'fists' });
    run(back, 'extort:1:spoon:blade', 'decline');
    expect(own(back, 1)).toMatchObject({ beatings: 1, cigarettes: 0 });
  });
  it('power.extort-reward: cigarettes for a tool given too', () => {
    const on = facing(['blade'], ['spoon']);
    set(on, 0, { gang: 'fists' });
    run(on, 'extort:1:spoon:blade', 'yield');
    expect(own(on, 0).cigarettes).toBe(2);
  });
});

describe('extort.dice', () => {
  const play = (attacker: string[], target: string[], answer: string, dice: number[], gang?: string): Scene => {
    const on = facing(attacker, target, { diceFight: true });
    if (gang !== undefined) set(on, 0, { gang });
    run(on, `extort:1:shovel:${attacker[0]}`);
    runWith(on, answer, { dice });
    return on;
  };
  test.each([
    ['higher wins', ['blade'], 'decline', [3, 3], 1],
    ['the target wins ties', ['blade'], 'decline', [4, 3], 0],
    ['a knife counts two', ['knife'], 'decline', [4, 3], 1],
    ['the target adds a weapon', ['blade'], 'fight:blade', [3, 3], 0],
    ['and a knife two', ['blade'], 'fight:knife', [2, 3], 0],
    ['which can be too little', ['blade'], 'fight:blade', [2, 4], 1],
  ])('%s', (_, attacker, answer, dice, won) => {
    const on = play(attacker, ['blade', 'knife', 'shovel'], answer, dice);
    expect([own(on, 0).beatings, own(on, 1).beatings]).toEqual(won === 1 ? [0, 1] : [1, 0]);
    expect(own(on, 0).hand.shovel ?? 0).toBe(won);
    expect(table(on).decision.kind).toBe('turn');
  });
  it('giving in is still possible, and comes first', () => {
    const on = facing(['blade'], ['shovel'], { diceFight: true });
    run(on, 'extort:1:shovel:blade');
    expect(offered(on)).toEqual(['yield', 'decline']);
    run(on, 'yield');
    expect(own(on, 0).hand).toEqual({ shovel: 1 });
  });
  it('fists count one more', () => {
    expect(own(play(['blade'], ['shovel'], 'decline', [4, 3], 'fists'), 0)).toMatchObject({
      hand: { shovel: 1 },
      cigarettes: 2,
    });
  });
});
