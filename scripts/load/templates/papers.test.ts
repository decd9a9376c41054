// Papers as designers write them, right and wrong.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatProblems } from '../../problem/format-problem.ts';
import { loadPapers, parsePaper } from './papers.ts';

const parse = (text: string) => parsePaper({ path: 'templates/papers/a4.yaml', name: 'a4.yaml', text });
const a4 = { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 };
const written = (change: Record<string, unknown> = {}): string =>
  Object.entries({ ...a4, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${String(value)}\n`)
    .join('');

it('the papers of the house: A4 and Letter, ready to print', () => {
  expect(loadPapers(fileURLToPath(new URL('../../../templates', import.meta.url)))).toEqual({
    papers: [
      { ...a4, file: expect.stringMatching(/a4\.yaml$/) },
      {
        id: 'letter',
        name: 'Letter',
        width: 215.9,
        height: 279.4,
        edge: 5,
        file: expect.stringMatching(/letter\.yaml$/),
      },
    ],
    problems: [],
  });
});

it('one paper from its text', () => {
  expect(parse(written())).toEqual({ paper: { ...a4, file: 'templates/papers/a4.yaml' }, problems: [] });
});

it.each([
  ['a misspelt field', written({ edge: undefined, egde: 5 })],
  ['a length with its unit', written({ width: '210mm' })],
  ['a length of 0', written({ width: 0 })],
  ['landscape', written({ width: 297, height: 210 })],
  ['another name than its file', written({ id: 'a3' })],
  ['an empty value', written({ name: '' })],
  ['a list', '- 210\n- 297\n'],
])('%s', (_what, text) => {
  const { paper, problems } = parse(text);
  expect(paper).toBeUndefined();
  expect(formatProblems(problems)).toMatchSnapshot();
});

it('no papers at all', () => {
  expect(formatProblems(loadPapers('nowhere').problems)).toMatchInlineSnapshot(`
    "nowhere/papers:1:1  MISSING_FILE  there is no paper to print on
      add a file such as a4.yaml with id, name, width, height and edge"
  `);
});

it('a file that is not UTF-8 is refused, not guessed at', () => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  try {
    mkdirSync(join(folder, 'papers'));
    const latin1 = Buffer.from(written({ name: 'Größer' }), 'latin1');
    writeFileSync(join(folder, 'papers/a4.yaml'), latin1);
    const { papers, problems } = loadPapers(folder);
    expect(papers).toEqual([]);
    expect(problems.map(({ code, place }) => `${code} ${place.line}:${place.column}`)).toEqual(['NOT_UTF8 2:9']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
