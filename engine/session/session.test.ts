// A match at the table: log, undo, redo, replay, corrections, saves.
import { describe, expect, it, test } from 'vitest';
import { canonical } from '../canonical/canonical.ts';
import { listActions } from '../play/legal-actions.ts';
import { actionCode, actionId } from '../play/action-names.ts';
import { decider } from '../play/decider.ts';
import { SEATS, STREAMS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { hashState, sameState } from '../state/state.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { chooser } from '../testing/random-play.ts';
import { compile } from '../tables/compile.ts';
import { viewFor } from '../view/view-for.ts';
import type { Options } from '../api/options.ts';
import { act, correct, leaveMatch, startMatch } from './match.ts';
import type { Match } from './match.ts';
import { logFor, setupFor } from './log-for.ts';
import { sealed } from '../facts/seal.ts';
import { loadMatch, optionsOfMatch, saveMatch } from './save-match.ts';
import { redo, stateAt, undo, undoable } from './undo.ts';

const ok = <T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
): T => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const start = (options: Options = { players: 3 }, seed = 1): Match =>
  ok(startMatch(compile(sampleGame, options), seed, { start: 0 }));
const doing = (match: Match, ...ids: string[]): Match =>
  ids.reduce((now, id) => ok(act(now, decider(now.state), actionCode(now.tables, id) ?? -1)), match);

/** A random match of `steps` steps. */
function wander(options: Options, seed: number, steps: number): Match {
  const choose = chooser(seed);
  let match = start(options, seed);
  for (let i = 0; i < steps; i++) {
    const legal = listActions(match.tables, match.state);
    if (legal.length === 0) break;
    match = ok(act(match, decider(match.state), legal[choose(legal.length)]));
  }
  return match;
}

describe('acting', () => {
  it('logs intent and outcome', () => {
    const match = doing(start(), 'search');
    expect(match.entries[0]).toMatchObject({ command: { kind: 'action', seat: 0, action: 'search' }, handedIn: false });
    expect(match.entries[0].outcomes.draws).toHaveLength(1);
  });
  test.each([
    [1, 'search', {}, 'NOT_YOUR_DECISION'],
    [0, 'search', { expected: 9 }, 'STALE'],
    [7, 'search', {}, 'NO_SUCH_SEAT'],
    [0, 'heal', {}, 'FORBIDDEN'],
    [0, 'roll', { outcomes: { dice: [9] } }, 'BAD_OUTCOME'],
  ] as const)('seat %i, %s %j is refused as %s', (seat, id, options, refusal) => {
    const match = start();
    const before = match.state.slice();
    expect(act(match, seat, actionCode(match.tables, id) ?? -1, options)).toMatchObject({
      ok: false,
      refusal: { code: refusal },
    });
    expect(match.state).toEqual(before);
  });
  it("marks what the table's own die said", () => {
    const match = start();
    const rolled = ok(act(match, 0, actionCode(match.tables, 'roll') ?? -1, { outcomes: { dice: [4] } }));
    expect(logFor(rolled, 'table')[0]).toMatchObject({
      handedIn: true,
      events: [{ kind: 'rolled', seat: 0, count: 4 }],
    });
  });
});

describe('undo', () => {
  it('case 21: takes an open step back, byte for byte, and does it again', () => {
    const before = start();
    const after = doing(before, 'careful:infirmary');
    const back = ok(undo(after));
    expect(sameState(back.state, before.state)).toBe(true);
    expect(sameState(ok(redo(back)).state, after.state)).toBe(true);
    expect(undoable(after)).toMatchObject({ ok: true, value: { command: { action: 'careful:infirmary' } } });
  });
  test.each(['search', 'roll'])('stops at %s', (id) => {
    expect(undo(doing(start(), id))).toMatchObject({ ok: false, refusal: { code: 'UNDO_BARRIER' } });
    expect(undo(doing(start(), id), { shown: true })).toMatchObject({ ok: false, refusal: { code: 'UNDO_BARRIER' } });
  });
  it('stops where cards were shown, unless the table lets it be', () => {
    const match = ok(correct(start(), { kind: 'card', card: 'spoon', from: 'pile', to: { hand: 0 } }));
    const dug = doing(match, 'dig:spoon');
    expect(undo(dug)).toMatchObject({ ok: false, refusal: { code: 'UNDO_BARRIER' } });
    expect(sameState(ok(undo(dug, { shown: true })).state, match.state)).toBe(true);
  });
  it('stops at an answer of somebody else, and at a look', () => {
    let match = ok(correct(start(), { kind: 'card', card: 'blade', from: 'deck', to: { hand: 0 } }));
    match = ok(correct(match, { kind: 'card', card: 'spoon', from: 'pile', to: { hand: 1 } }));
    expect(undo(doing(match, 'extort:1:spoon:blade', 'yield'), { shown: true })).toMatchObject({ ok: false });
    const looked = doing(
      ok(correct(start(), { kind: 'card', card: 'peek', from: 'deck', to: { hand: 0 } })),
      'play:peek',
      'aim:1',
    );
    expect(undo(looked, { shown: true })).toMatchObject({ ok: false, refusal: { code: 'UNDO_BARRIER' } });
  });
  it('has nothing to take back at the start, nothing to do again at the end', () => {
    expect(undo(start())).toMatchObject({ ok: false, refusal: { code: 'NOTHING_TO_UNDO' } });
    expect(redo(doing(start(), 'end-turn'))).toMatchObject({ ok: false, refusal: { code: 'NOTHING_TO_REDO' } });
  });
  it('a new step drops what was taken back', () => {
    const match = ok(undo(doing(start(), 'end-turn')));
    const other = doing(match, 'careful:showers');
    expect(other.entries.map(({ command }) => 'action' in command && command.action)).toEqual(['careful:showers']);
    expect(redo(other).ok).toBe(false);
  });
});

