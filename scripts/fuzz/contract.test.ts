// Every export of the engine against 10,000 foreign inputs: a refusal or the RangeError its comment names, and no state is touched.
import { describe, expect, it } from 'vitest';
import * as companion from '../../engine/companion/index.ts';
import type { Settings, CompanionCommand } from '../../engine/companion/index.ts';
import * as engine from '../../engine/index.ts';
import type { Lang } from '../../engine/facts/game.ts';
import { chooser, playOn } from '../../engine/testing/random-play.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { foreignValue } from './foreign-values.ts';

const ROUNDS = 250;

const game = realGame;
const t = engine.compile(game, { players: 4, michel: true, teams: true });
const s = engine.newGame(t, 7);
playOn(t, s, 7, 207);
const started = engine.startMatch(t, 5);
if (!started.ok) throw new Error('no match');
const match = started.value;
const [legal = 0] = engine.listActions(t, s);
const memory = engine.makeMemory(t);
const dealt = engine.eventsFor(t, match.dealt, 0);
const SETTINGS: Settings = { names: ['A', 'B', 'C', 'D'], teams: false, diceFight: false, michel: true, hidden: [] };
const tc = companion.tablesFor(game, SETTINGS);
const state = companion.newCompanion(game, 3, SETTINGS);

type Foreign = <T>(may?: (value: unknown) => boolean) => T;
interface Entry {
  /** Calls the function with something foreign; what comes back. */
  readonly call: (foreign: Foreign, round: number) => unknown;
  /** Is what came back a refusal? */
  readonly refuses: (value: unknown) => boolean;
  /** Codes of the RangeErrors that its comment names. */
  readonly throws: readonly string[];
}

const isRefusal = (value: unknown): boolean => (value as { readonly ok?: unknown } | null)?.ok === false;
const refusal = (call: Entry['call'], ...throws: string[]): Entry => ({ call, refuses: isRefusal, throws });
const ranged = (call: Entry['call'], ...throws: string[]): Entry => ({ call, refuses: () => false, throws });
const answers = (call: Entry['call'], refuses: Entry['refuses'], ...throws: string[]): Entry => ({
  call,
  refuses,
  throws,
});
/** A list, an id, a type: nothing is called. */
const VALUE = 'a constant';
/** Takes tables, states, matches and memories that the engine itself has made, and nothing from outside. */
const OWN = 'only values of the engine';
/** Takes facts of a loaded game, whose types say what they are. */
const FACTS = 'only facts of a game';

const isNumber = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';
const isUndefined = (value: unknown): boolean => value === undefined;
const isEmptyRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
const oneOf = (round: number, ...calls: readonly (() => unknown)[]): unknown => calls[round % calls.length]?.();

/** The options of a table with one field that is not of its kind. */
const badOptions = (foreign: Foreign, round: number): engine.Options => {
  const fields = ['players', 'inmates', 'michel', 'teams', 'diceFight', 'numbers', 'target'];
  const field = fields[round % (fields.length + 2)];
  if (round % (fields.length + 2) === fields.length) return foreign();
  if (field === undefined)
    return { players: 4, numbers: { [round % 2 === 0 ? 'handlimit' : 'handLimit']: foreign(isNumber) } };
  // What a field may hold is no fault: true and false, a record of no numbers, an empty list is too short.
  const may = (value: unknown): boolean =>
    typeof value === 'boolean' || isEmptyRecord(value) || (field === 'target' && isWhole(value));
  return { players: 4, [field]: foreign(may) };
};
const OPTION_CODES = [...engine.OPTION_FAULTS];

