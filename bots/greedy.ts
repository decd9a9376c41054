// The greedy bot: every open action is scored by a readable evaluation, and the best one is done. What it thinks stands in greedy/.
import { makeMemory, remember } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { makeMind } from './greedy/mind.ts';
import { bestOf, scoreOf } from './greedy/think.ts';
import type { Weights } from './greedy/weights.ts';
import { GREEDY } from './greedy/weights.ts';

/** A bot that plays by these weights. */
export function greedyBot(name: string, weights: Weights): Bot {
  return {
    name,
    sit(t, seat) {
      const memory = makeMemory(t);
      const m = makeMind(t, seat, weights, memory);
      let chosen = -1;
      let open: Int32Array = new Int32Array(0);
      let among = 0;
      return {
        memory,
        choose(world, legal, count) {
          [open, among] = [legal, count];
          return (chosen = bestOf(m, world, legal, count));
        },
        hear: (raw) => remember(t, memory, seat, raw),
        why() {
          let next = -1;
          for (let i = 0; i < among; i++)
            if (open[i] !== chosen && (next < 0 || scoreOf(m, open[i]) > scoreOf(m, next))) next = open[i];
          return next < 0 ? { kind: 'clear' } : { kind: 'best', ahead: scoreOf(m, chosen) - scoreOf(m, next), next };
        },
      };
    },
  };
}

export const greedy = greedyBot('greedy', GREEDY);
