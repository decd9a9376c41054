// What greedy carries from decision to decision, and the scratch space of the one at hand. Everything is read by the eyes of one seat.
import { ACTION_KINDS, reading } from '../../engine/index.ts';
import type { Memory, State, Tables } from '../../engine/index.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Weights } from './weights.ts';

const { CIGARETTES, GANG, HAND, HAND_SIZE, LEFT, POINTS, BEATINGS, seatAt } = reading;

export interface Mind {
  readonly t: Tables;
  readonly facts: Facts;
  readonly w: Weights;
  readonly seat: number;
  readonly memory: Memory;
  /** The world looked at: of other hands only sizes are read, of the deck only how much is left. */
  s: State;
  /** Own places in the state. */
  readonly me: number;
  readonly hand: number;
  gang: number;
  cigarettes: number;
  beatings: number;
  handSize: number;
  /** Points still missing, one's own side's, and of the best opponent. */
  missing: number;
  /** Tools to dig until the game is won, those in hand being enough for it; 0 if they are not. */
  lastDigs: number;
  /** Sides beside one's own. */
  readonly opponents: number;
  theirs: number;
  /** What plans are worth with that little time left: 1 in the open, less towards the end. */
  hope: number;
  /** Worth of a cigarette. */
  cigarette: number;
  /** Worth of a drawn card, and of a random one of the own hand and of another hand. */
  drawn: number;
  own: number;
  loot: number;
  /** Cards not seen: in the deck or in other hands; and how many of them are weapons. */
  unknown: number;
  unknownWeapons: number;
  /** By card: worth of the last copy held, and of one more. */
  readonly keep: Float64Array;
  readonly want: Float64Array;
  /** By card: copies not spoken for by a recipe that is complete. */
  readonly free: Int32Array;
  /** By recipe: complete sets, and what the thing made is worth. */
  readonly sets: Int32Array;
  readonly made: Float64Array;
  /** By gang: worth of joining it, and cards in hand that it asks for. */
  readonly joined: Float64Array;
  readonly gathered: Int32Array;
  /** By place: what can be done there, best first: gains, and which kind of action brings them. */
  readonly gains: Float64Array;
  readonly kinds: Int32Array;
  readonly jobs: Int32Array;
  /** By place × (horizon + 1) + actions: worth of arriving with that many actions left. */
  readonly arrive: Float64Array;
  /** By actions left: worth of leaving here, by the best way and by rolling. */
  readonly leave: Float64Array;
  readonly roll: Float64Array;
  /** By kind of action + 1: what is left of the plan when one such job is done (0: none); NaN before it is asked for. */
  readonly after: Float64Array;
  /** By seat, and by seat × tools + tool: what is guessed of other hands; NaN before it is asked for. */
  readonly unseen: Float64Array;
  readonly outlast: Float64Array;
  readonly holds: Float64Array;
  readonly order: Int32Array;
  readonly powers: Float64Array;
}

/** A mind for one seat in one game. */
export function makeMind(t: Tables, seat: number, w: Weights, memory: Memory): Mind {
  const length = w.horizon + 1;
  const numbers = (size: number): Float64Array => new Float64Array(size);
  return {
    t,
    facts: factsOf(t),
    w,
    seat,
    memory,
    s: new Int32Array(0),
    me: seatAt(t, seat),
    hand: seatAt(t, seat) + HAND,
    gang: 0,
    cigarettes: 0,
    beatings: 0,
    handSize: 0,
    missing: 0,
    lastDigs: 0,
    opponents: Math.max(1, (t.teams > 0 ? t.teams : t.seats) - 1),
    theirs: 0,
    hope: 1,
    cigarette: 0,
    drawn: 0,
    own: 0,
    loot: 0,
    unknown: 0,
    unknownWeapons: 0,
    keep: numbers(t.cards),
    want: numbers(t.cards),
    free: new Int32Array(t.cards),
    sets: new Int32Array(t.recipes),
    made: numbers(t.recipes),
    joined: numbers(t.gangs),
    gathered: new Int32Array(t.gangs),
    gains: numbers(t.locations * length),
    kinds: new Int32Array(t.locations * length),
    jobs: new Int32Array(t.locations),
    arrive: numbers(t.locations * length),
    leave: numbers(length),
    roll: numbers(length),
    after: numbers(ACTION_KINDS.length + 1),
    unseen: numbers(t.seats),
    outlast: numbers(t.seats),
    holds: numbers(t.seats * t.tools.length),
    order: new Int32Array(t.locations),
    powers: Float64Array.from({ length: length + t.n.carefulCost + 1 }, (_, i) => w.patience ** i),
  };
}

/** Points that count for a seat: with teams those of its side. */
function pointsOfSide(t: Tables, s: State, seat: number): number {
  if (t.teams === 0) return s[seatAt(t, seat) + POINTS];
  let sum = 0;
  for (let mate = 0; mate < t.seats; mate++) if (t.teamOf[mate] === t.teamOf[seat]) sum += s[seatAt(t, mate) + POINTS];
  return sum;
}

export const isFriend = (t: Tables, a: number, b: number): boolean =>
  a === b || (t.teams > 0 && t.teamOf[a] === t.teamOf[b]);

/** Points an opponent's side still misses. */
export const missingOf = (m: Mind, seat: number): number =>
  m.facts.target - pointsOfSide(m.t, m.s, seat) / m.facts.point;

/** Takes in the open facts of a world. */
export function look(m: Mind, s: State): void {
  const { t, w, seat, me } = m;
  m.s = s;
  m.gang = s[me + GANG];
  m.cigarettes = s[me + CIGARETTES];
  m.beatings = s[me + BEATINGS];
  m.handSize = s[me + HAND_SIZE];
  m.unseen.fill(Number.NaN);
  m.outlast.fill(Number.NaN);
  m.holds.fill(Number.NaN);
  m.missing = missingOf(m, seat);
  m.theirs = m.facts.target;
  for (let other = 0; other < t.seats; other++)
    if (!isFriend(t, seat, other) && s[seatAt(t, other) + LEFT] === 0)
      m.theirs = Math.min(m.theirs, missingOf(m, other));
  m.hope = Math.min(1, Math.max(0.2, m.theirs / Math.max(1, w.late * m.facts.target)));
}

/** What a point is worth that an opponent's side does not get: less the more opponents share the luck, more for whoever is near to winning. */
export const denied = (m: Mind, seat: number): number => (m.w.deny * threatOf(m, seat)) / m.opponents;

/** How near an opponent's side is to winning, from 0.5 to 1.5: what it does not get is worth more then. */
export const threatOf = (m: Mind, seat: number): number => 1.5 - missingOf(m, seat) / m.facts.target;
