// The printed facts of the game: the frozen, typed `Game` that scripts/load makes from content/ and everything else reads; the door to all of them.
import type { Background } from './background.ts';
import type { HandCard } from './card.ts';
import type { Gang } from './gang.ts';
import type { Inmate } from './inmate.ts';
import type { KindOfCard, OtherCard } from './kind.ts';
import type { Location } from './location.ts';
import type { Numbers, PlayerTarget } from './numbers.ts';
import type { Recipe } from './recipe.ts';
import type { Chapter } from './rule.ts';
import type { Sign, SignId } from './sign.ts';
import type { StrengthCard } from './strength-card.ts';
import type { Lang, LocalText } from './text.ts';
import type { MissingWord, Words } from './words.ts';

export * from './background.ts';
export * from './box.ts';
export * from './card.ts';
export * from './die.ts';
export * from './effect.ts';
export * from './gang.ts';
export * from './inmate.ts';
export * from './kind.ts';
export * from './limits.ts';
export * from './location.ts';
export * from './numbers.ts';
export * from './power.ts';
export * from './recipe.ts';
export * from './rule.ts';
export * from './sign.ts';
export * from './strength-card.ts';
export * from './text.ts';
export * from './words.ts';

export interface Game {
  readonly id: string;
  /** Version of the content as spelt in game.yaml, printed on every sheet. */
  readonly version: string;
  readonly title: LocalText;
  readonly subtitle: LocalText;
  readonly languages: readonly Lang[];
  readonly numbers: Numbers;
  /** Tunnel points to reach, by number of players. */
  readonly targets: readonly PlayerTarget[];
  readonly teamTargets: readonly PlayerTarget[];
  readonly locations: readonly Location[];
  /** Location where the figures start (setup.start) and where Michel & Michelle start (michel.figure). */
  readonly startLocation: string;
  readonly michelLocation: string;
  /** The hand card that `steal-spoon` takes (spoon.steal). */
  readonly spoon: string;
  /** Picture of the rulebook's last chapter, made from words alone. */
  readonly wordsPicture: string;
  /** The kinds of cards, in the order of the box. */
  readonly kinds: readonly KindOfCard[];
  readonly cards: readonly HandCard[];
  readonly gangs: readonly Gang[];
  readonly backgrounds: readonly Background[];
  readonly inmates: readonly Inmate[];
  readonly recipes: readonly Recipe[];
  readonly strengthCards: readonly StrengthCard[];
  /** Cards of kinds that the engine does not play. */
  readonly otherCards: readonly OtherCard[];
  readonly signs: Readonly<Record<SignId, Sign>>;
  readonly michelNames: { readonly female: LocalText; readonly male: LocalText };
  readonly chapters: readonly Chapter[];
  readonly words: Readonly<Record<Lang, Words>>;
  readonly missing: readonly MissingWord[];
  /** Hash of all content files, for cache keys, dates and ids that must not depend on the clock. */
  readonly hash: string;
}
