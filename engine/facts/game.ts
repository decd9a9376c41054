// The printed facts of the game: the frozen, typed `Game` that scripts/load makes from content/ and everything else reads.

/** A language code with a folder of its own under `content/words/` (`de`, `en`, …). The first of `Game.languages` is the source language. */
export type Lang = string;

/** One text in every language of the game. Where a translation is missing, the source language's text stands in its place, marked `*`. */
export type LocalText = Readonly<Record<Lang, string>>;

export const LOCATION_ACTIONS = ['dig', 'steal-spoon', 'sell', 'buy', 'heal'] as const;
/** What may be done at one location only (rules: dig.play, spoon.steal, trade.sell, trade.buy, heal.one). */
export type LocationAction = (typeof LOCATION_ACTIONS)[number];

export const LOCATION_LIMITS = ['no-crafting', 'no-extortion'] as const;
/** What may not be done at a location (rules: craft.where, solitary). */
export type LocationLimit = (typeof LOCATION_LIMITS)[number];

export interface Location {
  readonly id: string;
  readonly name: LocalText;
  /** Die faces that lead here; each face of the die stands on exactly two locations. */
  readonly faces: readonly number[];
  /** Search cards drawn by one search action here (search.draw). */
  readonly search: number;
  readonly actions: readonly LocationAction[];
  readonly limits: readonly LocationLimit[];
  readonly flavour: LocalText;
}

export const CARD_KINDS = ['part', 'accessory', 'weapon', 'action', 'valuable', 'tool'] as const;
/** The kinds of hand cards. `tool` is a digging tool; blade and knife are both `weapon`. */
export type CardKind = (typeof CARD_KINDS)[number];

export const PILES = ['search', 'open'] as const;
/** Where a hand card comes from and goes back to: the search deck (and its discard) or its own open pile. */
export type Pile = (typeof PILES)[number];

/** One kind of hand card; `copies` of it exist. Its index in `Game.cards` is its number everywhere in the engine. */
export interface HandCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly pile: Pile;
  readonly copies: number;
  readonly name: LocalText;
  readonly flavour: LocalText;
  /** Name of a picture in templates/icons. */
  readonly picture: string;
  /** What it brings when sold (trade.sell). */
  readonly cigarettes: number;
  /** Tunnel points when dug (dig.play); 0 unless a digging tool. */
  readonly points: number;
  /** Strength in a fight decided by dice (extort.dice); 0 unless a weapon. */
  readonly weapon: number;
  /** Cost in cigarettes (trade.buy); undefined when not for sale. */
  readonly price: number | undefined;
  /** What playing it does, in order (card.play); empty unless an action card. */
  readonly effects: readonly Effect[];
  /** The printed rules text, generated from the facts above; empty where the face says it in pictures. */
  readonly text: LocalText;
}

export const REACHES = ['here', 'anywhere'] as const;
/** Whom an effect may aim at: another inmate at one's own location, or any other inmate. */
export type Reach = (typeof REACHES)[number];

