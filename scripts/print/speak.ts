// The words of print in one language: dotted key and values in, finished text out.

import type { Game, Lang } from '../../engine/facts/game.ts';

/** Says the word `print.<key>` with its `~name~` places filled. */
export type Speak = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The words of `content/words/<lang>/print.yaml`. A count of 1 takes the key's `one` form where there is one, other counts its `other` form.
 * A key that no language has is a fault of the code that asks, so it throws; a test sweeps every product.
 */
export function speakPrint(game: Game, lang: Lang): Speak {
  const words = game.words[lang] ?? {};
  return (key, values = {}) => {
    const form = values['count'] === 1 ? 'one' : 'other';
    const text = words[`print.${key}.${form}`] ?? words[`print.${key}.other`] ?? words[`print.${key}`];
    if (text === undefined) throw new Error(`print.yaml has no word "${key}"`);
    return text.replace(/~([a-z-]+)~/g, (mark, name: string) => (name in values ? String(values[name]) : mark));
  };
}
