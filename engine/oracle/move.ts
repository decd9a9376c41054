// Chapter "move": with dice, carefully, and into solitary.
import type { DieFace } from '../facts/game.ts';
import { drawIndex } from './chance.ts';
import { bonus, citePower } from './power.ts';
import type { OracleState } from './state.ts';
import { cite, closed, innermost, opened, placeNamed, placeOf, teamOf, withSeat, nextHanded } from './state.ts';
import { say } from './tell.ts';
import { payAnywhere } from './turn.ts';

/** One die of a seat's own stream. */
export function rolled(state: OracleState, seat: number): { readonly face: number; readonly after: OracleState } {
  const { index, left } = drawIndex(state.streams.dice[seat], state.world.n.dieFaces);
  const dice = state.streams.dice.map((stream, index) => (index === seat ? left : stream));
  const { value, after } = nextHanded({ ...state, streams: { ...state.streams, dice } }, 'dice');
  const face = value ?? index + 1;
  return { face, after: say(after, 'rolled', { seat, count: face }) };
}

/** Several dice of a seat, in the order rolled. */
function rolledAll(
  state: OracleState,
  seat: number,
  dice: number,
): { readonly faces: readonly DieFace[]; readonly after: OracleState } {
  if (dice === 0) return { faces: [], after: state };
  const before = rolledAll(state, seat, dice - 1);
  const { face, after } = rolled(before.after, seat);
  return { faces: [...before.faces, face], after };
}

/** An inmate is in a place from now on; move.solitary is cited where no die led there or leads away from there. */
export function movedTo(state: OracleState, seat: number, place: string): OracleState {
  const faceless = [placeOf(state, seat), placeNamed(state.world, place)].some(({ faces }) => faces.length === 0);
  const said = say(state, 'moved', { seat, what: place });
  return withSeat(faceless ? cite(said, 'move.solitary') : said, seat, { place });
}

/** move.roll: the dice offer every place with one of their faces but the one where the inmate stands; of cell blocks its own only. */
export function roll(state: OracleState, seat: number): OracleState {
  const paid = citePower(cite(payAnywhere(state), 'move.roll'), seat, 'move-dice');
  const { faces, after } = rolledAll(paid, seat, bonus(paid, seat, 'move-dice'));
  const choices = after.world.places
    .filter((place) => place.faces.some((face) => faces.includes(face)))
    .filter((place) => place.team === undefined || place.team === teamOf(after.world, seat))
    .map(({ id }) => id)
    .filter((id) => id !== after.seats[seat].place);
  return choices.length === 0
    ? say(after, 'nothing', { seat, count: 0 })
    : opened(after, { kind: 'roll-choice', seat, choices, faces });
}

export const go = (state: OracleState, seat: number, place: string): OracleState => movedTo(closed(state), seat, place);

/** After a roll one may also stay. */
export const stay = (state: OracleState): OracleState =>
  say(cite(closed(state), 'move.roll'), 'stayed', { seat: innermost(state)?.seat });

/** move.careful. */
export const careful = (state: OracleState, seat: number, place: string): OracleState =>
  movedTo(cite(payAnywhere(state, state.world.n.carefulCost), 'move.careful'), seat, place);
