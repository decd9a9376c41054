// The closed vocabulary of what cards and backgrounds do.

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
