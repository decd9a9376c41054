// The extortion helper, rule by rule.
import { describe, expect, it } from 'vitest';
import { beatingOutlook } from './beating-outlook.ts';
import type { CompanionCommand } from './command.ts';
import { replayExtortion } from './replay-extortion.ts';
import { PRIZES } from './state.ts';
import { testCompanion } from './testing/test-companion.ts';
import type { TestCompanion } from './testing/test-companion.ts';

type Opening = Extract<CompanionCommand, { do: 'extort' }>;
const OPEN: Opening = {
  do: 'extort',
  seat: 0,
  target: 1,
  tool: 'spoon',
  weapon: 'blade',
  location: undefined,
  safe: false,
  present: [],
};
const open = (more: Partial<Opening> = {}): Opening => ({ ...OPEN, ...more });
const fightOf = (companion: TestCompanion) => {
  const e = companion.state.table.extortion;
  if (e === undefined) throw new Error('No extortion.');
  const { fight } = replayExtortion(companion.t, companion.state.table, e);
  if (fight === undefined) throw new Error('No fight.');
  return fight;
};

describe('opening', () => {
  it('extort.target: whom one stands with, for a tool, costs one weapon', () => {
    const companion = testCompanion();
    expect(companion.do(open())).toEqual([
      { kind: 'extorted', rule: 'extort.target', seat: 0, other: 1, what: 'spoon', count: 1 },
      { kind: 'weapon', rule: 'extort.open', seat: 0, what: 'blade', count: 1 },
    ]);
    expect(fightOf(companion)).toMatchObject({
      phase: 'answer',
      asked: 1,
      targetSide: true,
      mayYield: true,
      weaponsFor: 1,
      weaponsAgainst: 0,
    });
  });
  it.each([
    ['extort.target', open({ location: 'solitary' })],
    ['extort.target', open({ target: 0 })],
    ['extort.target', open({ tool: 'knife' })],
    ['extort.target', open({ tool: 'blade' })],
    ['extort.open', open({ weapon: undefined })],
    ['extort.open', open({ weapon: 'spoon' })],
    ['extort.target', open({ safe: true })],
  ])('%s refuses', (rule, command) => {
    expect(testCompanion().refuse(command)).toMatchObject({ code: 'FORBIDDEN', rule });
  });
  it('extort.target: every place but solitary will do, told or not', () => {
    for (const location of [undefined, 'cell-block', 'showers', 'cafeteria', 'common-room', 'infirmary'])
      testCompanion().do(open({ location }));
  });
  it('team.peace: not within a team, but across', () => {
    const companion = testCompanion({ teams: true });
    expect(companion.refuse(open({ target: 2 }))).toMatchObject({ rule: 'team.peace' });
    companion.do(open({ target: 1 }));
  });
  it('extort.once: a second time in the same turn is refused, in a new turn it is not', () => {
    const companion = testCompanion();
    companion.do(open());
    companion.do({ do: 'yield' });
    expect(companion.refuse(open({ target: 2 }))).toMatchObject({ rule: 'extort.once' });
    companion.do({ do: 'new-turn', seat: 0 });
    companion.do(open({ target: 2 }));
    companion.do({ do: 'close' });
    companion.do(open({ seat: 2, target: 0 }));
    companion.do({ do: 'close' });
    companion.do(open());
  });
  it('a stranger or nonsense is refused without a trace', () => {
    const companion = testCompanion();
    for (const bad of [open({ seat: 9 }), open({ target: 9 }), open({ target: -1 }), open({ present: [7] })])
      expect(companion.refuse(bad).code).toBe('NO_SUCH_SEAT');
    expect(companion.refuse({ do: 'yield' })).toMatchObject({ rule: 'extort.open' });
    expect(companion.refuse({ do: 'prize', prize: 'tool' })).toMatchObject({ rule: 'extort.open' });
  });
});

