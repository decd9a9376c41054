// One game from deal to end into its counts: what was paid for by whom, what happened, and who won.
import { ACTION_KINDS, backgroundsOf, outcomeOf, winnersOf } from '../../../engine/index.ts';
import type { ActionKind, State } from '../../../engine/index.ts';
import { endTurn, foldEvents } from './fold-events.ts';
import { PAID_KINDS, WHOLE_WIN, clearCount } from './game-count.ts';
import type { GameCount } from './game-count.ts';

const PAID: ReadonlySet<ActionKind> = new Set(PAID_KINDS);

/** A new game has been dealt. */
export function beginGame(count: GameCount, dealt: readonly number[]): void {
  clearCount(count);
  foldEvents(count, undefined, dealt);
}

/** An action was done: its code, who did it, whether nothing was open before it, and what it told. */
export function countStep(
  count: GameCount,
  action: number,
  seat: number,
  atTurn: boolean,
  raw: readonly number[],
): void {
  const kindAt = count.t.actions.kindOf[action];
  const kind = ACTION_KINDS[kindAt];
  if (atTurn && PAID.has(kind)) pay(count, kindAt, kind, seat);
  if (kind === 'careful' || kind === 'walk') noteWalk(count, count.t.actions.arg[action], seat);
  foldEvents(count, kind, raw);
}

function pay(count: GameCount, kindAt: number, kind: ActionKind, seat: number): void {
  const { n } = count.t;
  const cost = kind === 'careful' ? n.carefulCost : n.actionCost;
  count.spent += cost;
  count.spentOn[kindAt] += cost;
  count.spentAt[count.at[seat]] += cost;
  if (kind === 'roll') count.rolls++;
}

/** Going where no die leads is always a choice. */
function noteWalk(count: GameCount, location: number, seat: number): void {
  const place = count.t.game.locations[location];
  if (place !== undefined && place.faces.length === 0) count.quiet |= 1 << seat;
}

/** The game is over, or was stopped at the limit of actions. */
export function endGame(count: GameCount, s: State): void {
  const { t } = count;
  endTurn(count);
  for (let seat = 0; seat < t.seats; seat++)
    for (const background of backgroundsOf(t, s, seat)) count.dealtTo[background] = seat + 1;
  const outcome = outcomeOf(s);
  const winners = winnersOf(s);
  if (outcome === undefined || winners === 0) return;
  count.finished = true;
  count.stalemate = outcome === 'stalemate';
  let won = 0;
  let sides = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (((winners >> seat) & 1) === 0) continue;
    won++;
    sides |= 1 << count.sideOf[seat];
  }
  count.winner = (sides & (sides - 1)) === 0 ? 31 - Math.clz32(sides) : -1;
  for (let seat = 0; seat < t.seats; seat++) if (((winners >> seat) & 1) === 1) count.share[seat] = WHOLE_WIN / won;
}
