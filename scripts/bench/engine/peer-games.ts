// The same rules in boardgame.io: its client, whose one move checks and does a step by the plain rule functions of engine/oracle.
import { createRequire } from 'node:module';
import {
  deciderOf,
  nameOf,
  oracleApply,
  oracleForbids,
  oracleLegal,
  oracleNewGame,
} from '../../../engine/oracle/index.ts';
import type { OracleAction, OracleState } from '../../../engine/oracle/index.ts';
import type { Game } from '../../../engine/facts/game.ts';
import { actionId, compile, listActions, newGame, step } from '../../../engine/index.ts';
import type { Options } from '../../../engine/index.ts';
import { chooser } from '../../../engine/testing/random-play.ts';
import { cpuSeconds } from './cpu-seconds.ts';

export interface PeerFigures {
  readonly movesPerSecond: number;
  readonly moves: number;
}

/** Steps of a random game, by action id; the peer is spared finding out what is legal. */
export function recordedMoves(game: Game, options: Options, seed: number, most: number): string[] {
  const t = compile(game, options);
  const state = newGame(t, seed);
  const choose = chooser(seed);
  const moves: string[] = [];
  while (moves.length < most) {
    const legal = listActions(t, state);
    if (legal.length === 0) break;
    const action = legal[choose(legal.length)] ?? -1;
    moves.push(actionId(t, action));
    step(t, state, action);
  }
  return moves;
}

interface PeerClient {
  start(): void;
  stop(): void;
  updatePlayerID(id: string): void;
  getState(): { readonly G: PeerState };
  readonly moves: Readonly<Record<string, (action: OracleAction) => void>>;
}
/** What boardgame.io keeps: everything but the facts that never change. */
type PeerState = Omit<OracleState, 'world'>;
interface MoveContext {
  readonly events: { endTurn(to: { readonly next: string }): void };
}

// Without its checks for developers, which are slow.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { readonly Client: (options: object) => PeerClient };
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };

const stripped = ({ world: _world, ...rest }: OracleState): PeerState => rest;

/** A boardgame.io client for this game, and the way to make it do a recorded move. */
export function openPeer(
  game: Game,
  options: Options,
  undo: boolean,
  seed: number,
): { readonly begin: () => void; readonly act: (move: string) => void; readonly state: () => OracleState } {
  const first = oracleNewGame(game, options, seed);
  const { world } = first;
  const actions = new Map(world.actions.map((action) => [nameOf(action), action]));
  let plain: PeerState = stripped(first);
  const move = ({ events }: MoveContext, action: OracleAction): PeerState | string => {
    // The plain state instead of immer's draft of it, which is the faster way for the peer.
    const before = { ...plain, world };
    if (oracleForbids(before, action) !== undefined) return INVALID_MOVE;
    const after = oracleApply(before, action);
    if (after.active !== before.active) events.endTurn({ next: String(after.active) });
    return stripped(after);
  };
  const definition = {
    name: 'peer',
    disableUndo: !undo,
    setup: () => stripped(first),
    moves: { act: { move, undoable: undo } },
    turn: { activePlayers: { all: 'any' }, stages: { any: {} }, order: { first: () => first.active, next: () => 0 } },
  };
  const open = (): PeerClient => {
    const client = Client({ game: definition, numPlayers: options.players, debug: false });
    client.start();
    return client;
  };
  let client = open();
  return {
    begin: () => {
      client.stop();
      client = open();
    },
    act: (name) => {
      plain = client.getState().G;
      client.updatePlayerID(String(deciderOf({ ...plain, world })));
      client.moves.act?.(actions.get(name) as OracleAction);
      if (client.getState().G.number !== plain.number + 1) throw new Error(`boardgame.io did not do ${name}`);
    },
    state: () => ({ ...client.getState().G, world }),
  };
}

/** The state that boardgame.io comes to by these moves. */
export function peerEnd(
  game: Game,
  options: Options,
  undo: boolean,
  moves: readonly string[],
  seed: number,
): OracleState {
  const peer = openPeer(game, options, undo, seed);
  for (const move of moves) peer.act(move);
  return peer.state();
}

/** Does `moves` over and over, `begin` before each round, for about `seconds` CPU seconds, after a third of that to warm up. */
function repeat(
  moves: readonly string[],
  seconds: number,
  begin: () => void,
  act: (move: string) => void,
): PeerFigures {
  repeatCold(moves, seconds / 3, begin, act);
  return repeatCold(moves, seconds, begin, act);
}

function repeatCold(
  moves: readonly string[],
  seconds: number,
  begin: () => void,
  act: (move: string) => void,
): PeerFigures {
  const start = cpuSeconds();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    begin();
    for (const move of moves) {
      act(move);
      done++;
      if (done % 50 !== 0) continue;
      spent = cpuSeconds() - start;
      if (spent >= seconds) break;
    }
    spent = cpuSeconds() - start;
  }
  return { movesPerSecond: done / spent, moves: done };
}

/** Plays recorded moves through a boardgame.io client for about `seconds` CPU seconds. */
export function measurePeer(
  game: Game,
  options: Options,
  undo: boolean,
  moves: readonly string[],
  seed: number,
  seconds: number,
): PeerFigures {
  const peer = openPeer(game, options, undo, seed);
  return repeat(moves, seconds, peer.begin, peer.act);
}

/** The same, but before each move the plain rules list all that are legal, as random play has to. */
export function measurePeerListing(
  game: Game,
  options: Options,
  moves: readonly string[],
  seed: number,
  seconds: number,
): PeerFigures {
  const peer = openPeer(game, options, false, seed);
  return repeat(moves, seconds, peer.begin, (move) => {
    if (oracleLegal(peer.state()).length === 0) throw new Error('the plain rules offer nothing');
    peer.act(move);
  });
}

/** The rule functions of the peer alone, without boardgame.io around them. */
export function measureOracle(
  game: Game,
  options: Options,
  moves: readonly string[],
  seed: number,
  seconds: number,
): PeerFigures {
  const first = oracleNewGame(game, options, seed);
  const actions = new Map(first.world.actions.map((action) => [nameOf(action), action]));
  let state = first;
  return repeat(
    moves,
    seconds,
    () => void (state = first),
    (move) => {
      const action = actions.get(move) as OracleAction;
      if (oracleForbids(state, action) !== undefined) throw new Error(`the plain rules refuse ${move}`);
      state = oracleApply(state, action);
    },
  );
}
