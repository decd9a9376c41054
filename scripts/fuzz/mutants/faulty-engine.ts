// The fuzzer and the engine with a fault in it, made in memory: bundled with one file changed on the way, run in this process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { playMoves } from '../play-random.ts';
import type { runFuzz } from '../run-fuzz.ts';
import { applyPatch, parsePatch } from './patch.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is bundled: whole runs, and a list of moves played again. */
const ENTRY = `export { runFuzz } from './scripts/fuzz/run-fuzz.ts'; export { playMoves } from './scripts/fuzz/play-random.ts';`;

export interface FaultyEngine {
  readonly runFuzz: typeof runFuzz;
  readonly playMoves: typeof playMoves;
}

/** The text of the patched file; a patch that no longer fits is a RangeError that says so. */
function patched(name: string, patchText: string): { readonly path: string; readonly text: string } {
  const patch = parsePatch(patchText);
  const path = join(root, patch.file);
  const text = applyPatch(readFileSync(path, 'utf8'), patch);
  if (text === undefined)
    throw new RangeError(
      `STALE_MUTANT: ${name}.patch no longer fits ${patch.file}: the line it changes is gone. Make the same fault in the new text and keep its diff.`,
    );
  return { path, text };
}

/** The engine, its oracle and the fuzzer with the patch in `patchText` applied; the files themselves stay as they are. */
export async function faultyEngine(name: string, patchText: string): Promise<FaultyEngine> {
  const { path, text } = patched(name, patchText);
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'fault',
        setup: (bundle) => {
          bundle.onLoad({ filter: /\.ts$/ }, (file) =>
            file.path === path ? { contents: text, loader: 'ts' } : undefined,
          );
        },
      },
    ],
  });
  const exported: { exports: unknown } = { exports: {} };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports'], { filename: `${name}.js` })(
    exported,
    exported.exports,
  );
  return exported.exports as FaultyEngine;
}
