// One game through both interpreters, step by step, compared after every step.
import {
  actionId,
  applyRecorded,
  canonical,
  checkState,
  compile,
  leaveRecorded,
  legalActions,
  maxActions,
  newGameRecorded,
  step,
  viewFor,
  actionParts,
} from '../../engine/index.ts';
import type { ActionKind, Canonical, Recorded, Result, Tables, Viewer } from '../../engine/index.ts';
import type { Game } from '../../engine/facts/game.ts';
import {
  canonicalOf,
  deciderOf,
  judge,
  nameOf,
  oracleApply,
  oracleLeave,
  oracleLegal,
  oracleNewGame,
  oracleView,
} from '../../engine/oracle/index.ts';
import type { OracleAction, OracleState, OracleView } from '../../engine/oracle/index.ts';
import type { Move, Pair } from './pair.ts';
import { firstDifference } from './differ.ts';
import { eventDifference } from './events.ts';
import { handedFor, readMove, withHanded } from './handed-in.ts';
import { reasonDifference } from './reasons.ts';
import { brokenInvariant } from './invariants.ts';
import { short } from './short.ts';
import type { Setting } from './setting.ts';

export type { Move } from './pair.ts';

export interface Failure {
  readonly kind: 'difference' | 'invariant' | 'crash';
  /** What differs or is broken, in one line. */
  readonly says: string;
  readonly moves: readonly Move[];
}

export interface Played {
  readonly end: 'win' | 'stalemate' | 'last' | 'capped' | 'crashed';
  /** Winning sides: seats, or teams. */
  readonly sides: number;
  readonly steps: number;
  readonly failure: Failure | undefined;
}

/** What may be done now, for a chooser; it returns the move, or undefined to stop. */
export interface Offer {
  readonly moves: readonly Move[];
  readonly kinds: readonly ActionKind[];
  readonly step: number;
  /** Seats still there. */
  readonly there: readonly number[];
  /** Own cell block of the one who decides, if a tool is in hand. */
  readonly home: string | undefined;
}

export interface Watch {
  /** Ids of rules, effects and powers a step ran into, and rules that forbade something. */
  readonly cited: (ids: readonly string[]) => void;
}

const NO_CODE: ReadonlySet<string> = new Set(['code']);
/** Actions have no order of their own. */
const inOrder = <V extends { readonly actions: readonly OracleAction[] }>(view: V): V =>
  view.actions.length === 0
    ? view
    : {
        ...view,
        actions: view.actions
          .map((action) => ({ ...action, name: nameOf(action) }))
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
      };

