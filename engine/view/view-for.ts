// The one door through which a state leaves the engine for a player.
import { END_REASONS } from '../api/view.ts';
import type { CardCounts, SeatView, View, Viewer } from '../api/view.ts';
import {
  ACTIONS,
  ACTIVE,
  BEATINGS,
  CIGARETTES,
  DECK_LEFT,
  DEPTH,
  EXTORTIONS,
  GANG,
  HAND,
  HAND_SIZE,
  LEFT,
  LOC,
  MICHEL_AT,
  MICHEL_MOVES,
  NUMBER,
  OVER,
  POINTS,
  SAFE,
  START,
  STRENGTH_LEFT,
  TURN,
  WINNERS,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { KIND, LOOKED_AT, LOOKING, topFrame } from '../state/stack.ts';
import { seatAt } from '../state/cards.ts';
import { actionParts } from '../play/action-names.ts';
import { decider } from '../play/decider.ts';
import { listActions } from '../play/legal-actions.ts';
import { sideSum } from '../rules/end.ts';
import { requireViewer } from '../tables/check-call.ts';
import { locationId } from '../tables/compile-places.ts';
import type { Tables } from '../tables/tables.ts';
import { decisionView } from './decision-view.ts';

/** Cards of a stretch of counts; only those that are there, or all with `empty`. */
function countsAt(t: Tables, s: State, at: number, empty: (card: number) => boolean = () => false): CardCounts {
  const counts: Record<string, number> = {};
  t.game.cards.forEach(({ id }, card) => {
    if (s[at + card] > 0 || empty(card)) counts[id] = s[at + card];
  });
  return counts;
}

function seatView(t: Tables, s: State, seat: number, viewer: Viewer): SeatView {
  const at = seatAt(t, seat);
  const own = seat === viewer;
  const held = Array.from({ length: t.n.startBackgrounds }, (_, i) => s[at + t.layout.heldAt + i]);
  const hidden = held.filter((entry) => entry > 0);
  const chosen = t.options.inmates?.[seat];
  const dug: Record<string, number> = {};
  t.tools.forEach((card, tool) => {
    if (s[at + t.layout.dugAt + tool] > 0) dug[t.game.cards[card].id] = s[at + t.layout.dugAt + tool];
  });
  return {
    seat,
    team: t.teams === 0 ? undefined : t.teamOf[seat],
    inmate: chosen?.inmate,
    side: chosen?.side,
    location: s[at + LOC] < 0 ? undefined : locationId(t.game, s[at + LOC]),
    handSize: s[at + HAND_SIZE],
    hand: own ? countsAt(t, s, at + HAND) : undefined,
    beatings: s[at + BEATINGS],
    cigarettes: s[at + CIGARETTES],
    points: s[at + POINTS],
    dug,
    gang: t.game.gangs[s[at + GANG] - 1]?.id,
    hiddenBackgrounds: hidden.length,
    backgrounds: own ? hidden.map((entry) => t.game.backgrounds[entry - 1].id) : undefined,
    revealed: held.filter((entry) => entry < 0).map((entry) => t.game.backgrounds[-entry - 1].id),
    safe: s[at + SAFE] !== 0,
    left: s[at + LEFT] !== 0,
  };
}

function lookingOf(t: Tables, s: State, viewer: Viewer): View['looking'] {
  if (s[DEPTH] === 0 || decider(s) !== viewer) return undefined;
  const f = topFrame(s);
  if (s[f + KIND] !== LOOKING) return undefined;
  return { seat: s[f + LOOKED_AT], hand: countsAt(t, s, seatAt(t, s[f + LOOKED_AT]) + HAND) };
}

function resultOf(t: Tables, s: State): View['result'] {
  const reason = END_REASONS[s[OVER] - 1];
  if (reason === undefined) return undefined;
  const wins = Array.from({ length: t.seats }, (_, seat) => (s[WINNERS] >> seat) & 1);
  const winners = wins.reduce((sum, win) => sum + win, 0);
  return { reason, shares: wins.map((win) => (winners === 0 ? 0 : win / winners)) };
}

/**
 * What a seat, or the table, may know of a state (setup.secret). Two states that differ only in what others hide give
 * equal views, byte for byte. A viewer that is neither a seat nor the table is a RangeError NO_SUCH_SEAT.
 */
export function viewFor(t: Tables, s: State, viewer: Viewer): View {
  requireViewer(t, viewer);
  const { layout, game } = t;
  const turned = Array.from(
    s.subarray(layout.strengthAt + s[STRENGTH_LEFT], layout.strengthAt + t.strengthSize),
    (card) => game.strengthCards[card].id,
  ).reverse();
  return {
    viewer,
    stateNumber: s[NUMBER],
    turn: s[TURN],
    active: s[ACTIVE],
    startSeat: s[START],
    actionsLeft: s[ACTIONS],
    extortionsUsed: s[EXTORTIONS],
    michelMovesUsed: s[MICHEL_MOVES],
    target: t.target,
    teamPoints: Array.from({ length: t.teams }, (_, team) => sideSum(t, s, team, POINTS)),
    seats: Array.from({ length: t.seats }, (_, seat) => seatView(t, s, seat, viewer)),
    deckSize: s[DECK_LEFT],
    discard: countsAt(t, s, layout.discardAt),
    piles: countsAt(t, s, layout.pilesAt, (card) => t.open[card] === 1),
    gangPiles: Object.fromEntries(game.gangs.map(({ id }, gang) => [id, s[layout.gangPilesAt + gang]])),
    michel: t.michel ? { location: locationId(game, s[MICHEL_AT]), deckSize: s[STRENGTH_LEFT], turned } : undefined,
    decision: decisionView(t, s),
    actions: decider(s) === viewer ? listActions(t, s).map((code) => actionParts(t, code)) : [],
    looking: lookingOf(t, s, viewer),
    result: resultOf(t, s),
  };
}
