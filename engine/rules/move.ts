// Moving: by the die to one of the two locations that show its face, or carefully to anywhere.
import type { DieFace } from '../facts/game.ts';
import { drawIndex } from '../state/chance.ts';
import { ACTIONS, ACTIVE, DEPTH, DICE_STREAMS, GANG, LOC } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { CHOICES, DECIDER, FACES, KIND, ROLL_CHOICE, popFrame, pushFrame, topFrame } from '../state/stack.ts';
import { seatAt } from '../state/cards.ts';
import { CAREFUL, GO, ROLL, STAY } from '../tables/codes.ts';
import { DIE, nextGiven, noteUsed } from '../tables/feed.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { forbidsAction, forbidsCost, spendAction } from './turn.ts';

const ROLL_RULE = ruleCode('move.roll');
const CAREFUL_RULE = ruleCode('move.careful');
/** Bits a face takes in a frame. */
const FACE_BITS = 5;
const FACE_MASK = (1 << FACE_BITS) - 1;

/** One roll of the die of `seat`, from its own stream or handed in from the table. */
export function rollDie(t: Tables, s: State, seat: number): number {
  let face = 1 + drawIndex(s, DICE_STREAMS + seat, t.n.dieFaces);
  if (t.feed.open) {
    const given = nextGiven(t.feed, DIE);
    if (given >= 0) {
      if (given >= 1 && given <= t.n.dieFaces) face = given;
      else t.feed.bad = true;
    }
    noteUsed(t.feed, DIE, face);
    tell(t, 'rolled', seat, -1, -1, face);
  }
  return face;
}

/** Puts a figure down at a location. */
export function placeInmate(t: Tables, s: State, seat: number, location: number): void {
  s[seatAt(t, seat) + LOC] = location;
  tell(t, 'moved', seat, -1, location, 1);
}

export const forbidsRoll = (t: Tables, s: State): Why => forbidsAction(t, s);

/** Rolls; whoever rolled may go where the dice lead, or stay; with nowhere to go there is nothing to ask (move.roll, power.move-dice). */
export function roll(t: Tables, s: State): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  let faces = 0;
  for (let die = t.powers.moveDice[s[seatAt(t, seat) + GANG]]; die > 0; die--)
    faces = (faces << FACE_BITS) | rollDie(t, s, seat);
  const set = ledTo(t, s, seat, faces);
  if (set === 0) return tell(t, 'nothing', seat, -1, -1, 0);
  const f = pushFrame(s, ROLL_CHOICE, seat);
  s[f + CHOICES] = set;
  s[f + FACES] = faces;
}

/** Bit per location the faces lead a seat to, the one where it stands left out. */
function ledTo(t: Tables, s: State, seat: number, faces: number): number {
  const leads = t.teamOf[seat] * (t.n.dieFaces + 1);
  let set = 0;
  for (let rest = faces; rest > 0; rest >>>= FACE_BITS) set |= t.rollTo[leads + (rest & FACE_MASK)];
  return set & ~(1 << s[seatAt(t, seat) + LOC]);
}

/** After the mover was put elsewhere by hand: the same faces lead to other places, or to none. */
export function settleRollChoice(t: Tables, s: State): void {
  const f = topFrame(s);
  const set = ledTo(t, s, s[f + DECIDER], s[f + FACES]);
  if (set === 0) popFrame(s);
  else s[f + CHOICES] = set;
}

export function forbidsStay(s: State): Why {
  return s[DEPTH] > 0 && s[topFrame(s) + KIND] === ROLL_CHOICE ? ALLOWED : ROLL_RULE;
}

/** Stays, the action spent all the same. */
export function stay(t: Tables, s: State): void {
  const seat = s[topFrame(s) + DECIDER];
  popFrame(s);
  tell(t, 'stayed', seat, -1, -1, 1);
}

/** The faces packed in a frame, first rolled first. */
export function unpackFaces(packed: number): number[] {
  const faces: DieFace[] = [];
  for (let rest = packed; rest > 0; rest >>>= FACE_BITS) faces.unshift(rest & FACE_MASK);
  return faces;
}

export function forbidsGo(s: State, location: number): Why {
  if (s[DEPTH] === 0) return ROLL_RULE;
  const f = topFrame(s);
  return s[f + KIND] === ROLL_CHOICE && ((s[f + CHOICES] >> location) & 1) === 1 ? ALLOWED : ROLL_RULE;
}

export function go(t: Tables, s: State, location: number): void {
  const seat = s[topFrame(s) + DECIDER];
  popFrame(s);
  placeInmate(t, s, seat, location);
}

/** Anywhere but where one is, for the price of a careful move; solitary is reached in no other way but by cards (move.solitary). */
export function forbidsCareful(t: Tables, s: State, location: number): Why {
  const cost = forbidsCost(s, t.n.carefulCost);
  if (cost !== ALLOWED) return cost;
  return s[seatAt(t, s[ACTIVE]) + LOC] === location ? CAREFUL_RULE : ALLOWED;
}

export function moveCarefully(t: Tables, s: State, location: number): void {
  s[ACTIONS] -= t.n.carefulCost;
  placeInmate(t, s, s[ACTIVE], location);
}

export function offerRoll(t: Tables, s: State, out: Int32Array, n: number): number {
  if (forbidsRoll(t, s) !== ALLOWED) return n;
  out[n] = t.actions.base[ROLL];
  return n + 1;
}

export function offerCareful(t: Tables, s: State, out: Int32Array, n: number): number {
  if (forbidsCost(s, t.n.carefulCost) !== ALLOWED) return n;
  const here = s[seatAt(t, s[ACTIVE]) + LOC];
  const base = t.actions.base[CAREFUL];
  // All but `here`: from there on each is one higher, told by the sign, which costs less than a branch.
  const others = t.locations - 1;
  for (let i = 0; i < others; i++) out[n + i] = base + i + ((here - i - 1) >>> 31);
  return n + others;
}

/** Codes `base` + location for every bit of `set`. */
export function offerSet(base: number, set: number, out: Int32Array): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) out[n++] = base + (31 - Math.clz32(rest & -rest));
  return n;
}

export function offerRollChoice(t: Tables, s: State, out: Int32Array): number {
  const n = offerSet(t.actions.base[GO], s[topFrame(s) + CHOICES], out);
  out[n] = t.actions.base[STAY];
  return n + 1;
}
