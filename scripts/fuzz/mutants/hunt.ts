// Does fuzzing find a fault? The fault is put into a copy of the engine, never into the engine itself, and the copy is fuzzed.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '../../../engine/facts/game.ts';
import type { FuzzCounts } from '../run-fuzz.ts';
import { playShare } from '../run-shared.ts';
import { applyPatch, parsePatch } from './patch.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What the copy needs: the engine with its oracle, and the fuzzer beside it. */
const ROOMS = ['engine', 'scripts/fuzz'];

export interface Hunt {
  readonly game: Game;
  readonly seed: number;
  /** Games at most, and steps of each. */
  readonly games: number;
  readonly most: number;
}

/** Fuzzes a copy of the engine with the patch in `patchText` applied, or without one. A patch that no longer fits is a RangeError that says so. */
export async function hunt(
  name: string,
  patchText: string | undefined,
  { game, seed, games, most }: Hunt,
): Promise<FuzzCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'grab-dich-frei-'));
  try {
    for (const room of ROOMS)
      cpSync(join(root, room), join(folder, room), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    if (patchText !== undefined) {
      const patch = parsePatch(patchText);
      const changed = applyPatch(readFileSync(join(folder, patch.file), 'utf8'), patch);
      if (changed === undefined) {
        throw new RangeError(
          `STALE_MUTANT: ${name}.patch no longer fits ${patch.file}: the line it changes is gone. Make the same fault in the new text and keep its diff.`,
        );
      }
      writeFileSync(join(folder, patch.file), changed);
    }
    return await playShare(
      { game, seed, from: 0, to: games, most, shrinking: false },
      () => undefined,
      join(folder, 'scripts/fuzz/worker.ts'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
