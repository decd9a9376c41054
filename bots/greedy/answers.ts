// Scores of answers to open decisions: where to go, what to drop, whether to give in, whom to aim at.
import { EFFECT_KINDS, reading } from '../../engine/index.ts';
import { beatWorth, homeOf, sendWorth, stealWorth } from './effect-now.ts';
import { fightScore, figureFightScore } from './fight.ts';
import { placeGain, victimGain } from './figure.ts';
import { saleMargin } from './jobs.ts';
import { isFriend } from './mind.ts';
import type { Mind } from './mind.ts';
import { worthAt } from './plan.ts';
import { giftWorth } from './swap.ts';
import { pointsOfTool } from './thing-worth.ts';

const { ACTIONS, AIM, AIMED, ANY, ASKER, CRAFT_BONUS, DEPTH, DIG, DISCARD, EFFECT, FIGHT, GIVE, GO, HAND_LIMIT } =
  reading;
const { KIND, LOC, LOOKING, MATE, MICHEL_EXTORT, MICHEL_FIGHT, MICHEL_GO, MICHEL_PLACE, MICHEL_TARGET } = reading;
const { ACCEPT, DRAW_BONUS, ROLL_CHOICE, SELL, SELLING, SEND, STAY, STEP, SWAPPING, TAKE, WALK, seatAt, topFrame } =
  reading;

/** Decisions for which the plan has to be made. */
export const needsPlan = (frame: number): boolean => frame === ROLL_CHOICE || frame === EFFECT;

/** The score of an answer to the decision on top, in tunnel points. */
export function answerScore(m: Mind, code: number): number {
  const { t, s } = m;
  const f = topFrame(s);
  const kind = t.actions.kindOf[code];
  const arg = t.actions.arg[code];
  switch (s[f + KIND]) {
    case ROLL_CHOICE:
      return worthAt(m, kind === GO ? arg : s[m.me + LOC], horizonFor(m)) + (kind === STAY ? -0.001 : 0);
    case CRAFT_BONUS:
      return kind === DRAW_BONUS ? 1 : 0;
    case SELLING:
      return kind === SELL ? saleMargin(m, arg) - 0.005 : 0;
    case HAND_LIMIT:
      return kind === DISCARD ? -m.keep[arg] : 0;
    case EFFECT:
      return choiceScore(m, f, kind, arg);
    case FIGHT:
      return fightScore(m, f, kind, arg);
    case MICHEL_FIGHT:
      return figureFightScore(m, f, kind, arg);
    case MICHEL_PLACE:
      return kind === MICHEL_GO ? placeGain(m, arg) : 0;
    case MICHEL_TARGET:
      return kind === MICHEL_EXTORT ? victimGain(m, arg, t.actions.arg2[code]) : 0;
    case SWAPPING:
      return swapScore(m, f, kind, arg);
    case LOOKING:
    default:
      return 0;
  }
}

/** Actions left to plan with; after a roll the first is gone. */
const horizonFor = (m: Mind): number => m.w.horizon - (m.s[DEPTH] > 0 && m.s[ACTIONS] >= 0 ? 1 : 0);

function choiceScore(m: Mind, f: number, kind: number, arg: number): number {
  const { t, s } = m;
  const a = t.effects.a[s[f + STEP]];
  switch (kind) {
    case AIM:
      return isFriend(t, m.seat, arg) ? aimedAtMate(m, s[f + STEP], arg) : aimedAtFoe(m, s[f + STEP], arg, a);
    case SEND:
      return sentTo(m, s[f + AIMED] - 1, arg);
    case WALK:
      return worthAt(m, arg, horizonFor(m));
    case TAKE:
      return m.want[arg];
    case DIG:
      return pointsOfTool(m, t.tools[arg]);
    default:
      return 0;
  }
}

function aimedAtFoe(m: Mind, step: number, seat: number, a: number): number {
  switch (EFFECT_KINDS[m.t.effects.kind[step]]) {
    case 'beat':
      return beatWorth(m, seat, a);
    case 'move-other':
      return sendWorth(m, seat, a === ANY ? ANY : homeOf(m, seat, a));
    default:
      return stealWorth(m, seat, a);
  }
}

/** A mate is spared, unless it is a way to its own block. */
function aimedAtMate(m: Mind, step: number, seat: number): number {
  if (EFFECT_KINDS[m.t.effects.kind[step]] !== 'move-other') return -2;
  const at = m.s[seatAt(m.t, seat) + LOC];
  return m.facts.places[at].digs ? -2 : -0.5;
}

/** Foes go where dice do not help them away and nothing is to be had, mates to where they dig. */
function sentTo(m: Mind, seat: number, place: number): number {
  const { t } = m;
  const facts = m.facts.places[place];
  const digs = facts.digs && (t.blockOf[place] < 0 || t.blockOf[place] === t.teamOf[seat]) ? 3 : 0;
  let ways = 0;
  for (let bits = facts.faces[t.teamOf[seat]]; bits !== 0; bits &= bits - 1) ways++;
  const use = digs + t.search[place] + (facts.sells || facts.buys ? 1 : 0) + (facts.spoons ? 0.5 : 0) + 0.5 * ways;
  return isFriend(t, m.seat, seat) ? use : -use;
}

function swapScore(m: Mind, f: number, kind: number, arg: number): number {
  if (kind === ACCEPT) return 1;
  if (kind !== GIVE) return 0;
  const mate = m.seat === m.s[f + ASKER] ? m.s[f + MATE] : m.s[f + ASKER];
  return giftWorth(m, mate, arg);
}
