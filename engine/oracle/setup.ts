// Chapter "setup": the table before the first turn, laid from a seed.
import type { Options } from '../api/options.ts';
import type { Game } from '../facts/game.ts';
import { EMPTY } from './bag.ts';
import { drawIndex, seedStreams, shuffled } from './chance.ts';
import { stalemateAtStart } from './end.ts';
import { drawnUpTo } from './search.ts';
import type { OracleState, Seat } from './state.ts';
import { NOTHING_HANDED, cite, clockwise, teamOf, withSeat } from './state.ts';
import { beginTurn } from './turn.ts';
import { makeWorld } from './world.ts';
import type { World } from './world.ts';

const copiesOf = (list: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  list.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

function emptySeat(world: World, seat: number): Seat {
  const team = teamOf(world, seat);
  const home = world.places.find((place) =>
    team === undefined ? place.id === world.game.startLocation : place.team === team,
  );
  return {
    place: home?.id,
    beatings: 0,
    cigarettes: 0,
    points: 0,
    gang: undefined,
    safe: false,
    left: false,
    hand: EMPTY,
    dug: EMPTY,
    backgrounds: [],
  };
}

/** setup.piles: all cards in their places, nothing dealt. */
function piled(world: World, seed: number): OracleState {
  const { game } = world;
  const streams = seedStreams(seed);
  const deck = shuffled(streams.deck, copiesOf(game.cards.filter(({ pile }) => pile === 'search')));
  const strength = world.options.michel === true ? shuffled(streams.michel, copiesOf(game.strengthCards)) : undefined;
  const state: OracleState = {
    world,
    number: 0,
    turn: 0,
    active: 0,
    start: 0,
    actionsLeft: 0,
    extortions: 0,
    michelMoves: 0,
    over: undefined,
    winners: [],
    michel: strength === undefined ? undefined : { place: game.michelLocation, strength: strength.list, turned: [] },
    seats: Array.from({ length: world.players }, (_, seat) => emptySeat(world, seat)),
    piles: Object.fromEntries(game.cards.filter(({ pile }) => pile === 'open').map(({ id, copies }) => [id, copies])),
    discard: EMPTY,
    gangPiles: Object.fromEntries(game.gangs.map(({ id, copies }) => [id, copies])),
    deck: deck.list,
    stack: [],
    streams: { ...streams, deck: deck.left, michel: strength?.left ?? streams.michel },
    handed: NOTHING_HANDED,
    cited: ['setup.players', 'setup.start', 'setup.piles'],
    told: [],
  };
  return cite(
    state,
    ...(world.options.inmates === undefined ? [] : ['setup.inmate']),
    ...(strength === undefined ? [] : ['michel.figure']),
    ...(world.teams > 0 ? ['team.sides'] : []),
  );
}

/** setup.first: the start player by chance. */
function started(state: OracleState): OracleState {
  const { index, left } = drawIndex(state.streams.setup, state.world.players);
  return cite({ ...state, start: index, streams: { ...state.streams, setup: left } }, 'setup.first');
}

/** setup.hand: background cards in rounds from the start player, then everyone's search cards. */
function dealt(state: OracleState): OracleState {
  const { game, n } = state.world;
  const { list, left } = shuffled(
    state.streams.setup,
    game.backgrounds.map(({ id }) => id),
  );
  const seats = clockwise(state, state.start);
  const rounds = Array.from({ length: n.startBackgrounds }, () => seats).flat();
  const held = rounds.reduce<OracleState>(
    (now, seat, turn) => {
      const id = list.at(-1 - turn);
      return id === undefined
        ? now
        : withSeat(now, seat, { backgrounds: [...now.seats[seat].backgrounds, { id, revealed: false }] });
    },
    { ...state, streams: { ...state.streams, setup: left } },
  );
  return cite(
    seats.reduce((now, seat) => drawnUpTo(now, seat, n.startHand).after, held),
    'setup.hand',
  );
}

/** A new game. Options are taken as checked; the same game, options and seed give the same state. */
export function oracleNewGame(game: Game, options: Options, seed: number): OracleState {
  const ready = dealt(started(piled(makeWorld(game, options), seed)));
  return stalemateAtStart(beginTurn(ready, ready.start));
}
