// Module Michel & Michelle.
import { describe, expect, it, test } from 'vitest';
import { canonical } from '../canonical/canonical.ts';
import { MICHEL_MOVES } from '../tables/layout.ts';
import {
  give,
  offered,
  own,
  run,
  runWith,
  scene,
  set,
  setActions,
  setMichel,
  table,
  verdict,
} from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';

/** The figure comes to the showers, where seats 1 and 2 are; the top strength card is set by the test. */
function threatened(...cards: string[]): Scene {
  const on = scene({ michel: true });
  set(on, 1, { at: 'showers' });
  set(on, 2, { at: 'showers' });
  give(on, 1, ...cards);
  runWith(on, 'michel-roll', { dice: [6] });
  run(on, 'michel-go:showers');
  return on;
}

describe('michel.figure', () => {
  it('starts in solitary with six strength cards', () => {
    const on = scene({ michel: true });
    expect(table(on).michel).toEqual({ location: 'solitary', deckSize: 6, turned: [] });
    expect([...(canonical(on.t, on.s).michel?.strength ?? [])].sort()).toEqual([
      'strength-1',
      'strength-1',
      'strength-2',
      'strength-2',
      'strength-3',
      'strength-3',
    ]);
  });
  it('is not there without the module', () => {
    expect(table(scene()).michel).toBeUndefined();
    expect(verdict(scene(), 'michel-roll')).toBe('michel.figure');
  });
});

describe('michel.move', () => {
  it('once in a turn, for an action', () => {
    const on = scene({ michel: true });
    runWith(on, 'michel-roll', { dice: [2] });
    run(on, 'michel-go:cafeteria');
    expect(table(on)).toMatchObject({ actionsLeft: 1, michelMovesUsed: 1, michel: { location: 'cafeteria' } });
    expect(verdict(on, 'michel-roll')).toBe('michel.move');
    run(on, 'end-turn');
    expect(verdict(on, 'michel-roll')).toBe('allowed');
    setActions(on, 0);
    expect(verdict(on, 'michel-roll')).toBe('turn.actions');
  });
  it('takes the other location if it stands in one', () => {
    const on = scene({ michel: true });
    setMichel(on, 'cafeteria');
    runWith(on, 'michel-roll', { dice: [2] });
    expect(table(on).michel?.location).toBe('infirmary');
  });
  it('goes where the die leads only', () => {
    const on = scene({ michel: true });
    runWith(on, 'michel-roll', { dice: [3] });
    expect(offered(on)).toEqual(['michel-go:showers', 'michel-go:common-room']);
    expect(verdict(on, 'michel-go:infirmary')).toBe('michel.move');
  });
});

describe('michel.extort', () => {
  it('the mover picks one who is there and names a tool', () => {
    const on = threatened();
    expect(table(on).decision).toMatchObject({ kind: 'michel-target', seat: 0 });
    expect(offered(on)).toEqual(
      ['spoon', 'pickaxe', 'shovel']
        .flatMap((tool) => [`michel-extort:1:${tool}`])
        .concat(['spoon', 'pickaxe', 'shovel'].map((tool) => `michel-extort:2:${tool}`)),
    );
    expect(verdict(on, 'michel-extort:0:spoon')).toBe('extort.target');
    expect(verdict(on, 'end-turn')).toBe('michel.extort');
  });
  it('not the mover, nobody elsewhere: then nothing happens', () => {
    const on = scene({ michel: true });
    set(on, 0, { at: 'showers' });
    runWith(on, 'michel-roll', { dice: [6] });
    run(on, 'michel-go:showers');
    expect(table(on).decision.kind).toBe('turn');
    expect(verdict(on, 'michel-extort:1:spoon')).toBe('michel.extort');
  });
  it('leaves the mover its own extortion', () => {
    const on = threatened('spoon');
    give(on, 0, 'blade');
    set(on, 0, { at: 'showers' });
    run(on, 'michel-extort:1:spoon', 'yield');
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('allowed');
  });
});

describe('michel.outcome', () => {
  it('giving in: the tool returns to its pile, nothing else', () => {
    const on = threatened('spoon', 'cap');
    run(on, 'michel-extort:1:spoon', 'yield');
    expect(own(on, 1)).toMatchObject({ hand: { cap: 1 }, beatings: 0, cigarettes: 0 });
    expect(table(on).piles.spoon).toBe(12);
  });
  test.each([1, 2, 3])('strength %i is beaten by as many weapons', (strength) => {
    const on = threatened('spoon', ...Array<string>(strength).fill('blade'));
    runWith(on, 'michel-extort:1:spoon', { strengths: [`strength-${strength}`] });
    expect(table(on).decision).toMatchObject({ kind: 'michel-extortion', seat: 1, weaponsFor: strength });
    for (let i = 0; i < strength; i++) {
      expect(table(on).decision.weaponsAgainst).toBe(i);
      run(on, 'fight:blade');
    }
    expect(own(on, 1)).toMatchObject({ hand: { spoon: 1 }, beatings: 0, cigarettes: 2 });
    expect(table(on)).toMatchObject({ discard: { blade: strength }, decision: { kind: 'turn', seat: 0 } });
  });
  it('one weapon too few: the tool to its pile, a beating, the weapons gone', () => {
    const on = threatened('spoon', 'blade');
    runWith(on, 'michel-extort:1:spoon', { strengths: ['strength-2'] });
    run(on, 'fight:blade');
    expect(verdict(on, 'yield')).toBe('extort.yield');
    run(on, 'decline');
    expect(own(on, 1)).toMatchObject({ hand: {}, beatings: 1, cigarettes: 0 });
    expect(table(on).piles.spoon).toBe(12);
  });
  it('without the tool a random card to the piles', () => {
    const on = threatened('cap');
    run(on, 'michel-extort:1:spoon', 'decline');
    expect(own(on, 1)).toMatchObject({ handSize: 0, beatings: 1 });
    expect(table(on).discard).toEqual({ cap: 1 });
  });
  it('from an empty hand nothing, but the beating', () => {
    const on = threatened();
    run(on, 'michel-extort:1:spoon', 'decline');
    expect(own(on, 1).beatings).toBe(1);
  });
  it('shuffles a used-up strength deck', () => {
    const on = scene({ michel: true });
    for (let i = 0; i < 7; i++) {
      setMichel(on, 'solitary');
      set(on, 0, { at: 'infirmary' });
      for (const seat of [1, 2]) set(on, seat, { at: 'showers', beatings: 0 });
      on.s[MICHEL_MOVES] = 0;
      setActions(on, 2);
      runWith(on, 'michel-roll', { dice: [6] });
      run(on, 'michel-go:showers', 'michel-extort:1:spoon', 'decline');
      expect(table(on).michel?.deckSize).toBe(i < 6 ? 5 - i : 5);
    }
  });
});