const ENGINE: Readonly<Record<Exclude<keyof typeof engine, never>, Entry | string>> = {
  ACTION_KINDS: VALUE,
  ACTION_SPECS: VALUE,
  ARGUMENTS: VALUE,
  DECISIONS: VALUE,
  END_REASONS: VALUE,
  EVENT_SIZE: VALUE,
  EFFECT_KINDS: VALUE,
  EVENT_KINDS: VALUE,
  LESSONS: VALUE,
  LIMITS: VALUE,
  MODULES: VALUE,
  OPTION_FAULTS: VALUE,
  REFUSAL_CODES: VALUE,
  RULES_VERSION: VALUE,
  RULE_IDS: VALUE,
  SAVE_FAULTS: VALUE,
  VARIANTS: VALUE,
  canonical: OWN,
  canonicalText: OWN,
  copyInto: OWN,
  copyState: OWN,
  decider: OWN,
  evenly: OWN,
  forget: OWN,
  hashState: OWN,
  kindFirst: OWN,
  legalActions: OWN,
  listActions: OWN,
  makeMemory: OWN,
  maxActions: OWN,
  outcomeOf: OWN,
  /** Does what has just been listed, unchecked, for speed; `step` is the one that checks. */
  perform: OWN,
  performTold: OWN,
  isAtTurn: OWN,
  /** Places and numbers, and a look-up of a place: for readers of states. */
  reading: VALUE,
  redo: OWN,
  ruleOfEffect: FACTS,
  ruleOfLocation: FACTS,
  ruleOfPower: FACTS,
  rulesOfCard: FACTS,
  sameState: OWN,
  saveMatch: OWN,
  saveState: OWN,
  winnersOf: OWN,
  compile: ranged((f, round) => engine.compile(game, badOptions(f, round)), ...OPTION_CODES),
  optionsKey: ranged((f, round) => engine.optionsKey(game, badOptions(f, round)), ...OPTION_CODES),
  checkOptions: answers(
    (f, round) => engine.checkOptions(game, badOptions(f, round)),
    (faults) => Array.isArray(faults) && faults.length > 0,
  ),
  checkState: answers(
    (f) => engine.checkState(t, f()),
    (faults) => Array.isArray(faults) && faults.length > 0,
  ),
  loadState: refusal((f) => engine.loadState(t, f())),
  loadMatch: refusal((f) => engine.loadMatch(t, f())),
  optionsOfMatch: answers((f) => engine.optionsOfMatch(game, f()), isUndefined),
  seedFromText: ranged((f) => engine.seedFromText(f(isText)), 'NOT_A_TEXT'),
  newGame: ranged((f) => engine.newGame(t, f(isWhole)), 'BAD_SEED'),
  setUpTold: ranged((f) => engine.setUpTold(t, s, f(isWhole)), 'BAD_SEED'),
  backgroundsOf: ranged((f) => engine.backgroundsOf(t, s, f()), 'NO_SUCH_SEAT'),
  setUp: ranged((f) => engine.setUp(t, s, f(isWhole)), 'BAD_SEED'),
  newGameRecorded: refusal((f, round) =>
    oneOf(
      round,
      () => engine.newGameRecorded(t, f(isWhole)),
      () => engine.newGameRecorded(t, 3, f(isEmptyRecord)),
    ),
  ),
  startMatch: refusal((f, round) =>
    oneOf(
      round,
      () => engine.startMatch(t, f(isWhole)),
      () => engine.startMatch(t, 3, f(isEmptyRecord)),
    ),
  ),
  apply: refusal((f, round) =>
    oneOf(
      round,
      () => engine.apply(t, s, f()),
      () =>
        engine.apply(
          t,
          s,
          legal,
          f((value) => value === -1),
        ),
    ),
  ),
  step: answers(
    (f, round) =>
      oneOf(
        round,
        () => engine.step(t, s, f()),
        () =>
          engine.step(
            t,
            s,
            legal,
            f((value) => value === -1),
          ),
      ),
    (why) => Number(why) >= 1000,
  ),
  forbids: answers(
    (f) => engine.forbids(t, s, f()),
    (why) => Number(why) >= 1000,
  ),
  refusalOf: answers(
    (f) => engine.refusalOf(f()),
    (value) => engine.REFUSAL_CODES.includes((value as engine.Refusal).code),
  ),
  leave: answers(
    (f) => engine.leave(t, s, f()),
    (why) => Number(why) >= 1000,
  ),
  applyRecorded: refusal((f, round) =>
    oneOf(
      round,
      () => engine.applyRecorded(t, s, f()),
      () => engine.applyRecorded(t, s, legal, f(isEmptyRecord)),
      () =>
        engine.applyRecorded(
          t,
          s,
          legal,
          {},
          f((value) => value === -1),
        ),
    ),
  ),
  leaveRecorded: refusal((f) => engine.leaveRecorded(t, s, f())),
  botIndex: ranged(
    (f, round) =>
      oneOf(
        round,
        () => engine.botIndex(s, f(), 3),
        () =>
          engine.botIndex(
            s,
            0,
            f((value) => isWhole(value) && Number(value) <= 2 ** 32),
          ),
      ),
    'NO_SUCH_SEAT',
    'BAD_COUNT',
  ),
  actionCode: answers(
    (f) =>
      engine.actionCode(
        t,
        f((value) => ['search', 'end-turn', 'dig:spoon'].includes(value as string)),
      ),
    isUndefined,
  ),
  actionId: ranged((f) => engine.actionId(t, f()), 'UNKNOWN_ACTION'),
  actionParts: ranged((f) => engine.actionParts(t, f()), 'UNKNOWN_ACTION'),
  actionText: answers(
    (f, round) =>
      oneOf(
        round,
        () => engine.actionText(t, f(), 'de', String),
        () => engine.actionText(t, legal, f<Lang>(), f()),
      ),
    isText,
    'UNKNOWN_ACTION',
  ),
  eventText: answers(
    (f, round) =>
      oneOf(
        round,
        () => engine.eventText(t, f(), 'de', String),
        () => engine.eventText(t, { ...dealt[0]!, count: f() }, 'de', String),
        () => engine.eventText(t, dealt[0]!, f<Lang>(), f()),
      ),
    isText,
    'UNKNOWN_EVENT',
  ),
  promptText: answers((f) => engine.promptText(t, engine.viewFor(t, s, 'table'), f<Lang>(), f()), isText),
  viewFor: ranged((f) => engine.viewFor(t, s, f()), 'NO_SUCH_SEAT'),
  eventsFor: ranged((f) => engine.eventsFor(t, match.dealt, f()), 'NO_SUCH_SEAT'),
  logFor: ranged((f) => engine.logFor(match, f()), 'NO_SUCH_SEAT'),
  setupFor: ranged((f) => engine.setupFor(match, f()), 'NO_SUCH_SEAT'),
  act: refusal((f, round) => {
    const [seat, action] = [engine.decider(match.state), engine.listActions(t, match.state)[0] ?? 0];
    return oneOf(
      round,
      () => engine.act(match, f(), action),
      () => engine.act(match, seat, f()),
      () => engine.act(match, seat, action, { expected: f(isUndefined) }),
      () => engine.act(match, seat, action, { outcomes: f(isEmptyRecord) }),
      () => engine.act(match, seat, action, { outcomes: { dice: f() } }),
    );
  }),
  correct: refusal((f, round) =>
    oneOf(
      round,
      () => engine.correct(match, f()),
      () => engine.correct(match, { kind: 'counter', seat: f(), counter: 'points', value: 1 }),
      () => engine.correct(match, { kind: 'counter', seat: 0, counter: f(), value: 1 }),
      () => engine.correct(match, { kind: 'card', card: f(), from: 'deck', to: 'discard' }),
      () => engine.correct(match, { kind: 'card', card: 'spoon', from: f(), to: { hand: f() } }),
      () => engine.correct(match, { kind: 'gang', seat: 0, gang: f() }),
      () => engine.correct(match, { kind: 'place', seat: 0, location: f() }),
    ),
  ),
  leaveMatch: refusal((f) => engine.leaveMatch(match, f())),
  undo: refusal((f) => engine.undo(match, f())),
  undoable: refusal((f) => engine.undoable(match, f())),
  stateAt: ranged(
    (f) =>
      engine.stateAt(
        match,
        f((value) => value === 0),
      ),
    'NO_SUCH_STEP',
  ),
  determinize: ranged(
    (f, round) =>
      oneOf(
        round,
        () => engine.determinize(t, s, f(), 1),
        () => engine.determinize(t, s, 0, f(isWhole)),
        () => engine.determinize(t, s, 0, 1, f()),
      ),
    'NO_SUCH_SEAT',
    'BAD_SEED',
    'BAD_MEMORY',
  ),
  remember: ranged(
    (f, round) =>
      oneOf(
        round,
        () => engine.remember(t, memory, f(), match.dealt),
        () => engine.remember(t, f(), 0, match.dealt),
      ),
    'NO_SUCH_SEAT',
    'BAD_MEMORY',
  ),
  playout: ranged(
    (f, round) =>
      oneOf(
        round,
        () =>
          engine.playout(
            t,
            s,
            f((value) => typeof value === 'function'),
            3,
          ),
        () => engine.playout(t, s, engine.evenly, f(isNumber)),
      ),
    'NO_POLICY',
    'BAD_COUNT',
  ),
  pointsOf: ranged((f) => engine.pointsOf(t, s, f()), 'NO_SUCH_SEAT'),
};

