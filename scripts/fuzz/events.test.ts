// What both interpreters tell is held against each other, viewer by viewer; a wrong event is named.
import { describe, expect, it, test } from 'vitest';
import {
  EVENT_KINDS,
  actionId,
  applyRecorded,
  compile,
  listActions,
  newGame,
  newGameRecorded,
} from '../../engine/index.ts';
import type { EventKind } from '../../engine/index.ts';
import { nameOf, oracleApply, oracleEvents, oracleLegal, oracleNewGame } from '../../engine/oracle/index.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { eventDifference } from './events.ts';

/** Numbers of one raw event: kind, seat, other, what, count, seats that may know. */
const SIZE = 6;
const OPTIONS = { players: 4, michel: true, teams: true } as const;
const t = compile(realGame, OPTIONS);

/** The deal, and then one search: events that only one seat may know. */
function searched(): { readonly raw: readonly number[]; readonly oracle: ReturnType<typeof oracleNewGame> } {
  const s = newGame(t, 5);
  const code = listActions(t, s).find((one) => actionId(t, one) === 'search') ?? -1;
  const done = applyRecorded(t, s, code);
  if (!done.ok) throw new Error(done.refusal.message);
  const before = oracleNewGame(realGame, OPTIONS, 5);
  const action = oracleLegal(before).find((one) => nameOf(one) === 'search');
  if (action === undefined) throw new Error('no search');
  return { raw: done.value.events, oracle: oracleApply(before, action) };
}

it('finds nothing where all are told the same, also of the deal', () => {
  const { raw, oracle } = searched();
  expect(raw.length).toBeGreaterThan(0);
  expect(eventDifference(t, raw, oracle)).toBeUndefined();
  const start = newGameRecorded(t, 5);
  expect(start.ok && eventDifference(t, start.value.events, oracleNewGame(realGame, OPTIONS, 5))).toBeUndefined();
});

describe('a wrong event', () => {
  const { raw, oracle } = searched();
  const seat = raw[1] ?? -1;
  const kind = (name: EventKind): number => EVENT_KINDS.indexOf(name);
  test.each([
    ['of another kind', raw.with(0, kind('took')), 'events told to table, number 1: engine {"kind":"took"'],
    ['about another seat', raw.with(1, (seat + 1) % 4), 'events told to table, number 1'],
    ['that counts otherwise', raw.with(4, 7), 'events told to table, number 1'],
    ['with another card', raw.with(3, (raw[3] ?? 0) + 1), `events told to ${String(seat)}, number 1`],
    ['known to the table', raw.with(5, -1), 'events told to table, number 1'],
    [
      'known to an onlooking seat',
      raw.with(5, (1 << seat) | (1 << ((seat + 1) % 4))),
      `told to ${String((seat + 1) % 4)}`,
    ],
    ['kept from the seat itself', raw.with(5, 0), `events told to ${String(seat)}, number 1`],
    ['left out', raw.slice(SIZE), 'events told to'],
    ['told twice', [...raw, ...raw.slice(-SIZE)], 'events told to'],
  ])('%s is named', (_, wrong, says) => expect(eventDifference(t, wrong, oracle)).toContain(says));
});

it('counts hidden cards of one kind and seat together, and names none', () => {
  const { oracle } = searched();
  const draws = oracle.told.filter(({ kind }) => kind === 'drew');
  const drawn = draws.length;
  expect(oracleEvents(oracle, 'table')).toEqual([
    { kind: 'drew', seat: draws[0]?.seat, other: undefined, what: undefined, count: drawn },
  ]);
  expect(oracleEvents(oracle, draws[0]?.seat ?? 0)).toHaveLength(drawn);
});