describe.each(EVERY_MODE.map((options) => [modeName(options), options] as const))('%s', (_, options) => {
  it('case 23: is the same forwards, backwards and by jumping', () => {
    const match = wander(options, 17, 150);
    const forwards = [match.initial];
    let again = start(options, 17);
    for (const { command } of match.entries) {
      if (command.kind !== 'action') throw new Error('unexpected');
      again = ok(act(again, command.seat, actionCode(again.tables, command.action) ?? -1));
      forwards.push(again.state);
    }
    for (const step of [150, 97, 64, 63, 33, 32, 31, 1, 0].filter((at) => at < forwards.length))
      expect(sameState(stateAt(match, step), forwards[step])).toBe(true);
  });
  it('survives saving and loading at any step', () => {
    const match = wander(options, 23, 120);
    const loaded = loadMatch(match.tables, saveMatch(match));
    expect(ok(loaded).state).toEqual(match.state);
    expect(ok(loaded).entries).toEqual(match.entries);
  });
  it('case 22: random walks over act, undo and redo equal the replay of what is in force', () => {
    const choose = chooser(99);
    let match = start(options, 31);
    for (let i = 0; i < 250; i++) {
      const pick = choose(6);
      const next = pick === 0 ? undo(match, { shown: true }) : pick === 1 ? redo(match) : undefined;
      if (next?.ok === true) match = next.value;
      else {
        const legal = listActions(match.tables, match.state);
        if (legal.length === 0) break;
        match = ok(act(match, decider(match.state), legal[choose(legal.length)]));
      }
    }
    let replayed = start(options, 31);
    for (const { command } of match.entries.slice(0, match.at)) {
      if (command.kind === 'action')
        replayed = ok(act(replayed, command.seat, actionCode(replayed.tables, command.action) ?? -1));
    }
    expect(hashState(replayed.state)).toBe(hashState(match.state));
  });
});

describe('replay', () => {
  it('survives another generator: outcomes say what happened', () => {
    const match = wander({ players: 4, michel: true }, 41, 200);
    let state: State = match.initial.slice();
    state.fill(77, STREAMS, SEATS);
    let other: Match = { ...match, initial: state, state, entries: [], at: 0, checkpoints: [state] };
    for (const { command, outcomes } of match.entries) {
      if (command.kind !== 'action') throw new Error('unexpected');
      other = ok(act(other, command.seat, actionCode(other.tables, command.action) ?? -1, { outcomes }));
    }
    state = other.state;
    const strip = (value: Int32Array): unknown => ({
      ...canonical(match.tables, value),
      streams: undefined,
      deck: undefined,
      michel: undefined,
    });
    expect(strip(state)).toEqual(strip(match.state));
  });
});