const COMMANDS: readonly ((f: Foreign) => unknown)[] = [
  (f) => f(),
  (f) => ({ do: f() }),
  (f) => ({ do: 'roll', seat: f() }),
  (f) => ({ do: 'roll', seat: 0, faces: f() }),
  (f) => ({ do: 'go', location: f() }),
  (f) => ({ do: 'careful', seat: 0, location: f() }),
  (f) => ({ do: 'stand', seat: 0, location: f() }),
  (f) => ({ do: 'stand-figure', location: f() }),
  (f) => ({ do: 'draw', seat: 0, location: f() }),
  (f) => ({ do: 'deal', seat: f() }),
  (f) => ({ do: 'discard', seat: 0, card: f() }),
  (f) => ({ do: 'give', seat: 0, to: f(), card: 'comb' }),
  (f) => ({ do: 'put-back', card: 'comb', from: f() }),
  (f) => ({ do: 'remove', card: f() }),
  (f) => ({ do: 'extort', seat: 0, target: f(), tool: 'spoon', weapon: 'blade', safe: false, present: [] }),
  (f) => ({ do: 'extort', seat: 0, target: 1, tool: f(), weapon: 'blade', safe: false, present: [] }),
  (f) => ({
    do: 'extort',
    seat: 0,
    target: 1,
    tool: 'spoon',
    weapon: 'blade',
    safe: false,
    present: f((v) => Array.isArray(v) && v.every((x) => [0, 1, 2, 3].includes(x as number))),
  }),
  (f) => ({
    do: 'extort',
    seat: 0,
    target: 1,
    tool: 'spoon',
    weapon: 'blade',
    safe: f((v) => typeof v === 'boolean'),
    present: [],
  }),
  (f) => ({ do: 'fight', weapon: f() }),
  (f) => ({ do: 'fight-dice', faces: f() }),
  (f) => ({ do: 'prize', prize: f() }),
  (f) => ({ do: 'join', seat: 0, gang: f() }),
  (f) => ({ do: 'new-turn', seat: f() }),
  (f) => ({ do: 'settings', settings: f(isEmptyRecord) }),
  (f) => ({ do: 'settings', settings: { names: f() } }),
  (f) => ({ do: 'settings', settings: { teams: f((v) => typeof v === 'boolean') } }),
];

