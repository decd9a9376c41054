// The quick fold of a game against a slow count over the events as they are told in words, in every mode.
import { describe, expect, test } from 'vitest';
import {
  ACTION_KINDS,
  EVENT_SIZE,
  actionParts,
  applyRecorded,
  compile,
  decider,
  eventsFor,
  isAtTurn,
  kindFirst,
  newGameRecorded,
  viewFor,
} from '../../../engine/index.ts';
import type { ActionParts, GameEvent, Recorded, Result, State } from '../../../engine/index.ts';
import { EVERY_MODE, modeName } from '../../../engine/testing/every-mode.ts';
import { realGame } from '../../../engine/testing/real-game.ts';
import { beginGame, countStep, endGame } from './fold-game.ts';
import { PAID_KINDS, TOOL_SOURCES, WHOLE_WIN, makeCount } from './game-count.ts';

interface Step {
  readonly action: ActionParts | undefined;
  readonly paid: boolean;
  readonly events: readonly GameEvent[];
}

const open = (result: Result<Recorded>): Recorded => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

const isTool = (id: string | undefined): boolean => realGame.cards.some((card) => card.id === id && card.points > 0);

/** Tunnel points that end a game soon. */
const SHORT = 6;

describe.each(
  EVERY_MODE.map((options) => [modeName(options), compile(realGame, { ...options, target: SHORT })] as const),
)('%s', (_, t) => {
  const count = makeCount(t);
  const steps: Step[] = [];
  let last: State;
  // Two games one after the other: the second must know nothing of the first.
  for (const seed of [3, 4]) {
    steps.length = 0;
    let { state, events } = open(newGameRecorded(t, seed));
    beginGame(count, events);
    steps.push({ action: undefined, paid: false, events: eventsOf(events) });
    for (let seat = decider(state); seat >= 0; seat = decider(state)) {
      const atTurn = isAtTurn(state);
      const action = kindFirst(t, state);
      ({ state, events } = open(applyRecorded(t, state, action)));
      countStep(count, action, seat, atTurn, events);
      steps.push({ action: actionParts(t, action), paid: atTurn, events: eventsOf(events) });
    }
    endGame(count, state);
    last = state;
  }

  /** What happened as if all lay open. */
  function eventsOf(raw: readonly number[]): GameEvent[] {
    const all = Array.from({ length: raw.length / EVENT_SIZE }, (_, i) =>
      raw.slice(i * EVENT_SIZE, (i + 1) * EVENT_SIZE),
    );
    return all.flatMap((one) => eventsFor(t, [...one.slice(0, EVENT_SIZE - 1), -1], 'table'));
  }

  const all = steps.flatMap(({ events }) => events);
  const of = (kind: GameEvent['kind']): GameEvent[] => all.filter((event) => event.kind === kind);
  const sum = (events: readonly GameEvent[]): number => events.reduce((total, { count: n }) => total + n, 0);

  test('turns, rolls, beatings, healing, deck turns', () => {
    expect(count.turns).toBe(of('turn-began').length);
    expect(count.rolls).toBe(steps.filter(({ action, paid }) => paid && action?.kind === 'roll').length);
    expect(count.beatings).toBe(sum(of('beaten')));
    expect(count.healings).toBe(sum(of('healed')));
    expect(count.reshuffles).toBe(of('reshuffled').length);
    expect(count.discards).toBe(steps.filter(({ action }) => action?.kind === 'discard').length);
  });

  test('points by tool and by side are those on the boards', () => {
    const view = viewFor(t, last, 'table');
    expect(Array.from(count.toolPoints)).toEqual(
      realGame.cards.map(({ id }) => sum(of('dug').filter(({ what }) => what === id))),
    );
    const bySide = Array.from({ length: count.sides }, () => 0);
    for (const { seat, points } of view.seats) bySide[count.sideOf[seat]] += points;
    expect(Array.from(count.points.subarray(0, count.sides))).toEqual(bySide);
    expect(Array.from(count.share)).toEqual(view.result?.shares.map((share) => Math.round(share * WHOLE_WIN)));
  });

  test('tools got, by where from', () => {
    const got = Object.fromEntries(TOOL_SOURCES.map((source) => [source, 0]));
    for (const { action, events } of steps) {
      const fought = events.some(({ kind }) => kind === 'fight-won');
      const redealt = events.some(({ kind }) => kind === 'redealt');
      for (const { kind, what, other } of events.filter(({ what: id }) => isTool(id))) {
        if (kind === 'crafted') got['craft']++;
        if (kind === 'bought') got['buy']++;
        if (kind === 'took') got[action?.kind === 'steal-spoon' ? 'spoon' : 'effect']++;
        if (kind === 'yielded' && other !== undefined) got['extortion']++;
        if (kind === 'stole') got[fought ? 'extortion' : 'effect']++;
        if (kind === 'drew' && !redealt && what !== undefined) got['draw']++;
      }
    }
    expect(Object.fromEntries(TOOL_SOURCES.map((source, at) => [source, count.sources[at]]))).toEqual(got);
  });

  test('extortions and how they end, for and against the figure too', () => {
    expect(count.extortions).toBe(of('extorted').length);
    expect(count.yields).toBe(of('yielded').filter(({ other }) => other !== undefined).length);
    expect(count.fightsWon + count.fightsLost).toBe(of('fight-won').length);
    expect(count.yields + count.fightsWon + count.fightsLost).toBe(of('extorted').length);
    expect(count.michelExtortions).toBe(of('michel-extorted').length);
    expect(count.michelBeaten).toBe(of('michel-beaten').length);
    expect(count.swaps).toBe(of('swap-accepted').length);
    if (t.teams === 0) expect(count.helps).toBe(0);
  });

  test('actions by kind, what they cost, and where', () => {
    const cost = (kind: string): number => (kind === 'careful' ? t.n.carefulCost : t.n.actionCost);
    const paid = steps.flatMap(({ action, paid: atTurn }) =>
      atTurn && action !== undefined && (PAID_KINDS as readonly string[]).includes(action.kind) ? [action.kind] : [],
    );
    expect(Array.from(count.spentOn)).toEqual(
      ACTION_KINDS.map((kind) => paid.filter((one) => one === kind).length * cost(kind)),
    );
    expect(count.spent).toBe(paid.reduce((total, kind) => total + cost(kind), 0));
    expect(count.spentAt.reduce((a, b) => a + b)).toBe(count.spent);
    expect(count.turnsAt.reduce((a, b) => a + b)).toBe(count.turns);
    // A turn has so many actions and no more, but for what cards add.
    expect(count.spent).toBeLessThanOrEqual(count.turns * t.n.actionsPerTurn + sum(of('extra-action')));
  });

  test('gangs, cards and backgrounds', () => {
    const { seats } = viewFor(t, last, 'table');
    expect(Array.from(count.gang, (gang) => realGame.gangs[gang - 1]?.id)).toEqual(seats.map(({ gang }) => gang));
    expect(Array.from(count.played)).toEqual(
      realGame.cards.map(({ id }) => of('played').filter(({ what }) => what === id).length),
    );
    expect(count.dealtTo.filter((seat) => seat > 0).length).toBe(t.seats * t.n.startBackgrounds);
    expect(count.revealed.filter((yes) => yes === 1).length).toBe(of('revealed').length);
    for (const { seat, revealed } of seats)
      for (const id of revealed)
        expect(count.dealtTo[realGame.backgrounds.findIndex((background) => background.id === id)]).toBe(seat + 1);
  });

  test('piles hold what the table sees', () => {
    const { piles, gangPiles } = viewFor(t, last, 'table');
    const left = realGame.cards.flatMap(({ id }, card) => (t.open[card] === 1 ? [[id, count.pile[card]]] : []));
    expect(Object.fromEntries(left)).toEqual(piles);
    expect(Object.fromEntries(realGame.gangs.map(({ id }, gang) => [id, count.gangPile[gang]]))).toEqual(gangPiles);
  });
});
