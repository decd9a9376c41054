// Team variant.
import { describe, expect, it, test } from 'vitest';
import { checkOptions } from '../tables/check-options.ts';
import { sampleGame } from '../testing/sample-game.ts';
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
import type { Options } from '../api/options.ts';

const teams = (options: Partial<Options> = {}): Scene => scene({ players: 4, teams: true, ...options });

describe('team.sides', () => {
  test.each([
    [4, [0, 1, 0, 1]],
    [6, [0, 1, 0, 1, 0, 1]],
  ])('%i players sit in turn', (players, sides) => {
    const view = table(teams({ players }));
    expect(view.seats.map(({ team }) => team)).toEqual(sides);
    expect(view.seats.map(({ location }) => location)).toEqual(
      sides.map((side) => (side === 0 ? 'cell-block' : 'cell-block#2')),
    );
  });
  test.each([2, 3, 5])('%i players make no teams', (players) => {
    expect(checkOptions(sampleGame, { players, teams: true }).map(({ code }) => code)).toContain('TEAMS');
  });
  it("dice lead to one's own block", () => {
    const on = teams();
    set(on, 0, { at: 'solitary' });
    runWith(on, 'roll', { dice: [1] });
    expect(offered(on)).toEqual(['go:cell-block', 'go:showers', 'stay']);
    run(on, 'go:showers', 'end-turn');
    set(on, 1, { at: 'solitary' });
    runWith(on, 'roll', { dice: [1] });
    expect(offered(on)).toEqual(['go:showers', 'go:cell-block#2', 'stay']);
  });
  it('care leads into the other block too', () => {
    const on = teams();
    run(on, 'careful:cell-block#2');
    expect(own(on, 0).location).toBe('cell-block#2');
  });
});

describe('team.dig', () => {
  it("only in one's own block", () => {
    const on = teams();
    give(on, 0, 'spoon');
    set(on, 0, { at: 'cell-block#2' });
    expect(verdict(on, 'dig:spoon')).toBe('team.dig');
    set(on, 0, { at: 'cell-block' });
    run(on, 'dig:spoon', 'end-turn');
    give(on, 1, 'spoon');
    run(on, 'dig:spoon');
    expect(table(on).teamPoints).toEqual([1, 1]);
  });
  test.each([
    [4, 26],
    [6, 28],
  ])('%i players towards %i together', (players, target) => {
    const on = teams({ players });
    expect(table(on).target).toBe(target);
    set(on, 2, { points: target - 2 });
    set(on, 1, { points: target - 1 });
    give(on, 0, 'spoon', 'spoon');
    run(on, 'dig:spoon');
    expect(table(on).result).toBeUndefined();
    run(on, 'dig:spoon');
    expect(table(on).result).toEqual({
      reason: 'win',
      shares: table(on).seats.map(({ team }) => (team === 0 ? 2 / players : 0)),
    });
  });
});

/** Six players, everybody in the cafeteria; seat 0 extorts seat 1. */
function brawl(cards: Readonly<Record<number, string[]>>, options: Partial<Options> = {}): Scene {
  const on = teams({ players: 6, ...options });
  for (let seat = 0; seat < 6; seat++) set(on, seat, { at: 'cafeteria' });
  for (const [seat, ids] of Object.entries(cards)) give(on, Number(seat), ...ids);
  return on;
}

