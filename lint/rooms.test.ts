// The rooms only look down: planted imports are refused, all files keep to it, no circle of files, and the drawing is the list.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { drawing } from './drawing.js';
import { findCircle, importGraph, importsOf } from './imports.js';
import { importFault, placeFault } from './look.js';
import { ROOMS } from './rooms.js';

const ROOT = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: ROOT });

async function lint(file: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).flatMap(({ ruleId, message }) =>
    ruleId === 'house/rooms-only-look-down' ? [message] : [],
  );
}

const PLANTED: readonly (readonly [file: string, code: string, says: string])[] = [
  [
    'engine/state/planted.ts',
    "import { perform } from '../play/perform.ts';\nperform();",
    'engine/state lies below engine/play, and imports only look down: what both need belongs in engine/state or below it.',
  ],
  ['engine/tables/planted.ts', "export { tell } from '../rules/move.ts';", 'engine/tables lies below engine/rules'],
  ['engine/rules/planted.ts', "export * from '../view/view-for.ts';", 'engine/rules lies below engine/view'],
  ['engine/play/planted.ts', "export const way = import('../index.ts');", 'engine/play lies below engine,'],
  ['engine/facts/planted.ts', "export type A = import('../api/view.ts').View;", 'engine/facts lies below engine/api'],
  ['bots/planted.ts', "export * from '../engine/play/perform.ts';", 'engine/play is an inner room of engine'],
  ['engine/play/planted.ts', "export * from '../../bots/table.ts';", 'engine/play lies below bots'],
  ['voice/planted.ts', "export * from '../engine/play/perform.ts';", 'voice lies below engine/play'],
  ['scripts/problem/planted.ts', "export * from '../load/load-game.ts';", 'scripts/problem lies below scripts/load'],
  [
    'scripts/print/font/planted.ts',
    "export * from '../layout/lay-html.ts';",
    'scripts/print/font lies below scripts/print/layout',
  ],
  [
    'scripts/print/board/planted.ts',
    "export * from '../tokens/lay-tokens.ts';",
    'scripts/print/board and scripts/print/tokens lie side by side and do not look at each other: what both need belongs in a room below them.',
  ],
  ['scripts/fuzz/planted.ts', "export * from './mutants/hunt.ts';", 'scripts/fuzz lies below scripts/fuzz/mutants'],
  ['scripts/bench/engine/planted.ts', "export * from '../../flags.ts';", 'scripts/bench/engine lies below scripts,'],
  [
    'site/src/companion/planted.tsx',
    "export * from '../layouts/a.ts';",
    'site/src/companion lies below site/src/layouts',
  ],
  [
    'scripts/print/template/planted.ts',
    "export * from '../layout/css/cascade.ts';",
    'scripts/print/layout/css is an inner room of scripts/print/layout: what others need of it goes through scripts/print/layout/lay-html.ts or',
  ],
  [
    'site/src/companion/planted.tsx',
    "export * from '../../../engine/tables/layout.ts';",
    'engine/tables is an inner room of engine: what others need of it goes through engine/index.ts.',
  ],
  [
    'site/src/companion/planted.tsx',
    "export * from '../../../engine/companion/dice.ts';",
    'engine/companion is entered by engine/companion/index.ts: what others need of it belongs there.',
  ],
  [
    'scripts/print/output/planted.ts',
    "export * from '../paint/pdf/shapes.ts';",
    'scripts/print/paint/pdf is entered by scripts/print/paint/pdf/paint-pdf.ts',
  ],
  [
    'scripts/print/cellar/planted.ts',
    'export const a = 1;',
    'scripts/print/cellar is no room yet: give it a line in lint/rooms.js, above all that it imports and below all that imports it.',
  ],
];

describe('the lint rule', () => {
  it.each(PLANTED)('refuses in %s: %s', async (file, code, says) => {
    expect((await lint(file, code)).join('\n')).toContain(says);
  });

  it.each([
    ['engine/play/planted.ts', "export * from '../state/cards.ts';\nexport * from './settle.ts';"],
    ['engine/state/planted.test.ts', "import '../canonical/canonical.ts';"],
    ['scripts/print/output/planted.ts', "export * from '../paint/pdf/paint-pdf.ts';\nexport * from 'pdfkit';"],
    ['site/src/companion/planted.tsx', "export * from '../../../engine/companion/index.ts';"],
  ])('lets a way down stand in %s', async (file, code) => {
    expect(await lint(file, code)).toEqual([]);
  });
});

describe('the house', () => {
  const graph = importGraph(
    ROOT,
    ['engine', 'bots', 'voice', 'scripts', 'site'].filter((folder) => existsSync(join(ROOT, folder))),
  );

  it('every file stands in a room, and every import looks down, Astro pages included', () => {
    expect([...graph.keys()].some((file) => file.endsWith('.astro'))).toBe(true);
    const faults = [...graph].flatMap(([file, imports]) =>
      [placeFault(file), ...imports.map((to) => importFault(file, to))].flatMap((fault) =>
        fault === undefined ? [] : [`${file}: ${fault}`],
      ),
    );
    expect(faults).toEqual([]);
  });

  it('reads the imports of an Astro page, and refuses one planted there', () => {
    const page =
      "---\nimport Page from '../layouts/page.astro';\nimport { game } from '../content-of-the-game.ts';\n---\n";
    const imports = importsOf('site/src/components/planted.astro', page);
    expect(imports).toEqual(['site/src/layouts/page.astro', 'site/src/content-of-the-game.ts']);
    expect(imports.map((to) => importFault('site/src/components/planted.astro', to))).toEqual([
      expect.stringContaining('site/src/components lies below site/src/layouts'),
      undefined,
    ]);
  });

  it('has no circle of files', () => {
    expect(findCircle(graph)).toBeUndefined();
  });

  it('finds a planted circle', () => {
    const planted = new Map([
      ['a.ts', ['b.ts', 'd.ts']],
      ['b.ts', ['d.ts', 'c.ts']],
      ['c.ts', ['b.ts']],
      ['d.ts', []],
    ]);
    expect(findCircle(planted)).toEqual(['b.ts', 'c.ts']);
  });

  it('names each room once', () => {
    const paths = ROOMS.flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is drawn in CONTRIBUTING.md as it is listed', async () => {
    const file = join(ROOT, 'CONTRIBUTING.md');
    const now = readFileSync(file, 'utf8');
    const wanted = now.replace(
      /(<!-- rooms -->\n)[\s\S]*?(<!-- \/rooms -->)/,
      (_all, open: string, close: string) => `${open}\`\`\`\n${drawing()}\n\`\`\`\n${close}`,
    );
    expect(now).toContain('<!-- rooms -->');
    await expect(wanted).toMatchFileSnapshot(file);
  });
});
