// The companion's words of one language out of the game, for the page to hand over.
import type { Game, Lang } from '../../../engine/facts/game.ts';

const PREFIX = 'companion.';

export function wordsOfCompanion(game: Pick<Game, 'words'>, lang: Lang): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(game.words[lang] ?? {})
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, text]) => [key.slice(PREFIX.length), text]),
  );
}