const badSettings = (f: Foreign, round: number): Settings =>
  oneOf(
    round,
    () => f(),
    () => ({ ...SETTINGS, names: f() }),
    () => ({ ...SETTINGS, teams: f((value) => typeof value === 'boolean') }),
    () => ({ ...SETTINGS, hidden: f((value) => Array.isArray(value) && value.length === 0) }),
  ) as Settings;

const COMPANION: Readonly<Record<Exclude<keyof typeof companion, never>, Entry | string>> = {
  HELPERS: VALUE,
  PRIZES: VALUE,
  fightingGang: OWN,
  manyDiceGang: OWN,
  saveCompanion: OWN,
  searchCards: OWN,
  searchingGang: OWN,
  sizeOf: OWN,
  /** Replays what the table itself has taken in: `applyCommand` is the one that checks. */
  replayExtortion: OWN,
  locationId: ranged((f) => companion.locationId(game, f()), 'NO_SUCH_LOCATION'),
  beatingOutlook: ranged((f) => companion.beatingOutlook(tc, state.table, f()), 'NO_SUCH_SEAT'),
  diceOf: ranged((f) => companion.diceOf(tc, state.table, f()), 'NO_SUCH_SEAT'),
  cardsFound: answers(
    (f, round) =>
      oneOf(
        round,
        () => companion.cardsFound(tc, state.table, f(), undefined),
        () => companion.cardsFound(tc, state.table, 0, f()),
      ),
    (found) => found === 0,
    'NO_SUCH_SEAT',
  ),
  canPlay: answers(
    (f, round) => companion.canPlay(game, badSettings(f, round)),
    (can) => can === false,
  ),
  tablesFor: ranged((f, round) => companion.tablesFor(game, badSettings(f, round)), 'BAD_SETTINGS', ...OPTION_CODES),
  newCompanion: ranged(
    (f, round) =>
      oneOf(
        round,
        () => companion.newCompanion(game, f(isWhole), SETTINGS),
        () => companion.newCompanion(game, 3, badSettings(f, round >> 1)),
      ),
    'BAD_SEED',
    'BAD_SETTINGS',
    ...OPTION_CODES,
  ),
  reviveCompanion: refusal((f) => companion.reviveCompanion(game, f())),
  applyCommand: refusal((f, round) =>
    round % 5 === 0
      ? companion.applyCommand(tc, state, { do: 'deal', seat: 0 }, f())
      : companion.applyCommand(tc, state, COMMANDS[round % COMMANDS.length]?.(f) as CompanionCommand, state.number),
  ),
};

