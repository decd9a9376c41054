// The faults kept beside the engine, each with the game that shows it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Move } from '../play-both.ts';
import type { Setting } from '../setting.ts';

const FOLDER = new URL('../../../engine/testing/mutants/', import.meta.url);

/** A game of the engine's sample game; content may change without making it stale. */
export interface ShownGame {
  readonly setting: Setting;
  readonly moves: readonly Move[];
}

export interface Mutant {
  readonly name: string;
  /** A sentence and a unified diff. */
  readonly patch: string;
  /** Where the game that shows it is kept, absolute. */
  readonly gameFile: string;
  /** Undefined until a hunt has found one. */
  readonly game: ShownGame | undefined;
}

/** The text in which a game is kept. */
export const gameText = (game: ShownGame): string => `${JSON.stringify(game, null, 2)}\n`;

/** All faults, by name. */
export const keptMutants = (): readonly Mutant[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const name = file.replace('.patch', '');
      const gameFile = fileURLToPath(new URL(`${name}.game.json`, FOLDER));
      return {
        name,
        patch: readFileSync(new URL(file, FOLDER), 'utf8'),
        gameFile,
        game: existsSync(gameFile) ? (JSON.parse(readFileSync(gameFile, 'utf8')) as ShownGame) : undefined,
      };
    });
