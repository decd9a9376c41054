// Scenes for tests: a table in three lines, every card accounted for.
import type { Outcomes } from '../api/chance.ts';
import type { Options } from '../api/options.ts';
import type { RuleId } from '../api/rule-ids.ts';
import type { Game } from '../facts/game.ts';
import { ACTIONS, BEATINGS, CIGARETTES, DECK_LEFT, GANG, HAND, LOC, MICHEL_AT, POINTS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { addToHand, seatAt, takeFromHand } from '../state/cards.ts';
import { checkState } from '../state/check-state.ts';
import { actionCode, actionId } from '../play/action-names.ts';
import { step } from '../play/apply.ts';
import { forbids } from '../play/check-action.ts';
import { listActions } from '../play/legal-actions.ts';
import { applyRecorded, newGameRecorded } from '../play/record.ts';
import { ruleOfCode } from '../tables/rule-codes.ts';
import { compile } from '../tables/compile.ts';
import { locationId } from '../tables/compile-places.ts';
import type { Tables } from '../tables/tables.ts';
import { viewFor } from '../view/view-for.ts';
import type { SeatView, View } from '../api/view.ts';
import { sampleGame } from './sample-game.ts';

export interface Scene {
  readonly t: Tables;
  s: State;
}

/** A new game in which seat 0 begins and nobody holds a card. */
export function scene(options: Partial<Options> = {}, seed = 1, game: Game = sampleGame): Scene {
  const t = compile(game, { players: 3, ...options });
  const made = newGameRecorded(t, seed, { start: 0 });
  if (!made.ok) throw new Error(made.refusal.message);
  const { state: s } = made.value;
  for (let seat = 0; seat < t.seats; seat++) {
    for (let card = 0; card < t.cards; card++) {
      while (s[seatAt(t, seat) + HAND + card] > 0) {
        takeFromHand(t, s, seat, card);
        underDeck(t, s, card);
      }
    }
  }
  return { t, s };
}

function underDeck(t: Tables, s: State, card: number): void {
  const { deckAt } = t.layout;
  s.copyWithin(deckAt + 1, deckAt, deckAt + s[DECK_LEFT]);
  s[deckAt] = card;
  s[DECK_LEFT]++;
}

export const cardOf = (t: Tables, id: string): number => {
  const card = t.game.cards.findIndex((entry) => entry.id === id);
  if (card < 0) throw new Error(`no card ${id}`);
  return card;
};

/** Takes one card out of its pile, or out of the deck or the discard. */
function fetch(t: Tables, s: State, card: number): void {
  const { deckAt, discardAt, pilesAt } = t.layout;
  if (t.open[card] === 1) {
    if (s[pilesAt + card] === 0) throw new Error(`no ${t.game.cards[card].id} left`);
    s[pilesAt + card]--;
    return;
  }
  const at = s.subarray(deckAt, deckAt + s[DECK_LEFT]).indexOf(card);
  if (at >= 0) {
    s.copyWithin(deckAt + at, deckAt + at + 1, deckAt + s[DECK_LEFT]);
    s[deckAt + --s[DECK_LEFT]] = 0;
  } else if (s[discardAt + card] > 0) s[discardAt + card]--;
  else throw new Error(`no ${t.game.cards[card].id} left`);
}

/** Deals these cards to a seat. */
export function give({ t, s }: Scene, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    fetch(t, s, cardOf(t, id));
    addToHand(t, s, seat, cardOf(t, id));
  }
}

/** Moves the whole deck, but for the `left` topmost cards, to the discard. */
export function thinDeck({ t, s }: Scene, left: number, toDiscard = true): void {
  const { deckAt, discardAt } = t.layout;
  while (s[DECK_LEFT] > left) {
    const card = s[deckAt];
    s.copyWithin(deckAt, deckAt + 1, deckAt + s[DECK_LEFT]);
    s[deckAt + --s[DECK_LEFT]] = 0;
    if (toDiscard) s[discardAt + card]++;
    else addToHand(t, s, t.seats - 1, card);
  }
}

/** Empties an open pile into the hand of a seat. */
export function hoard(on: Scene, seat: number, id: string): void {
  const at = on.t.layout.pilesAt + cardOf(on.t, id);
  while (on.s[at] > 0) give(on, seat, id);
}

export interface Set {
  readonly at?: string;
  readonly beatings?: number;
  readonly cigarettes?: number;
  readonly points?: number;
  readonly gang?: string;
}

export function set({ t, s }: Scene, seat: number, to: Set): void {
  const at = seatAt(t, seat);
  if (to.at !== undefined) s[at + LOC] = placeOf(t, to.at);
  if (to.beatings !== undefined) s[at + BEATINGS] = to.beatings;
  if (to.cigarettes !== undefined) s[at + CIGARETTES] = to.cigarettes;
  if (to.points !== undefined) s[at + POINTS] = to.points;
  if (to.gang !== undefined) {
    const gang = t.game.gangs.findIndex(({ id }) => id === to.gang);
    s[at + GANG] = gang + 1;
    s[t.layout.gangPilesAt + gang]--;
  }
}

export const placeOf = (t: Tables, id: string): number =>
  Array.from({ length: t.locations }, (_, index) => locationId(t.game, index)).indexOf(id);

export const setActions = ({ s }: Scene, count: number): void => void (s[ACTIONS] = count);
export const setMichel = ({ t, s }: Scene, id: string): void => void (s[MICHEL_AT] = placeOf(t, id));

/** The code of an action id, which has to exist. */
export function code(t: Tables, id: string): number {
  const found = actionCode(t, id);
  if (found === undefined) throw new Error(`no action ${id}`);
  return found;
}

/** Does these actions one after the other; every state on the way has to be possible. */
export function run(on: Scene, ...ids: string[]): void {
  for (const id of ids) {
    const why = step(on.t, on.s, code(on.t, id));
    if (why !== 0) throw new Error(`${id} is forbidden by ${String(ruleOfCode(why) ?? why)}`);
    const faults = checkState(on.t, on.s);
    if (faults.length > 0) throw new Error(`after ${id}: ${faults.join('; ')}`);
  }
}

/** Does one action with chance from outside, and returns what the table saw. */
export function runWith(on: Scene, id: string, outcomes: Outcomes): void {
  const done = applyRecorded(on.t, on.s, code(on.t, id), outcomes);
  if (!done.ok) throw new Error(`${id}: ${done.refusal.code} ${String(done.refusal.rule)}`);
  on.s = done.value.state;
  const faults = checkState(on.t, on.s);
  if (faults.length > 0) throw new Error(`after ${id}: ${faults.join('; ')}`);
}

/** The rule that forbids an action, or 'allowed'. */
export function verdict({ t, s }: Scene, id: string): RuleId | 'allowed' | number {
  const why = forbids(t, s, code(t, id));
  return why === 0 ? 'allowed' : (ruleOfCode(why) ?? why);
}

/** Ids of all legal actions, those of one kind if named. */
export function offered({ t, s }: Scene, kind?: string): string[] {
  return listActions(t, s)
    .map((action) => actionId(t, action))
    .filter((id) => kind === undefined || id.split(':')[0] === kind);
}

/** What a seat sees of itself. */
export const own = ({ t, s }: Scene, seat: number): SeatView & { readonly hand: Readonly<Record<string, number>> } => {
  const view = viewFor(t, s, seat).seats[seat];
  return { ...view, hand: view.hand ?? {} };
};

export const table = ({ t, s }: Scene): View => viewFor(t, s, 'table');
