// Raw events of a step into the counts of the running game.
import { EVENT_KINDS, EVENT_SIZE } from '../../../engine/index.ts';
import type { ActionKind } from '../../../engine/index.ts';
import { TOOL_SOURCES } from './game-count.ts';
import type { GameCount, ToolSource } from './game-count.ts';

/** A tool has come into a hand. */
function gotTool(count: GameCount, card: number, source: ToolSource): void {
  if (count.t.points[card] > 0) count.sources[TOOL_SOURCES.indexOf(source)]++;
}

/** A card came into a hand. */
function gain(count: GameCount, seat: number): void {
  if (seat === count.active) count.gained = true;
}

function fromPile(count: GameCount, card: number): void {
  if (count.t.open[card] === 1 && --count.pile[card] === 0) count.pileEmpty[card] = 1;
}

function toPile(count: GameCount, card: number): void {
  if (count.t.open[card] === 1) count.pile[card]++;
}

function beginTurn(count: GameCount, seat: number): void {
  endTurn(count);
  if (count.turns > 0) for (let side = 0; side < count.sides; side++) count.course.push(count.points[side]);
  else count.start = seat;
  count.turns++;
  count.active = seat;
  count.gained = false;
  count.turnsAt[count.at[seat]]++;
}

/** A turn in which its player got no card, cigarette, point, gang or health is dead; walking alone gains nothing. */
export function endTurn(count: GameCount): void {
  if (!count.gained) count.deadTurns++;
}

function dug(count: GameCount, seat: number, card: number, points: number): void {
  gain(count, seat);
  count.toolPoints[card] += points;
  const side = count.sideOf[seat];
  count.points[side] += points;
  if (count.leader === side) return;
  for (let other = 0; other < count.sides; other++)
    if (other !== side && count.points[other] >= count.points[side]) return;
  if (count.leader >= 0) count.leadChanges++;
  count.leader = side;
}

function open(count: GameCount, by: number, target: number): void {
  count.by = by;
  count.target = target;
}

/**
 * Folds the events of one step. `kind` is the action that was done, undefined for the deal: it tells a stolen spoon from one
 * that a card brings. Ids of the content play no part.
 */
export function foldEvents(count: GameCount, kind: ActionKind | undefined, raw: readonly number[]): void {
  let redealt = false;
  let fought = false;
  for (let i = 0; i < raw.length; i += EVENT_SIZE) {
    const seat = raw[i + 1];
    const other = raw[i + 2];
    const what = raw[i + 3];
    const n = raw[i + 4];
    switch (EVENT_KINDS[raw[i]]) {
      case 'turn-began':
        beginTurn(count, seat);
        break;
      case 'moved':
        count.at[seat] = what < count.t.game.locations.length ? what : count.t.startLocation;
        break;
      case 'drew':
        if (redealt) break;
        gain(count, seat);
        count.drawn[what]++;
        if (kind !== undefined) gotTool(count, what, 'draw');
        break;
      case 'reshuffled':
        count.reshuffles++;
        break;
      case 'discarded':
        toPile(count, what);
        if (kind === 'discard') count.discards++;
        break;
      case 'crafted':
        gain(count, seat);
        fromPile(count, what);
        gotTool(count, what, 'craft');
        break;
      case 'joined':
        gain(count, seat);
        count.gang[seat] = what + 1;
        if (--count.gangPile[what] === 0) count.gangPileEmpty[what] = 1;
        break;
      case 'played':
        toPile(count, what);
        count.played[what]++;
        count.playedBy[what] |= 1 << seat;
        break;
      case 'revealed':
        count.revealed[what] = 1;
        break;
      case 'took':
        gain(count, seat);
        fromPile(count, what);
        gotTool(count, what, kind === 'steal-spoon' ? 'spoon' : 'effect');
        break;
      case 'sold':
        gain(count, seat);
        toPile(count, what);
        break;
      case 'bought':
        gain(count, seat);
        fromPile(count, what);
        gotTool(count, what, 'buy');
        break;
      case 'healed':
        gain(count, seat);
        count.healings += n;
        break;
      case 'dug':
        dug(count, seat, what, n);
        break;
      case 'gained':
        gain(count, seat);
        break;
      case 'extorted':
        count.extortions++;
        open(count, seat, other);
        break;
      case 'yielded':
        if (other < 0) {
          toPile(count, what);
          break;
        }
        count.yields++;
        gain(count, other);
        gotTool(count, what, 'extortion');
        break;
      case 'weapon':
        toPile(count, what);
        if (seat !== count.by && seat !== count.target) count.helps++;
        break;
      case 'fight-won':
        fought = true;
        if (seat === count.by) count.fightsWon++;
        else count.fightsLost++;
        break;
      case 'stole':
        gain(count, seat);
        gotTool(count, what, fought ? 'extortion' : 'effect');
        break;
      case 'beaten':
        count.beatings += n;
        break;
      case 'redealt':
        redealt = true;
        break;
      case 'michel-extorted':
        count.michelExtortions++;
        open(count, -1, other);
        break;
      case 'michel-beaten':
        count.michelBeaten++;
        gain(count, seat);
        break;
      case 'swap-asked':
        count.swapsAsked++;
        break;
      case 'swap-accepted':
        count.swaps++;
        break;
      case 'gave':
        gain(count, other);
        break;
      // Told with another event, or of no weight for balance.
      case 'rolled':
      case 'stayed':
      case 'declined':
      case 'bonus-weapon':
      case 'looked':
      case 'safe':
      case 'extra-action':
      case 'nothing':
      case 'fell-short':
      case 'michel-moved':
      case 'michel-turned':
      case 'michel-won':
      case 'swap-refused':
      case 'left':
      case 'corrected':
      case 'called-off':
      case 'over':
    }
  }
}