export const EFFECT_KINDS = [
  'draw',
  'draw-discard',
  'gain',
  'take',
  'move',
  'move-other',
  'heal',
  'beat',
  'steal',
  'look',
  'safe',
  'extra-action',
  'redeal',
  'dig-anywhere',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Where a moving effect leads: one location by id, or `any` by choice. */
export type Destination = string;

/** The closed vocabulary of card and background effects. Each does what it can; what cannot be done is skipped and said. */
export type Effect =
  /** Draw `count` search cards. */
  | { readonly kind: 'draw'; readonly count: number }
  /** Take `count` cards of one's choice from the search discard, one at a time. */
  | { readonly kind: 'draw-discard'; readonly count: number }
  /** Get `count` cigarettes. */
  | { readonly kind: 'gain'; readonly count: number }
  /** Take one card from the open pile of the hand card `card`. */
  | { readonly kind: 'take'; readonly card: string }
  /** Go to a location without rolling. */
  | { readonly kind: 'move'; readonly to: Destination }
  /** Send another inmate to a location. */
  | { readonly kind: 'move-other'; readonly to: Destination; readonly reach: Reach }
  /** Remove up to `count` of one's own beatings. */
  | { readonly kind: 'heal'; readonly count: number }
  /** Give another inmate `count` beatings (beating.max holds). */
  | { readonly kind: 'beat'; readonly count: number; readonly reach: Reach }
  /** Take `count` random cards from another inmate's hand. */
  | { readonly kind: 'steal'; readonly count: number; readonly reach: Reach }
  /** Look at another inmate's hand. */
  | { readonly kind: 'look'; readonly reach: Reach }
  /** Nobody may extort you until your next turn begins. */
  | { readonly kind: 'safe' }
  /** `count` more actions this turn. */
  | { readonly kind: 'extra-action'; readonly count: number }
  /** Everyone's hand is shuffled together and dealt out again, each getting as many cards as before. */
  | { readonly kind: 'redeal' }
  /** Dig `count` tools at once, wherever you are (dig.beaten holds). */
  | { readonly kind: 'dig-anywhere'; readonly count: number };

export const POWER_KINDS = [
  'dig-bonus',
  'search-bonus',
  'craft-anywhere',
  'craft-beaten',
  'craft-draw',
  'buy-discount',
  'attack-bonus',
  'extort-reward',
  'move-dice',
] as const;
export type PowerKind = (typeof POWER_KINDS)[number];

/** The closed vocabulary of gang bonuses. */
export type Power =
  /** Digging the tool `card` scores `points` more. */
  | { readonly kind: 'dig-bonus'; readonly card: string; readonly points: number }
  /** A search action draws `count` more. */
  | { readonly kind: 'search-bonus'; readonly count: number }
  /** Crafting is allowed at every location. */
  | { readonly kind: 'craft-anywhere' }
  /** Crafting is allowed with up to `beatings` beatings. */
  | { readonly kind: 'craft-beaten'; readonly beatings: number }
  /** Draw `count` search cards after crafting. */
  | { readonly kind: 'craft-draw'; readonly count: number }
  /** Buying costs `cigarettes` less, never below 0. */
  | { readonly kind: 'buy-discount'; readonly cigarettes: number }
  /** When attacking, `weapons` more count as played after one's last one; opening still needs a real weapon (gang.bonus). */
  | { readonly kind: 'attack-bonus'; readonly weapons: number }
  /** `cigarettes` for an extortion won as attacker (by yielding or by fight). */
  | { readonly kind: 'extort-reward'; readonly cigarettes: number }
  /** Roll `dice` dice when moving and use any one. */
  | { readonly kind: 'move-dice'; readonly dice: number };

export interface Gang {
  readonly id: string;
  /** Ids it had in earlier editions, oldest first; saves may still hold them. */
  readonly formerly: readonly string[];
  readonly name: LocalText;
  readonly copies: number;
  readonly flavour: LocalText;
  /** Name of the badge in templates/icons. */
  readonly badge: string;
  /** Accessories to discard when joining, by hand card id. */
  readonly accessories: readonly string[];
  readonly powers: readonly Power[];
  /** The bonus in words, generated from `powers`. */
  readonly text: LocalText;
}

export interface Background {
  readonly id: string;
  readonly name: LocalText;
  readonly flavour: LocalText;
  readonly picture: string;
  /** The gang whose members use `memberEffects` instead of `effects`. */
  readonly gang: string;
  readonly effects: readonly Effect[];
  readonly memberEffects: readonly Effect[];
  readonly text: LocalText;
  readonly memberText: LocalText;
}

export const SIDES = ['female', 'male'] as const;
export type Side = (typeof SIDES)[number];

export interface InmateSide {
  readonly name: LocalText;
  /** Name of the vector portrait in templates/portraits. */
  readonly portrait: string;
  /** The inmate's file entry, dry and harmless. */
  readonly flavour: LocalText;
}

export interface Inmate {
  readonly id: string;
  /** File number shown on the name board, kept as spelt. */
  readonly number: string;
  readonly sides: Readonly<Record<Side, InmateSide>>;
}

export interface Recipe {
  readonly id: string;
  /** The hand card taken from its open pile. */
  readonly makes: string;
  /** One card of each inner list is discarded. */
  readonly parts: readonly (readonly string[])[];
}

export interface StrengthCard {
  readonly id: string;
  readonly copies: number;
  readonly strength: number;
}

/** Single numbers of the game, from `numbers:` in content/game.yaml; the YAML name is the same in kebab-case. */
export interface Numbers {
  readonly dieFaces: number;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Search cards in the starting hand (setup.hand). */
  readonly startHand: number;
  /** Background cards dealt to each (setup.hand). */
  readonly startBackgrounds: number;
  readonly actionsPerTurn: number;
  readonly handLimit: number;
  /** Actions that a careful move costs (move.careful). */
  readonly carefulCost: number;
  readonly extortionsPerTurn: number;
  readonly maxBeatings: number;
  /** From this many beatings on, no crafting (craft.beaten). */
  readonly craftBlockedAt: number;
  /** From this many beatings on, no digging (dig.beaten). */
  readonly digBlockedAt: number;
  /** Beatings removed by one heal action (heal.one). */
  readonly healed: number;
  /** Spoons taken by one steal action (spoon.steal). */
  readonly spoonsStolen: number;
  /** Beatings the loser of a fight takes (extort.beating). */
  readonly fightBeatings: number;
  /** Moves of the figure in one turn (michel.move). */
  readonly michelMovesPerTurn: number;
  /** Cigarettes for beating the figure (michel.outcome). */
  readonly michelReward: number;
  /** Printed cigarette tokens worth 1 and worth 5; the supply counts as endless. */
  readonly cigaretteOnes: number;
  readonly cigaretteFives: number;
  /** Inmates in a team game share the seats in turn; number of teams (team.sides). */
  readonly teams: number;
}

export interface PlayerTarget {
  readonly players: number;
  readonly points: number;
}

/** A worked example of a rule, as given / does / then; it is printed and it runs as a test. */
export interface RuleExample {
  readonly given: LocalText;
  readonly does: LocalText;
  readonly then: LocalText;
}

export interface Rule {
  /** Stable dotted id such as `extort.yield`. */
  readonly id: string;
  readonly title: LocalText;
  /** Paragraphs of plain text with `~reference~` marks already filled in, icons left as `~icon.name~`. */
  readonly text: LocalText;
  readonly note: LocalText | undefined;
  readonly examples: readonly RuleExample[];
}

export interface Chapter {
  /** First part of its rules' ids where they share one, e.g. `extort`. */
  readonly id: string;
  readonly title: LocalText;
  readonly intro: LocalText;
  readonly rules: readonly Rule[];
}

/** Words of the interface and of print, per language: dotted key → text, with `~name~` places. */
export type Words = Readonly<Record<string, string>>;

/** A text that had to fall back to the source language. */
export interface MissingWord {
  readonly lang: Lang;
  /** `content/`-relative file and path of the text, e.g. `words/en/gangs.yaml gangs.ghosts.name`. */
  readonly where: string;
}

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
  readonly cards: readonly HandCard[];
  readonly gangs: readonly Gang[];
  readonly backgrounds: readonly Background[];
  readonly inmates: readonly Inmate[];
  readonly recipes: readonly Recipe[];
  readonly strengthCards: readonly StrengthCard[];
  readonly michelNames: { readonly female: LocalText; readonly male: LocalText };
  readonly chapters: readonly Chapter[];
  readonly words: Readonly<Record<Lang, Words>>;
  readonly missing: readonly MissingWord[];
  /** Hash of all content files, for cache keys, dates and ids that must not depend on the clock. */
  readonly hash: string;
}
