// One closed list of codes: all that are used are listed (the compiler sees to that), all that are listed are used, and the README has them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CODES, COMMAND_CODES, CONTENT_CODES, TEMPLATE_CODES } from './codes.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const README = join(ROOT, 'problem/README.md');

const rows = (codes: Readonly<Record<string, string>>): string =>
  ['| code | when |', '|---|---|', ...Object.entries(codes).map(([code, says]) => `| \`${code}\` | ${says} |`)].join(
    '\n',
  );

const table = [
  '### Content',
  rows(CONTENT_CODES),
  '### Templates, and content that does not fit them',
  rows(TEMPLATE_CODES),
  '### Commands',
  rows(COMMAND_CODES),
].join('\n\n');

const between = /(?<=<!-- codes -->\n)[\s\S]*(?=<!-- \/codes -->)/;

test('the README lists every code with its sentence', async () => {
  await expect(readFileSync(README, 'utf8').replace(between, () => `${table}\n`)).toMatchFileSnapshot('README.md');
});

test('every code that is listed is used by code that is no test', () => {
  const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('codes.ts'))
    .map((name) => readFileSync(join(ROOT, name), 'utf8'))
    .join('\n');
  const unused = Object.keys({ ...CODES, ...COMMAND_CODES }).filter((code) => !sources.includes(`'${code}'`));
  expect(unused).toEqual([]);
});

test('no code stands in two lists', () => {
  const all = [CONTENT_CODES, TEMPLATE_CODES, COMMAND_CODES].flatMap((codes) => Object.keys(codes));
  expect(all).toEqual([...new Set(all)]);
});
