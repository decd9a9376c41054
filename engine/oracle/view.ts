// What one seat, or the table, may know of an oracle state (setup.secret).
import type { DecisionKind, DecisionView, SeatView, View, Viewer } from '../api/view.ts';
import { countOf, sizeOf } from './bag.ts';
import { present } from './canonical.ts';
import { effectsOf } from './effect.ts';
import { sideTotal } from './end.ts';
import { oracleLegal } from './forbids.ts';
import type { Decision, FightDecision, OracleState, SwapDecision } from './state.ts';
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

const plain = (seat: number | undefined): DecisionView => ({
  kind: 'turn',
  seat,
  by: undefined,
  target: undefined,
  tool: undefined,
  faces: [],
  choices: [],
  source: undefined,
  effect: undefined,
  step: 0,
  member: false,
  remaining: 0,
  weaponsFor: 0,
  weaponsAgainst: 0,
  strengthFor: 0,
  strengthAgainst: 0,
  bonusWeapons: 0,
  passed: [],
  beneath: undefined,
});

function openOf(state: OracleState, open: Decision): DecisionView {
  const base = plain(open.seat);
  switch (open.kind) {
    case 'roll-choice':
    case 'michel-place':
      return { ...base, kind: open.kind, faces: open.faces, choices: open.choices };
    case 'sell':
    case 'hand-limit':
    case 'michel-target':
      return { ...base, kind: open.kind };
    case 'craft-bonus':
      return { ...base, kind: 'craft-bonus', remaining: open.cards };
    case 'look':
      return { ...base, kind: 'look', target: open.target };
    case 'effect':
      return {
        ...base,
        kind: 'effect',
        source: open.source,
        effect: effectsOf(state, open)[open.step]?.kind,
        step: open.step,
        member: open.member,
        target: open.aimed,
        remaining: open.remaining,
      };
    case 'fight':
      return {
        ...base,
        kind: fightKind(open, state.world.options.diceFight === true),
        by: open.by,
        target: open.target,
        tool: open.tool,
        weaponsFor: open.weaponsFor,
        weaponsAgainst: open.weaponsAgainst,
        strengthFor: open.sumFor,
        strengthAgainst: open.sumAgainst,
        bonusWeapons: open.bonus,
        passed: [...open.out].sort((a, b) => a - b),
      };
    case 'michel-fight':
      return {
        ...base,
        kind: 'michel-extortion',
        by: open.by,
        target: open.target,
        tool: open.tool,
        weaponsFor: open.strength,
        weaponsAgainst: open.played,
        passed: [...open.out].sort((a, b) => a - b),
      };
    case 'swap':
      return { ...base, kind: SWAPS[open.phase], by: open.asker, target: open.mate };
  }
}

function decisionOf(state: OracleState): DecisionView {
  if (state.over !== undefined) return { ...plain(undefined), kind: 'over' };
  return (
    state.stack.reduce<DecisionView | undefined>((beneath, open) => ({ ...openOf(state, open), beneath }), undefined) ??
    plain(deciderOf(state))
  );
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
