// How a fuzzed seat chooses: first a kind of action by weight, then one of that kind.
import type { ActionKind } from '../../engine/index.ts';
import type { Offer } from './play-both.ts';
import type { Style } from './setting.ts';

type Weights = Partial<Record<ActionKind, number>>;

/** Kinds that bring a game on; all others weigh 4. */
const EAGER: Weights = {
  dig: 60,
  craft: 40,
  join: 40,
  buy: 20,
  'steal-spoon': 12,
  heal: 12,
  reveal: 2,
  'end-turn': 1,
  decline: 3,
  done: 2,
};
const WEIGHTS: Readonly<Record<Style, Weights>> = {
  uniform: {},
  eager: EAGER,
  brawler: { ...EAGER, join: 80, extort: 80, fight: 20, 'michel-roll': 12, swap: 8, buy: 8, decline: 6 },
  hoarder: { ...EAGER, search: 40, dig: 8, sell: 1, craft: 4, buy: 4 },
};
const PLAIN = 4;
/** Who holds a tool and can go home, goes. */
const HOMEWARD = 40;
const MOVING: ReadonlySet<ActionKind> = new Set(['careful', 'go', 'walk']);

/** Chooses one of the moves and returns its place: first a kind by weight, then one of that kind; `home` is where one would dig, if one could. */
export function chooseAction(
  { moves, kinds, home }: Pick<Offer, 'moves' | 'kinds' | 'home'>,
  style: Style,
  choose: (n: number) => number,
): number {
  if (style === 'uniform') return choose(kinds.length);
  const pick = (weights: readonly number[]): number => {
    let ticket = choose(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (ticket -= weight) < 0);
  };
  const leadsHome = (place: number): boolean =>
    MOVING.has(kinds[place]) && home !== undefined && moves[place] === `${kinds[place]}:${home}`;
  const distinct = [...new Set(kinds)];
  const wayHome = kinds.find((_, place) => leadsHome(place));
  const kind = distinct[pick(distinct.map((one) => (one === wayHome ? HOMEWARD : (WEIGHTS[style][one] ?? PLAIN))))];
  const places = [...kinds.keys()].filter((place) => kinds[place] === kind);
  return places[pick(places.map((place) => (leadsHome(place) ? HOMEWARD : 1)))];
}
