// The closed list of action kinds: what each names and the rule it cites. `compile` numbers every action of a game from it.
import type { RuleId } from './rule-ids.ts';

export const ARGUMENTS = ['location', 'card', 'weapon', 'tool', 'seat', 'craft', 'gang', 'background'] as const;
/** What an action may name; `craft` is one way to make one thing (a recipe with its parts chosen). */
export type Argument = (typeof ARGUMENTS)[number];

interface ActionSpec {
  readonly names: readonly Argument[];
  readonly rule: RuleId;
}

/** Every kind of action in the order its codes are numbered. The words for each stand in content/words/<lang>/engine.yaml. */
export const ACTION_SPECS = {
  /** End one's turn, with or without actions left. */
  'end-turn': { names: [], rule: 'turn.pass' },
  roll: { names: [], rule: 'move.roll' },
  careful: { names: ['location'], rule: 'move.careful' },
  search: { names: [], rule: 'search.draw' },
  craft: { names: ['craft'], rule: 'craft.make' },
  join: { names: ['gang'], rule: 'gang.join' },
  play: { names: ['card'], rule: 'card.play' },
  reveal: { names: ['background'], rule: 'background.reveal' },
  'steal-spoon': { names: [], rule: 'spoon.steal' },
  /** Sell one card; the first one costs the action, `done` ends the sale. */
  sell: { names: ['card'], rule: 'trade.sell' },
  buy: { names: ['card'], rule: 'trade.buy' },
  heal: { names: [], rule: 'heal.one' },
  dig: { names: ['tool'], rule: 'dig.play' },
  /** Open an extortion: whom, which tool, with which weapon. */
  extort: { names: ['seat', 'tool', 'weapon'], rule: 'extort.target' },
  'michel-roll': { names: [], rule: 'michel.move' },
  /** Ask a team mate here to swap cards; asking costs the action. */
  swap: { names: ['seat'], rule: 'team.swap' },
  /** After a roll: choose among the locations the dice lead to. */
  go: { names: ['location'], rule: 'move.roll' },
  /** After a roll: stay where one is, for whatever reason. */
  stay: { names: [], rule: 'move.roll' },
  /** After crafting: draw what the gang allows. */
  'draw-bonus': { names: [], rule: 'gang.bonus' },
  /** Hand over the named tool (to the attacker, or for the figure to its pile). */
  yield: { names: [], rule: 'extort.yield' },
  /** Play a weapon for one's side. */
  fight: { names: ['weapon'], rule: 'extort.fight' },
  /** Play no (further) weapon in this fight. */
  decline: { names: [], rule: 'extort.fight' },
  'michel-go': { names: ['location'], rule: 'michel.move' },
  /** The mover picks whom the figure extorts and for what. */
  'michel-extort': { names: ['seat', 'tool'], rule: 'michel.extort' },
  /** Effect: choose the inmate it is aimed at. */
  aim: { names: ['seat'], rule: 'card.play' },
  /** Effect: choose where one goes oneself. */
  walk: { names: ['location'], rule: 'card.play' },
  /** Effect: choose where the other inmate goes. */
  send: { names: ['location'], rule: 'card.play' },
  /** Effect: choose a card of the search discard. */
  take: { names: ['card'], rule: 'card.play' },
  /** Down to the hand limit, one card at a time. */
  discard: { names: ['card'], rule: 'turn.hand-limit' },
  accept: { names: [], rule: 'team.swap' },
  refuse: { names: [], rule: 'team.swap' },
  /** Swap: hand one card to the mate. */
  give: { names: ['card'], rule: 'team.swap' },
  /** No more of it: of selling, swapping, looking, digging by an effect, cards for crafting. */
  done: { names: [], rule: 'turn.pass' },
} as const satisfies Record<string, ActionSpec>;

export type ActionKind = keyof typeof ACTION_SPECS;

export const ACTION_KINDS = Object.keys(ACTION_SPECS) as ActionKind[];

/** An action code taken apart; `code` is its number in the tables it was made for. */
export interface ActionParts {
  readonly code: number;
  readonly kind: ActionKind;
  readonly rule: RuleId;
  /** Ids of what is named, seats as numbers from 0. */
  readonly location?: string;
  readonly card?: string;
  readonly weapon?: string;
  readonly tool?: string;
  readonly seat?: number;
  readonly gang?: string;
  readonly background?: string;
  /** For `craft`: the recipe and the cards it takes. */
  readonly recipe?: string;
  readonly parts?: readonly string[];
}
