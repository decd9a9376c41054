// Words that are no facts of play: of the interface and of print.
import type { Lang } from './text.ts';

/** Words of the interface and of print, per language: dotted key → text, with `~name~` places. */
export type Words = Readonly<Record<string, string>>;

/** A text that had to fall back to the source language. */
export interface MissingWord {
  readonly lang: Lang;
  /** `content/`-relative file and path of the text, e.g. `words/en/gangs.yaml gangs.ghosts.name`. */
  readonly where: string;
}
