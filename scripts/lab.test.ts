// `npm run lab` as it is typed: what it writes and what it refuses; whole runs in lab.long.test.ts.
import { spawnSync } from 'node:child_process';
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

test('what is typed is played and written', () => {
  const folder = join(out, 'thin');
  const flags = ['--players', '2', '--bots', 'random', '--games', '2', '--workers', '1', '--lang', 'en'];
  const { status, stdout, stderr } = run('play', ...flags, '--out', folder);
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(folder).sort()).toEqual(['report.html', 'report.json']);
  const { hash, cells, stopped } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as RunReport;
  expect(stdout).toContain(hash);
  expect([stopped, cells.map(({ players, games }) => [players, games])]).toEqual([false, [[2, 2]]]);
});

test('faults are told at once, one line each, and nothing is written', () => {
  const { status, stdout, stderr } = run('play', '--players', '7', '--games', 'many', '--out', join(out, 'faulty'));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^npm run lab: --players names numbers from/),
    'npm run lab: --games is a whole number from 1 to 100000000, not "many"',
  ]);
  expect(readdirSync(out)).not.toContain('faulty');
  expect(run('sing').stderr).toBe(
    'npm run lab: "sing" is not understood; there are play, work, explain, compare and tune\n',
  );
});
