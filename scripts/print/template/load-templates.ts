// The templates folder, opened: typefaces, pictures, sheets and templates. The one place where the look of the game comes off the disk.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFolder } from '../../load/read/is-folder.ts';
import { placeOfFile } from '../../problem/source-file.ts';
import type { Origin } from '../../problem/origin-marks.ts';
import type { Problem } from '../../problem/problem.ts';
import { makeTypefaces, type Typefaces } from '../font/typeface.ts';
import { paletteOf } from '../layout/palette.ts';
import type { Symbols } from '../art/symbols.ts';
import { checkTemplate } from './fill-template.ts';
import { loadSymbols, type PictureSources } from './load-symbols.ts';
import { parseFonts } from './parse-fonts.ts';
import { asSourceFile, readTemplateFile } from './read-template-file.ts';
import type { SourceText } from '../../problem/source-place.ts';

export interface Templates {
  readonly typefaces: Typefaces;
  readonly symbols: Symbols;
  /** What the pictures are read from. */
  readonly pictures: PictureSources;
  /** The palette and then the sheets of a folder (`cards`) in the order of their names; the same array every time, as layout keeps what it compiles with it. */
  readonly sheets: (folder: string) => readonly SourceText[];
  /** A template by its name without ending (`cards/part`); undefined, with a problem, when there is none. */
  readonly template: (name: string) => SourceText | undefined;
  /** Where marked texts come from (scripts/problem/origin-marks.ts), for a game whose texts are marked. */
  readonly origins?: readonly Origin[];
  /** Opens everything there is, used or not, and gives all faults of what stands in the folder. */
  readonly checkAll: () => readonly Problem[];
  /** Faults found so far: files are opened when they are first asked for. */
  readonly problems: () => readonly Problem[];
}

/** Opens a templates folder; `shown` is how its path is written in problems. */
export function loadTemplates(dir: string, shown = 'templates'): Templates {
  const problems: Problem[] = [];
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    problems.push({
      severity: 'error',
      code: 'MISSING_FILE',
      place: placeOfFile(shown),
      message: `"${shown}" is no folder`,
      hint: 'run the command in the project folder',
      spoils: ['templates', 'fonts', 'palette', 'pictures', 'measures'],
    });
  const open = openPackages(dir);
  const fonts = readTemplateFile(dir, shown, 'fonts.yaml', problems, ['fonts', 'measures']);
  const typefaces = makeTypefaces(
    fonts === undefined ? [] : parseFonts(asSourceFile(fonts, 'fonts.yaml'), open, problems),
  );
  const palette = readTemplateFile(dir, shown, 'palette.css', problems, ['palette', 'measures']);
  const base = palette === undefined ? [] : [palette];
  const symbols = loadSymbols(dir, shown, open, paletteOf(base), problems);
  const sheets = new Map<string, readonly SourceText[]>();
  const templates = new Map<string, SourceText | undefined>();
  return {
    typefaces,
    symbols,
    pictures: symbols,
    sheets(folder) {
      let known = sheets.get(folder);
      if (known === undefined) {
        const names = existsSync(join(dir, folder))
          ? readdirSync(join(dir, folder))
              .filter((name) => name.endsWith('.css'))
              .sort()
          : [];
        known = [
          ...base,
          ...names.flatMap((name) => readTemplateFile(dir, shown, `${folder}/${name}`, problems, ['measures']) ?? []),
        ];
        sheets.set(folder, known);
      }
      return known;
    },
    template(name) {
      if (!templates.has(name)) templates.set(name, readTemplateFile(dir, shown, `${name}.hbs`, problems));
      return templates.get(name);
    },
    problems: () => [...problems],
    checkAll() {
      if (!isFolder(dir)) return [...problems];
      const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const written = folders.flatMap(({ name: folder }) =>
        readdirSync(join(dir, folder))
          .filter((name) => name.endsWith('.hbs'))
          .sort()
          .flatMap((name) => this.template(`${folder}/${name.slice(0, -'.hbs'.length)}`) ?? []),
      );
      for (const id of symbols.keys()) symbols.get(id);
      return [...problems, ...written.flatMap(checkTemplate)];
    },
  };
}

/** Where a package's file lies: in the nearest node_modules, in this folder or above it, that has it. */
function installed(folder: string, name: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const path = join(at, 'node_modules', name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
    if (at === dirname(at)) return undefined;
  }
}

/** Files of installed packages, looked up from the templates folder and, for a folder elsewhere, from here. */
function openPackages(dir: string): (name: string) => (() => Uint8Array) | undefined {
  return (name) => {
    if (name === '' || name.startsWith('.') || name.startsWith('/') || name.includes('..')) return undefined;
    const path = installed(dir, name) ?? installed(dirname(fileURLToPath(import.meta.url)), name);
    return path === undefined ? undefined : () => readFileSync(path);
  };
}