const untouched = (): string =>
  JSON.stringify([engine.hashState(s), engine.saveMatch(match), Array.from(memory), state, t.feed.open, tc.feed.open]);

describe.each([
  ['engine', engine, ENGINE],
  ['companion', companion, COMPANION],
] as const)('case 26: the front door of the %s', (_, door, table) => {
  it('has a line for every export', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(door).sort());
  });
  const entries = Object.entries(table).filter((line): line is [string, Entry] => typeof line[1] !== 'string');
  it.each(entries)('%s refuses what is foreign, and touches nothing', (name, { call, refuses, throws }) => {
    const choose = chooser([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    const before = untouched();
    for (let round = 0; round < ROUNDS; round++) {
      const given: unknown[] = [];
      const foreign: Foreign = <T>(may: (value: unknown) => boolean = () => false): T => {
        let value: unknown;
        do value = foreignValue(choose, t.actions.count);
        while (may(value));
        given.push(value);
        return value as T;
      };
      let outcome: unknown;
      try {
        const value = call(foreign, round);
        outcome = refuses(value) ? 'refused' : value;
      } catch (error) {
        const code = /^([A-Z_]+): /.exec(error instanceof RangeError ? error.message : '')?.[1] ?? '';
        outcome = throws.includes(code) ? 'refused' : error;
      }
      expect(outcome, `round ${round}: ${given.map(shown).join(', ')}`).toBe('refused');
    }
    expect(untouched()).toBe(before);
  });
  it('together they are enough', () => {
    if (door === engine) expect(entries.length * ROUNDS).toBeGreaterThan(9_000);
  });
});

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? 'n' : one))
    : String(value);
