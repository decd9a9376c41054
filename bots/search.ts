// The search bot: information-set tree search. It tries its best actions in many worlds it might be sitting in, follows greedy from there, and takes what led on best.
import {
  copyInto,
  copyState,
  decider,
  determinize,
  legalActions,
  makeMemory,
  maxActions,
  perform,
  remember,
} from '../engine/index.ts';
import type { State, Tables } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { mix } from './chance.ts';
import { makeMind } from './greedy/mind.ts';
import type { Mind } from './greedy/mind.ts';
import { chanceOf } from './greedy/standing.ts';
import { bestOf, scoreOf, think } from './greedy/think.ts';
import { GREEDY } from './greedy/weights.ts';
import type { Weights } from './greedy/weights.ts';
import { Duel } from './search-duel.ts';
import { backUp, childOf, makeNode, pickChild } from './search-tree.ts';
import type { Node, Shortlist } from './search-tree.ts';

export interface Effort {
  /** Playouts per decision at most; fewer where only one candidate is left. */
  readonly playouts: number;
  /** Actions a playout is followed for, by all seats together; then its end is judged. */
  readonly depth: number;
  /** Actions looked at per decision, those greedy thinks best of. */
  readonly width: number;
  /** Points that greedy may be wrong by: what it scores lower is not looked at. */
  readonly margin: number;
}

export const EFFORT: Effort = { playouts: 160, depth: 40, width: 4, margin: 0.8 };

/** Greedy's numbers make it dig soon; where a playout ends, a tool in hand is nearly dug. */
const JUDGING: Weights = { ...GREEDY, tool: 0.75 };

interface Searcher {
  readonly t: Tables;
  readonly seat: number;
  readonly effort: Effort;
  readonly minds: readonly Mind[];
  /** Minds that judge how a playout ended, by seat. */
  readonly judges: readonly Mind[];
  readonly legal: Int32Array;
  readonly sim: State;
}

/** The best codes by greedy's scores, best first; in a world that has been taken in by `think`. */
function shortlist(m: Mind, legal: Int32Array, count: number, { width, margin }: Effort): Shortlist {
  const all = Array.from(legal.subarray(0, count), (code) => ({ code, score: scoreOf(m, code) }));
  all.sort((a, b) => b.score - a.score || a.code - b.code);
  const [best] = all;
  const kept = all.filter(({ score }, place) => place < width && score > best.score - margin);
  const weights = kept.map(({ score }) => Math.exp((score - best.score) / (0.4 * margin)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ code }, place) => ({ code, prior: weights[place] / sum }));
}

/** One playout: down the tree while the seat decides by it, then by greedy; returns the chance to win where it ends. */
function playOut(searcher: Searcher, root: Node): number {
  const { t, seat, effort, minds, judges, legal, sim } = searcher;
  let node: Node | undefined = root;
  const path: Node[] = [root];
  for (let done = 0; done < effort.depth; done++) {
    const by = decider(sim);
    if (by < 0) break;
    const count = legalActions(t, sim, legal);
    let code = legal[0];
    if (count > 1) {
      if (by === seat && node !== undefined) {
        think(minds[seat], sim);
        code = pickChild(node, shortlist(minds[seat], legal, count, effort));
        const next: Node = childOf(node, code);
        path.push(next);
        // A leaf is played on from; it grows when it is come to again.
        node = next.visits === 0 ? undefined : next;
      } else code = bestOf(minds[by], sim, legal, count);
    }
    perform(t, sim, code);
  }
  const chance = chanceOf(judges, sim, seat);
  backUp(path, chance);
  return chance;
}

/** A bot that searches with this effort. */
export function searchingBot(name: string, effort: Effort): Bot {
  return {
    name,
    sit(t, seat, seed) {
      const memory = makeMemory(t);
      const minds = Array.from({ length: t.seats }, (_, other) =>
        makeMind(t, other, GREEDY, other === seat ? memory : makeMemory(t)),
      );
      const judges = minds.map((mind) => makeMind(t, mind.seat, JUDGING, mind.memory));
      const sim = new Int32Array(t.layout.size);
      const searcher: Searcher = { t, seat, effort, minds, judges, legal: new Int32Array(maxActions(t)), sim };
      let decisions = 0;
      let [chosen, tried] = [-1, 0];
      let root = makeNode();
      return {
        memory,
        choose(world, legal, count) {
          decisions++;
          think(minds[seat], world);
          const list = shortlist(minds[seat], legal, count, effort);
          root = makeNode();
          tried = 0;
          chosen = list[0].code;
          if (list.length === 1) return chosen;
          const real = copyState(world);
          const duel = new Duel(list.length);
          for (let deal = 0; tried < effort.playouts && duel.left() > 1; deal++) {
            for (let i = 0; i < list.length; i++) {
              if (!duel.isIn(i)) continue;
              copyInto(sim, real);
              // One world for all of them: they are compared in it, not in luck.
              determinize(t, sim, seat, mix(seed, decisions * 65_536 + deal), memory);
              perform(t, sim, list[i].code);
              duel.note(i, playOut(searcher, childOf(root, list[i].code)));
              tried++;
            }
            duel.settle();
          }
          return (chosen = list[duel.best()].code);
        },
        hear: (raw) => remember(t, memory, seat, raw),
        why() {
          const child = root.children.get(chosen);
          if (child === undefined) return { kind: 'clear' };
          const { visits, total } = child;
          return { kind: 'tried', tries: visits, of: tried, chance: total / Math.max(1, visits) };
        },
      };
    },
  };
}

export const search = searchingBot('search', EFFORT);
