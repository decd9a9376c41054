// The contract of the engine's front door: every export is a line here.
import * as engine from '../../engine/index.ts';
import type { Lang } from '../../engine/facts/game.ts';
import {
  FACTS,
  OWN,
  VALUE,
  answers,
  isEmptyList,
  isEmptyRecord,
  isNumber,
  isText,
  isUndefined,
  isWhole,
  oneOf,
  ranged,
  refusal,
} from './contract-entry.ts';
import type { Entry, Foreign } from './contract-entry.ts';
import { told, game, legal, match, memory, s, t } from './contract-scene.ts';

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
export const OPTION_CODES = [...engine.OPTION_FAULTS];

export const ENGINE: Readonly<Record<Exclude<keyof typeof engine, never>, Entry | string>> = {
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
        () => engine.eventText(t, { ...told, count: f() }, 'de', String),
        () => engine.eventText(t, told, f<Lang>(), f()),
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
      () => engine.act(match, seat, action, { outcomes: { dice: f(isEmptyList) } }),
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
