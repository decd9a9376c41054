// The README is true: every command it shows runs as shown, in a copy of the project; every path it names exists; CI runs what it says.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD, builtProject } from './scripts/testing/built-project.ts';
import { copyProject, runCommand } from './scripts/testing/project-copy.ts';

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

/** Tests that run commands of the README anyway, in a copy of their own: naming the command here is not enough, the test has to. */
const RUN_BY: Readonly<Record<string, string>> = {
  'npm run print -- --lang de --paper a4': 'one-source.test.ts',
  'npm run site': 'one-source.long.test.ts',
};

const parts = [...new Set(commands.flatMap((command) => command.split(' && ')))];
/** A benchmark is no test: like every command it is asked for its help, by commands.test.ts. */
const asked = parts.filter((part) => part.startsWith('npm run bench:') || part.endsWith(' -- --help'));
/** `npm ci` and `npm test` are what runs this test; CI runs both just as the README shows them. */
const runnable = parts.filter((part) => !['npm ci', 'npm test', ...asked].includes(part) && !(part in RUN_BY));

describe('README', () => {
  let copy = '';
  beforeAll(() => {
    copy = copyProject();
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
    async (command) => {
      const { status, output } = command === BUILD ? await builtProject() : await runCommand(copy, command);
      expect(output).not.toContain('    at ');
      expect(status, output).toBe(0);
      // What a build has just printed is what its site offers, and is not printed twice.
      if (command === BUILD) expect(output).toMatch(/^(Print files: those|Druckdateien: die) in dist\/print\b/m);
    },
    300_000,
  );

  test.each(asked)('%s is a command of ours, and commands.test.ts asks for its help', (part) => {
    const [, name] = /^npm run (\S+)/.exec(part) ?? [];
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toContain(name);
    expect(readFileSync(join(root, 'scripts/commands.test.ts'), 'utf8')).toContain("run(line, '--help')");
  });

  test.each(Object.entries(RUN_BY))('%s is shown, and run by %s', (command, file) => {
    expect(commands).toContain(command);
    expect(readFileSync(join(root, file), 'utf8')).toContain(`'${command}'`);
  });

  test('names only paths that exist', () => {
    const paths = [
      ...readme.matchAll(/`((?:content|engine|templates|site|scripts)\/[^`*<>]*)`/g),
      ...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g),
    ].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
