// Laying out once what every paper shares: the same game, language and templates give the same lists.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Templates } from './load-templates.ts';

type Lay<T> = (game: Game, lang: Lang, templates: Templates) => T;

/** The same function, remembering its results as long as templates and game live. Only for pure functions of the three. */
export function oncePerLanguage<T>(lay: Lay<T>): Lay<T> {
  const known = new WeakMap<Templates, WeakMap<Game, Map<Lang, T>>>();
  return (game, lang, templates) => {
    const byGame = known.get(templates) ?? new WeakMap<Game, Map<Lang, T>>();
    const byLang = byGame.get(game) ?? new Map<Lang, T>();
    known.set(templates, byGame.set(game, byLang));
    const laid = byLang.get(lang) ?? lay(game, lang, templates);
    byLang.set(lang, laid);
    return laid;
  };
}
