// The closed vocabulary of what membership in a gang brings.

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
