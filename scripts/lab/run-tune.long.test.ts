// Tuning from end to end on real content: the same on any number of workers, and nothing written unless asked for.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadGame } from '../load/load-game.ts';
import { runTune } from './run-tune.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuned-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FLAGS = { players: '2', games: '30', candidates: '6', rounds: '2' };

/** Tunes a copy of the content; what it found, and the copy. */
async function tuned(name: string, workers: string, write: boolean) {
  const content = join(folder, name, 'content');
  cpSync('content', content, { recursive: true });
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

const filesOf = (content: string): string[] =>
  readdirSync(content)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(content, name), 'utf8'));

test('two workers find what one does; --write changes what the patch says', async () => {
  const [one, two] = [await tuned('one', '1', false), await tuned('two', '2', true)];
  expect(one.patch).not.toBe('');
  expect(two.text).toBe(one.text);
  expect(filesOf(one.content)).toEqual(filesOf('content'));
  const lines = (patch: string) => patch.split('\n').filter((line) => /^[-+] /.test(line));
  expect(lines(two.patch)).toEqual(lines(one.patch));
  const bare = one.patch.replaceAll(/^(---|\+\+\+) ([ab])\/.*\/([^/]*)$/gm, '$1 $2/content/$3');
  execFileSync('git', ['init', '-q'], { cwd: join(folder, 'one') });
  execFileSync('git', ['apply', '-'], { cwd: join(folder, 'one'), input: bare });
  expect(filesOf(one.content)).toEqual(filesOf(two.content));
  expect(loadGame(two.content).game).toBeDefined();
});
