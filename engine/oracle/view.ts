// What one seat, or the table, may know of an oracle state (setup.secret).
import type { DecisionKind, DecisionView, SeatView, View, Viewer } from '../api/view.ts';
import { countOf, sizeOf } from './bag.ts';
import { present } from './canonical.ts';
import { runningEffect } from './effect.ts';
import { sideTotal } from './end.ts';
import { oracleLegal } from './forbids.ts';
import type { FightDecision, OracleState, SwapDecision } from './state.ts';
import { deciderOf, innermost, teamOf } from './state.ts';
import type { OracleAction } from './world.ts';

/** A view whose actions carry no numbers. */
export type OracleView = Omit<View, 'actions'> & { readonly actions: readonly OracleAction[] };

const fightKind = ({ answered }: FightDecision, dice: boolean): DecisionKind =>
  !answered ? 'extortion' : dice ? 'dice-fight' : 'fight';

const SWAPS: Readonly<Record<SwapDecision['phase'], DecisionKind>> = {
  asked: 'swap-consent',
  'asker-gives': 'swap-give',
  'mate-gives': 'swap-return',
};

function decisionOf(state: OracleState): DecisionView {
  const plain: DecisionView = {
    kind: 'turn',
    seat: deciderOf(state),
    by: undefined,
    target: undefined,
    tool: undefined,
    faces: [],
    source: undefined,
    effect: undefined,
    remaining: 0,
    weaponsFor: 0,
    weaponsAgainst: 0,
  };
  if (state.over !== undefined) return { ...plain, kind: 'over' };
  const open = innermost(state);
  switch (open?.kind) {
    case undefined:
      return plain;
    case 'roll-choice':
    case 'michel-place':
      return { ...plain, kind: open.kind, faces: open.faces };
    case 'sell':
    case 'hand-limit':
    case 'michel-target':
      return { ...plain, kind: open.kind };
    case 'look':
      return { ...plain, kind: 'look', target: open.target };
    case 'effect':
      return {
        ...plain,
        kind: 'effect',
        source: open.source,
        effect: runningEffect(state)?.kind,
        target: open.aimed,
        remaining: open.remaining,
      };
    case 'fight':
      return {
        ...plain,
        kind: fightKind(open, state.world.options.diceFight === true),
        by: open.by,
        target: open.target,
        tool: open.tool,
        weaponsFor: open.weaponsFor,
        weaponsAgainst: open.weaponsAgainst,
      };
    case 'michel-fight':
      return {
        ...plain,
        kind: 'michel-extortion',
        by: open.by,
        target: open.target,
        tool: open.tool,
        weaponsFor: open.strength,
        weaponsAgainst: open.played,
      };
    case 'swap':
      return { ...plain, kind: SWAPS[open.phase], by: open.asker, target: open.mate };
  }
}

function seatOf(state: OracleState, seat: number, viewer: Viewer): SeatView {
  const { world } = state;
  const { place, hand, dug, gang, backgrounds, beatings, cigarettes, points, safe, left } = state.seats[seat];
  const chosen = world.options.inmates?.[seat];
  const hidden = backgrounds.filter(({ revealed }) => !revealed);
  return {
    seat,
    team: teamOf(world, seat),
    inmate: chosen?.inmate,
    side: chosen?.side,
    location: place,
    handSize: sizeOf(hand),
    hand: seat === viewer ? present(hand, world.order) : undefined,
    beatings,
    cigarettes,
    points,
    dug: present(dug, world.order),
    gang,
    hiddenBackgrounds: hidden.length,
    backgrounds: seat === viewer ? hidden.map(({ id }) => id) : undefined,
    revealed: backgrounds.filter(({ revealed }) => revealed).map(({ id }) => id),
    safe,
    left,
  };
}

function lookingOf(state: OracleState, viewer: Viewer): View['looking'] {
  const open = innermost(state);
  return open?.kind === 'look' && open.seat === viewer && state.over === undefined
    ? { seat: open.target, hand: present(state.seats[open.target].hand, state.world.order) }
    : undefined;
}

/** What `viewer` may know. */
export function oracleView(state: OracleState, viewer: Viewer): OracleView {
  const { world, michel, over, winners } = state;
  const bags = {
    piles: world.game.cards.filter(({ pile }) => pile === 'open').map(({ id }) => id),
    gangs: world.game.gangs.map(({ id }) => id),
  };
  return {
    viewer,
    stateNumber: state.number,
    turn: state.turn,
    active: state.active,
    startSeat: state.start,
    actionsLeft: state.actionsLeft,
    extortionsUsed: state.extortions,
    michelMovesUsed: state.michelMoves,
    target: world.target,
    teamPoints: Array.from({ length: world.teams }, (_, team) => sideTotal(state, team, ({ points }) => points)),
    seats: state.seats.map((_, seat) => seatOf(state, seat, viewer)),
    deckSize: state.deck.length,
    discard: present(state.discard, world.order),
    piles: Object.fromEntries(bags.piles.map((id) => [id, countOf(state.piles, id)])),
    gangPiles: Object.fromEntries(bags.gangs.map((id) => [id, countOf(state.gangPiles, id)])),
    michel:
      michel === undefined
        ? undefined
        : { location: michel.place, deckSize: michel.strength.length, turned: michel.turned },
    decision: decisionOf(state),
    actions: deciderOf(state) === viewer ? oracleLegal(state) : [],
    looking: lookingOf(state, viewer),
    result:
      over === undefined
        ? undefined
        : { reason: over, shares: state.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) },
  };
}
