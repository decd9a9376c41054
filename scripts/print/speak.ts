// The words of print in one language: dotted key and values in, finished text out.

import type { Game, Lang } from '../../engine/facts/game.ts';
import { voiceOf, type Say } from '../../voice/voice.ts';

/** Says the word `print.<key>` with its `~name~` places filled. */
export type Speak = Say;

/** The words of `content/words/<lang>/print.yaml`; a key that no language has throws, and a test sweeps every product. */
export function speakPrint(game: Game, lang: Lang): Speak {
  return voiceOf(game.words[lang] ?? {}, lang, 'print');
}