function differenceOf(
  { t, s }: Pair,
  oracle: OracleState,
  form: Canonical,
  legal: readonly Move[],
): string | undefined {
  const state = firstDifference(canonical(t, s), form);
  if (state !== undefined) return `state ${state.path}: engine ${short(state.left)}, oracle ${short(state.right)}`;
  const [ours, theirs] = [[...legal].sort(), oracleLegal(oracle).map(nameOf).sort()];
  if (ours.length !== theirs.length || ours.some((move, at) => move !== theirs[at])) {
    const more = ours.filter((move) => !theirs.includes(move));
    const less = theirs.filter((move) => !ours.includes(move));
    return more.length > 0 || less.length > 0
      ? `legal actions: only the engine offers ${short(more)}, only the oracle ${short(less)}`
      : 'legal actions: one is offered twice';
  }
  const viewers: Viewer[] = ['table', ...Array.from({ length: t.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const view = firstDifference(
      inOrder<OracleView>(viewFor(t, s, viewer)),
      inOrder(oracleView(oracle, viewer)),
      NO_CODE,
    );
    if (view !== undefined)
      return `view of ${viewer} ${view.path}: engine ${short(view.left)}, oracle ${short(view.right)}`;
  }
  return undefined;
}

interface Advanced {
  readonly oracle: OracleState;
  /** What the engine told of it. */
  readonly events: readonly number[];
}

const accepted = (move: Move, done: Result<Recorded>): Recorded => {
  if (!done.ok) throw new Error(`the engine refused ${move}: ${done.refusal.message}`);
  return done.value;
};

function advanced(
  { t, s, codes }: Pair,
  oracle: OracleState,
  actions: ReadonlyMap<string, OracleAction>,
  move: Move,
): Advanced {
  if (move.startsWith('leave:')) {
    const seat = Number(move.slice('leave:'.length));
    const { state, events } = accepted(move, leaveRecorded(t, s, seat));
    s.set(state);
    return { oracle: oracleLeave(oracle, seat), events };
  }
  const { name, handed } = readMove(move);
  const action = actions.get(name);
  if (action === undefined) throw new Error(`the oracle knows no action ${name}`);
  const code = codes.get(name) ?? -1;
  const { state, events } = accepted(move, applyRecorded(t, s, code, handed));
  if (handed === undefined) {
    // In place and unheard it has to come out the same.
    const why = step(t, s, code);
    if (why !== 0 || s.some((value, at) => value !== state[at]))
      throw new Error(`${name} comes out otherwise in place: ${why}`);
  } else s.set(state);
  return { oracle: oracleApply(oracle, action, handed), events };
}

const tables = new WeakMap<Tables, Pick<Pair, 'names' | 'codes'>>();

function namesOf(t: Tables): Pick<Pair, 'names' | 'codes'> {
  const known = tables.get(t);
  if (known !== undefined) return known;
  const names = Array.from({ length: t.actions.count }, (_, code) => actionId(t, code));
  const made = { names, codes: new Map(names.map((name, code) => [name, code])) };
  tables.set(t, made);
  return made;
}

function homeOf(oracle: OracleState): string | undefined {
  const { world, seats } = oracle;
  const seat = deciderOf(oracle);
  if (seat === undefined || !world.tools.some((tool) => (seats[seat].hand[tool] ?? 0) > 0)) return undefined;
  const team = world.teams === 0 ? undefined : seat % world.teams;
  return world.places.find((place) =>
    team === undefined ? place.id === world.game.startLocation : place.team === team,
  )?.id;
}

const sidesOf = (t: Tables, winners: readonly number[]): number =>
  t.teams === 0 ? winners.length : new Set(winners.map((seat) => t.teamOf[seat])).size;

/** Plays a game through both, with chance handed in by the chooser `handing` now and then; stops at its end, when `next` returns undefined (capped), or at the first thing that is wrong. */
export function playBoth(
  game: Game,
  { options, seed }: Pick<Setting, 'options' | 'seed'>,
  next: (offer: Offer) => Move | undefined,
  watch?: Watch,
  handing?: (n: number) => number,
): Played {
  const t = compile(game, options);
  const start = newGameRecorded(t, seed);
  if (!start.ok) throw new Error(start.refusal.message);
  const pair: Pair = { t, s: start.value.state, ...namesOf(t), out: new Int32Array(maxActions(t)) };
  let { events } = start.value;
  const moves: Move[] = [];
  const stop = (kind: Failure['kind'], says: string): Played => ({
    end: 'crashed',
    sides: 0,
    steps: moves.length,
    failure: { kind, says, moves },
  });
  try {
    let oracle = oracleNewGame(game, options, seed);
    const actions = new Map(oracle.world.actions.map((action) => [nameOf(action), action]));
    for (;;) {
      const codes = Array.from(pair.out.subarray(0, legalActions(t, pair.s, pair.out)));
      const legal = codes.map((code) => pair.names[code]);
      const form = canonicalOf(oracle);
      watch?.cited([...oracle.cited, ...judge(oracle).forbidding]);
      const difference = differenceOf(pair, oracle, form, legal) ?? eventDifference(t, events, oracle);
      if (difference !== undefined) return stop('difference', difference);
      if (form.seats.some(({ hand }) => Object.keys(hand).length > 0)) watch?.cited(['setup.secret']);
      const reason = reasonDifference(pair, oracle, moves.length);
      if (reason !== undefined) return stop('difference', reason);
      const broken = brokenInvariant(t, form) ?? checkState(t, pair.s)[0];
      if (broken !== undefined) return stop('invariant', String(broken));
      if (oracle.over !== undefined)
        return { end: oracle.over, sides: sidesOf(t, oracle.winners), steps: moves.length, failure: undefined };
      if (legal.length === 0 || deciderOf(oracle) === undefined) return stop('invariant', 'nobody can act');
      const there = [...oracle.seats.keys()].filter((seat) => !oracle.seats[seat].left);
      const move = next({
        moves: legal,
        kinds: codes.map((code) => actionParts(t, code).kind),
        step: moves.length,
        there,
        home: homeOf(oracle),
      });
      if (move === undefined) return { end: 'capped', sides: 0, steps: moves.length, failure: undefined };
      const played = handing === undefined ? move : withHanded(move, handedFor(pair, move, handing));
      moves.push(played);
      ({ oracle, events } = advanced(pair, oracle, actions, played));
    }
  } catch (error) {
    return stop('crash', error instanceof Error ? error.message : String(error));
  }
}
