// Templates in a folder of another name and place: no problem sends anybody to the project's own `templates/`, and none throws.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProblem } from '../../problem/format-problem.ts';
import { proofread, readSources } from './proof.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A file as seen from the copy, with `look/` for the templates, and what becomes of its text; undefined takes it away. */
type Change = readonly [file: string, change: (text: string) => string | undefined];

const more =
  (text: string) =>
  (before: string): string =>
    `${before}\n${text}\n`;
const first =
  (from: string | RegExp, to: string) =>
  (before: string): string => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Nothing says ${String(from)}.`);
    return after;
  };

const SLIPS: readonly (readonly [name: string, codes: readonly string[], changes: readonly Change[]])[] = [
  ['no paper', ['MISSING_FILE'], [['look/papers/a4.yaml', () => undefined]]],
  ['a paper with a slip', ['WRONG_TYPE'], [['look/papers/a4.yaml', first(/width: .*/, 'width: wide')]]],
  ['no palette', ['MISSING_FILE'], [['look/palette.css', () => undefined]]],
  ['no list of fonts', ['MISSING_FILE'], [['look/fonts.yaml', () => undefined]]],
  ['no typeface for captions', ['UNKNOWN_FONT'], [['look/fonts.yaml', first(' sans-400:', ' sans-401:')]]],
  ['no template', ['MISSING_FILE'], [['look/cards/part.hbs', () => undefined]]],
  [
    'pictures and rooms that are not there',
    ['MISSING_PICTURE', 'PATH_OUTSIDE'],
    [
      ['content/parts.yaml', first(/picture: \S+/, 'picture: no-such-thing')],
      ['content/tools.yaml', first(/picture: \S+/, 'picture: ../no-such-thing')],
      ['look/icons/room-showers.svg', () => undefined],
    ],
  ],
  [
    'sheets and drawings that say what nothing reads',
    ['UNKNOWN_AT_RULE', 'UNKNOWN_VALUE', 'UNKNOWN_PROPERTY'],
    [['look/cards/card.css', more('@font-face { font-family: Mine }\n.card { font-family: ,; colour: red }')]],
  ],
  [
    'a block that is too high, a text that is too long, a paper that is too small, a font that is missing',
    ['BLOCK_TOO_HIGH', 'CARD_TOO_LARGE', 'TEXT_OVERFLOW', 'PAPER_TOO_SMALL', 'UNKNOWN_FONT'],
    [
      ['look/rulebook/rulebook.css', more('.table { padding-top: 400mm }')],
      [
        'look/cards/part.hbs',
        first(/\{\{name\}\}/, '{{name}} and much, much, much, much, much, much, much, much more'),
      ],
      [
        'look/cards/tool.hbs',
        first(
          /<div class="card[^>]*>/,
          '$&<svg viewBox="0 0 9 9"><text x="1" y="8" font-family="No Such">x</text></svg>',
        ),
      ],
      ['look/papers/a5.yaml', () => 'id: a5\nname: A5\nwidth: 148\nheight: 210\nedge: 5\n'],
    ],
  ],
];

it.each(SLIPS)('%s', (name, codes, changes) => {
  const at = join(folder, name.replaceAll(/\W/g, '-'));
  mkdirSync(at);
  cpSync(join(ROOT, 'content'), join(at, 'content'), { recursive: true });
  cpSync(join(ROOT, 'templates'), join(at, 'look'), { recursive: true });
  rmSync(join(at, 'content/words/en'), { recursive: true });
  rmSync(join(at, 'look/papers/letter.yaml'));
  for (const [file, change] of changes) {
    let before = '';
    try {
      before = readFileSync(join(at, file), 'utf8');
    } catch {
      // A new file.
    }
    const after = change(before);
    if (after === undefined) rmSync(join(at, file));
    else writeFileSync(join(at, file), after);
  }
  const problems = proofread(readSources(join(at, 'content'), join(at, 'look')));
  expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual([...codes].sort());
  for (const problem of problems) expect(formatProblem(problem)).not.toMatch(/\btemplates\//);
});