describe('answering', () => {
  it('extort.yield: the tool for peace, no beating', () => {
    const companion = testCompanion();
    companion.do(open());
    expect(companion.do({ do: 'yield' })).toEqual([
      { kind: 'yielded', rule: 'extort.yield', seat: 1, other: 0, what: 'spoon', count: 1 },
    ]);
    expect(fightOf(companion)).toMatchObject({ phase: 'over', spent: { discard: { blade: 1 }, piles: {} } });
  });
  it('extort.yield: only as the first answer', () => {
    const companion = testCompanion();
    companion.do(open());
    companion.do({ do: 'fight', weapon: 'blade' });
    expect(companion.refuse({ do: 'yield' })).toMatchObject({ rule: 'extort.yield' });
  });
  it('extort.fight: turn about, starting with the target; who stops loses', () => {
    const companion = testCompanion();
    companion.do(open());
    companion.do({ do: 'fight', weapon: 'knife' });
    expect(fightOf(companion)).toMatchObject({ asked: 0, targetSide: false, weaponsFor: 1, weaponsAgainst: 1 });
    companion.do({ do: 'fight', weapon: 'blade' });
    expect(fightOf(companion)).toMatchObject({ asked: 1, weaponsFor: 2 });
    companion.do({ do: 'decline' });
    expect(fightOf(companion)).toMatchObject({ phase: 'prize', winner: 0, loser: 1 });
    expect(companion.refuse({ do: 'fight', weapon: 'blade' })).toMatchObject({ rule: 'extort.fight' });
  });
  it('extort.fight: only with a weapon', () => {
    const companion = testCompanion();
    companion.do(open());
    expect(companion.refuse({ do: 'fight', weapon: 'spoon' })).toMatchObject({ rule: 'extort.fight' });
    expect(companion.refuse({ do: 'fight', weapon: '__proto__' })).toMatchObject({ rule: 'extort.fight' });
  });
  it("extort.spent: blades to the discard, knives to their pile, the winner's too", () => {
    const companion = testCompanion();
    companion.do(open({ weapon: 'knife' }));
    companion.do({ do: 'fight', weapon: 'blade' });
    companion.do({ do: 'fight', weapon: 'blade' });
    companion.do({ do: 'decline' });
    expect(fightOf(companion).spent).toEqual({ discard: { blade: 2 }, piles: { knife: 1 } });
  });
  it('team.help: team mates who are there are asked too, each until it declines', () => {
    const companion = testCompanion({ teams: true });
    companion.do(open({ present: [3] }));
    companion.do({ do: 'decline' });
    expect(fightOf(companion)).toMatchObject({ phase: 'answer', asked: 3, targetSide: true });
    companion.do({ do: 'fight', weapon: 'blade' });
    companion.do({ do: 'decline' });
    expect(fightOf(companion)).toMatchObject({ phase: 'prize', winner: 1, weaponsAgainst: 1 });
  });
});