describe('team.help', () => {
  it('asks the target, then its mates in seat order from it, each once', () => {
    const on = brawl({ 0: ['blade'], 5: ['blade'] });
    run(on, 'extort:1:spoon:blade');
    expect(table(on).decision.seat).toBe(1);
    run(on, 'decline');
    expect(table(on).decision.seat).toBe(3);
    run(on, 'decline');
    expect(table(on).decision.seat).toBe(5);
    run(on, 'fight:blade');
    expect(table(on).decision.seat).toBe(0);
    run(on, 'decline');
    expect(table(on).decision.seat).toBe(2);
    run(on, 'decline');
    expect(table(on).decision.seat).toBe(4);
    run(on, 'decline');
    expect(own(on, 0).beatings).toBe(1);
  });
  it('does not ask again who has declined, and the loser alone is beaten', () => {
    const on = brawl({ 0: ['blade'], 2: ['blade', 'blade'], 5: ['blade', 'blade'] });
    run(on, 'extort:1:spoon:blade', 'decline', 'decline', 'fight:blade', 'decline', 'fight:blade');
    expect(table(on).decision.seat).toBe(5);
    run(on, 'fight:blade');
    expect(table(on).decision.seat).toBe(2);
    run(on, 'fight:blade');
    expect(table(on).decision.seat).toBe(5);
    run(on, 'decline');
    expect(table(on).seats.map(({ beatings }) => beatings)).toEqual([0, 1, 0, 0, 0, 0]);
  });
  it('only mates at the location help', () => {
    const on = brawl({ 0: ['blade'], 3: ['blade'], 5: ['blade'] });
    for (const seat of [3, 5]) set(on, seat, { at: 'showers' });
    run(on, 'extort:1:spoon:blade', 'decline');
    expect(table(on).decision.kind).toBe('turn');
    expect(own(on, 1).beatings).toBe(1);
  });
  it('helpers cannot give in for the target', () => {
    const on = brawl({ 0: ['blade'], 1: ['spoon'], 3: ['spoon'] });
    run(on, 'extort:1:spoon:blade', 'decline');
    expect(verdict(on, 'yield')).toBe('extort.yield');
  });
  it('helps against the figure, the target is paid', () => {
    const on = teams({ michel: true });
    for (const seat of [1, 3]) set(on, seat, { at: 'showers' });
    give(on, 3, 'blade', 'blade');
    setMichel(on, 'cafeteria');
    runWith(on, 'michel-roll', { dice: [6] });
    runWith(on, 'michel-extort:1:spoon', { strengths: ['strength-2'] });
    run(on, 'decline', 'fight:blade', 'fight:blade');
    expect([own(on, 1).cigarettes, own(on, 3).cigarettes]).toEqual([2, 0]);
  });
  it('with dice every helper may add one weapon', () => {
    const on = brawl({ 0: ['blade', 'blade'], 2: ['knife'], 3: ['blade', 'blade'] }, { diceFight: true });
    run(on, 'extort:1:spoon:blade', 'decline', 'fight:blade', 'decline');
    expect(table(on).decision.seat).toBe(2);
    run(on, 'fight:knife');
    expect(table(on).decision.seat).toBe(4);
    runWith(on, 'decline', { dice: [3, 2] });
    expect(table(on).seats.map(({ beatings }) => beatings)).toEqual([0, 1, 0, 0, 0, 0]);
  });
});

describe('team.swap', () => {
  it('with a willing mate here: any cards both ways', () => {
    const on = teams();
    give(on, 0, 'cap', 'ring', 'spoon');
    give(on, 2, 'watch', 'tape');
    run(on, 'swap:2');
    expect(table(on)).toMatchObject({ actionsLeft: 1, decision: { kind: 'swap-consent', seat: 2 } });
    run(on, 'accept', 'give:cap', 'give:ring', 'done');
    expect(table(on).decision).toMatchObject({ kind: 'swap-return', seat: 2 });
    run(on, 'give:tape', 'done');
    expect([own(on, 0).hand, own(on, 2).hand]).toEqual([
      { tape: 1, spoon: 1 },
      { cap: 1, ring: 1, watch: 1 },
    ]);
    expect(table(on).decision).toMatchObject({ kind: 'turn', seat: 0 });
  });
  it('a mate may refuse; the action is spent', () => {
    const on = teams();
    give(on, 0, 'cap');
    run(on, 'swap:2', 'refuse');
    expect(table(on)).toMatchObject({ actionsLeft: 1, decision: { kind: 'turn' } });
  });
  it('only mates, only here, only in the variant, only what one holds', () => {
    const on = teams();
    expect(verdict(on, 'swap:1')).toBe('team.swap');
    expect(verdict(on, 'swap:0')).toBe('team.swap');
    expect(verdict(scene(), 'swap:1')).toBe('team.sides');
    set(on, 2, { at: 'showers' });
    expect(verdict(on, 'swap:2')).toBe('team.swap');
    expect(offered(on, 'swap')).toEqual([]);
    set(on, 2, { at: 'cell-block' });
    setActions(on, 0);
    expect(verdict(on, 'swap:2')).toBe('turn.actions');
    setActions(on, 1);
    expect(verdict(on, 'accept')).toBe('team.swap');
    run(on, 'swap:2', 'accept');
    expect(verdict(on, 'give:cap')).toBe('team.swap');
    expect(verdict(on, 'accept')).toBe('team.swap');
    expect(verdict(on, 'search')).toBe('team.swap');
  });
});

describe('team.peace', () => {
  it('no extortion within a team, nor by the figure', () => {
    const on = teams({ michel: true });
    give(on, 0, 'blade');
    for (const seat of [0, 1, 2]) set(on, seat, { at: 'showers' });
    expect(verdict(on, 'extort:2:spoon:blade')).toBe('team.peace');
    expect(verdict(on, 'extort:1:spoon:blade')).toBe('allowed');
    setMichel(on, 'cafeteria');
    runWith(on, 'michel-roll', { dice: [6] });
    expect(verdict(on, 'michel-extort:2:spoon')).toBe('team.peace');
    expect(offered(on)).toEqual(['spoon', 'pickaxe', 'shovel'].map((tool) => `michel-extort:1:${tool}`));
  });
});
