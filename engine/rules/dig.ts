// Digging: one tool laid down in the cell block scores for good.
import { ACTIVE, BEATINGS, GANG, HAND, LOC, POINTS, TOOLS_LEFT } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt, takeFromHand } from '../state/cards.ts';
import { CAN_DIG, DIG } from '../tables/codes.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { tell } from '../tables/tell.ts';
import { checkEnd } from './end.ts';
import { forbidsAction, spendAction } from './turn.ts';

const PLAY_RULE = ruleCode('dig.play');
const BEATEN_RULE = ruleCode('dig.beaten');
const TEAM_RULE = ruleCode('team.dig');

/** Too battered to dig (dig.beaten)? */
export const forbidsBeaten = (t: Tables, s: State, seat: number): Why =>
  s[seatAt(t, seat) + BEATINGS] >= t.n.digBlockedAt ? BEATEN_RULE : ALLOWED;

/** Cost, the right place (with teams one's own block), and strength enough. */
function forbidsDigging(t: Tables, s: State): Why {
  const seat = s[ACTIVE];
  const here = s[seatAt(t, seat) + LOC];
  const cost = forbidsAction(t, s);
  if (cost !== ALLOWED) return cost;
  if ((t.can[here] & CAN_DIG) === 0) return PLAY_RULE;
  if (t.blockOf[here] >= 0 && t.blockOf[here] !== t.teamOf[seat]) return TEAM_RULE;
  return forbidsBeaten(t, s, seat);
}

/** `tool` is an index in `tables.tools`. */
export function forbidsDig(t: Tables, s: State, tool: number): Why {
  const digging = forbidsDigging(t, s);
  if (digging !== ALLOWED) return digging;
  return s[seatAt(t, s[ACTIVE]) + HAND + t.tools[tool]] > 0 ? ALLOWED : PLAY_RULE;
}

/** Lays a tool on the board of `seat`: points, and the end if that was enough (dig.play, power.dig-bonus, turn.win, turn.stalemate). */
export function layTool(t: Tables, s: State, seat: number, tool: number): void {
  const at = seatAt(t, seat);
  const card = t.tools[tool];
  const points = t.points[card] + t.powers.digBonus[s[at + GANG] * t.cards + card];
  takeFromHand(t, s, seat, card);
  s[at + t.layout.dugAt + tool]++;
  s[at + POINTS] += points;
  s[TOOLS_LEFT]--;
  tell(t, 'dug', seat, -1, card, points);
  checkEnd(t, s, seat);
}

export function dig(t: Tables, s: State, tool: number): void {
  spendAction(t, s);
  layTool(t, s, s[ACTIVE], tool);
}

/** Codes for every tool in the hand of `seat`. */
export function offerTools(t: Tables, s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  const hand = seatAt(t, seat) + HAND;
  const base = t.actions.base[DIG];
  for (let tool = 0; tool < t.tools.length; tool++) if (s[hand + t.tools[tool]] > 0) out[n++] = base + tool;
  return n;
}

export const offerDigs = (t: Tables, s: State, out: Int32Array, n: number): number =>
  forbidsDigging(t, s) === ALLOWED ? offerTools(t, s, s[ACTIVE], out, n) : n;
