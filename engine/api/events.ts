// What happened in one step, as told to one viewer: hidden cards are counted, not named.

export const EVENT_KINDS = [
  'turn-began',
  'rolled',
  'moved',
  'drew',
  'reshuffled',
  'discarded',
  'crafted',
  'joined',
  'played',
  'revealed',
  'took',
  'sold',
  'bought',
  'healed',
  'dug',
  'gained',
  'extorted',
  'yielded',
  'weapon',
  'declined',
  'bonus-weapon',
  'fight-won',
  'stole',
  'beaten',
  'looked',
  'safe',
  'extra-action',
  'redealt',
  'nothing',
  'michel-moved',
  'michel-extorted',
  'michel-turned',
  'michel-beaten',
  'michel-won',
  'swap-asked',
  'swap-accepted',
  'swap-refused',
  'gave',
  'left',
  'corrected',
  'called-off',
  'over',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface GameEvent {
  readonly kind: EventKind;
  /** Who does or suffers it. */
  readonly seat: number | undefined;
  /** The other seat, where there is one. */
  readonly other: number | undefined;
  /** Card, location, gang, background or strength card by id; undefined when there is none or the viewer may not know it. */
  readonly what: string | undefined;
  /** Face, points, cigarettes, number of cards or beatings. */
  readonly count: number;
}
