// What happened in one step, as told to one viewer: hidden cards are counted, not named.

export const EVENT_KINDS = [
  'turn-began',
  'rolled',
  'moved',
  'stayed',
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
  'fell-short',
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

/**
 * What an event teaches: `open` nothing that was hidden; `own` that a seat lays its own cards open, by its choice; `seen`
 * that chance decided, or a hidden card came to light for those who are told. Undo reads this; a new event has to say.
 */
export type Lesson = 'open' | 'own' | 'seen';

export const LESSONS: Readonly<Record<EventKind, Lesson>> = {
  'turn-began': 'open',
  rolled: 'seen',
  moved: 'open',
  stayed: 'open',
  drew: 'seen',
  reshuffled: 'seen',
  discarded: 'own',
  crafted: 'open',
  joined: 'open',
  played: 'own',
  revealed: 'own',
  took: 'open',
  sold: 'own',
  bought: 'open',
  healed: 'open',
  dug: 'own',
  gained: 'open',
  extorted: 'open',
  yielded: 'own',
  weapon: 'own',
  declined: 'open',
  'bonus-weapon': 'open',
  'fight-won': 'open',
  stole: 'seen',
  beaten: 'open',
  looked: 'seen',
  safe: 'open',
  'extra-action': 'open',
  redealt: 'seen',
  nothing: 'open',
  'fell-short': 'open',
  'michel-moved': 'open',
  'michel-extorted': 'open',
  'michel-turned': 'seen',
  'michel-beaten': 'open',
  'michel-won': 'open',
  'swap-asked': 'open',
  'swap-accepted': 'open',
  'swap-refused': 'open',
  gave: 'seen',
  left: 'own',
  corrected: 'open',
  'called-off': 'open',
  over: 'open',
};

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
