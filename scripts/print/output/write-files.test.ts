// Writing printed files: whole or not at all, own stale files gone, everything else left alone.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MANIFEST } from './manifest.ts';
import { WriteFault, writeFiles } from './write-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const facts = { product: 'cards', lang: 'de', paper: 'a4', pages: 1, sheets: 1, duplex: 'simplex' } as const;
const file = (path: string, text = path) => ({ path, bytes: Buffer.from(text), facts });
const all = (): boolean => true;
const tree = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('a second run into the same folder', () => {
  it('with the same files leaves the same bytes', () => {
    writeFiles(folder, [file('de/a4/cards.pdf')], all);
    const first = readFileSync(join(folder, MANIFEST));
    expect(writeFiles(folder, [file('de/a4/cards.pdf')], all)).toEqual({ files: ['de/a4/cards.pdf'], removed: [] });
    expect(readFileSync(join(folder, MANIFEST)).equals(first)).toBe(true);
  });

  it('removes what is no longer printed, with its empty folders', () => {
    writeFiles(folder, [file('de/a4/cards.pdf'), file('fr/a4/cards.pdf')], all);
    expect(writeFiles(folder, [file('de/a4/cards.pdf')], all).removed).toEqual(['fr/a4/cards.pdf']);
    expect(tree()).toEqual(['de/a4/cards.pdf', MANIFEST]);
    expect(existsSync(join(folder, 'fr'))).toBe(false);
  });

  it('leaves files it did not write, and files somebody has changed since', () => {
    writeFiles(folder, [file('de/old.pdf'), file('de/mine.pdf')], all);
    writeFileSync(join(folder, 'de/notes.txt'), 'x');
    writeFileSync(join(folder, 'de/mine.pdf'), 'changed by hand');
    expect(writeFiles(folder, [file('en/new.pdf')], all).removed).toEqual(['de/old.pdf']);
    expect(tree()).toEqual(['de/mine.pdf', 'de/notes.txt', 'en/new.pdf', MANIFEST]);
  });

  it('for one language leaves the other language alone, and remembers it', () => {
    writeFiles(folder, [file('de/cards.pdf'), file('en/cards.pdf')], all);
    expect(writeFiles(folder, [file('de/board.pdf')], (path) => path.startsWith('de/')).removed).toEqual([
      'de/cards.pdf',
    ]);
    expect(tree()).toEqual(['de/board.pdf', 'en/cards.pdf', MANIFEST]);
    expect(writeFiles(folder, [file('de/board.pdf')], all).removed).toEqual(['en/cards.pdf']);
  });

  it('a list that was tampered with removes nothing outside the folder', () => {
    const inner = join(folder, 'out');
    mkdirSync(inner);
    writeFileSync(join(folder, 'precious.txt'), 'x');
    writeFileSync(
      join(inner, MANIFEST),
      JSON.stringify({
        files: { '../precious.txt': '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' },
      }),
    );
    expect(writeFiles(inner, [file('a.pdf')], all).removed).toEqual([]);
    expect(existsSync(join(folder, 'precious.txt'))).toBe(true);
  });
});

describe('trouble', () => {
  it('two files of one name are refused before anything is written', () => {
    expect(() =>
      writeFiles(folder, [file('de/cards.pdf', '1'), file('de/Cards.pdf', '2')], all),
    ).toThrowErrorMatchingInlineSnapshot(`[Error: Two printed files would both be called de/Cards.pdf.]`);
    expect(tree()).toEqual([]);
  });

  it('a folder where a file should be: the files that were there stay as they were', () => {
    writeFiles(folder, [file('de/cards.pdf', 'first')], all);
    writeFileSync(join(folder, 'en'), 'a file, not a folder');
    expect(() => writeFiles(folder, [file('de/cards.pdf', 'second'), file('en/cards.pdf')], all)).toThrow(WriteFault);
    expect(readFileSync(join(folder, 'de/cards.pdf'), 'utf8')).toBe('first');
    expect(tree()).toEqual(['de/cards.pdf', 'en', MANIFEST]);
  });

  it('takes back every file and folder it has made when the disk refuses', () => {
    writeFileSync(join(folder, 'en'), 'a file, not a folder');
    expect(() => writeFiles(folder, [file('de/a4/cards.pdf'), file('en/cards.pdf')], all)).toThrow(WriteFault);
    expect(readdirSync(folder)).toEqual(['en']);
  });

  it.each(['o', './o/', 'o/p', '.'])('the same below the working folder: %s', (name) => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      mkdirSync('new');
      process.chdir('new');
      expect(() => writeFiles(name, [file('de/a4/cards.pdf'), file(`${'x'.repeat(300)}.pdf`)], all)).toThrow();
      expect(readdirSync('.')).toEqual([]);
      writeFiles(name, [file('de/a4/cards.pdf')], all);
      expect(readdirSync(join(name, 'de/a4'))).toEqual(['cards.pdf']);
    } finally {
      process.chdir(before);
    }
  });

  it('a file of somebody else in the place of one to be written is not lost', () => {
    mkdirSync(join(folder, 'de'));
    writeFileSync(join(folder, 'de/cards.pdf'), 'my own cards');
    expect(() => writeFiles(folder, [file('de/board.pdf'), file('de/cards.pdf')], all)).toThrow(
      /cards\.pdf" was not written by an earlier run and would be lost; move it away or name another folder$/,
    );
    expect(tree()).toEqual(['de/cards.pdf']);
    expect(readFileSync(join(folder, 'de/cards.pdf'), 'utf8')).toBe('my own cards');
  });

  it('a folder of the name of a file is told before anything is written', () => {
    mkdirSync(join(folder, 'de/cards.pdf'), { recursive: true });
    expect(() => writeFiles(folder, [file('de/board.pdf'), file('de/cards.pdf')], all)).toThrow(
      /cards\.pdf" is a folder/,
    );
    expect(tree()).toEqual([]);
  });

  it.skipIf(!existsSync('/proc/self'))('a folder the system does not allow is refused, and does not spin', () => {
    expect(() => writeFiles('/proc/x/y', [file('de/cards.pdf')], all)).toThrow(
      new WriteFault('"/proc/x/y/de" cannot be a folder on this disk (ENOENT); name another folder'),
    );
  });

  it.each(['a.txt', 'a.txt/below'])('a file where the output folder should be: %s', (name) => {
    writeFileSync(join(folder, 'a.txt'), 'x');
    expect(() => writeFiles(join(folder, name), [file('de/cards.pdf')], all)).toThrow(
      /a\.txt" is a file, and should be a folder; name another folder$/,
    );
    expect(tree()).toEqual(['a.txt']);
  });
});
