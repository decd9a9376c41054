// The README is true: every command it shows runs as shown, in a copy of the project; every path it names exists; CI runs what it says.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = import.meta.dirname;
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
const commands = [
  ...new Set([
    ...blocks
      .flatMap((block) => block.split('\n'))
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter((line) => line !== ''),
    ...[...readme.matchAll(/`(npm run [^`]+)`/g)].map(([, command]) => command ?? ''),
  ]),
];

/** `npm ci` and `npm test` are what runs this test; CI runs both just as the README shows them. A benchmark is no test: only its help is asked for. */
const runnable = [
  ...new Set(
    commands.flatMap((command) => command.split(' && ')).filter((part) => part !== 'npm ci' && part !== 'npm test'),
  ),
].map((part) => (part.startsWith('npm run bench:') ? `${part} -- --help` : part));

/** The environment as a user's shell has it, without what the test runner adds. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST') && name !== 'TEST'),
);

describe('README', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'grab-dich-frei-'));
    const left = new Set(['node_modules', 'dist', '.git', '.astro'].map((name) => join(root, name)));
    cpSync(root, copy, { recursive: true, filter: (from) => !left.has(from) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  test('shows the two commands, and CI runs them', () => {
    expect(commands).toContain('npm ci && npm run build');
    expect(commands).toContain('npm ci && npm test');
    const ci = readFileSync(join(root, '.ci/run'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('npm '));
    expect(ci).toEqual(['npm ci && npm test', 'npm run build']);
  });

  test.each(runnable)(
    '%s',
    (command) => {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8', env });
      expect(`${stdout}${stderr}`).not.toContain('    at ');
      expect(status, `${stdout}\n${stderr}`).toBe(0);
    },
    300_000,
  );

  test('names only paths that exist', () => {
    const paths = [
      ...readme.matchAll(/`((?:content|engine|templates|site|scripts)\/[^`*<>]*)`/g),
      ...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g),
    ].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
