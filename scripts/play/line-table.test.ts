// Programs at the table: a whole game by lines, nothing hidden in them, and every foreign line refused with a reason.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { compile, decider, determinize, copyState, kindFirst, viewFor } from '../../engine/index.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { chooser } from '../../engine/testing/random-play.ts';
import { openTable, takeLine } from './line-table.ts';
import type { Bot, LineTable, Turned } from './line-table.ts';
import { LONGEST_LINE } from './protocol.ts';
import type { Told } from './protocol.ts';
import { searchBot } from './search-bot.ts';

/** A quick bot: an action of the policy in a world dealt anew. */
const quick: Bot = (t, state, seat, seed) => {
  const world = copyState(state);
  determinize(t, world, seat, seed);
  return kindFirst(t, world);
};
const questionOf = ({ lines }: Turned): Extract<Told, { type: 'ask' }> => {
  const last = lines.at(-1);
  if (last?.type !== 'ask') throw new Error(`expected a question, not ${String(last?.type)}`);
  return last;
};
const open = (own: readonly number[], target?: number): Turned =>
  openTable(
    compile(realGame, { players: 3, michel: true, ...(target === undefined ? {} : { target }) }),
    7,
    own,
    quick,
  );

describe('a game by lines', () => {
  it('goes from hello to over, asks only its own seats, and the same answers make the same lines', () => {
    const play = (): string[] => {
      const choose = chooser(5);
      let turned = open([0, 2], 4);
      const lines = [...turned.lines];
      while (turned.lines.at(-1)?.type !== 'over') {
        const { seat, actions, number } = questionOf(turned);
        if (seat !== 0 && seat !== 2) throw new Error(`seat ${seat} is asked`);
        const action = actions[choose(actions.length)]!.id;
        turned = takeLine(turned.table, JSON.stringify({ action, number }));
        if (turned.lines.some(({ type }) => type === 'refused')) throw new Error(`${action} was refused`);
        lines.push(...turned.lines);
      }
      return lines.map((line) => JSON.stringify(line));
    };
    const [first, second] = [play(), play()];
    expect(second).toEqual(first);
    expect(JSON.parse(first[0]!)).toMatchObject({ type: 'hello', protocol: 1, seats: [0, 2], players: 3 });
    expect(JSON.parse(first.at(-1)!)).toMatchObject({ type: 'over', seed: 7 });
  });

  it('asks with the view of the seat that is asked, and its events are told to it first', () => {
    const turned = open([1]);
    const { seat, view, number, prompt } = questionOf(turned);
    const { actions: _actions, ...own } = viewFor(turned.table.match.tables, turned.table.match.state, 1);
    expect([seat, view, number]).toEqual([1, own, own.stateNumber]);
    expect(Object.keys(prompt)).toEqual(realGame.languages);
    expect(
      turned.lines.filter(({ type }) => type === 'events').every((line) => 'seat' in line && line.seat === 1),
    ).toBe(true);
  });

  it('lets a seat leave', () => {
    const { table } = open([0, 1, 2]);
    const left = takeLine(takeLine(table, '{"leave": 0}').table, '{"leave": 1}');
    expect(left.lines.at(-1)).toMatchObject({ type: 'over', reason: 'last', shares: [0, 0, 1] });
  });
});

describe('lines that cannot be taken', () => {
  const { table } = open([0, 1, 2]);
  const stale = JSON.stringify({ action: 'search', number: 99 });
  test.each<[string, string, string]>([
    ['no JSON', 'search', 'BAD_LINE'],
    ['a list', '[]', 'BAD_LINE'],
    ['null', 'null', 'BAD_LINE'],
    ['nothing in it', '{}', 'BAD_LINE'],
    ['a strange field', '{"action":"search","hand":1}', 'BAD_LINE'],
    ['both at once', '{"action":"search","leave":1}', 'BAD_LINE'],
    ['a number in words', '{"action":"search","number":"1"}', 'BAD_LINE'],
    ['too long', `{"action":"${'x'.repeat(LONGEST_LINE)}"}`, 'BAD_LINE'],
    ['a strange action', '{"action":"__proto__"}', 'UNKNOWN_ACTION'],
    ['an old number', stale, 'STALE'],
    ['somebody else leaving', '{"leave":9}', 'NO_SUCH_SEAT'],
    ['an action that is forbidden', '{"action":"heal"}', 'FORBIDDEN'],
  ])('%s', (_, line, code) => {
    const turned = takeLine(table, line);
    expect(turned.lines[0]).toMatchObject({ type: 'refused', code });
    expect(questionOf(turned).number).toBe(questionOf(open([0, 1, 2])).number);
    expect(turned.table.match.state).toEqual(table.match.state);
  });
});

describe('npm run play', () => {
  const run = (flags: readonly string[], input: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/play.ts', ...flags], { input, encoding: 'utf8' });
  it('speaks lines over a pipe, and says when the pipe ends too early', () => {
    const { stdout, stderr, status } = run(['--stdio', '--players', '2'], 'nonsense\n');
    const types = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Told).type);
    expect([types[0], types.at(-2), types.at(-1)]).toEqual(['hello', 'refused', 'ask']);
    expect(stderr).toBe('npm run play: standard input ended before the game was over\n');
    expect(status).toBe(1);
  });
  it('names every fault of its flags', () => {
    const { stderr, status } = run(['--players', '9', '--seats', '0'], '');
    expect(stderr).toContain('npm run play: ');
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });
});

describe('the bot to start from', () => {
  it('stands on the front door alone, in sixty lines', () => {
    const text = readFileSync('scripts/play/search-bot.ts', 'utf8');
    expect([...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['../../engine/index.ts']);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });
  it('chooses by what its seat knows: other hidden cards leave the choice as it is', () => {
    const turned = open([0, 1, 2]);
    const { tables: t, state } = (turned.table satisfies LineTable).match;
    const seat = decider(state);
    const other = copyState(state);
    determinize(t, other, seat, 99);
    const effort = { playouts: 40, depth: 40 };
    expect(searchBot({ t, seat }, other, 3, effort)).toBe(searchBot({ t, seat }, state, 3, effort));
  });
});
