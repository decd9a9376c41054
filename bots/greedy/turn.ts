// Scores of what may be done in one's turn: what it brings at once, and what is left of the plan then.
import { reading } from '../../engine/index.ts';
import { effectsWorth } from './effect-worth.ts';
import { effectsNow } from './effect-now.ts';
import { extortGain } from './extortion.ts';
import { figureGain } from './figure.ts';
import { buyGain, digGain, saleMargin } from './jobs.ts';
import type { Mind } from './mind.ts';
import { jobGain, worthAt, worthHere } from './plan.ts';
import { swapGain } from './swap.ts';
import { thingWorth } from './thing-worth.ts';

const { ACTIONS, LOC } = reading;
const { BUY, CAREFUL, CRAFT, DIG, END_TURN, EXTORT, HEAL, JOIN, MICHEL_ROLL, PLAY, REVEAL } = reading;
const { ROLL, SEARCH, SELL, STEAL_SPOON, SWAP } = reading;

/** Small things that decide between equals. */
const TRIFLE = 0.001;

/** What is left of the plan after an action, one job of kind `without` being done; worked out once in a decision. */
function later(m: Mind, without: number): number {
  const at = without + 1;
  if (Number.isNaN(m.after[at])) {
    const cost = m.t.n.actionCost;
    m.after[at] = m.powers[cost] * worthHere(m, m.s[m.me + LOC], m.w.horizon - cost, without);
  }
  return m.after[at];
}

/** A job done, and the rest of the plan. */
const job = (m: Mind, gain: number, kind: number): number => gain * (1 + TRIFLE) + later(m, kind);

/** The score of a code that is open in one's turn, in tunnel points; only comparisons within one list say anything. */
export function turnScore(m: Mind, code: number): number {
  const { t, s } = m;
  const here = s[m.me + LOC];
  const kind = t.actions.kindOf[code];
  const arg = t.actions.arg[code];
  const most = m.w.horizon;
  switch (kind) {
    case END_TURN: {
      const wasted = Math.min(most, s[ACTIONS]);
      return m.powers[wasted] * worthHere(m, here, most - wasted) - TRIFLE;
    }
    case ROLL:
      return m.roll[most];
    case CAREFUL:
      return m.powers[t.n.carefulCost] * worthAt(m, arg, most - t.n.carefulCost);
    case SEARCH:
    case HEAL:
    case STEAL_SPOON:
      return job(m, jobGain(m, here, kind), kind);
    case DIG:
      return job(m, digGain(m, t.tools[arg]), kind);
    case CRAFT:
      return job(m, craftGain(m, arg), kind);
    case SELL:
      return job(m, jobGain(m, here, SELL), kind) + TRIFLE * saleMargin(m, arg);
    case BUY: {
      const gain = buyGain(m, arg);
      return job(m, gain > 0 ? Math.max(gain, jobGain(m, here, BUY)) + TRIFLE * gain : gain, kind);
    }
    case JOIN:
      return joinGain(m, arg) + later(m, -1);
    case PLAY:
      return effectsNow(m, arg) - m.keep[arg] + later(m, -1);
    case REVEAL:
      return revealGain(m, arg) + worthHere(m, here, most);
    case EXTORT:
      return extortGain(m, arg, t.actions.arg2[code], t.weapons[t.actions.arg3[code]]) + later(m, EXTORT);
    case MICHEL_ROLL:
      return figureGain(m) + later(m, -1);
    case SWAP:
      return swapGain(m, arg) + later(m, -1);
    default:
      return 0;
  }
}

function craftGain(m: Mind, way: number): number {
  const { t } = m;
  let gain = thingWorth(m, t.wayMakes[way]) * m.w.craft + m.w.craftNow;
  for (let i = t.wayStart[way]; i < t.wayEnd[way]; i += 2) {
    // Parts of one set are priced as a set once, not each.
    gain -=
      Math.min(m.keep[t.craftNeeds[i]], (m.w.set * m.made[t.wayRecipe[way]] * 2) / (t.wayEnd[way] - t.wayStart[way])) *
      t.craftNeeds[i + 1];
  }
  return gain + t.powers.craftDraw[m.gang] * m.drawn;
}

function joinGain(m: Mind, gang: number): number {
  const { t } = m;
  let gain = m.joined[gang];
  for (let i = t.joinStart[gang]; i < t.joinEnd[gang]; i += 2) {
    const share = (m.w.accessories * m.joined[gang]) / Math.max(1, m.facts.asked[gang]);
    const price = t.cigarettes[t.joinNeeds[i]] * m.cigarette * m.w.unsold;
    gain -= Math.max(share, price) * t.joinNeeds[i + 1];
  }
  return gain;
}

/** Above 0 when revealing now brings about as much as it does on the whole; towards the end, anything does. */
function revealGain(m: Mind, background: number): number {
  const { t } = m;
  const named = t.backgroundGang[background] + 1;
  const member = named !== 0 && m.gang === named ? 1 : 0;
  const source = t.cards + 2 * background;
  const now = effectsNow(m, source + member);
  // Who may still join its gang waits for more.
  const usual = effectsWorth(m, source + (m.gang === 0 ? 0 : member));
  return now - usual * m.w.background * m.hope - 0.02;
}