describe('what follows', () => {
  const wonBy = (attacker: boolean): TestCompanion => {
    const companion = testCompanion();
    companion.do(open());
    if (!attacker) companion.do({ do: 'fight', weapon: 'blade' });
    companion.do({ do: 'decline' });
    return companion;
  };
  it('extort.won: the named tool, then the beating', () => {
    expect(wonBy(true).do({ do: 'prize', prize: 'tool' })).toEqual([
      { kind: 'stole', rule: 'extort.won', seat: 0, other: 1, what: 'spoon', count: 1 },
      { kind: 'beaten', rule: 'extort.beating', seat: 1, count: 1 },
    ]);
  });
  it('extort.won: without the tool a random card, which the log does not name', () => {
    expect(wonBy(true).do({ do: 'prize', prize: 'random' })[0]).toEqual({
      kind: 'stole',
      rule: 'extort.won',
      seat: 0,
      other: 1,
      count: 1,
    });
  });
  it('extort.won: nothing from an empty hand', () => {
    expect(
      wonBy(true)
        .do({ do: 'prize', prize: 'nothing' })
        .map(({ kind }) => kind),
    ).toEqual(['nothing', 'beaten']);
  });
  it('extort.lost: the target takes a random card, the attacker the beating', () => {
    const companion = wonBy(false);
    expect(companion.refuse({ do: 'prize', prize: 'tool' })).toMatchObject({ rule: 'extort.lost' });
    expect(companion.do({ do: 'prize', prize: 'random' })).toEqual([
      { kind: 'stole', rule: 'extort.lost', seat: 1, other: 0, count: 1 },
      { kind: 'beaten', rule: 'extort.beating', seat: 0, count: 1 },
    ]);
  });
  it.each([true, false])('the fight says which prizes its winner may take (attacker wins: %s)', (attacker) => {
    expect(fightOf(wonBy(attacker)).prizes).toEqual(attacker ? PRIZES : PRIZES.filter((prize) => prize !== 'tool'));
    for (const prize of PRIZES) {
      const companion = wonBy(attacker);
      if (fightOf(companion).prizes.includes(prize)) companion.do({ do: 'prize', prize });
      else companion.refuse({ do: 'prize', prize });
      const { phase, prizes } = fightOf(companion);
      expect(prizes.length > 0).toBe(phase === 'prize');
    }
  });
  it('gang.bonus: one weapon more after the last one, and a reward for winning', () => {
    const companion = testCompanion();
    companion.do({ do: 'join', seat: 0, gang: 'fists' });
    companion.do(open());
    companion.do({ do: 'fight', weapon: 'blade' });
    expect(companion.do({ do: 'decline' }).map(({ kind, rule }) => [kind, rule])).toEqual([
      ['declined', 'extort.fight'],
      ['bonus-weapon', 'gang.bonus'],
    ]);
    expect(fightOf(companion)).toMatchObject({ phase: 'answer', asked: 1, weaponsFor: 2 });
    companion.do({ do: 'decline' });
    expect(companion.do({ do: 'prize', prize: 'nothing' }).map(({ kind, count }) => [kind, count])).toEqual([
      ['nothing', 0],
      ['gained', 2],
      ['beaten', 1],
    ]);
  });
  it('gang.bonus: opening still needs a real weapon, and a target gains nothing by it', () => {
    const companion = testCompanion();
    companion.do({ do: 'join', seat: 0, gang: 'fists' });
    expect(companion.refuse(open({ weapon: undefined }))).toMatchObject({ rule: 'extort.open' });
    companion.do(open({ seat: 1, target: 0 }));
    companion.do({ do: 'decline' });
    expect(fightOf(companion)).toMatchObject({ phase: 'prize', winner: 1 });
  });
  it('beating.max, craft.beaten, dig.beaten: what a lost fight means by the beatings before', () => {
    const companion = testCompanion();
    expect(beatingOutlook(companion.t, companion.state.table, 0)).toEqual([
      { had: 0, has: 1, mayCraft: false, mayDig: true },
      { had: 1, has: 2, mayCraft: false, mayDig: false },
      { had: 2, has: 2, mayCraft: false, mayDig: false },
    ]);
    companion.do({ do: 'join', seat: 0, gang: 'tinkers' });
    expect(beatingOutlook(companion.t, companion.state.table, 0)[0]).toEqual({
      had: 0,
      has: 1,
      mayCraft: true,
      mayDig: true,
    });
  });
});

describe('extort.dice', () => {
  const untilDice = (): TestCompanion => {
    const companion = testCompanion({ diceFight: true });
    companion.do(open({ weapon: 'knife' }));
    companion.do({ do: 'fight', weapon: 'blade' });
    expect(fightOf(companion)).toMatchObject({ phase: 'dice', winner: undefined });
    return companion;
  };
  it.each([
    [[1, 1], 0],
    [[2, 1], 1],
    [[3, 2], 1],
    [[6, 6], 0],
    [[6, 5], 1],
  ])('die and weapons, the target wins ties: %j', (faces, winner) => {
    const companion = untilDice();
    const steps = companion.do({ do: 'fight-dice', faces });
    expect(steps.slice(0, 2)).toEqual([
      { kind: 'rolled', rule: 'extort.dice', seat: 1, count: faces[0], real: true },
      { kind: 'rolled', rule: 'extort.dice', seat: 0, count: faces[1], real: true },
    ]);
    expect(fightOf(companion)).toMatchObject({ phase: 'prize', winner });
  });
  it('refuses faces that no die has, and too few or too many', () => {
    const companion = untilDice();
    for (const faces of [[0, 1], [1, 7], [3], [1, 2, 3], []])
      expect(companion.refuse({ do: 'fight-dice', faces }).code).toBe('BAD_OUTCOME');
  });
  it('rolls here are fixed at once and cannot be taken back', () => {
    const companion = untilDice();
    companion.do({ do: 'fight-dice' });
    const { faces } = companion.state.table.extortion ?? {};
    expect(faces).toHaveLength(2);
    expect(fightOf(companion).faces).toEqual(faces);
    expect(companion.refuse({ do: 'undo' }).code).toBe('UNDO_BARRIER');
    companion.do({ do: 'prize', prize: 'nothing' });
    expect(fightOf(companion)).toMatchObject({ phase: 'over', faces });
  });
  it('no dice where nobody fights with them', () => {
    const companion = testCompanion();
    companion.do(open());
    expect(companion.refuse({ do: 'fight-dice' })).toMatchObject({ rule: 'extort.dice' });
  });
});
