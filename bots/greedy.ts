// The greedy bot: every open action is scored by a readable evaluation, and the best one is done. What it thinks stands in greedy/.
import { actionText, makeMemory, reading, remember } from '../engine/index.ts';
import type { State } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { answerScore, needsPlan } from './greedy/answers.ts';
import { weighHand } from './greedy/hand-worth.ts';
import { listJobs } from './greedy/jobs.ts';
import { look, makeMind } from './greedy/mind.ts';
import type { Mind } from './greedy/mind.ts';
import { plan } from './greedy/plan.ts';
import { turnScore } from './greedy/turn.ts';
import type { Weights } from './greedy/weights.ts';
import { GREEDY } from './greedy/weights.ts';

const { DEPTH, KIND, LOC, topFrame } = reading;

/** Takes the world in: hand, jobs and plan, as far as the decision needs them. */
function think(m: Mind, world: State): void {
  look(m, world);
  weighHand(m);
  if (world[DEPTH] > 0 && !needsPlan(world[topFrame(world) + KIND])) return;
  const here = world[m.me + LOC];
  listJobs(m, here);
  plan(m, here);
}

const score = (m: Mind, code: number): number => (m.s[DEPTH] > 0 ? answerScore(m, code) : turnScore(m, code));

/** A bot that plays by these weights. */
export function greedyBot(name: string, weights: Weights): Bot {
  return {
    name,
    sit(t, seat) {
      const memory = makeMemory(t);
      const m = makeMind(t, seat, weights, memory);
      let chosen = -1;
      let [best, next] = [0, 0];
      return {
        memory,
        choose(world, legal, count) {
          think(m, world);
          chosen = legal[0];
          best = next = -Infinity;
          for (let i = 0; i < count; i++) {
            const worth = score(m, legal[i]);
            if (worth > best) [chosen, next, best] = [legal[i], best, worth];
            else if (worth > next) next = worth;
          }
          return chosen;
        },
        hear: (raw) => remember(t, memory, seat, raw),
        why: () =>
          `${actionText(t, chosen, 'en', (other) => `#${other + 1}`)} is worth ${best.toFixed(2)}, the next best ${next.toFixed(2)}.`,
      };
    },
  };
}

export const greedy = greedyBot('greedy', GREEDY);
