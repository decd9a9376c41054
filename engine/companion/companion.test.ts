// The companion as a whole: stale and double commands, undo and its barrier, settings, saving.
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { renamed, renamedGame } from '../testing/renamed-game.ts';
import type { CompanionCommand } from './command.ts';
import type { CompanionState } from './state.ts';
import { reviveCompanion, saveCompanion } from './revive.ts';
import { applyCommand, newCompanion, tablesFor } from './companion.ts';
import type { Settings } from './state.ts';
import { SETTINGS, testCompanion } from './testing/test-companion.ts';

describe('state numbers', () => {
  it('a command given twice counts once', () => {
    const t = tablesFor(sampleGame, SETTINGS);
    const state = newCompanion(sampleGame, 1, SETTINGS);
    const first = applyCommand(t, state, { do: 'draw', seat: 0, location: 'showers' }, 0);
    if (!first.ok) throw new Error('refused');
    const second = applyCommand(t, first.value, { do: 'draw', seat: 0, location: 'showers' }, 0);
    expect(second).toMatchObject({ ok: false, refusal: { code: 'STALE' } });
    expect(first.value.number).toBe(1);
  });
  it('every command is numbered in the log, the same roll twice too', () => {
    const companion = testCompanion();
    for (const seat of [0, 0, 0]) companion.do({ do: 'roll', seat, faces: [4] });
    expect(companion.state.log.map(({ number, helper }) => [number, helper])).toEqual([
      [1, 'dice'],
      [2, 'dice'],
      [3, 'dice'],
    ]);
  });
});

describe('a table at which nobody can play', () => {
  it.each([[[]], [['Ada']], [Array.from({ length: 7 }, (_, seat) => `Seat ${seat}`)]])('%j is not opened', (names) => {
    expect(() => newCompanion(sampleGame, 1, { ...SETTINGS, names })).toThrow('BAD_SETTINGS: ');
  });
  it('nor teams that do not come out even', () => {
    expect(() => newCompanion(sampleGame, 1, { ...SETTINGS, names: ['A', 'B', 'C'], teams: true })).toThrow(
      'BAD_SETTINGS: ',
    );
  });
});

describe('what is no command', () => {
  const refused = (command: unknown): string => testCompanion().refuse(command as CompanionCommand).code;
  it.each([
    undefined,
    null,
    0,
    'undo',
    [],
    {},
    { do: undefined },
    { do: 'x' },
    { do: 'toString' },
    { do: '__proto__' },
    { do: ['undo'] },
    { do: 'Undo' },
  ])('%j is refused and changes nothing', (command) => {
    expect(refused(command)).toBe('UNKNOWN_ACTION');
  });
  const WHOLE: { readonly [Do in CompanionCommand['do']]: Extract<CompanionCommand, { do: Do }> } = {
    roll: { do: 'roll', seat: 0, faces: [1] },
    'roll-figure': { do: 'roll-figure', seat: 0, faces: [1] },
    go: { do: 'go', location: 'showers' },
    stay: { do: 'stay' },
    careful: { do: 'careful', seat: 0, location: 'showers' },
    stand: { do: 'stand', seat: 0, location: 'showers' },
    'stand-figure': { do: 'stand-figure', location: 'showers' },
    draw: { do: 'draw', seat: 0, location: 'showers' },
    deal: { do: 'deal', seat: 0 },
    discard: { do: 'discard', seat: 0, card: 'comb' },
    give: { do: 'give', seat: 0, to: 1, card: 'comb' },
    'put-back': { do: 'put-back', card: 'comb', from: 'aside' },
    remove: { do: 'remove', card: 'comb' },
    extort: {
      do: 'extort',
      seat: 0,
      target: 1,
      tool: 'spoon',
      weapon: 'blade',
      location: 'showers',
      safe: false,
      present: [],
    },
    yield: { do: 'yield' },
    fight: { do: 'fight', weapon: 'blade' },
    decline: { do: 'decline' },
    'fight-dice': { do: 'fight-dice', faces: [1, 2] },
    prize: { do: 'prize', prize: 'tool' },
    close: { do: 'close' },
    join: { do: 'join', seat: 0, gang: 'fists' },
    'new-turn': { do: 'new-turn', seat: 0 },
    settings: { do: 'settings', settings: { teams: true } },
    undo: { do: 'undo' },
  };
  it.each(
    Object.values(WHOLE).flatMap((command) =>
      Object.keys(command).map((field): [CompanionCommand, string] => [command, field]),
    ),
  )('%j with a wrong %s is refused and changes nothing', (command, field) => {
    for (const wrong of [null, Symbol('x'), () => 0, 1n])
      expect(refused({ ...command, [field]: wrong })).toBe('UNKNOWN_ACTION');
  });
  it.each(['teams', 'names', 'hidden', 'diceFight', 'michel', 'speed'])('nor settings with a wrong %s', (name) => {
    for (const wrong of [null, 'x', 3, [3], { length: 2 }])
      expect(refused({ do: 'settings', settings: { [name]: wrong } })).toBe('UNKNOWN_ACTION');
  });
});

