// `npm run lab` as it is typed: what it writes, what it refuses, and what Ctrl-C keeps.
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

test('the same seed gives the same report on one worker and on two, another seed another', () => {
  const play = (folder: string, seed: string, workers: string) => {
    const flags = ['--players', '2', '--bots', 'random', '--games', '8', '--seed', seed, '--workers', workers];
    const { status, stdout, stderr } = run('play', ...flags, '--out', join(out, folder), '--lang', 'en');
    expect([status, stderr]).toEqual([0, '']);
    return { stdout, json: readFileSync(join(out, folder, 'report.json'), 'utf8') };
  };
  const [one, two, other] = [play('one', '1', '1'), play('two', '1', '2'), play('other', '2', '1')];
  expect(two).toEqual(one);
  const { hash, cells, stopped } = reportIn(join(out, 'one'));
  expect(one.stdout).toContain(hash);
  expect(stopped).toBe(false);
  expect(cells.map(({ players, games }) => [players, games])).toEqual([[2, 8]]);
  expect(reportIn(join(out, 'other')).hash).not.toBe(hash);
  expect(other.stdout).not.toBe(one.stdout);
});

test('faults are told at once, one line each, and nothing is written', () => {
  const { status, stdout, stderr } = run('play', '--players', '7', '--games', 'many', '--out', join(out, 'faulty'));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^npm run lab: --players names numbers from/),
    'npm run lab: --games is a whole number from 1 to 100000000, not "many"',
  ]);
  expect(readdirSync(out)).not.toContain('faulty');
  expect(run('tune').stderr).toBe('npm run lab: "tune" is not understood; there is play\n');
});

test('Ctrl-C keeps what has been played, says so, and ends with 130', async () => {
  const folder = join(out, 'stopped');
  const flags = ['--players', '2', '--bots', 'random', '--games', '20000', '--workers', '1', '--out', folder];
  const child = spawn(process.execPath, line('play', ...flags, '--lang', 'de'), { cwd: ROOT });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  setTimeout(() => child.kill('SIGINT'), 1500);
  const code = await new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
  expect([code, stderr]).toEqual([130, '']);
  expect(stdout).toContain('Abgebrochen');
  const { stopped, played, asked } = reportIn(folder);
  expect([stopped, asked]).toEqual([true, 20_000]);
  expect(played).toBeLessThan(asked);
});
