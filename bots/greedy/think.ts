// Greedy's decision: take the world in, score what is open, name the best.
import { reading } from '../../engine/index.ts';
import type { State } from '../../engine/index.ts';
import { answerScore, needsPlan } from './answers.ts';
import { weighHand } from './hand-worth.ts';
import { listJobs } from './jobs.ts';
import { look } from './mind.ts';
import type { Mind } from './mind.ts';
import { plan } from './plan.ts';
import { turnScore } from './turn.ts';

const { DEPTH, KIND, LOC, topFrame } = reading;

/** Takes the world in: hand, jobs and plan, as far as the open decision needs them. */
export function think(m: Mind, world: State): void {
  look(m, world);
  weighHand(m);
  if (world[DEPTH] === 0 || needsPlan(world[topFrame(world) + KIND])) planFrom(m, world);
}

/** Lists jobs and plans from where the seat stands; the hand has been weighed. */
export function planFrom(m: Mind, world: State): void {
  const here = world[m.me + LOC];
  listJobs(m, here);
  plan(m, here);
}

/** The score of an open code, in tunnel points, after `think`; only comparisons within one list say anything. */
export const scoreOf = (m: Mind, code: number): number => (m.s[DEPTH] > 0 ? answerScore(m, code) : turnScore(m, code));

/** The code with the best score, the first of equals. */
export function bestOf(m: Mind, world: State, legal: Int32Array, count: number): number {
  think(m, world);
  let chosen = legal[0];
  let best = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = scoreOf(m, legal[i]);
    if (worth > best) [chosen, best] = [legal[i], worth];
  }
  return chosen;
}
