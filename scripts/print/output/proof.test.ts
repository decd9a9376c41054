// Damaged copies of content and templates: check finds each fault once and where it stands, and print says the same and writes nothing.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { formatProblems } from '../../problem/format-problem.ts';
import type { Problem } from '../../problem/problem.ts';
import { proofread, readSources } from './proof.ts';
import { runPrint } from './run-print.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** One slip: in which file, what it does to it, and the line of problem it makes: code, and the piece of the line under the caret. */
interface Slip {
  readonly file: string;
  readonly change: (text: string) => string;
  readonly code: string;
  readonly under: string;
}

const insert =
  (before: RegExp, added: string) =>
  (text: string): string => {
    const changed = text.replace(before, (found) => found + added);
    if (changed === text) throw new Error(`The slip found no place: ${String(before)}`);
    return changed;
  };

let copies = 0;
/** How much of the project a copy keeps: everything, one paper, or one paper and German alone; what a test does not need costs it seconds. */
type Size = 'whole' | 'one paper' | 'small';

/** A copy of content and templates with all the slips. */
function damaged(
  slips: readonly Slip[],
  size: Size = 'whole',
): {
  readonly content: string;
  readonly templates: string;
  readonly out: string;
} {
  const at = join(folder, String((copies += 1)));
  for (const part of ['content', 'templates']) cpSync(join(ROOT, part), join(at, part), { recursive: true });
  if (size !== 'whole') rmSync(join(at, 'templates/papers/letter.yaml'));
  if (size === 'small') rmSync(join(at, 'content/words/en'), { recursive: true });
  for (const { file, change } of slips) writeFileSync(join(at, file), change(readFileSync(join(at, file), 'utf8')));
  return { content: join(at, 'content'), templates: join(at, 'templates'), out: join(at, 'out') };
}

/** `content/gangs.yaml MISSING_GLYPH ☃`: file, code and what the caret underlines. */
const told = ({ code, place }: Problem): string =>
  `${place.file.replace(/^.*\/(content|templates)\//, '$1/')} ${code} ${[...place.source].slice(place.column - 1, place.column - 1 + place.length).join('')}`;

