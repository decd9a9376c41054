// A bot to start from: it tries every legal action in worlds it might be sitting in, plays each on a while, and takes what went best.
import * as engine from '../../engine/index.ts';

/** Where a bot sits: the tables of the game and its own seat. */
export interface Sitting {
  readonly t: engine.Tables;
  readonly seat: number;
  /** What the seat has seen go into other hands; leave it out for a bot without memory. */
  readonly memory?: engine.Memory;
}

/** Playouts per decision, and actions a playout is followed for; more of both plays better and takes longer. */
export interface Effort {
  readonly playouts: number;
  readonly depth: number;
}

export const LIGHT: Effort = { playouts: 60, depth: 150 };

/**
 * Chooses an action for the seat that decides. `s` is the real state: it is copied and dealt anew for every playout by
 * `determinize`, so nothing is read that the seat cannot know. Equal states and seeds give equal choices.
 */
export function searchBot({ t, seat, memory }: Sitting, s: engine.State, seed: number, effort: Effort = LIGHT): number {
  const legal = engine.listActions(t, s);
  const [first = -1] = legal;
  if (legal.length < 2) return first;
  const world = engine.copyState(s);
  const gained = new Float64Array(legal.length);
  const tries = Math.max(1, Math.floor(effort.playouts / legal.length));
  for (let round = 0; round < tries; round++) {
    legal.forEach((action, index) => {
      engine.copyInto(world, s);
      // The same world for every action of a round: they are compared in it, not in luck.
      engine.determinize(t, world, seat, seed + round, memory);
      engine.perform(t, world, action);
      engine.playout(t, world, engine.kindFirst, effort.depth);
      gained[index] = (gained[index] ?? 0) + worth(t, world, seat);
    });
  }
  return legal[gained.indexOf(Math.max(...gained))] ?? first;
}

/** A win is worth a whole game; before that, the lead over the best of the others. */
function worth(t: engine.Tables, s: engine.State, seat: number): number {
  if (engine.outcomeOf(s) !== undefined) return (engine.winnersOf(s) >> seat) & 1 ? t.target : -t.target;
  let best = 0;
  for (let other = 0; other < t.seats; other++) if (other !== seat) best = Math.max(best, engine.pointsOf(t, s, other));
  return engine.pointsOf(t, s, seat) - best;
}