describe('undo', () => {
  it('takes back a real roll, a choice, a discard, an extortion, step by step to the same table', () => {
    const companion = testCompanion();
    const tables = [companion.state.table];
    companion.do({ do: 'roll', seat: 0, faces: [1] });
    tables.push(companion.state.table);
    companion.do({ do: 'go', location: 'showers' });
    tables.push(companion.state.table);
    companion.do({
      do: 'extort',
      seat: 0,
      target: 1,
      tool: 'spoon',
      weapon: 'blade',
      location: undefined,
      safe: false,
      present: [],
    });
    tables.push(companion.state.table);
    companion.do({ do: 'decline' });
    for (const before of tables.reverse()) {
      companion.do({ do: 'undo' });
      expect(companion.state.table).toEqual(before);
    }
    expect(companion.refuse({ do: 'undo' }).code).toBe('UNDO_BARRIER');
    expect(companion.state.log.at(-1)).toMatchObject({ undoes: 1, steps: [] });
  });
  it.each([
    { do: 'roll', seat: 0 },
    { do: 'roll-figure', seat: 0 },
    { do: 'draw', seat: 0, location: 'cafeteria' },
    { do: 'deal', seat: 0 },
    { do: 'remove', card: 'comb' },
  ] as const)('stops at $do: nobody un-learns it', (command) => {
    const companion = testCompanion();
    companion.do({ do: 'stand', seat: 1, location: 'showers' });
    companion.do(command);
    expect(companion.refuse({ do: 'undo' })).toMatchObject({ code: 'UNDO_BARRIER' });
  });
  it('has nothing to take back at the start', () => {
    expect(testCompanion().refuse({ do: 'undo' }).code).toBe('NOTHING_TO_UNDO');
  });
});

describe('settings', () => {
  const change = (companion: ReturnType<typeof testCompanion>, settings: Partial<Settings>): void => {
    companion.do({ do: 'settings', settings });
  };
  it('a new name or a hidden helper leaves the table and its undo alone', () => {
    const companion = testCompanion();
    companion.do({ do: 'stand', seat: 0, location: 'showers' });
    const before = companion.state.table;
    change(companion, { names: ['Zoe', 'Bo', 'Cem', 'Dora'], hidden: ['dice'] });
    expect(companion.state.table).toEqual(before);
    expect(companion.state.undo).toHaveLength(1);
  });
  it('fewer seats lose no card', () => {
    const companion = testCompanion();
    companion.do({ do: 'draw', seat: 3, location: 'showers' });
    const hand = companion.state.table.deck.hands[3];
    change(companion, { names: ['Ada', 'Bo'] });
    expect(companion.state.table.deck.aside).toEqual(hand);
    expect(companion.state.table.seats).toHaveLength(2);
  });
  it.each([
    [1, false, 'setup.players'],
    [7, false, 'setup.players'],
    [5, true, 'team.sides'],
    [2, true, 'team.sides'],
  ])('%i seats, teams %s: %s', (count, teams, rule) => {
    const companion = testCompanion();
    expect(
      companion.refuse({ do: 'settings', settings: { names: Array.from({ length: count }, () => ''), teams } }),
    ).toMatchObject({ rule });
  });
});

