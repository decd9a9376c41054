// The compiled game: every fact the inner loop asks for, as a flat look-up.
import type { Game, Numbers } from '../facts/game.ts';
import type { Options } from '../api/options.ts';
import type { CardSet } from './card-set.ts';
import type { DemandTable } from './demand-table.ts';
import type { Feed } from './feed.ts';

/** Places inside a state that depend on the content. */
export interface Layout {
  /** Numbers in one seat, and places inside it. */
  readonly stride: number;
  readonly dugAt: number;
  readonly heldAt: number;
  /** Open piles and the search discard, by card kind. */
  readonly pilesAt: number;
  readonly discardAt: number;
  readonly gangPilesAt: number;
  /** Strength cards in order; the last of those left is turned first. */
  readonly strengthAt: number;
  /** The search deck in order; the last of those left is drawn first. */
  readonly deckAt: number;
  /** Seat by seat a bit per card kind in hand, 32 kinds to a number: follows from all before, kept at hand for speed, not saved. */
  readonly kindsAt: number;
  readonly kindWords: number;
  /** Numbers in a state. */
  readonly size: number;
}

/** Action codes: one block of codes per action kind, in the order of ACTION_KINDS. */
export interface ActionTable {
  readonly count: number;
  /** First code of each kind. */
  readonly base: Int32Array;
  readonly kindOf: Uint8Array;
  /** What the action names, as index: of location, card, tool, weapon, craft way, gang, background or seat. */
  readonly arg: Uint16Array;
  /** Second and third thing named (tool, weapon). */
  readonly arg2: Uint16Array;
  readonly arg3: Uint16Array;
}

/** Gang powers by gang index + 1; entry 0 is no gang. */
export interface PowerTable {
  /** By (gang index + 1) × cards + card. */
  readonly digBonus: Int32Array;
  readonly searchBonus: Int32Array;
  readonly craftAnywhere: Uint8Array;
  /** Beatings from which on crafting is forbidden. */
  readonly craftBlockedAt: Int32Array;
  readonly craftDraw: Int32Array;
  readonly buyDiscount: Int32Array;
  readonly attackBonus: Int32Array;
  readonly extortReward: Int32Array;
  readonly moveDice: Int32Array;
}

/** Effects in one row; a source is a card kind, or cards + 2 × background (+ 1 for a member of its gang). */
export interface EffectTable {
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly kind: Uint8Array;
  /** Count, card or location index (−1: any), by kind. */
  readonly a: Int32Array;
  /** 1 if it reaches anywhere. */
  readonly anywhere: Uint8Array;
}

export interface Tables {
  readonly game: Game;
  readonly options: Options;
  /** Names content, options and rules version; equal hashes play alike. */
  readonly optionsHash: string;
  readonly n: Numbers;
  readonly seats: number;
  readonly cards: number;
  readonly locations: number;
  readonly gangs: number;
  readonly backgrounds: number;
  readonly strengths: number;
  readonly deckSize: number;
  readonly strengthSize: number;
  readonly target: number;
  readonly michel: boolean;
  readonly diceFight: boolean;
  /** Number of teams, 0 without. */
  readonly teams: number;
  readonly teamOf: Int32Array;
  readonly layout: Layout;
  readonly actions: ActionTable;
  readonly powers: PowerTable;
  readonly effects: EffectTable;

  readonly copies: Int32Array;
  readonly cigarettes: Int32Array;
  readonly points: Int32Array;
  readonly weapon: Int32Array;
  /** −1 when not for sale. */
  readonly price: Int32Array;
  /** 1 if the card comes from an open pile. */
  readonly open: Uint8Array;
  readonly actionCards: Int32Array;
  readonly tools: Int32Array;
  readonly weapons: Int32Array;
  readonly goods: Int32Array;
  readonly spoon: number;
  readonly allCards: CardSet;
  readonly actionSet: CardSet;
  readonly weaponSet: CardSet;
  /** By the kinds in a hand: may they do for a recipe, and for a gang? */
  readonly craftDemands: DemandTable;
  readonly joinDemands: DemandTable;

  readonly startLocation: number;
  readonly michelLocation: number;
  readonly search: Int32Array;
  readonly can: Int32Array;
  readonly limits: Int32Array;
  /** The team whose cell block it is, −1 for all other places. */
  readonly blockOf: Int32Array;
  /** By team × locations + location: where "that location" is for a member of the team. */
  readonly homeOf: Int32Array;
  /** By team × (faces + 1) + face: bit per location an inmate may go to; and for the figure by face. */
  readonly rollTo: Int32Array;
  readonly figureTo: Int32Array;

  /** Craft ways: what is made, and a stretch of (card, count) pairs in `craftNeeds`. */
  readonly ways: number;
  readonly wayRecipe: Int32Array;
  readonly wayMakes: Int32Array;
  readonly wayStart: Int32Array;
  readonly wayEnd: Int32Array;
  readonly craftNeeds: Int32Array;
  /** By recipe: its ways, and (as a stretch of `firstParts`) the cards of its first list, without one of which no way is open. */
  readonly recipes: number;
  readonly waysFrom: Int32Array;
  readonly waysTo: Int32Array;
  readonly firstFrom: Int32Array;
  readonly firstTo: Int32Array;
  readonly firstParts: Int32Array;
  /** Joining: stretches of (card, count) pairs in `joinNeeds`. */
  readonly joinStart: Int32Array;
  readonly joinEnd: Int32Array;
  readonly joinNeeds: Int32Array;

  readonly backgroundGang: Int32Array;
  readonly strength: Int32Array;
  readonly strengthCopies: Int32Array;
  readonly gangCopies: Int32Array;

  /** Room for one heap of all hand cards, so that no step needs new memory. */
  readonly scratch: Int32Array;
  readonly backgroundOrder: Int32Array;
  /** Chance handed in and things told, while a recorded step runs. */
  readonly feed: Feed;
}
