// Setting the table: who gets what, in which order, from which seed.
import { describe, expect, it, test } from 'vitest';
import { canonical } from '../canonical/canonical.ts';
import { newGame } from '../play/new-game.ts';
import { newGameRecorded } from '../play/record.ts';
import { sampleGame } from '../testing/sample-game.ts';
import type { Options } from '../api/options.ts';
import { checkOptions } from '../tables/check-options.ts';
import { compile } from '../tables/compile.ts';
import { checkState } from '../state/check-state.ts';
import { viewFor } from '../view/view-for.ts';
import { eventsFor } from '../view/events-for.ts';

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('setup.players', () => {
  test.each([2, 3, 4, 5, 6])('%i players sit down', (players) => {
    expect(checkOptions(sampleGame, { players })).toEqual([]);
    expect(
      canonical(compile(sampleGame, { players }), newGame(compile(sampleGame, { players }), 1)).seats,
    ).toHaveLength(players);
  });
  test.each([0, 1, 7, 2.5, Number.NaN])('%d players do not', (players) => {
    expect(checkOptions(sampleGame, { players }).map(({ code }) => code)).toContain('PLAYERS');
    expect(() => compile(sampleGame, { players })).toThrow('PLAYERS: The game is for 2 to 6 players');
  });
});

describe('options from outside', () => {
  test.each([
    [null, 'OPTIONS', 'the number of players'],
    [{ players: '4' }, 'PLAYERS', 'Change it'],
    [{ players: 4, Michel: true }, 'OPTIONS', 'Did you mean "michel"?'],
    [{ players: 4, michel: 'yes' }, 'OPTIONS', 'Change it'],
    [{ players: 4, numbers: { handlimit: 3 } }, 'NUMBERS', 'Did you mean "handLimit"?'],
    [{ players: 4, numbers: { sausages: 3 } }, 'NUMBERS', 'Known are dieFaces'],
    [{ players: 4, numbers: JSON.parse('{ "__proto__": 3 }') as object }, 'NUMBERS', 'Known are'],
    [{ players: 4, numbers: { actionCost: 0 } }, 'NUMBERS', 'actionCost'],
    [{ players: 2, inmates: [null, null] }, 'INMATES', 'female and male'],
    [{ players: 2, inmates: [{ inmate: 'a', side: 'x' }] }, 'INMATES', 'female and male'],
    [{ players: 4, target: 2.5 }, 'TARGET', 'Change it'],
  ])('%j are a fault: %s', (options, code, hint) => {
    const [fault] = checkOptions(sampleGame, options as unknown as Options);
    expect(fault?.code).toBe(code);
    expect(fault?.hint).toContain(hint);
    expect(() => compile(sampleGame, options as unknown as Options)).toThrow(`${code}: `);
  });
  it('play without the figure where it has no strength card', () => {
    const game = { ...sampleGame, strengthCards: sampleGame.strengthCards.map((card) => ({ ...card, copies: 0 })) };
    expect(checkOptions(game, { players: 4 })).toEqual([]);
    expect(checkOptions(game, { players: 4, michel: true }).map(({ code }) => code)).toEqual(['CONTENT']);
  });
});

describe('setup.inmate', () => {
  const [a, b] = [
    { inmate: 'a', side: 'female' },
    { inmate: 'b', side: 'male' },
  ] as const;
  it('shows whom each seat picked', () => {
    const t = compile(sampleGame, { players: 2, inmates: [a, b] });
    expect(viewFor(t, newGame(t, 1), 'table').seats.map(({ inmate, side }) => [inmate, side])).toEqual([
      ['a', 'female'],
      ['b', 'male'],
    ]);
  });
  test.each([
    ['two the same', [a, a], 'Two seats chose the same inmate.'],
    ['a stranger', [a, { inmate: 'z', side: 'male' }], 'There is no inmate "z".'],
    ['too few', [a], 'There are 2 players but 1 inmates.'],
  ] as const)('refuses %s', (_, inmates, message) => {
    expect(checkOptions(sampleGame, { players: 2, inmates })).toMatchObject([{ code: 'INMATES', message }]);
  });
  it('changes nothing but looks', () => {
    const plain = compile(sampleGame, { players: 2 });
    expect(newGame(compile(sampleGame, { players: 2, inmates: [a, b] }), 3)).toEqual(newGame(plain, 3));
  });
});

