// What greedy thinks of things, as data: one number each, in tunnel points where nothing else is said.

const DESCRIBED = {
  horizon: [6, 'Actions it plans for: those of about three turns.'],
  patience: [0.94, 'What a gain is still worth an action later (a share).'],
  tool: [0.49, 'A tool in hand, as a share of the points it will dig.'],
  set: [0.62, 'All parts of a thing in hand, as a share of the thing.'],
  lone: [0.3, 'One part of it without its partner, as a share of the thing.'],
  weapon: [0.76, 'The first weapon in hand.'],
  moreWeapons: [0.98, 'Each further weapon, as a share of the one before.'],
  cigarette: [0.67, 'Cigarettes, as a share of what they would buy.'],
  errand: [2, 'What the action of buying costs, in cigarettes.'],
  purse: [3, 'Cigarettes for so many things in hand halve the worth of more (a number).'],
  unsold: [0.6, 'Cigarettes printed on a card still to be sold, as a share of cigarettes.'],
  gang: [1, 'The bonus of a gang for a whole game, all of it together, as a factor.'],
  accessories: [0.37, 'All accessories of a gang in hand, as a share of joining it.'],
  searches: [8.99, 'Searches a whole game is reckoned to have (a number).'],
  makings: [3, 'Things made, and things bought, that a whole game is reckoned to have (a number).'],
  craftAnywhere: [0.6, 'To craft everywhere, for a whole game.'],
  craftBeaten: [0.54, 'To craft with a beating more, for a whole game.'],
  attack: [0.7, 'One weapon more in every attack, for a whole game.'],
  dice: [0.9, 'Each further die when moving, for a whole game.'],
  card: [0.42, 'An action card in hand, as a share of what playing it brings.'],
  background: [1.2, 'What revealing has to bring now, as a share of what it brings on the whole.'],
  drawn: [0.3, 'A first guess of what a drawn card is worth, before the hand is looked at.'],
  dropped: [0.3, 'A card drawn above the hand limit, as a share of one that has room: the worst may go.'],
  beatenCraft: [0.37, 'A beating that stops one from crafting.'],
  beatenDig: [1, 'A beating that stops one from digging.'],
  beatOther: [0.25, 'A beating given to somebody else.'],
  deny: [
    1,
    'A point that somebody else does not get, where there is one opponent; more for whoever leads, shared by several.',
  ],
  loot: [1.7, 'A random card of another hand, as a share of a drawn one.'],
  extort: [0.7, 'The liking for extortion, as a factor on what it brings.'],
  bold: [0, 'To extort at all, whatever comes of it.'],
  lure: [0.3, 'An extortion that waits elsewhere, as a share: the target may go.'],
  fear: [0.04, 'Each possible attacker at a place, as a share of the tools one holds.'],
  safe: [0.12, 'To be safe for a round, as a share of the tools one holds.'],
  send: [0.18, 'Somebody else sent out of the way.'],
  walk: [0.41, 'A move by a card, when it is not known yet where to.'],
  trip: [0.81, 'A way to the cell block saved.'],
  search: [1, 'The liking for searching, as a factor.'],
  craftNow: [0.1, 'To have a thing made rather than its parts in hand.'],
  craft: [1, 'The liking for crafting, as a factor.'],
  trade: [1, 'The liking for buying, as a factor.'],
  steal: [0.74, 'The liking for spoons stolen, as a factor.'],
  dig: [1.35, 'The liking for digging soon, as a factor.'],
  help: [0.8, 'What happens to a team mate, as a share of what happens to oneself.'],
  give: [0.5, 'A card handed to a team mate who can use it, as a share of its worth.'],
  late: [0.35, 'Share of the target that the best opponent still misses from which on plans lose their worth.'],
  win: [20, 'To win.'],
} as const satisfies Record<string, readonly [value: number, says: string]>;

export type Weight = keyof typeof DESCRIBED;
export type Weights = Readonly<Record<Weight, number>>;

/** Every weight, in the order above. */
export const WEIGHT_NAMES = Object.keys(DESCRIBED) as Weight[];

/** What a weight stands for, in one sentence. */
export const weightSays = (weight: Weight): string => DESCRIBED[weight][1];

/** The weights that greedy plays by. */
export const GREEDY: Weights = Object.fromEntries(
  WEIGHT_NAMES.map((weight) => [weight, DESCRIBED[weight][0]]),
) as Weights;