describe('saves', () => {
  const match = wander({ players: 3 }, 5, 60);
  const save = saveMatch(match);
  /** The same damage under a seal that fits, so that only the replay can see it. */
  const resealed = (text: string): string => {
    const { check: _check, ...content } = JSON.parse(text) as Record<string, unknown>;
    return sealed(content);
  };
  test.each([
    ['nothing', '', 'NOT_A_SAVE'],
    ['a list', '[]', 'NOT_A_SAVE'],
    ['another file', '{"format":"x"}', 'NOT_A_SAVE'],
    ['null', 'null', 'NOT_A_SAVE'],
    ['a later version', save.replace(/"version":\d+/, '"version":99'), 'SAVE_VERSION'],
    ['other rules', save.replace(/"rules":\d+/, '"rules":99'), 'SAVE_VERSION'],
    ['half a save', save.slice(0, -20), 'NOT_A_SAVE'],
    ['a save without its check', save.replace(/,"check":"[0-9a-f]+"\}$/, '}'), 'SAVE_DAMAGED'],
    ...[(text: string) => text, resealed].flatMap((seal) => [
      ['another end', seal(save.replace(/"end":"./, '"end":"z')), 'SAVE_DAMAGED'],
      ['a step too far', seal(save.replace('"at":60', '"at":61')), 'SAVE_DAMAGED'],
      ['a line that is none', seal(save.replace('"entries":[', '"entries":[7,')), 'SAVE_DAMAGED'],
      ['another action', seal(save.replace(/"search"/, '"heal"')), 'SAVE_DAMAGED'],
      ['a deal that is none', seal(save.replace('"dealt":[', '"dealt":[null,')), 'SAVE_DAMAGED'],
      ['a deal of nothing', seal(save.replace(/"dealt":\[[^\]]*\]/, '"dealt":[]')), 'SAVE_DAMAGED'],
      ['a deal told to all', seal(save.replace(/("dealt":\[(?:-?\d+,){5})\d+/, '$1-1')), 'SAVE_DAMAGED'],
      ['another card dealt', seal(save.replace(/("dealt":\[(?:-?\d+,){3})\d+/, '$19')), 'SAVE_DAMAGED'],
      ['a turn more', seal(save.replace(/("dealt":\[[^\]]*),1,-1\]/, '$1,2,-1]')), 'SAVE_DAMAGED'],
      [
        'another seat',
        seal(save.replace('"seat":1,"action":"decline"', '"seat":2,"action":"decline"')),
        'SAVE_DAMAGED',
      ],
    ]),
  ])('%s is refused', (_, text, code) => {
    expect(text).not.toBe(save);
    expect(loadMatch(match.tables, text)).toMatchObject({ ok: false, refusal: { code } });
  });
  it('of other options or content are refused', () => {
    expect(loadMatch(compile(sampleGame, { players: 3, michel: true }), save)).toMatchObject({
      ok: false,
      refusal: { code: 'OTHER_OPTIONS' },
    });
    expect(loadMatch(compile({ ...sampleGame, spoon: 'shovel' }, { players: 3 }), save)).toMatchObject({
      ok: false,
      refusal: { code: 'OTHER_OPTIONS' },
    });
    expect(loadMatch(compile({ ...sampleGame, hash: 'new', title: { de: 'neu' } }, { players: 3 }), save).ok).toBe(
      true,
    );
    expect(loadMatch(compile({ ...sampleGame, id: 'else' }, { players: 3 }), save)).toMatchObject({
      ok: false,
      refusal: { code: 'OTHER_GAME' },
    });
  });
  it('say with which options they were played', () => {
    expect(optionsOfMatch(sampleGame, save)).toEqual({ players: 3 });
    for (const text of [
      '',
      '{}',
      '{"options":7}',
      '{"options":{"players":9}}',
      '{"options":{"players":2,"inmates":3}}',
      '{"options":{"players":2,"inmates":[null,null]}}',
    ])
      expect(optionsOfMatch(sampleGame, text)).toBeUndefined();
  });
  it('of 3,000 commands stay under 1 MB', () => {
    expect(saveMatch(wander({ players: 6, michel: true, teams: true }, 8, 3000)).length).toBeLessThan(1_000_000);
  });
});

describe('leaving', () => {
  it('is logged, and may be taken back at the table', () => {
    const match = ok(leaveMatch(start(), 1));
    expect(viewFor(match.tables, match.state, 'table').seats[1]).toMatchObject({
      left: true,
      handSize: 0,
      location: undefined,
    });
    expect(undo(match).ok).toBe(false);
    expect(ok(undo(match, { shown: true })).state).toEqual(start().state);
    expect(leaveMatch(match, 1)).toMatchObject({ ok: false, refusal: { code: 'NO_SUCH_SEAT' } });
  });
  it('of all but one ends the game', () => {
    const match = ok(leaveMatch(ok(leaveMatch(start(), 0)), 2));
    expect(viewFor(match.tables, match.state, 'table').result).toEqual({ reason: 'last', shares: [0, 1, 0] });
    expect(leaveMatch(match, 1)).toMatchObject({ ok: false, refusal: { code: 'GAME_OVER' } });
  });
});

describe('corrections', () => {
  const base = start();
  const view = (match: Match): ReturnType<typeof viewFor> => viewFor(match.tables, match.state, 0);
  it('set counters, places, cards and gangs, each in the log and undoable', () => {
    let match = ok(correct(base, { kind: 'counter', seat: 1, counter: 'beatings', value: 2 }));
    match = ok(correct(match, { kind: 'counter', seat: 1, counter: 'cigarettes', value: 7 }));
    match = ok(correct(match, { kind: 'place', seat: 2, location: 'showers' }));
    match = ok(correct(match, { kind: 'gang', seat: 0, gang: 'moles' }));
    match = ok(correct(match, { kind: 'card', card: 'shovel', from: 'pile', to: { hand: 0 } }));
    match = ok(correct(match, { kind: 'card', card: 'shovel', from: { hand: 0 }, to: { dug: 0 } }));
    match = ok(correct(match, { kind: 'card', card: 'blade', from: 'deck', to: 'discard' }));
    match = ok(correct(match, { kind: 'card', card: 'blade', from: 'discard', to: 'deck' }));
    match = ok(correct(match, { kind: 'actions', value: 5 }));
    expect(view(match)).toMatchObject({
      actionsLeft: 5,
      seats: [{ gang: 'moles', dug: { shovel: 1 } }, { beatings: 2, cigarettes: 7 }, { location: 'showers' }],
    });
    expect(logFor(match, 'table').map(({ kind }) => kind)).toEqual(Array(9).fill('correction'));
    expect(match.entries.map(({ barrier }) => barrier)).toEqual([
      ...Array<string>(5).fill('none'),
      'secret',
      'secret',
      'none',
      'none',
    ]);
    expect(stateAt(match, 0)).toEqual(base.state);
  });
  test.each([
    { kind: 'counter', seat: 9, counter: 'beatings', value: 1 },
    { kind: 'counter', seat: 1, counter: 'beatings', value: 3 },
    { kind: 'counter', seat: 1, counter: 'cigarettes', value: -1 },
    { kind: 'place', seat: 1, location: 'roof' },
    { kind: 'michel', location: 'showers' },
    { kind: 'card', card: 'spoon', from: 'deck', to: { hand: 0 } },
    { kind: 'card', card: 'shovel', from: { hand: 0 }, to: 'pile' },
    { kind: 'card', card: 'blade', from: 'deck', to: 'pile' },
    { kind: 'card', card: 'blade', from: 'deck', to: { dug: 0 } },
    { kind: 'gang', seat: 0, gang: 'nuns' },
    { kind: 'card', card: 'ghost', from: 'deck', to: 'discard' },
  ] as const)('refuses %j and changes nothing', (correction) => {
    const before = base.state.slice();
    expect(correct(base, correction)).toMatchObject({ ok: false, refusal: { code: 'BAD_CORRECTION' } });
    expect(base.state).toEqual(before);
  });
  it('of points may end the game', () => {
    expect(view(ok(correct(base, { kind: 'counter', seat: 1, counter: 'points', value: 18 }))).result).toEqual({
      reason: 'win',
      shares: [0, 1, 0],
    });
  });
  it('do not name hidden cards in the log', () => {
    const match = ok(correct(base, { kind: 'card', card: 'blade', from: 'deck', to: { hand: 1 } }));
    expect(JSON.stringify(logFor(match, 'table'))).not.toContain('blade');
  });
});

describe('a correction that settles an open fight', () => {
  it('is no way to see which card chance would have taken', () => {
    let match = start({ players: 4, teams: true });
    match = ok(correct(match, { kind: 'card', card: 'knife', from: 'pile', to: { hand: 0 } }));
    for (const seat of [0, 1, 3]) match = ok(correct(match, { kind: 'place', seat, location: 'showers' }));
    match = doing(match, 'extort:1:shovel:knife', 'decline');
    expect(decider(match.state)).toBe(3);
    match = ok(correct(match, { kind: 'place', seat: 3, location: 'cafeteria' }));
    expect(
      logFor(match, 'table')
        .at(-1)
        ?.events.map(({ kind }) => kind),
    ).toContain('stole');
    for (const shown of [false, true])
      expect(undo(match, { shown })).toMatchObject({ ok: false, refusal: { code: 'UNDO_BARRIER' } });
  });
});

describe('the log', () => {
  it('tells a swap to the two who swap', () => {
    let match = start({ players: 4, teams: true });
    match = ok(correct(match, { kind: 'card', card: 'spoon', from: 'pile', to: { hand: 0 } }));
    match = doing(match, 'swap:2', 'accept', 'give:spoon', 'done', 'done');
    const line = (viewer: number | 'table'): unknown => logFor(match, viewer)[3];
    expect(line(2)).toMatchObject({ action: 'give:spoon', events: [{ kind: 'gave', what: 'spoon' }] });
    for (const viewer of [1, 3, 'table'] as const) {
      expect(line(viewer)).toMatchObject({ action: 'give', events: [{ kind: 'gave', what: undefined, count: 1 }] });
    }
  });
  it('tells the set-up by seat', () => {
    expect(setupFor(start(), 1).filter(({ what, kind }) => kind === 'drew' && what !== undefined)).toHaveLength(3);
  });
  it('names every action in words of its id', () => {
    const { tables } = start({ players: 6, michel: true, teams: true });
    for (let code = 0; code < tables.actions.count; code++)
      expect(actionCode(tables, actionId(tables, code))).toBe(code);
  });
});