/** Check tells exactly the slips, print the same, and nothing is written. */
async function expectToldAlike(
  name: string,
  slips: readonly Slip[],
  size: Size = 'whole',
): Promise<readonly Problem[]> {
  const { content, templates, out } = damaged(slips, size);
  const problems = proofread(readSources(content, templates));
  expect(problems.map(told).sort()).toEqual(slips.map(({ file, code, under }) => `${file} ${code} ${under}`).sort());
  const printed = runPrint({ content, templates, out, lang: 'all', paper: 'all' });
  expect(printed).toMatchObject({ ok: false });
  if (!printed.ok) expect(printed.text.startsWith(formatProblems(problems))).toBe(true);
  expect(existsSync(out)).toBe(false);
  const wording = formatProblems(problems).replaceAll(/\/\S*\/(content|templates)\//g, '$1/');
  await expect(`${wording}\n`).toMatchFileSnapshot(`testing/proof-${name}.golden.txt`);
  return problems;
}

describe('a text that does not print leads to its line of YAML', () => {
  it('whether it stands on a card, a board, in the rulebook, in words or in a phrase', async () => {
    const problems = await expectToldAlike(
      'texts',
      [
        { file: 'content/parts.yaml', change: insert(/flavour: \S+/, ' ☃'), code: 'MISSING_GLYPH', under: '☃' },
        { file: 'content/gangs.yaml', change: insert(/ name: \S/, '☃'), code: 'MISSING_GLYPH', under: '☃' },
        { file: 'content/inmates.yaml', change: insert(/flavour: \S+/, '☃'), code: 'MISSING_GLYPH', under: '☃' },
        {
          file: 'content/rules/10-location.yaml',
          change: insert(/text: >-?\s+\S+/, '☃'),
          code: 'MISSING_GLYPH',
          under: '☃',
        },
        { file: 'content/words/de/print.yaml', change: insert(/yard: \S+/, '☃'), code: 'MISSING_GLYPH', under: '☃' },
        { file: 'content/words/en/phrases.yaml', change: insert(/one: \S+/, ' ☃'), code: 'MISSING_GLYPH', under: '☃' },
        {
          file: 'content/words/en/tools.yaml',
          change: (text) => text.replace(/flavour: .*/, `flavour: ${'much too long '.repeat(40)}end`),
          code: 'TEXT_OVERFLOW',
          under: `${'much too long '.repeat(40)}end`,
        },
      ],
      'one paper',
    );
    const [long] = problems.filter(({ code }) => code === 'TEXT_OVERFLOW');
    expect(long?.message).toMatch(/"tool-[a-z-]+" \(en\) is [\d.]+ mm too high for its box$/);
  }, 120_000);
});

describe('a rule that no page can hold', () => {
  it('leads to its line of YAML, too', async () => {
    const endless = Array.from({ length: 1700 }, () => 'viel').join(' ');
    const problems = await expectToldAlike(
      'endless',
      [
        {
          file: 'content/rules/05-move.yaml',
          change: (text) => text.replace(/^( +)note: .*\n(?:\1 +.*\n)*/m, `$1note: ${endless}\n`),
          code: 'BLOCK_TOO_HIGH',
          under: endless,
        },
      ],
      'small',
    );
    expect(problems).toHaveLength(1);
  }, 120_000);
});

describe('a slip in the words', () => {
  it('is told before anything is laid, once, in the file it stands in', async () => {
    await expectToldAlike('words', [
      ...['de', 'en'].map((lang) => ({
        file: `content/words/${lang}/print.yaml`,
        change: (text: string) => text.replace('  hand-limit:', '  hand-limt:'),
        code: 'UNKNOWN_WORD',
        under: 'hand-limt',
      })),
      {
        file: 'content/words/de/site.yaml',
        change: (text) => text.replace('\nstart:', '\nstrat:'),
        code: 'UNKNOWN_WORD',
        under: 'strat',
      },
      {
        file: 'content/words/de/engine.yaml',
        change: (text) => text.replace(/\n {2}roll:.*/, ''),
        code: 'MISSING_WORD',
        under: 'action',
      },
      {
        file: 'content/words/de/companion.yaml',
        change: (text) => text.replace('~number~', '~nummer~'),
        code: 'UNKNOWN_REFERENCE',
        under: '~nummer~',
      },
    ]);
  });
});

describe('a slip in the templates', () => {
  it('is told in its place, whether the template is used or not', async () => {
    await expectToldAlike(
      'templates',
      [
        { file: 'templates/cards/action.hbs', change: () => '', code: 'EMPTY_FACE', under: '' },
        {
          file: 'templates/cards/part.hbs',
          change: (text) => text.replace('<div class="labels">', '{{> kopf}}\n  <div class="labels">'),
          code: 'TEMPLATE_PARTIAL',
          under: 'kopf',
        },
        {
          file: 'templates/tokens/die.hbs',
          change: (text) => text.replace(/<div /, '<div style="color: red" '),
          code: 'UNKNOWN_ATTRIBUTE',
          under: 'style',
        },
        {
          file: 'templates/rulebook/own-rules.hbs',
          change: (text) => text.replace(/<div /, '<div onclick="x()" '),
          code: 'UNKNOWN_ATTRIBUTE',
          under: 'onclick',
        },
        {
          file: 'templates/icons/fist.svg',
          change: () => '<svg viewBox="0 0 10 10"></svg>',
          code: 'EMPTY_PICTURE',
          under: '<svg',
        },
        {
          file: 'templates/icons/mole.svg',
          change: () => '<svg viewBox="0 0 10 10"><g transform="scale(0)"><path d="M0 0h9v9z"/></g></svg>',
          code: 'EMPTY_PICTURE',
          under: '<svg',
        },
      ],
      'small',
    );
  }, 120_000);
});

describe('a paper', () => {
  const paper = (id: string, width: number, height: number) =>
    `id: ${id}\nname: ${id.toUpperCase()}\nwidth: ${String(width)}\nheight: ${String(height)}\nedge: 5\n`;

  it('that is too small for some products is told for each by name, nothing throws, and the others are printed', () => {
    const { content, templates, out } = damaged([], 'small');
    writeFileSync(join(templates, 'papers/b5.yaml'), paper('b5', 176, 250));
    writeFileSync(join(templates, 'papers/a5.yaml'), paper('a5', 148, 210));
    writeFileSync(join(templates, 'papers/tiny.yaml'), paper('tiny', 40, 60));
    const told = proofread(readSources(content, templates));
    const of = (id: string) => told.filter(({ place }) => place.file === join(templates, `papers/${id}.yaml`));
    expect(of('b5').map(({ code, message }) => [code, message])).toEqual([
      ['PAPER_TOO_SMALL', 'Two pages of the booklet, 148 × 210 mm each, do not fit B5 side by side.'],
    ]);
    for (const id of ['a5', 'tiny'])
      expect(of(id).map(({ message }) => message)).toContain(
        `An inmate's board of 190 × 128 mm does not fit ${id.toUpperCase()} with its marks, ruler and imprint.`,
      );
    expect(told).toHaveLength(of('b5').length + of('a5').length + of('tiny').length);
    const printed = runPrint({ content, templates, out, lang: 'de', paper: 'b5' });
    expect(printed).toMatchObject({ ok: true, problems: of('b5') });
    if (printed.ok) expect(printed.files.map(({ product }) => product)).not.toContain('rulebook-booklet');
    if (printed.ok) expect(printed.files.map(({ product }) => product)).toContain('cards');
  }, 120_000);

  it('with a slip in its file is told by check and by print', async () => {
    await expectToldAlike(
      'paper',
      [
        {
          file: 'templates/papers/a4.yaml',
          change: (text) => text.replace('width: 210', 'width: wide'),
          code: 'WRONG_TYPE',
          under: 'wide',
        },
      ],
      'small',
    );
  }, 120_000);
});
