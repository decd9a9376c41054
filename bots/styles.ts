// Ways to play that a healthy game punishes: greedy with other likings, each a few numbers over greedy's own.
import { greedyBot } from './greedy.ts';
import { GREEDY } from './greedy/weights.ts';
import type { Weights } from './greedy/weights.ts';

const LIKINGS = {
  /** Spoons only: neither crafts nor buys. */
  spoons: { craft: 0, trade: 0, steal: 2.5 },
  /** Crafts only. */
  craft: { craft: 1.5, craftNow: 0.4, trade: 0, steal: 0 },
  /** Buys only. */
  trade: { craft: 0, trade: 1.5, steal: 0 },
  /** Extorts whenever it can, and goes where it can. */
  bully: { bold: 3, lure: 1, weapon: 0.9 },
  /** Searches and holds, keeps away from others, digs late. */
  turtle: { tool: 0.92, search: 1.6, fear: 0.5, extort: 0 },
  /** A gang first. */
  rush: { gang: 4, accessories: 0.8 },
  /** After whoever leads. */
  hunter: { deny: 5, extort: 1.5, beatOther: 0.8, send: 1, lure: 0.8 },
} as const satisfies Record<string, Partial<Weights>>;

export const STYLE_NAMES = Object.keys(LIKINGS) as (keyof typeof LIKINGS)[];

export const [spoons, craft, trade, bully, turtle, rush, hunter] = STYLE_NAMES.map((name) =>
  greedyBot(name, { ...GREEDY, ...LIKINGS[name] }),
);
