// Tuning from end to end on real content: the same on any number of workers, and nothing written unless asked for.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadGame } from '../load/load-game.ts';
import { runTune } from './run-tune.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuned-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FLAGS = { players: '2', games: '12', candidates: '4', rounds: '2' };

/** A goal that only a longer game comes closer to, and a number that makes it longer. */
const GOAL = `balance:
  - id: turns
    says: Lang.
    low: Länger.
    high: Kürzer.
    healthy:
      - { from: 100000 }
`;
const RANGE = `tuning:
  - id: game/targets/2
    from: 1
    to: 99
    step: 1
`;

/** Tunes a copy of the content; what it found, and the copy. */
async function tuned(name: string, workers: string, write: boolean) {
  const content = join(folder, name, 'content');
  cpSync('content', content, { recursive: true });
  rmSync(join(content, 'words/en/balance.yaml'));
  writeFileSync(join(content, 'balance.yaml'), GOAL);
  writeFileSync(join(content, 'tuning.yaml'), RANGE);
  const loaded = loadGame(content);
  if (loaded.game === undefined) throw new Error('content cannot be loaded');
  const result = await runTune(
    loaded,
    content,
    { ...FLAGS, workers, write },
    () => undefined,
    new AbortController().signal,
  );
  if (!('text' in result)) throw new Error(result.faults.join());
  return { content, ...result };
}

/** Files of a content folder that differ from those of another. */
const changed = (content: string, from = 'content'): string[] =>
  readdirSync(content)
    .filter((name) => name.endsWith('.yaml'))
    .filter((name) => readFileSync(join(content, name), 'utf8') !== readFileSync(join(from, name), 'utf8'));

test('two workers find what one does; --write changes what the patch says', async () => {
  const [one, two] = [await tuned('one', '1', false), await tuned('two', '2', true)];
  expect(one.patch).not.toBe('');
  expect(two.text).toBe(one.text);
  expect(changed(one.content)).toEqual(['balance.yaml', 'tuning.yaml']);
  expect(changed(two.content)).toEqual(['balance.yaml', 'game.yaml', 'tuning.yaml']);
  const lines = (patch: string) => patch.split('\n').filter((line) => /^[-+] /.test(line));
  expect(lines(two.patch)).toEqual(lines(one.patch));
  const bare = one.patch.replaceAll(/^(---|\+\+\+) ([ab])\/.*\/([^/]*)$/gm, '$1 $2/content/$3');
  execFileSync('git', ['init', '-q'], { cwd: join(folder, 'one') });
  execFileSync('git', ['apply', '-'], { cwd: join(folder, 'one'), input: bare });
  expect(changed(one.content, two.content)).toEqual([]);
  expect(loadGame(two.content).game).toBeDefined();
});
