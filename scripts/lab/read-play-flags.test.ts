// Flags of the lab: what they mean, and what they refuse.
import { describe, expect, test } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { BOT_NAMES, readPlayFlags } from './read-play-flags.ts';
import type { PlayLabFlags } from './read-play-flags.ts';

const read = (flags: PlayLabFlags) => readPlayFlags(realGame, flags);
const cells = (flags: PlayLabFlags): string[] => {
  const settings = read(flags);
  return settings.ok ? settings.plan.cells.map(({ mode, options }) => `${mode} ${options.players}`) : [];
};

const { minPlayers, maxPlayers } = realGame.numbers;

describe('flags of the lab', () => {
  test('without any: every number of players in the base game', () =>
    expect(cells({})).toEqual(
      Array.from({ length: maxPlayers - minPlayers + 1 }, (_, more) => `base ${minPlayers + more}`),
    ));

  test('name ranges, lists and modes; teams only where they can be made', () => {
    expect(cells({ players: '2-4' })).toEqual(['base 2', 'base 3', 'base 4']);
    expect(cells({ players: '4,2,2' })).toEqual(['base 2', 'base 4']);
    expect(cells({ players: '2-6', mode: 'teams,dice' })).toEqual([
      'teams 4',
      'teams 6',
      ...[2, 3, 4, 5, 6].map((count) => `dice ${count}`),
    ]);
  });

  test('are read as numbers', () => {
    const settings = read({
      games: '50',
      seed: '9',
      workers: '3',
      'seconds-per-turn': '30',
      lang: 'de',
      bots: BOT_NAMES[0],
    });
    expect(settings).toMatchObject({ ok: true, workers: 3, secondsPerTurn: 30, lang: 'de' });
    expect(settings.ok ? settings.plan : undefined).toMatchObject({ games: 50, seed: 9, bots: [BOT_NAMES[0]] });
  });

  test.each<readonly [PlayLabFlags, string]>([
    [
      { players: '9' },
      `--players names numbers from ${minPlayers} to ${maxPlayers}, as in ${minPlayers}-${maxPlayers} or 4,6, not "9"`,
    ],
    [
      { players: '4-2' },
      `--players names numbers from ${minPlayers} to ${maxPlayers}, as in ${minPlayers}-${maxPlayers} or 4,6, not "4-2"`,
    ],
    [
      { players: '2-3-4' },
      `--players names numbers from ${minPlayers} to ${maxPlayers}, as in ${minPlayers}-${maxPlayers} or 4,6, not "2-3-4"`,
    ],
    [{ mode: 'base,dicee' }, '--mode cannot be "dicee"; did you mean "dice"?'],
    [{ bots: 'randon' }, '--bots cannot be "randon"; did you mean "random"?'],
    [{ games: '0' }, '--games is a whole number from 1 to 100000000, not "0"'],
    [{ games: '1e3' }, '--games is a whole number from 1 to 100000000, not "1e3"'],
    [{ seed: '-1' }, '--seed is a whole number from 0 to 999999999999999, not "-1"'],
    [{ workers: '0' }, '--workers is a whole number from 1 to 256, not "0"'],
    [{ workers: '257', queue: 'redis://host' }, '--workers is a whole number from 0 to 256, not "257"'],
    [{ queue: 'host:6379' }, '--queue is a server as in redis://host:6379/0, not "host:6379"'],
    [{ queue: 'http://host' }, '--queue is a server as in redis://host:6379/0, not "http://host"'],
    [{ queue: 'redis://me:secret@/x' }, '--queue is a server as in redis://host:6379/0, not "redis://me:…@/x"'],
    [{ 'seconds-per-turn': 'x' }, '--seconds-per-turn is a whole number from 1 to 3600, not "x"'],
    [{ lang: 'fr' }, '--lang cannot be "fr"; known: de, en'],
    [{ players: '3', mode: 'teams' }, '--mode teams cannot be played by 3 players; add numbers to --players'],
  ])('%j is refused in one line', (flags, fault) => expect(read(flags)).toEqual({ ok: false, faults: [fault] }));

  test('all faults come at once', () => {
    const settings = read({ players: '1', games: 'many', lang: 'xx' });
    expect(settings.ok ? [] : settings.faults).toHaveLength(3);
  });
});
