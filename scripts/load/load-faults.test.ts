// Every fault of content that people have fed to tools like this, and the words they get for it.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { CONTENT_CODES } from '../problem/codes.ts';
import { formatProblem, formatProblems } from '../problem/format-problem.ts';
import { loadGame } from './load-game.ts';
import { edit, FAULTS, flavour } from './testing/faults.ts';
import { loadSmall, makeFolder, removeFolders, short, SMALL, underlined } from './testing/small-content.ts';

afterEach(removeFolders);

/** Problems as text, with the made-up folder's name taken out. */
const shown = (problems: Parameters<typeof formatProblems>[0]) =>
  formatProblems(problems).replaceAll(/[^\s"]*content-[A-Za-z0-9]+/g, 'content');

/** Faults that are two faults: they may give two problems. */
const SEVERAL = new Set([
  'two broken entries',
  'aliases of aliases',
  'numbers that disagree',
  'no effect',
  'translation of an entry there is not',
  'unknown place of a phrase',
  'forms of an id there is not',
  'forms of a number that does not exist',
  'face the die has not',
  'doubled id',
  'id with capitals',
  'rule id without dot',
  'accessory of no gang',
  'face on three locations',
]);

const told = new Map<string, ReturnType<typeof loadSmall>['problems']>();
/** The problems of a fault, loaded once for the golden text and for the test of its own. */
function problemsOf(title: string, files: Parameters<typeof loadSmall>[0]): ReturnType<typeof loadSmall>['problems'] {
  const problems = told.get(title) ?? loadSmall(files).problems;
  removeFolders();
  told.set(title, problems);
  return problems;
}

describe('a fault in the content', () => {
  test('is said in the words of the golden text', async () => {
    const texts = FAULTS.map(([title, files]) => `== ${title}\n${shown(problemsOf(title, files))}\n`);
    await expect(texts.join('\n')).toMatchFileSnapshot('load-faults.golden.txt');
  });

  test.each(FAULTS)('%s: one problem for one fault, with a place in a file and a known code', (title, files) => {
    const problems = problemsOf(title, files);
    expect(problems.length).toBeGreaterThan(0);
    if (!SEVERAL.has(title)) expect(problems.map(short)).toHaveLength(1);
    for (const problem of problems) {
      expect(Object.keys(CONTENT_CODES)).toContain(problem.code);
      expect(problem.place.line).toBeGreaterThan(0);
      expect(problem.place.column).toBeGreaterThan(0);
      expect(problem.hint).not.toBe('');
      expect(formatProblem(problem)).not.toMatch(/\bat .*\.[jt]s:\d/);
    }
  });

  test('every code is pinned by the golden text or by a test of its own', () => {
    const golden = readFileSync(new URL('load-faults.golden.txt', import.meta.url), 'utf8');
    const elsewhere = ['NOT_A_FOLDER', 'UNREADABLE', 'MISSING_PICTURE', 'MISSING_WORD', 'UNKNOWN_WORD'];
    expect(
      Object.keys(CONTENT_CODES).filter((code) => !golden.includes(`  ${code}  `) && !elsewhere.includes(code)),
    ).toEqual([]);
  });
});

describe('a text field keeps its spelling', () => {
  test.each([
    'no',
    'NO',
    'yes',
    'on',
    'true',
    '007',
    '08',
    '1.0',
    '1e3',
    '0x1F',
    '0o7',
    '.inf',
    '2024-01-02',
    '12:30:00',
    '1_000',
    '-foo',
    '=x',
    'a: b'.replace(': ', ':'),
    "Don't",
    'A & B <c> = "d"',
    'Gain#1',
    '50 %',
  ])('%s', (text) => {
    const { game } = loadSmall(flavour(text));
    expect(game?.cards.find(({ id }) => id === 'nap')?.flavour.de).toBe(text);
  });

  test.each([
    ['"Gain 1: draw # x"', 'Gain 1: draw # x'],
    ["'@gold'", '@gold'],
    ['>-\n      Gain 1: draw # x\n      "y"', 'Gain 1: draw # x "y"'],
    ['|-\n      one\n      two', 'one\ntwo'],
    ['one\n      two', 'one two'],
    ['"with \\"quotes\\"" # and a comment', 'with "quotes"'],
  ])('%j is read as text', (yaml, text) => {
    const { game, problems } = loadSmall(flavour(yaml));
    expect(problems).toEqual([]);
    expect(game?.cards.find(({ id }) => id === 'nap')?.flavour.de).toBe(text);
  });

  test('and so do ids, numbers of inmates and versions', () => {
    const { game } = loadSmall({
      ...edit('game.yaml', 'version: 1.0', 'version: 1.10'),
      ...edit('inmates.yaml', "'01'", '0x10'),
    });
    expect(game?.version).toBe('1.10');
    expect(game?.inmates[0]?.number).toBe('0x10');
  });
});

describe('the caret', () => {
  test.each([
    ['a missing field: at the entry', edit('parts.yaml', '    picture: pan\n', ''), 'id'],
    [
      'an additional field: under its name',
      edit('parts.yaml', 'picture: pan', 'picture: pan\n    colour: red'),
      'colour',
    ],
    ['a bad value: under the value', edit('parts.yaml', 'copies: 2', 'copies: many'), 'many'],
    ['an unknown id: under the id', edit('gangs.yaml', '[cap]', '[cap, hat]'), 'hat'],
    ['a reference in a folded block: under the mark', edit('rules/01-dig.yaml', '~hand-limit~', '~limit~'), '~limit~'],
    [
      'behind umlauts: counted in characters',
      edit('rules/01-dig.yaml', 'höchstens ~hand-limit~', 'äöü 🙂 ~nix~'),
      '~nix~',
    ],
    [
      'the second of two equal marks',
      edit('rules/01-dig.yaml', 'höchstens ~hand-limit~', '~hand-limit~ ~nix.a~'),
      '~nix.a~',
    ],
  ])('%s', (_, files, mark) => {
    const problem = loadSmall(files).problems[0]!;
    expect(underlined(problem)).toBe(mark);
  });
});

describe('quantity 0', () => {
  test('leaves a card out, is listed, and is no problem', () => {
    const { game, problems, leftOut } = loadSmall(edit('valuables.yaml', 'copies: 2', 'copies: 0'));
    expect(problems).toEqual([]);
    expect(game?.cards.map(({ id }) => id)).not.toContain('coin');
    expect(leftOut).toEqual([{ list: 'valuables', id: 'coin' }]);
  });
});

describe('a missing translation', () => {
  test('lets the game load with the source text, marked and counted', () => {
    const { game } = loadSmall(edit('words/en/actions.yaml', ', flavour: Quiet.', ''));
    expect(game?.cards.find(({ id }) => id === 'nap')?.flavour).toEqual({ de: 'Ruhe.', en: '*Ruhe.' });
    expect(game?.missing).toEqual([{ lang: 'en', where: 'words/en/actions.yaml actions.nap.flavour' }]);
  });
});

describe('a content folder', () => {
  test('that does not exist, or is a file, is one problem', () => {
    const dir = makeFolder({ 'a.txt': '' });
    expect(loadGame(join(dir, 'nope')).problems.map(({ code }) => code)).toEqual(['MISSING_FILE']);
    expect(loadGame(join(dir, 'a.txt')).problems.map(({ code }) => code)).toEqual(['NOT_A_FOLDER']);
    expect(loadGame(join(dir, 'a.txt/below')).problems.map(({ code }) => code)).toEqual(['MISSING_FILE']);
    symlinkSync('round', join(dir, 'round'));
    expect(loadGame(join(dir, 'round')).problems.map(({ code }) => code)).toEqual(['MISSING_FILE']);
    expect(loadSmall({}, join(dir, 'a.txt')).problems).toEqual([]);
  });

  test('with a pipe, or a link that leads out of it, is refused at once', () => {
    const outside = makeFolder({ 'secret.yaml': 'a: 1\n' });
    const dir = makeFolder(SMALL);
    execFileSync('mkfifo', [join(dir, 'pipe.yaml')]);
    symlinkSync(join(outside, 'secret.yaml'), join(dir, 'secret.yaml'));
    symlinkSync('/dev/zero', join(dir, 'zero.yaml'));
    symlinkSync('parts.yaml', join(dir, 'inside.yaml'));
    expect(loadGame(dir).problems.map(short)).toEqual([
      'pipe.yaml:1:1 NOT_A_FILE',
      'secret.yaml:1:1 PATH_OUTSIDE',
      'zero.yaml:1:1 PATH_OUTSIDE',
      'inside.yaml:1:1 UNKNOWN_FILE',
    ]);
  }, 5000);

  test.each([
    ['a pipe', 'NOT_A_FILE', (path: string) => execFileSync('mkfifo', [path])],
    ['a folder', 'NOT_A_FILE', (path: string) => mkdirSync(path)],
    ['a link that leads out', 'PATH_OUTSIDE', (path: string) => symlinkSync('/dev/zero', path)],
  ])('with %s where a needed file should be has one fault', (_, code, put) => {
    const dir = makeFolder(SMALL);
    rmSync(join(dir, 'parts.yaml'));
    put(join(dir, 'parts.yaml'));
    expect(loadGame(dir).problems.map(short)).toEqual([`parts.yaml:1:1 ${code}`]);
  });

  test('of 40,000 errors is told in one short text', () => {
    const entry = (i: number) =>
      `  - id: pan${String(i)}\n    name: P\n    copies: x\n    pictre: p\n    cigarettes: 1\n`;
    const many = `parts:\n${Array.from({ length: 20_000 }, (_, i) => entry(i)).join('')}`;
    const { problems } = loadSmall({ 'parts.yaml': many });
    expect(problems.length).toBeGreaterThan(40_000);
    expect(formatProblems(problems).length).toBeLessThan(12_000);
  }, 30_000);

  test('spelt with letters and marks apart says the same as with both in one', () => {
    const apart = Object.fromEntries(Object.entries(SMALL).map(([name, text]) => [name, text.normalize('NFD')]));
    const { game } = loadSmall(apart);
    expect(game?.cards.find(({ id }) => id === 'spoon')?.name.de).toBe('Löffel'.normalize('NFC'));
    expect(game?.hash).toBe(loadSmall().game?.hash);
  });

  test.skipIf(process.getuid?.() === 0)('with a file that may not be read says so', () => {
    const dir = makeFolder(SMALL);
    chmodSync(join(dir, 'parts.yaml'), 0);
    expect(loadGame(dir).problems.map(short)).toEqual(['parts.yaml:1:1 UNREADABLE']);
  });

  test('gives the same hash for the same content, wherever it lies and whatever its line ends', () => {
    const windows = Object.fromEntries(
      Object.entries(SMALL).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
    );
    expect(loadSmall(windows).game?.hash).toBe(loadSmall().game?.hash);
    expect(loadSmall(flavour('Anders.')).game?.hash).not.toBe(loadSmall().game?.hash);
  });

  test('gives a game that cannot be changed', () => {
    const { game } = loadSmall();
    expect(() => Object.assign(game!.cards[0]!.name, { de: 'x' })).toThrow(TypeError);
    expect(Object.isFrozen(game!.chapters[0]!.rules[0]!.examples[0])).toBe(true);
  });
});

describe('pictures', () => {
  /** The rooms of the small content's locations. */
  const ROOMS = Object.fromEntries(
    [...SMALL['locations.yaml']!.matchAll(/\bid: ([\w-]+)/g)].map(([, id]) => [`icons/room-${id!}.svg`, '']),
  );

  test('are looked up in the templates folder, and silhouettes exist for each icon', () => {
    const templates = makeFolder({
      ...ROOMS,
      'icons.yaml': 'icons:\n  pan: x\n  cap: x\n  blade: x\n  nap: x\n',
      'icons/tape.svg': '',
      'icons/coin.svg': '',
      'icons/spoon.svg': '',
      'icons/shovel.svg': '',
      'icons/mole.svg': '',
      'icons/knif.svg': '',
      'portraits/karla.svg': '',
      'portraits/kale.svg': '',
    });
    const { problems } = loadSmall({}, templates);
    expect(shown(problems)).toBe(
      [
        'content/inmates.yaml:5:36  MISSING_PICTURE  inmate "kalle" has the picture "kalle", which content/portraits does not have',
        '  male: { name: Kalle, portrait: kalle }',
        '                                 ^^^^^  did you mean "kale"?',
        '',
        'content/weapons.yaml:3:52  MISSING_PICTURE  weapon "knife" has the picture "knife", which content/icons does not have',
        '  - { id: knife, name: Messer, copies: 5, picture: knife, cigarettes: 2, pile: open, weapon: 2, price: 5 }',
        '                                                   ^^^^^  did you mean "knif"?',
      ].join('\n'),
    );
    expect(
      loadSmall(edit('parts.yaml', 'flavour: Klebt.', 'flavour: ~icon.pan-fill~'), templates).problems.map(short),
    ).toHaveLength(2);
    expect(
      loadSmall(edit('parts.yaml', 'flavour: Klebt.', 'flavour: ~icon.pam~'), templates).problems.map(short),
    ).toContain('parts.yaml:12:14 UNKNOWN_REFERENCE');
  });

  test('of rooms go by the id of the location, as do their places on the board', () => {
    const [id = ''] = /(?<=\bid: )[\w-]+/.exec(SMALL['locations.yaml']!) ?? [];
    const places = Object.keys(ROOMS).map((name) => `.room-${name.slice('icons/room-'.length, -4)} { left: 0 }\n`);
    const folderWith = (rooms: Readonly<Record<string, string>>, sheet: string): string =>
      makeFolder({ ...rooms, 'board/board.css': sheet });
    const rooms = (templates: string): readonly (readonly [string, string])[] =>
      loadSmall({}, templates)
        .problems.filter(({ message }) => / of its room$| on the board$/.test(message))
        .map((problem) => [`${problem.place.file.split('/').at(-1)!} ${underlined(problem)}`, problem.message]);
    expect(rooms(folderWith(ROOMS, places.join('')))).toEqual([]);
    const { [`icons/room-${id}.svg`]: _gone, ...others } = ROOMS;
    expect(rooms(folderWith(others, places.filter((rule) => !rule.startsWith(`.room-${id} `)).join('')))).toEqual([
      [`locations.yaml ${id}`, `location "${id}" has no drawing of its room`],
      [`locations.yaml ${id}`, `location "${id}" has no place on the board`],
    ]);
    expect(rooms(folderWith(ROOMS, `/* ${places.join('')} */ .room-head { left: 0 }`))).toHaveLength(places.length);
  });
});
