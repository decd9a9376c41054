// How a fuzzed seat chooses: first a kind of action by weight, then one of that kind.
import type { ActionKind } from '../../engine/index.ts';
import type { Style } from './setting.ts';

type Weights = Partial<Record<ActionKind, number>>;

/** Kinds that bring a game on; all others weigh 4. */
const EAGER: Weights = { dig: 60, craft: 40, join: 40, buy: 20, 'steal-spoon': 12, heal: 12, reveal: 2, 'end-turn': 1, decline: 3, done: 2 };
const WEIGHTS: Readonly<Record<Style, Weights>> = {
  uniform: {},
  eager: EAGER,
  brawler: { ...EAGER, extort: 40, fight: 20, 'michel-roll': 12, swap: 8, buy: 8, decline: 2 },
  hoarder: { ...EAGER, search: 40, dig: 8, sell: 1, craft: 4, buy: 4 },
};
const PLAIN = 4;
/** Where games are won: an action that leads there is chosen so many times as often as another place. */
const HOMEWARD = /:cell-block/;
const HOMEWARD_WEIGHT = 6;

/** Chooses one of the moves, each of the kind at the same place in `kinds`, and returns its place. */
export function chooseAction(moves: readonly string[], kinds: readonly ActionKind[], style: Style, choose: (n: number) => number): number {
  if (style === 'uniform') return choose(kinds.length);
  const pick = (weights: readonly number[]): number => {
    let ticket = choose(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (ticket -= weight) < 0);
  };
  const distinct = [...new Set(kinds)];
  const kind = distinct[pick(distinct.map((one) => WEIGHTS[style][one] ?? PLAIN))];
  const places = [...kinds.keys()].filter((place) => kinds[place] === kind);
  return places[pick(places.map((place) => (HOMEWARD.test(moves[place]) ? HOMEWARD_WEIGHT : 1)))];
}
