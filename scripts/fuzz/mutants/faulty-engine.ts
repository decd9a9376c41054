// The fuzzer, the walks and the engine with a fault in it, made in memory: bundled with one file changed on the way, run in this process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { context } from 'esbuild';
import type { BuildContext } from 'esbuild';
import type { Walk } from '../../../engine/testing/walks/walk.ts';
import type { playMoves } from '../play-random.ts';
import type { runFuzz } from '../run-fuzz.ts';
import { applyPatch, parsePatch } from './patch.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is bundled: whole runs, a list of moves played again, and the walks. */
const ENTRY = `export { runFuzz } from './scripts/fuzz/run-fuzz.ts'; export { playMoves } from './scripts/fuzz/play-random.ts';
export { WALKS } from './engine/testing/walks/walks.ts';`;

export interface FaultyEngine {
  readonly runFuzz: typeof runFuzz;
  readonly playMoves: typeof playMoves;
  readonly WALKS: readonly Walk[];
}

interface Fault {
  readonly path: string;
  readonly text: string;
}

/** The text of the patched file; a patch that no longer fits is a RangeError that says so. */
function patched(name: string, patchText: string): Fault {
  const patch = parsePatch(patchText);
  const path = join(root, patch.file);
  const text = applyPatch(readFileSync(path, 'utf8'), patch);
  if (text === undefined)
    throw new RangeError(
      `STALE_MUTANT: ${name}.patch no longer fits ${patch.file}: the line it changes is gone. Make the same fault in the new text and keep its diff.`,
    );
  return { path, text };
}

/** The fault that is bundled in next. */
let fault: Fault | undefined;
let bundler: Promise<BuildContext> | undefined;

/** One bundler for all faults: it reads again only what has changed since the last. */
const startBundler = (): Promise<BuildContext> =>
  context({
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
          bundle.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === fault?.path ? { contents: fault.text, loader: 'ts' } : undefined,
          );
        },
      },
    ],
  });

/** Lets the bundler go; the next fault starts another. */
export async function closeBundler(): Promise<void> {
  const open = bundler;
  bundler = undefined;
  await (await open)?.dispose();
}

/** The engine, its oracle, the fuzzer and the walks with the patch in `patchText` applied; the files themselves stay as they are. One at a time. */
export async function faultyEngine(name: string, patchText: string): Promise<FaultyEngine> {
  fault = patched(name, patchText);
  bundler ??= startBundler();
  const { outputFiles } = await (await bundler).rebuild();
  const exported: { exports: unknown } = { exports: {} };
  compileFunction(outputFiles?.[0]?.text ?? '', ['module', 'exports'], { filename: `${name}.js` })(
    exported,
    exported.exports,
  );
  return exported.exports as FaultyEngine;
}
