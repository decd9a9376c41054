// What the page hands to the companion: the facts of the game in one language, words, links to rules, pictures.
import type { Game, Lang } from '../../../engine/facts/game.ts';

export interface RuleLink {
  readonly href: string;
  readonly title: string;
}

export interface CompanionProps {
  readonly lang: Lang;
  /** Only what the engine asks for and what is shown; see slim-game.ts. */
  readonly game: Game;
  /** Words of content/words/<lang>/companion.yaml by key, without `companion.`. */
  readonly words: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, RuleLink>>;
  /** Address of each card picture by name; a picture without one is left out. */
  readonly icons: Readonly<Record<string, string>>;
}
