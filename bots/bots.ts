// The bots by name.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { bully, craft, hunter, rush, spoons, trade, turtle } from './styles.ts';

export const BOT_NAMES = [
  'random',
  'greedy',
  'search',
  'spoons',
  'craft',
  'trade',
  'bully',
  'turtle',
  'rush',
  'hunter',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, Bot>> = {
  random,
  greedy,
  search,
  spoons,
  craft,
  trade,
  bully,
  turtle,
  rush,
  hunter,
};
