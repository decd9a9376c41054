// The table at which players sit: each is dealt a world it might be sitting in, asked, done for, and all are told.
import { copyInto, decider, determinize, legalActions, maxActions, performTold, reading } from '../engine/index.ts';
import type { State, Tables } from '../engine/index.ts';
import type { Player } from './bot.ts';
import { mix } from './chance.ts';

export interface TableOptions {
  /** Names the worlds that are dealt; a whole number from 0 to 2⁵³ − 1. */
  readonly seed: number;
  /** Actions after which play stops; none by default. */
  readonly limit?: number;
  /** Told after every action, before the players are: who did what, and the raw events. `s` stands as it is after the action. */
  readonly onStep?: (s: State, seat: number, action: number, raw: readonly number[]) => void;
}

/** Worlds and lists of the tables, made once for all games at them. */
interface Room {
  readonly world: State;
  readonly legal: Int32Array;
}

const rooms = new WeakMap<Tables, Room>();

function roomFor(t: Tables): Room {
  const room = rooms.get(t) ?? { world: new Int32Array(t.layout.size), legal: new Int32Array(maxActions(t)) };
  rooms.set(t, room);
  return room;
}

/**
 * Plays `s` on, in place, until the game is over or `limit` actions are done, and returns how many were. `players` sit by
 * seat. Whoever has only one action open is not asked. An action that is not on the list is a RangeError ILLEGAL_CHOICE.
 */
export function playTable(t: Tables, s: State, players: readonly Player[], options: TableOptions): number {
  const { seed, limit = Infinity, onStep } = options;
  const { world, legal } = roomFor(t);
  let done = 0;
  for (let seat = decider(s); seat >= 0 && done < limit; seat = decider(s)) {
    const count = legalActions(t, s, legal);
    const action = count === 1 ? legal[0] : ask(t, s, players[seat], seat, world, legal, count, seed);
    const raw = performTold(t, s, action);
    done++;
    onStep?.(s, seat, action, raw);
    for (const player of players) player.hear(raw);
  }
  return done;
}

function ask(
  t: Tables,
  s: State,
  player: Player,
  seat: number,
  world: State,
  legal: Int32Array,
  count: number,
  seed: number,
): number {
  copyInto(world, s);
  determinize(t, world, seat, mix(seed, s[reading.NUMBER]), player.memory);
  const action = player.choose(world, legal, count);
  for (let i = 0; i < count; i++) if (legal[i] === action) return action;
  throw new RangeError(`ILLEGAL_CHOICE: seat ${seat} chose ${action}, which is not open to it.`);
}
