// A word added to a closed vocabulary does not compile until the engine, the oracle, the loader and the phrases know it.
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Texts read once; what is not changed stays the same for every program. */
const sources = new Map<string, ts.SourceFile>();

/** Files of the house that no longer compile once the text of one file is another; types are checked from these roots down. */
function broken(file: string, change: (text: string) => string, roots: readonly string[]): readonly string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'scripts/tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(ROOT, 'scripts'),
  );
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const changed = join(ROOT, file);
  host.readFile = (path) => (path === changed ? change(read(path) ?? '') : read(path));
  host.getSourceFile = (path, target) => {
    const known = path === changed ? undefined : sources.get(path);
    const text = known === undefined ? host.readFile(path) : undefined;
    const made = text === undefined ? known : ts.createSourceFile(path, text, target);
    if (made !== undefined && path !== changed) sources.set(path, made);
    return made;
  };
  const program = ts.createProgram({ rootNames: roots.map((root) => join(ROOT, root)), options, host });
  const files = roots.flatMap((root) => {
    const source = program.getSourceFile(join(ROOT, root));
    return source === undefined || program.getSemanticDiagnostics(source).length > 0 ? [source?.fileName ?? root] : [];
  });
  return files.map((path) => relative(ROOT, path).split(sep).join('/'));
}

/** Where a word of the vocabulary is given its meaning. */
const EFFECT_FILES = [
  'engine/tables/compile-effects.ts',
  'engine/rules/effect-kinds.ts',
  'engine/oracle/effect.ts',
  'scripts/load/link/effects.ts',
  'scripts/load/text/sentence.ts',
];
const POWER_FILES = [
  'engine/tables/compile-powers.ts',
  'engine/oracle/power.ts',
  'scripts/load/link/effects.ts',
  'scripts/load/text/sentence.ts',
];

const withWord = (list: string, union: string, added: string) => (text: string) => {
  const next = text
    .replace(`export const ${list} = [`, `export const ${list} = [\n  'yawn',`)
    .replace(`export type ${union} =`, `export type ${union} =\n  | ${added}`);
  if (!next.includes("'yawn',") || !next.includes(added)) throw new Error(`${list} and ${union} are not there.`);
  return next;
};

describe.each([
  ['effect', 'engine/facts/effect.ts', 'EFFECT_KINDS', 'Effect', EFFECT_FILES],
  ['power', 'engine/facts/power.ts', 'POWER_KINDS', 'Power', POWER_FILES],
] as const)('an %s that is only declared', (_what, file, list, union, files) => {
  it.each([
    ['with a number, as many have', "{ readonly kind: 'yawn'; readonly count: number }"],
    ['with nothing else', "{ readonly kind: 'yawn' }"],
  ])('%s does not compile anywhere it has to be known', (_how, added) => {
    expect(broken(file, withWord(list, union, added), files)).toEqual(files);
  });
});

it('as it is, the vocabulary compiles', () => {
  expect(broken('engine/facts/effect.ts', (text) => text, [...EFFECT_FILES, ...POWER_FILES])).toEqual([]);
});