describe('setup.hand', () => {
  test.each([2, 3, 4, 5, 6])('each of %i draws 3 search cards and 1 background', (players) => {
    const t = compile(sampleGame, { players });
    const state = canonical(t, newGame(t, 11));
    for (const seat of state.seats) {
      expect(total(seat.hand)).toBe(3);
      expect(seat.hidden).toHaveLength(1);
      for (const id of Object.keys(seat.hand))
        expect(sampleGame.cards.find((card) => card.id === id)?.pile).toBe('search');
    }
    expect(state.deck).toHaveLength(t.deckSize - 3 * players);
    expect(new Set(state.seats.flatMap(({ hidden }) => hidden)).size).toBe(players);
  });
  it('deals what there is when cards run out', () => {
    const few = {
      ...sampleGame,
      cards: sampleGame.cards.map((card) =>
        card.pile === 'search' ? { ...card, copies: card.id === 'pan' ? 4 : 0 } : card,
      ),
    };
    const t = compile(few, { players: 2 });
    const s = newGame(t, 1);
    expect(
      canonical(t, s)
        .seats.map(({ hand }) => total(hand))
        .sort(),
    ).toEqual([1, 3]);
    expect(checkState(t, s)).toEqual([]);
  });
  it('takes house numbers', () => {
    const t = compile(sampleGame, { players: 2, numbers: { startHand: 5, startBackgrounds: 2 } });
    const seat = canonical(t, newGame(t, 1)).seats[0];
    expect([total(seat.hand), seat.hidden.length]).toEqual([5, 2]);
  });
  it('deals real cards where the table hands them in', () => {
    const t = compile(sampleGame, { players: 2 });
    const made = newGameRecorded(t, 1, {
      start: 1,
      draws: ['pan', 'pan', 'tape', 'cap', 'cap', 'cap'],
      backgrounds: ['boxer', 'miner'],
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const { seats, start } = canonical(t, made.value.state);
    expect(start).toBe(1);
    expect(seats.map(({ hand }) => hand)).toEqual([{ cap: 3 }, { pan: 2, tape: 1 }]);
    expect(seats.map(({ hidden }) => hidden)).toEqual([['miner'], ['boxer']]);
  });
  test.each([
    { draws: ['pan', 'pan', 'pan'] },
    { draws: ['spoon'] },
    { draws: ['nonsense'] },
    { start: 2 },
    { backgrounds: ['miner', 'miner'] },
    { dice: [1] },
  ])('refuses cards that cannot be: %j', (outcomes) => {
    expect(newGameRecorded(compile(sampleGame, { players: 2 }), 1, outcomes)).toMatchObject({
      ok: false,
      refusal: { code: 'BAD_OUTCOME' },
    });
  });
});

describe('setup.secret', () => {
  const t = compile(sampleGame, { players: 3 });
  const made = newGameRecorded(t, 5);
  if (!made.ok) throw new Error('no game');
  const { state, events } = made.value;
  it('shows each seat its own hand and background only', () => {
    const view = viewFor(t, state, 1);
    expect(view.seats.map(({ hand }) => hand !== undefined)).toEqual([false, true, false]);
    expect(view.seats.map(({ backgrounds }) => backgrounds?.length)).toEqual([undefined, 1, undefined]);
    expect(view.seats.map(({ handSize }) => handSize)).toEqual([3, 3, 3]);
    expect(
      viewFor(t, state, 'table').seats.every(
        ({ hand, backgrounds }) => hand === undefined && backgrounds === undefined,
      ),
    ).toBe(true);
  });
  it('tells the table how many cards were drawn, and the drawer which', () => {
    const drawn = (viewer: number | 'table'): unknown[] =>
      eventsFor(t, events, viewer)
        .filter(({ kind, seat }) => kind === 'drew' && seat === 0)
        .map(({ what, count }) => [what !== undefined, count]);
    expect(drawn('table')).toEqual([[false, 3]]);
    expect(drawn(1)).toEqual([[false, 3]]);
    expect(drawn(0)).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
    ]);
  });
});

describe('setup.start', () => {
  it('puts all figures in the cell block', () => {
    const t = compile(sampleGame, { players: 4 });
    expect(canonical(t, newGame(t, 1)).seats.map(({ location }) => location)).toEqual(Array(4).fill('cell-block'));
  });
});

describe('setup.piles', () => {
  it('lays out tools, knives and gangs', () => {
    const t = compile(sampleGame, { players: 2 });
    const { piles, gangPiles, discard } = canonical(t, newGame(t, 1));
    expect(piles).toEqual({ knife: 5, spoon: 12, pickaxe: 10, shovel: 9 });
    expect(gangPiles).toEqual({ moles: 3, fingers: 3, tinkers: 3, traders: 3, fists: 3, ghosts: 3 });
    expect(discard).toEqual({});
  });
});

describe('setup.first', () => {
  it('draws the start player by chance, everybody in turn', () => {
    const t = compile(sampleGame, { players: 6 });
    const starts = Array.from({ length: 600 }, (_, seed) => canonical(t, newGame(t, seed)).start);
    for (let seat = 0; seat < 6; seat++) expect(starts.filter((start) => start === seat).length).toBeGreaterThan(60);
  });
  it('gives the start player the first turn', () => {
    const t = compile(sampleGame, { players: 3 });
    for (let seed = 0; seed < 9; seed++)
      expect(canonical(t, newGame(t, seed))).toMatchObject({
        turn: 1,
        actionsLeft: 2,
        active: canonical(t, newGame(t, seed)).start,
      });
  });
  test.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the seed %d', (seed) => {
    expect(() => newGame(compile(sampleGame, { players: 2 }), seed)).toThrow('BAD_SEED');
  });
});
