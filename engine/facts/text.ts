// Texts of the game in all its languages.

/** A language code with a folder of its own under `content/words/` (`de`, `en`, …). The first of `Game.languages` is the source language. */
export type Lang = string;

/** One text in every language of the game. Where a translation is missing, the source language's text stands in its place, marked `*`. */
export type LocalText = Readonly<Record<Lang, string>>;