describe('saving', () => {
  it('goes on the same after being written and read, at every step of an extortion', () => {
    const companion = testCompanion({ diceFight: true });
    const commands = [
      {
        do: 'extort',
        seat: 0,
        target: 1,
        tool: 'shovel',
        weapon: 'knife',
        location: 'showers',
        safe: false,
        present: [],
      },
      { do: 'fight', weapon: 'blade' },
      { do: 'fight-dice' },
      { do: 'prize', prize: 'random' },
      { do: 'roll', seat: 2 },
      { do: 'draw', seat: 1, location: 'infirmary' },
    ] as const;
    const straight = testCompanion({ diceFight: true });
    for (const command of commands) {
      straight.do(command);
      companion.do(command);
      const read = reviveCompanion(sampleGame, saveCompanion(companion.state));
      if (!read.ok) throw new Error(read.fault);
      companion.state = read.state;
    }
    expect(companion.state).toEqual(JSON.parse(JSON.stringify(straight.state)));
  });
  it('3,000 commands stay under 1 MB', () => {
    const companion = testCompanion();
    for (let round = 0; round < 1000; round++) {
      companion.do({ do: 'roll', seat: round % 4 });
      const { roll } = companion.state.table;
      if (roll?.taken === undefined) companion.do({ do: 'go', location: roll?.choices[0] ?? '' });
      companion.do({ do: 'stand', seat: round % 4, location: 'showers' });
    }
    expect(JSON.stringify(companion.state).length).toBeLessThan(1_000_000);
  });
  const saved = (value: object): string => saveCompanion(value as CompanionState);
  const good = (): Record<string, unknown> =>
    JSON.parse(JSON.stringify(testCompanion().state)) as Record<string, unknown>;
  it.each<[string, string, () => string]>([
    ['half a file', 'NOT_A_SAVE', () => saved(good()).slice(0, 200)],
    ['nothing', 'NOT_A_SAVE', () => ''],
    ['null', 'NOT_A_SAVE', () => 'null'],
    ['another thing', 'NOT_A_SAVE', () => '[1,2]'],
    ['a later version', 'SAVE_VERSION', () => saved({ ...good(), version: 3 }).replace(/,"check":"[0-9a-f]+"/, '')],
    ['a broken seal', 'SAVE_DAMAGED', () => saved(good()).replace('"number":0', '"number":1')],
    ['no seal', 'SAVE_DAMAGED', () => JSON.stringify(good())],
    ['no table', 'SAVE_DAMAGED', () => saved({ ...good(), table: 3 })],
    ['a seat too many', 'SAVE_DAMAGED', () => saved({ ...good(), settings: { ...SETTINGS, names: ['a', 'b', 'c'] } })],
    [
      'seats nobody can play with',
      'OTHER_OPTIONS',
      () => saved({ ...good(), settings: { ...SETTINGS, names: ['a'] } }),
    ],
    [
      'a lost card',
      'SAVE_DAMAGED',
      () => {
        const state = testCompanion().state;
        return saved({
          ...state,
          table: { ...state.table, deck: { ...state.table.deck, cards: state.table.deck.cards.slice(1) } },
        });
      },
    ],
    [
      'cards of another game',
      'OTHER_GAME',
      () => {
        const state = testCompanion().state;
        return saved({
          ...state,
          game: 'other',
          table: {
            ...state.table,
            deck: { ...state.table.deck, cards: state.table.deck.cards.map((id) => (id === 'comb' ? 'kamm' : id)) },
          },
        });
      },
    ],
  ])('%s is refused: %s', (_, fault, text) => {
    expect(reviveCompanion(sampleGame, text())).toEqual({ ok: false, fault });
  });
  it('a newer edition with the same cards goes on, without undo', () => {
    const companion = testCompanion();
    companion.do({ do: 'stand', seat: 0, location: 'showers' });
    expect(reviveCompanion({ ...sampleGame, hash: 'newer' }, saveCompanion(companion.state))).toMatchObject({
      ok: true,
      state: { game: 'newer', undo: [] },
    });
  });
  it('a table kept before a gang was renamed finds it under its new id', () => {
    const companion = testCompanion();
    companion.do({ do: 'join', seat: 2, gang: 'fists' });
    const revived = reviveCompanion(renamedGame, saveCompanion(companion.state));
    if (!revived.ok) throw new Error(revived.fault);
    expect(revived.state.table.seats[2]?.gang).toBe(renamed('fists'));
    expect(revived.state.log.at(-1)?.steps).toMatchObject([{ kind: 'joined', what: renamed('fists') }]);
  });
  it('of version 1, which had no seal, is read', () => {
    const companion = testCompanion();
    companion.do({ do: 'stand', seat: 0, location: 'showers' });
    const old = JSON.stringify({ ...companion.state, version: 1 });
    expect(reviveCompanion(sampleGame, old)).toEqual({ ok: true, state: companion.state });
  });
});
