// Pictures by name: icons drawn here or taken from the icon package, their silhouettes, and portraits. Each is read when it is first asked for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { child } from '../../load/yaml/node.ts';
import { parseTree } from '../../load/yaml/parse-tree.ts';
import { located } from '../../load/yaml/problem-at.ts';
import type { Symbols } from '../art/symbols.ts';
import type { SymbolArt } from '../display/display-list.ts';
import { fillOf, makePicture } from './make-picture.ts';
import { packageIcons, type OpenPackage } from './package-icons.ts';
import { asSourceFile, readTemplateFile } from './read-template-file.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';

export interface PictureSources {
  /** The SVG texts of all pictures, silhouettes left out. */
  readonly sources: () => ReadonlyMap<string, SourceText>;
  /** The palette's custom properties that their colours may name. */
  readonly variables: ReadonlyMap<string, string>;
}

/** Finds all pictures of a templates folder. Faults of a picture are added to `problems` when it is first drawn. */
export function loadSymbols(
  dir: string,
  shown: string,
  open: OpenPackage,
  variables: ReadonlyMap<string, string>,
  problems: Problem[],
): Symbols & PictureSources {
  const makers = new Map<string, () => SourceText | undefined>();
  for (const name of svgNames(join(dir, 'icons'))) addFile(`icon-${name}`, `icons/${name}.svg`);
  for (const name of svgNames(join(dir, 'portraits'))) addFile(`portrait-${name}`, `portraits/${name}.svg`);
  addPackageIcons();
  const made = new Map<string, SymbolArt | undefined>();
  const get = (id: string): SymbolArt | undefined => {
    if (!made.has(id)) made.set(id, make(id));
    return made.get(id);
  };
  const make = (id: string): SymbolArt | undefined => {
    const maker = makers.get(id);
    if (maker !== undefined || !id.endsWith('-fill')) {
      const source = maker?.();
      return source && makePicture(id, source, variables, problems);
    }
    const ink = get(id.slice(0, -'-fill'.length));
    return ink && fillOf(ink);
  };
  return {
    get,
    variables,
    keys: () => [...makers.keys()].flatMap((id) => (id.startsWith('icon-') ? [id, `${id}-fill`] : [id])),
    sources: () =>
      new Map(
        [...makers].flatMap(([id, maker]): [string, SourceText][] => {
          const source = maker();
          return source === undefined ? [] : [[id, source]];
        }),
      ),
  };

  function addFile(id: string, name: string): void {
    makers.set(id, () => readTemplateFile(dir, shown, name, problems, [`picture ${id}`]));
  }

  function addPackageIcons(): void {
    const source = readTemplateFile(dir, shown, 'icons.yaml', problems, ['pictures']);
    if (source === undefined) return;
    const file = asSourceFile(source, 'icons.yaml');
    const { root, problems: syntax } = parseTree(file);
    problems.push(...syntax.map((problem) => ({ ...located(file, problem), spoils: ['pictures'] as const })));
    const [named, icons] = [child(root, 'package'), child(root, 'icons')];
    const set = packageIcons(named?.kind === 'scalar' ? named.text : '', open);
    if (icons?.kind !== 'map') return;
    for (const { key, value } of icons.entries) {
      const id = `icon-${key.text}`;
      const name = value.kind === 'scalar' ? value.text : '';
      if (makers.has(id))
        problems.push(
          located(file, {
            code: 'DOUBLED_ID',
            start: key.start,
            end: key.end,
            message: `the icon "${key.text}" is drawn in icons/${key.text}.svg and named here too`,
            hint: 'keep one of the two',
          }),
        );
      makers.set(id, () => {
        const svg = set(name);
        if (svg !== undefined) return svg;
        problems.push({
          severity: 'error',
          code: 'MISSING_PICTURE',
          place: placeIn(source, value.start, Math.max(1, value.end - value.start)),
          message: `the icon package has no icon "${name}" (for "${key.text}")`,
          hint: 'look the name up in the package, or draw it as a file of its own',
          spoils: [`picture ${id}`],
        });
        return undefined;
      });
    }
  }
}

function svgNames(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
      .filter((name) => name.endsWith('.svg'))
      .sort()
      .map((name) => name.slice(0, -4));
  } catch {
    return [];
  }
}
