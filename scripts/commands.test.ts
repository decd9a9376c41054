// Every command of package.json: its flags stand in CONTRIBUTING's table and nowhere else, and a folder that cannot be written is told at once.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const table = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** Our own commands: those that read flags. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^(?:tsx scripts\/([\w-]+)\.ts|node scripts\/run\/start\.cjs ([\w-]+))$/.exec(line);
  const source = join(ROOT, 'scripts', `${file?.[1] ?? file?.[2] ?? ''}.ts`);
  return existsSync(source) && readFileSync(source, 'utf8').includes('flagsOrExit(') ? [{ name, line }] : [];
});

const run = (line: string, ...args: string[]) => {
  const [program = '', ...rest] = line.split(' ');
  const start = program === 'tsx' ? ['--import', 'tsx'] : [];
  return spawnSync(process.execPath, [...start, ...rest, ...args], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });
};
const flagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w-])--([a-z-]+)/g)].map(([, flag]) => flag!)),
];

test('there are commands, the five that make something among them', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['check', 'print', 'site', 'build', 'fuzz', 'bench:print', 'bench:engine']),
  );
});

describe.each(commands)('npm run $name', ({ name, line }) => {
  const typed = name === 'test' ? 'npm test' : `npm run ${name}`;
  // Asked once: what a command says of itself does not change.
  let helped: string | undefined;
  const help = (): string => (helped ??= run(line, '--help').stdout);

  test('has the flags that CONTRIBUTING names, and no others', () => {
    const row = table.split('\n').find((one) => one.startsWith(`| \`${typed}\` |`));
    expect(row).toBeDefined();
    const shown = help()
      .split('\n')
      .flatMap((one) => /^ {2}--([a-z-]+)/.exec(one)?.[1] ?? []);
    expect(flagsIn(row!).sort()).toEqual(shown.filter((flag) => flag !== 'help').sort());
  });

  test.skipIf(!existsSync('/proc/self'))('does not begin where it cannot write', () => {
    if (!help().includes('--out')) return;
    const { status, stdout, stderr } = run(line, '--out', '/proc/x/y');
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `${typed}: --out cannot be used\n  "${help().includes('--out FILE') ? '/proc/x' : '/proc/x/y'}" cannot be a folder on this disk (ENOENT); name another folder\n`,
    ]);
  });

  // All read their flags by one function; one command of either way of starting shows that its words get out.
  test.runIf(['check', 'fuzz'].includes(name))('refuses a flag that stands twice', () => {
    const flag = flagsIn(help()).find((one) => one !== 'help');
    if (flag === undefined) return;
    const operand = new RegExp(`--${flag} \\S`).test(help()) ? ['1'] : [];
    const { status, stderr } = run(line, `--${flag}`, ...operand, `--${flag}`, ...operand);
    expect([status, stderr]).toEqual([1, `${typed}: --${flag} stands there twice\n  keep the one that is meant\n`]);
  });
});
