// Nothing is published that did not pass the tests: the workflows say so, and run what package.json knows.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '.github/workflows');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
/** The lines of one job. */
const jobOf = (file: string, job: string): string =>
  new RegExp(`(?<=^  ${job}:\n)(?:    .*\n|\n)*`, 'm').exec(textOf(file))?.[0] ?? '';

test('publishing waits for the build, the build for the tests', () => {
  expect(jobOf('publish.yml', 'test')).toContain('uses: ./.github/workflows/test.yml');
  expect(jobOf('publish.yml', 'build')).toMatch(/^ {4}needs: test$/m);
  expect(jobOf('publish.yml', 'deploy')).toMatch(/^ {4}needs: build$/m);
});

test('pull requests run the test command, every night the long one', () => {
  expect(textOf('test.yml')).toMatch(/^ {2}pull_request:$/m);
  expect(jobOf('test.yml', 'test')).toContain('run: npm ci && npm test\n');
  expect(textOf('nightly.yml')).toMatch(/^ {4}- cron: /m);
  expect(jobOf('nightly.yml', 'long')).toContain('run: npm ci && npm run test:long\n');
});

test.each(readdirSync(folder))('%s runs only scripts there are', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = [...textOf(file).matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name!).filter((n) => n !== 'ci');
  expect(run.filter((name) => !(name in scripts) && name !== 'test')).toEqual([]);
});
