// Open decisions, innermost last. A frame is FRAME_SIZE numbers: its kind, who decides, and what the decision is about.
import type { State } from '../tables/layout.ts';
import { DEPTH, FRAMES, FRAME_SIZE, MAX_DEPTH } from '../tables/layout.ts';

/** Frame kinds. */
export const ROLL_CHOICE = 1;
export const SELLING = 2;
export const HAND_LIMIT = 3;
export const EFFECT = 4;
export const LOOKING = 5;
export const FIGHT = 6;
export const MICHEL_PLACE = 7;
export const MICHEL_TARGET = 8;
export const MICHEL_FIGHT = 9;
export const SWAPPING = 10;
export const CRAFT_BONUS = 11;

export const KIND = 0;
/** The seat that decides. */
export const DECIDER = 1;

/** ROLL_CHOICE, MICHEL_PLACE: bit per location to choose from; faces rolled, five bits each. */
export const CHOICES = 2;
export const FACES = 3;

/** CRAFT_BONUS: cards that may be drawn. */
export const BONUS_CARDS = 2;

/** EFFECT: source (see tables.effectStart), place of the effect in the list, repeats left, seat aimed at + 1. */
export const SOURCE = 2;
export const STEP = 3;
export const REMAINING = 4;
export const AIMED = 5;

/** LOOKING: whose hand. */
export const LOOKED_AT = 2;

/** FIGHT, MICHEL_FIGHT: attacker or mover, target, named tool (card kind). */
export const BY = 2;
export const TARGET = 3;
export const TOOL = 4;
/** Weapons played against the target (or the figure's strength), and for it. */
export const FOR = 5;
export const AGAINST = 6;
/** Bit per seat that plays no (further) weapon. */
export const OUT = 7;
/** Weapons the attacker's gang still adds. */
export const BONUS = 8;
/** 0: the target's side has to play; 1: the attacker's side. */
export const SIDE = 9;
/** 0 until the target has answered: only then it may give in. */
export const ANSWERED = 10;
/** Strength of the weapons played, for dice. */
export const SUM_FOR = 11;
export const SUM_AGAINST = 12;

/** SWAPPING: asker, mate, 0 asked / 1 asker gives / 2 mate gives. */
export const ASKER = 2;
export const MATE = 3;
export const PHASE = 4;

/** Place of the innermost frame; only with DEPTH > 0. */
export function topFrame(s: State): number {
  return FRAMES + (s[DEPTH] - 1) * FRAME_SIZE;
}

/** Opens a decision and returns the place of its frame, all other fields 0. */
export function pushFrame(s: State, kind: number, decider: number): number {
  const depth = s[DEPTH];
  if (depth >= MAX_DEPTH) throw new RangeError('STACK_FULL: more open decisions than a state can hold.');
  s[DEPTH] = depth + 1;
  const at = FRAMES + depth * FRAME_SIZE;
  s[at + KIND] = kind;
  s[at + DECIDER] = decider;
  return at;
}

/** Closes the innermost decision and leaves zeros, so that equal games are equal buffers. */
export function popFrame(s: State): void {
  const depth = s[DEPTH] - 1;
  s[DEPTH] = depth;
  const at = FRAMES + depth * FRAME_SIZE;
  for (let i = 0; i < FRAME_SIZE; i++) s[at + i] = 0;
}
