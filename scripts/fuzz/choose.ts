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

/** Chooses one of `kinds` (the kind of each legal action) and returns its place in the list. */
export function chooseAction(kinds: readonly ActionKind[], style: Style, choose: (n: number) => number): number {
  if (style === 'uniform') return choose(kinds.length);
  const distinct = [...new Set(kinds)];
  const weights = distinct.map((kind) => WEIGHTS[style][kind] ?? PLAIN);
  let ticket = choose(weights.reduce((sum, weight) => sum + weight, 0));
  const kind = distinct.find((_, index) => (ticket -= weights[index]) < 0) ?? distinct[0];
  const places = [...kinds.keys()].filter((place) => kinds[place] === kind);
  return places[choose(places.length)];
}
