// `npm run lab` as it is typed, where that takes whole runs: the same report on one worker and two, and what Ctrl-C keeps.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { RunReport } from './lab/report/run-report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

const line = (...args: string[]): string[] => ['scripts/run/start.cjs', 'lab', ...args];
const run = (...args: string[]) => spawnSync(process.execPath, line(...args), { cwd: ROOT, encoding: 'utf8' });
const reportIn = (folder: string): RunReport =>
  JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as RunReport;

test('the same seed gives the same text and report on one worker and on two', () => {
  const play = (folder: string, workers: string) => {
    const flags = ['--players', '2', '--bots', 'greedy', '--games', '8', '--workers', workers, '--lang', 'en'];
    const { status, stdout, stderr } = run('play', ...flags, '--out', join(out, folder));
    expect([status, stderr]).toEqual([0, '']);
    const files = readdirSync(join(out, folder)).sort();
    expect(files).toEqual(['report.html', 'report.json']);
    return [stdout, ...files.map((file) => readFileSync(join(out, folder, file), 'utf8'))];
  };
  const one = play('one', '1');
  expect(play('two', '2')).toEqual(one);
  const { hash, cells, stopped } = reportIn(join(out, 'one'));
  expect(one[0]).toContain(hash);
  expect(stopped).toBe(false);
  expect(cells.map(({ players, games }) => [players, games])).toEqual([[2, 8]]);
});

/** Milliseconds after which Ctrl-C is pressed; later ones for machines on which the command has not begun by then. */
const WHEN = [2000, 8000, 30_000];

test('Ctrl-C keeps what has been played, says so, and ends with 130', async () => {
  const folder = join(out, 'stopped');
  const flags = ['--players', '2', '--bots', 'random', '--games', '100000', '--workers', '1', '--out', folder];
  let [code, stdout, stderr]: [number | null, string, string] = [null, '', ''];
  for (const when of WHEN) {
    if (code !== null) break;
    const child = spawn(process.execPath, line('play', ...flags, '--lang', 'de'), { cwd: ROOT });
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const pressed = setTimeout(() => child.kill('SIGINT'), when);
    code = await new Promise((resolve) => child.once('exit', (status) => resolve(status)));
    clearTimeout(pressed);
  }
  expect([code, stderr]).toEqual([130, '']);
  expect(stdout).toContain('Abgebrochen');
  const { stopped, played, asked } = reportIn(folder);
  expect([stopped, asked]).toEqual([true, 100_000]);
  expect(played).toBeLessThan(asked);
});
