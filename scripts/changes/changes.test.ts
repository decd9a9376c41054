// What has changed between two versions of the game: one change of every sort, as text and as Markdown, and nothing where nothing has.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Game } from '../../engine/facts/game.ts';
import { sampleGame } from '../../engine/testing/sample-game.ts';
import { changesBetween } from './differences.ts';
import { tellChanges } from './tell-changes.ts';

const [first, second, third, ...others] = sampleGame.cards;
const text = (words: string) => ({ de: words, en: words });
const rule = (id: string, words: string) => ({
  id,
  title: text(`Rule ${id}`),
  text: text(words),
  note: undefined,
  index: undefined,
  explains: false,
  examples: [],
});
const chapter = (...rules: ReturnType<typeof rule>[]): Game['chapters'] => [
  { id: 'all', formerly: [], title: text('All'), picture: 'box', intro: text(''), steps: false, compact: false, rules },
];
const before: Game = {
  ...sampleGame,
  chapters: chapter(rule('a.old', 'It is so.'), rule('a.same', 'As ever.'), rule('a.gone', 'No more.')),
};
const after: Game = {
  ...sampleGame,
  numbers: { ...sampleGame.numbers, handLimit: sampleGame.numbers.handLimit - 1 },
  targets: sampleGame.targets.map((target, index) => (index === 0 ? { ...target, points: target.points + 1 } : target)),
  cards: [
    { ...first!, copies: first!.copies + 2, name: text('Renamed') },
    { ...second!, id: 'a-new-card', name: text('A new card') },
    third!,
    ...others,
  ],
  locations: sampleGame.locations.map((place, index) => (index === 0 ? { ...place, faces: [] } : place)),
  otherCards: [{ id: 'rumour', kind: 'rumours', copies: 1, name: text('Rumour'), fields: {} }],
  chapters: chapter(
    rule('a.old', 'It is quite otherwise, and said at some length, too: ~icon.spoon~.'),
    rule('a.same', 'As ever.'),
    rule('a.new', 'Since today.'),
  ),
};

describe('npm run changes', () => {
  it.each([
    ['text', false],
    ['markdown', true],
  ])('tells every sort of change as %s', async (name, markdown) => {
    const told = tellChanges(changesBetween(before, after, 'en'), 'en', markdown);
    await expect(`${told}\n`).toMatchFileSnapshot(`testing/changes-${name}.golden.txt`);
  });

  it('says that nothing has changed, in either language', () => {
    expect(tellChanges(changesBetween(before, before, 'de'), 'de', false)).toBe('Am Spiel hat sich nichts geändert.');
    expect(tellChanges([], 'en', true)).toBe('Nothing has changed in the game.');
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run/start.cjs', 'changes', ...args], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    return { status, stdout, stderr };
  };

  it('compares two folders', () => {
    cpSync('content', folder, { recursive: true });
    const file = join(folder, 'game.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/hand-limit: \d+/, 'hand-limit: 77'));
    const { status, stdout } = run('--before', folder, '--lang', 'en');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Numbers\n {2}hand-limit: 77 → \d+\n/)]);
    // A number that moved moves the paragraphs that say it.
    expect(stdout).toContain('(turn.hand-limit)');
  });

  it('writes into a file, in a folder made for it, and never over a folder', () => {
    const file = join(folder, 'new', 'changes.md');
    expect(run('--before', 'content', '--lang', 'de', '--out', file)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe('Am Spiel hat sich nichts geändert.\n');
    const { status, stderr } = run('--before', 'content', '--out', folder);
    expect([status, stderr]).toEqual([1, expect.stringContaining('is a folder, and should be a file')]);
  });

  it.each([
    [[], 'npm run changes: --since or --before is needed, one of the two\n  for instance --since v0.1.0\n'],
    [['--since', 'x', '--lang', 'fr'], 'npm run changes: --lang cannot be "fr"\n  choose de or en\n'],
  ])('refuses %j in a sentence', (args, said) => {
    expect(run(...args)).toEqual({ status: 1, stdout: '', stderr: said });
  });
});
