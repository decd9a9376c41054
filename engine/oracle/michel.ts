// Chapter "michel": the figure nobody owns.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf } from './bag.ts';
import { beaten } from './beating.ts';
import { shuffled } from './chance.ts';
import { forbidsTarget, randomCard, spent } from './extort.ts';
import { rolled } from './move.ts';
import type { FigureDecision, OracleState } from './state.ts';
import { cite, closed, innermost, opened, replaced, withSeat, broughtToTop, nextHanded } from './state.ts';
import { sideAsked } from './team.ts';
import { say, sayMissing } from './tell.ts';
import { discarded, payAnywhere, usedUp } from './turn.ts';

function figureOf(state: OracleState): NonNullable<OracleState['michel']> {
  if (state.michel === undefined) throw new RangeError('the figure does not play');
  return state.michel;
}

export function forbidsFigureMove(state: OracleState): RuleId | undefined {
  if (state.michel === undefined) return 'michel.figure';
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  return state.michelMoves >= state.world.n.michelMovesPerTurn ? 'michel.move' : undefined;
}

/** Whom the figure can extort for `mover` where it stands. */
export const figureTargets = (state: OracleState, mover: number): number[] =>
  [...state.seats.keys()].filter((seat) => forbidsTarget(state, mover, seat, figureOf(state).place) === undefined);

/** Why the figure cannot extort this seat for `mover`. */
export const forbidsFigureTarget = (state: OracleState, mover: number, target: number): RuleId | undefined =>
  forbidsTarget(state, mover, target, figureOf(state).place);

/** michel.extort: if there is somebody, the mover has to pick. */
function arrived(state: OracleState, mover: number): OracleState {
  return figureTargets(state, mover).length === 0 ? state : opened(state, { kind: 'michel-target', seat: mover });
}

const figureAt = (state: OracleState, mover: number, place: string): OracleState => ({
  ...say(state, 'michel-moved', { seat: mover, what: place }),
  michel: { ...figureOf(state), place },
});

/** michel.move: one die of the mover, every place with that face but the one where the figure stands; without one it stays and extorts nobody. */
export function moveFigure(state: OracleState, seat: number): OracleState {
  const paid = cite({ ...payAnywhere(state), michelMoves: state.michelMoves + 1 }, 'michel.move');
  const { face, after } = rolled(paid, seat);
  const choices = after.world.places
    .filter(({ id, faces }) => faces.includes(face) && id !== figureOf(after).place)
    .map(({ id }) => id);
  if (choices.length > 1) return opened(after, { kind: 'michel-place', seat, choices, faces: [face] });
  const [only] = choices;
  return only === undefined ? say(after, 'nothing', { seat, count: 0 }) : arrived(figureAt(after, seat, only), seat);
}

export const figureGoes = (state: OracleState, mover: number, place: string): OracleState =>
  arrived(figureAt(closed(state), mover, place), mover);

function turnedStrength(state: OracleState): {
  readonly card: string;
  readonly strength: number;
  readonly after: OracleState;
} {
  const figure = figureOf(state);
  const { game } = state.world;
  const top = figure.strength.at(-1);
  if (top === undefined) {
    const { list, left } = shuffled(
      state.streams.michel,
      game.strengthCards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    );
    return turnedStrength({
      ...state,
      michel: { ...figure, strength: list, turned: [] },
      streams: { ...state.streams, michel: left },
    });
  }
  const { value, after } = nextHanded(state, 'strengths');
  const deck = value === undefined ? figure.strength : broughtToTop(figure.strength, value);
  const turned = deck.at(-1) ?? top;
  return {
    card: turned,
    strength: game.strengthCards.find(({ id }) => id === turned)?.strength ?? 0,
    after: { ...after, michel: { ...figure, strength: deck.slice(0, -1), turned: [...figure.turned, turned] } },
  };
}

/** The mover has picked: the top strength card says how many weapons stand against the target. */
export function figureExtorts(state: OracleState, mover: number, target: number, tool: string): OracleState {
  const said = say(state, 'michel-extorted', { seat: mover, other: target, what: tool });
  const { card, strength, after } = turnedStrength(cite(closed(said), 'michel.extort'));
  return opened(say(after, 'michel-turned', { other: target, what: card, count: strength }), {
    kind: 'michel-fight',
    seat: target,
    by: mover,
    target,
    tool,
    strength,
    played: 0,
    out: [],
    answered: false,
  });
}

export function figureFightOf(state: OracleState): FigureDecision {
  const decision = innermost(state);
  if (decision?.kind !== 'michel-fight') throw new RangeError('the figure extorts nobody');
  return decision;
}

/** michel.outcome, given in: the tool goes where used-up cards go. */
export function yieldedToFigure(state: OracleState): OracleState {
  const { target, tool } = figureFightOf(state);
  const given = usedUp(cite(closed(state), 'michel.outcome', 'extort.yield'), target, tool);
  return say(given, 'yielded', { seat: target, what: tool });
}

/** Lost: the tool, else a random card, goes where used-up cards go; then the beating. */
function lostToFigure(state: OracleState): OracleState {
  const { target, tool } = figureFightOf(state);
  const over = say(closed(state), 'michel-won', { other: target });
  const { card, after } =
    countOf(over.seats[target].hand, tool) > 0 ? { card: tool, after: over } : randomCard(over, target);
  const paid = card === undefined ? sayMissing(after, target, 0, 1) : discarded(after, target, [card]);
  return beaten(paid, target, state.world.n.fightBeatings);
}

/** michel.outcome: weapon by weapon until there are as many as the strength, or all have declined. */
export function answeredFigure(state: OracleState, weapon: string | undefined): OracleState {
  const fight = figureFightOf(state);
  const cited = cite(state, 'michel.outcome', ...(fight.seat === fight.target ? [] : ['team.help']));
  const after = weapon === undefined ? cited : spent(cited, fight.seat, weapon);
  const now: FigureDecision =
    weapon === undefined
      ? { ...fight, answered: true, out: [...fight.out, fight.seat] }
      : { ...fight, answered: true, played: fight.played + 1 };
  if (now.played >= now.strength) {
    const { target } = fight;
    const count = state.world.n.michelReward;
    return withSeat(say(closed(after), 'michel-beaten', { seat: target, count }), target, {
      cigarettes: after.seats[target].cigarettes + count,
    });
  }
  const [next] = sideAsked(after, fight.target, fight.target, now.out);
  return next === undefined ? lostToFigure(replaced(after, now)) : replaced(after, { ...now, seat: next });
}
