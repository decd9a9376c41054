// Module Michel & Michelle: a figure moved by the players that extorts whoever the mover picks.
import { shuffle } from '../state/chance.ts';
import {
  ACTIVE,
  CIGARETTES,
  DEPTH,
  HAND,
  MICHEL_AT,
  MICHEL_MOVES,
  MICHEL_STREAM,
  STRENGTH_LEFT,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import {
  AGAINST,
  ANSWERED,
  BY,
  CHOICES,
  DECIDER,
  FACES,
  FOR,
  KIND,
  MICHEL_FIGHT,
  MICHEL_PLACE,
  MICHEL_TARGET,
  OUT,
  TARGET,
  TOOL,
  popFrame,
  pushFrame,
  topFrame,
} from '../state/stack.ts';
import { pickFromHand, putAway, seatAt, takeFromHand, tellMissing } from '../state/cards.ts';
import { MICHEL_EXTORT, MICHEL_GO, MICHEL_ROLL } from '../tables/codes.ts';
import { STRENGTH, nextGiven, noteUsed } from '../tables/feed.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell, tellTo } from '../tables/tell.ts';
import { beat } from './beating.ts';
import { forbidsTarget } from './extort.ts';
import { nextAsked, spendWeapon } from './fight.ts';
import { offerSet, rollDie } from './move.ts';
import { forbidsAction, spendAction } from './turn.ts';

const FIGURE_RULE = ruleCode('michel.figure');
const MOVE_RULE = ruleCode('michel.move');
const EXTORT_RULE = ruleCode('michel.extort');

/** Lays the strength cards in the order of the content and shuffles them (michel.figure). */
export function shuffleStrength(t: Tables, s: State): void {
  let left = 0;
  for (let card = 0; card < t.strengths; card++)
    for (let i = t.strengthCopies[card]; i > 0; i--) s[t.layout.strengthAt + left++] = card;
  s[STRENGTH_LEFT] = left;
  shuffle(s, MICHEL_STREAM, t.layout.strengthAt, left);
}

/** Turns the top strength card; a used-up deck is shuffled anew first. Returns the card. */
function turnStrength(t: Tables, s: State): number {
  if (s[STRENGTH_LEFT] === 0) shuffleStrength(t, s);
  const top = t.layout.strengthAt + s[STRENGTH_LEFT] - 1;
  if (t.feed.open) {
    const given = nextGiven(t.feed, STRENGTH);
    if (given >= 0) {
      let at = top;
      while (at >= t.layout.strengthAt && s[at] !== given) at--;
      if (at < t.layout.strengthAt) t.feed.bad = true;
      else {
        s[at] = s[top];
        s[top] = given;
      }
    }
  }
  const card = s[top];
  s[STRENGTH_LEFT]--;
  if (t.feed.open) noteUsed(t.feed, STRENGTH, card);
  return card;
}

export function forbidsMichelRoll(t: Tables, s: State): Why {
  if (!t.michel) return FIGURE_RULE;
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  return s[MICHEL_MOVES] < t.n.michelMovesPerTurn ? ALLOWED : MOVE_RULE;
}

/** Rolls one die for the figure; the mover chooses where both ways are open (michel.move). */
export function rollMichel(t: Tables, s: State): void {
  const seat = s[ACTIVE];
  spendAction(t, s);
  s[MICHEL_MOVES]++;
  const face = rollDie(t, s, seat);
  const set = t.figureTo[face] & ~(1 << s[MICHEL_AT]);
  if (set === 0) return tell(t, 'nothing', seat, -1, -1, 0);
  if ((set & (set - 1)) === 0) return placeMichel(t, s, 31 - Math.clz32(set));
  const f = pushFrame(s, MICHEL_PLACE, seat);
  s[f + CHOICES] = set;
  s[f + FACES] = face;
}

export function forbidsMichelGo(s: State, location: number): Why {
  if (s[DEPTH] === 0) return MOVE_RULE;
  const f = topFrame(s);
  return s[f + KIND] === MICHEL_PLACE && ((s[f + CHOICES] >> location) & 1) === 1 ? ALLOWED : MOVE_RULE;
}

export function moveMichel(t: Tables, s: State, location: number): void {
  popFrame(s);
  placeMichel(t, s, location);
}

/** Puts the figure down; if there is somebody to extort, the mover has to pick (michel.extort). */
function placeMichel(t: Tables, s: State, location: number): void {
  s[MICHEL_AT] = location;
  tell(t, 'michel-moved', s[ACTIVE], -1, location, 1);
  if (anyVictim(t, s)) pushFrame(s, MICHEL_TARGET, s[ACTIVE]);
}

function anyVictim(t: Tables, s: State): boolean {
  for (let seat = 0; seat < t.seats; seat++)
    if (forbidsTarget(t, s, s[ACTIVE], seat, s[MICHEL_AT]) === ALLOWED) return true;
  return false;
}

/** After the figure was put elsewhere by hand: the face leads to other places, or to none. */
export function settleMichelPlace(t: Tables, s: State): void {
  const f = topFrame(s);
  const set = t.figureTo[s[f + FACES]] & ~(1 << s[MICHEL_AT]);
  if (set === 0) popFrame(s);
  else s[f + CHOICES] = set;
}

/** After somebody left or was moved by hand: nobody to pick, nothing to ask. */
export function settleMichelTarget(t: Tables, s: State): void {
  if (!anyVictim(t, s)) popFrame(s);
}

export function forbidsMichelExtort(t: Tables, s: State, target: number): Why {
  if (s[DEPTH] === 0 || s[topFrame(s) + KIND] !== MICHEL_TARGET) return EXTORT_RULE;
  return forbidsTarget(t, s, s[ACTIVE], target, s[MICHEL_AT]);
}

/** The figure extorts: its top card says how many weapons stand against the target. */
export function michelExtort(t: Tables, s: State, target: number, tool: number): void {
  const mover = s[ACTIVE];
  popFrame(s);
  tell(t, 'michel-extorted', mover, target, t.tools[tool], 1);
  const card = turnStrength(t, s);
  tell(t, 'michel-turned', -1, target, card, t.strength[card]);
  const f = pushFrame(s, MICHEL_FIGHT, target);
  s[f + BY] = mover;
  s[f + TARGET] = target;
  s[f + TOOL] = t.tools[tool];
  s[f + FOR] = t.strength[card];
}

/** Gives the named tool back to its pile, and that is all (michel.outcome). */
export function yieldToMichel(t: Tables, s: State): void {
  const f = topFrame(s);
  const target = s[f + TARGET];
  const tool = s[f + TOOL];
  popFrame(s);
  takeFromHand(t, s, target, tool);
  putAway(t, s, tool);
  tell(t, 'yielded', target, -1, tool, 1);
}

/** One more weapon against the figure; as many as its strength beat it (michel.outcome). */
export function fightMichel(t: Tables, s: State, weapon: number): void {
  const f = topFrame(s);
  spendWeapon(t, s, s[f + DECIDER], t.weapons[weapon]);
  s[f + ANSWERED] = 1;
  s[f + AGAINST]++;
  if (s[f + AGAINST] < s[f + FOR]) return askOnMichel(t, s, f);
  const target = s[f + TARGET];
  popFrame(s);
  s[seatAt(t, target) + CIGARETTES] += t.n.michelReward;
  tell(t, 'michel-beaten', target, -1, -1, t.n.michelReward);
}

export function declineMichel(t: Tables, s: State): void {
  const f = topFrame(s);
  tell(t, 'declined', s[f + DECIDER], -1, -1, 1);
  s[f + ANSWERED] = 1;
  s[f + OUT] |= 1 << s[f + DECIDER];
  askOnMichel(t, s, f);
}

/** Asks the next helper, or the figure has won: the tool or a random card to the piles, and a beating. */
export function askOnMichel(t: Tables, s: State, f: number): void {
  const asked = nextAsked(t, s, f);
  if (asked >= 0) {
    s[f + DECIDER] = asked;
    return;
  }
  const target = s[f + TARGET];
  const tool = s[f + TOOL];
  popFrame(s);
  tell(t, 'michel-won', -1, target, -1, 1);
  const lost = s[seatAt(t, target) + HAND + tool] > 0 ? tool : pickFromHand(t, s, target);
  if (lost >= 0) {
    takeFromHand(t, s, target, lost);
    putAway(t, s, lost);
    tellTo(t, -1, 'discarded', target, -1, lost, 1);
  } else tellMissing(t, target, 0, 1);
  beat(t, s, target, t.n.fightBeatings);
}

export function offerMichelRoll(t: Tables, s: State, out: Int32Array, n: number): number {
  if (forbidsMichelRoll(t, s) !== ALLOWED) return n;
  out[n] = t.actions.base[MICHEL_ROLL];
  return n + 1;
}

export const offerMichelPlaces = (t: Tables, s: State, out: Int32Array): number =>
  offerSet(t.actions.base[MICHEL_GO], s[topFrame(s) + CHOICES], out);

export function offerVictims(t: Tables, s: State, out: Int32Array): number {
  let n = 0;
  const tools = t.tools.length;
  for (let target = 0; target < t.seats; target++) {
    if (forbidsTarget(t, s, s[ACTIVE], target, s[MICHEL_AT]) !== ALLOWED) continue;
    for (let tool = 0; tool < tools; tool++) out[n++] = t.actions.base[MICHEL_EXTORT] + target * tools + tool;
  }
  return n;
}
