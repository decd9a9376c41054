// The search deck helper, rule by rule, and what it must never tell.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { searchCards, sizeOf } from './deck-cards.ts';
import { cardsFound } from './gang-facts.ts';
import type { CompanionCommand } from './command.ts';
import type { CompanionState } from './state.ts';
import { testCompanion } from './testing/test-companion.ts';
import type { TestCompanion } from './testing/test-companion.ts';

const ALL = searchCards(sampleGame);
const TOTAL = ALL.reduce((sum, { copies }) => sum + copies, 0);

function counts(state: CompanionState): Record<string, number> {
  const { cards, discard, hands, aside } = state.table.deck;
  const found: Record<string, number> = {};
  for (const id of cards) found[id] = (found[id] ?? 0) + 1;
  for (const pile of [discard, aside, ...hands])
    for (const [id, count] of Object.entries(pile)) found[id] = (found[id] ?? 0) + count;
  return found;
}
const EVERY = Object.fromEntries(ALL.map(({ id, copies }) => [id, copies]));

/** The whole deck in the hand of seat 0. */
function drawAll(companion: TestCompanion): void {
  // The hand dealt at the start asks for no room (search.room).
  while (companion.state.table.deck.cards.length > 0) companion.do({ do: 'deal', seat: 0 });
}

describe('search.draw', () => {
  it.each([
    ['cell-block', 1],
    ['showers', 3],
    ['infirmary', 2],
    ['solitary', 1],
  ])('%s brings %i', (location, count) => {
    const companion = testCompanion();
    expect(cardsFound(companion.t, companion.state.table, 2, location)).toBe(count);
    expect(companion.do({ do: 'draw', seat: 2, location })).toEqual([
      { kind: 'drew', rule: 'search.draw', seat: 2, count },
    ]);
    expect(sizeOf(companion.state.table.deck.hands[2] ?? {})).toBe(count);
    expect(companion.state.table.deck.cards).toHaveLength(TOTAL - count);
  });
  it('gang.bonus: one more for the gang that finds more', () => {
    const companion = testCompanion();
    companion.do({ do: 'join', seat: 0, gang: 'fingers' });
    expect(cardsFound(companion.t, companion.state.table, 0, 'showers')).toBe(4);
    expect(companion.do({ do: 'draw', seat: 0, location: 'showers' })[0]?.count).toBe(4);
  });
  it('setup.hand: the starting hand, without a bonus', () => {
    const companion = testCompanion();
    companion.do({ do: 'join', seat: 0, gang: 'fingers' });
    expect(companion.do({ do: 'deal', seat: 0 })).toEqual([{ kind: 'drew', rule: 'setup.hand', seat: 0, count: 3 }]);
  });
  it('takes the top of the deck', () => {
    const companion = testCompanion();
    const top = companion.state.table.deck.cards.at(-1) ?? '';
    companion.do({ do: 'draw', seat: 1, location: 'cafeteria' });
    expect(companion.state.table.deck.hands[1]).toEqual({ [top]: 1 });
  });
  it('a stranger draws nothing', () => {
    const companion = testCompanion();
    expect(companion.refuse({ do: 'draw', seat: 4, location: 'showers' }).code).toBe('NO_SUCH_SEAT');
    expect(companion.refuse({ do: 'draw', seat: 0, location: 'yard' }).code).toBe('UNKNOWN_ACTION');
  });
});

describe('search.empty', () => {
  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [0, 2, 2],
    [0, 5, 3],
    [1, 0, 1],
    [1, 1, 2],
    [2, 0, 2],
    [2, 1, 3],
    [2, 9, 3],
  ])('deck %i, discard %i: a search of 3 draws %i', (deck, discard, drawn) => {
    const companion = testCompanion();
    drawAll(companion);
    const hand = Object.entries(companion.state.table.deck.hands[0] ?? {}).flatMap(([id, count]) =>
      Array.from({ length: count }, () => id),
    );
    for (const card of hand.slice(0, deck)) companion.do({ do: 'put-back', card, from: 0 });
    for (const card of hand.slice(deck, deck + discard)) companion.do({ do: 'discard', seat: 0, card });
    const steps = companion.do({ do: 'draw', seat: 1, location: 'showers' });
    expect(sizeOf(companion.state.table.deck.hands[1] ?? {})).toBe(drawn);
    expect(steps.some(({ kind }) => kind === 'reshuffled')).toBe(discard > 0 && deck < 3);
    if (drawn === 0) expect(steps).toEqual([{ kind: 'nothing', rule: 'search.empty', seat: 1, count: 0 }]);
    expect(counts(companion.state)).toEqual(EVERY);
  });
});

describe('hands', () => {
  it('turn.discard: only from the hand, open to all', () => {
    const companion = testCompanion();
    companion.do({ do: 'draw', seat: 0, location: 'cafeteria' });
    const [card = ''] = Object.keys(companion.state.table.deck.hands[0] ?? {});
    const [other = ''] = ALL.map(({ id }) => id).filter((id) => id !== card);
    expect(companion.refuse({ do: 'discard', seat: 0, card: other })).toMatchObject({
      code: 'FORBIDDEN',
      rule: 'turn.discard',
    });
    expect(companion.refuse({ do: 'discard', seat: 1, card })).toMatchObject({ rule: 'turn.discard' });
    expect(companion.do({ do: 'discard', seat: 0, card })).toEqual([
      { kind: 'discarded', rule: 'turn.discard', seat: 0, what: card, count: 1 },
    ]);
    expect(companion.state.table.deck.discard).toEqual({ [card]: 1 });
  });
  it('setup.secret: who gives a card away tells nobody else which', () => {
    const companion = testCompanion();
    companion.do({ do: 'draw', seat: 0, location: 'cafeteria' });
    const [card = ''] = Object.keys(companion.state.table.deck.hands[0] ?? {});
    expect(companion.refuse({ do: 'give', seat: 1, to: 0, card })).toMatchObject({ rule: 'setup.secret' });
    expect(companion.refuse({ do: 'give', seat: 0, to: 0, card }).code).toBe('NO_SUCH_SEAT');
    expect(companion.do({ do: 'give', seat: 0, to: 3, card })).toEqual([
      { kind: 'gave', rule: 'setup.secret', seat: 0, other: 3, count: 1 },
    ]);
    expect(companion.state.table.deck.hands[3]).toEqual({ [card]: 1 });
  });
});

describe('setup.piles: slips put right', () => {
  it('a card on the table leaves the deck and may come back', () => {
    const companion = testCompanion();
    expect(companion.do({ do: 'remove', card: 'comb' })).toEqual([
      { kind: 'took', rule: 'setup.piles', what: 'comb', count: 1, correction: true },
    ]);
    expect(companion.state.table.deck.cards).not.toContain('comb');
    expect(companion.refuse({ do: 'remove', card: 'comb' }).code).toBe('BAD_CORRECTION');
    expect(companion.do({ do: 'put-back', card: 'comb', from: 'aside' })[0]).toMatchObject({
      kind: 'corrected',
      what: 'comb',
      correction: true,
    });
    expect(companion.refuse({ do: 'put-back', card: 'comb', from: 'aside' }).code).toBe('BAD_CORRECTION');
    expect(counts(companion.state)).toEqual(EVERY);
  });
  it('a card out of a hand goes back unnamed', () => {
    const companion = testCompanion();
    companion.do({ do: 'draw', seat: 0, location: 'cafeteria' });
    const [card = ''] = Object.keys(companion.state.table.deck.hands[0] ?? {});
    expect(companion.do({ do: 'put-back', card, from: 0 })).toEqual([
      { kind: 'corrected', rule: 'setup.piles', seat: 0, count: 1, correction: true },
    ]);
  });
  it('refuses cards that are no search cards', () => {
    const companion = testCompanion();
    for (const card of ['spoon', 'knife']) expect(companion.refuse({ do: 'remove', card }).code).toBe('BAD_CORRECTION');
    for (const card of ['x', '__proto__', 'constructor']) {
      for (const command of [
        { do: 'remove', card },
        { do: 'put-back', card, from: 'aside' },
        { do: 'give', seat: 0, to: 1, card },
      ] as const)
        expect(companion.refuse(command).code).toBe('UNKNOWN_ACTION');
    }
  });
});

describe('shuffling', () => {
  it('the same seed gives the same deck, another one another', () => {
    const deck = (seed: number): string => testCompanion({}, seed).state.table.deck.cards.join();
    expect(deck(4)).toBe(deck(4));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => deck(seed))).size).toBe(40);
  });
  it('every kind of card comes to the top as often as it has copies (chi-square over 500 seeds)', () => {
    const seeds = 500;
    const tops = new Map<string, number>();
    for (let seed = 0; seed < seeds; seed++) {
      const top = testCompanion({}, seed * 7919 + 1).state.table.deck.cards.at(-1) ?? '';
      tops.set(top, (tops.get(top) ?? 0) + 1);
    }
    const chi = ALL.reduce((sum, { id, copies }) => {
      const expected = (seeds * copies) / TOTAL;
      return sum + ((tops.get(id) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // As many degrees of freedom as kinds less one; mean plus four standard deviations.
    const freedom = ALL.length - 1;
    expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });
  it('after a removal the rest is as well shuffled: the next copy lies anywhere', () => {
    const seeds = 600;
    const positions: number[] = [];
    for (let seed = 0; seed < seeds; seed++) {
      const companion = testCompanion({}, seed * 104_729 + 3);
      companion.do({ do: 'remove', card: 'shoelace' });
      positions.push(companion.state.table.deck.cards.indexOf('shoelace') / (TOTAL - 1));
    }
    // The lowest of two copies out of n places lies at a third of the way on average.
    const mean = positions.reduce((sum, at) => sum + at, 0) / seeds;
    expect(mean).toBeGreaterThan(0.31);
    expect(mean).toBeLessThan(0.35);
  });
});

describe('what the log tells', () => {
  const ids = ALL.map(({ id }) => id);
  const command: fc.Arbitrary<CompanionCommand> = fc.oneof(
    fc.record({
      do: fc.constant('draw' as const),
      seat: fc.nat(3),
      location: fc.constantFrom('showers', 'cafeteria', 'infirmary'),
    }),
    fc.record({ do: fc.constant('deal' as const), seat: fc.nat(3) }),
    fc.record({ do: fc.constant('discard' as const), seat: fc.nat(3), card: fc.constantFrom(...ids) }),
    fc.record({ do: fc.constant('give' as const), seat: fc.nat(3), to: fc.nat(3), card: fc.constantFrom(...ids) }),
    fc.record({
      do: fc.constant('put-back' as const),
      card: fc.constantFrom(...ids),
      from: fc.constantFrom<0 | 1 | 'discard' | 'aside'>(0, 1, 'discard', 'aside'),
    }),
    fc.record({ do: fc.constant('remove' as const), card: fc.constantFrom(...ids) }),
    fc.constant({ do: 'undo' as const }),
  );
  const tryAll = (companion: TestCompanion, commands: readonly CompanionCommand[]): void => {
    for (const one of commands) {
      try {
        companion.do(one);
      } catch (fault) {
        if (!/^[A-Z_]+ [a-z.-]*:/.test((fault as Error).message)) throw fault;
      }
    }
  };
  it('names no card that is drawn, given or put back out of a hand', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const companion = testCompanion();
        tryAll(companion, commands);
        for (const step of companion.state.log.flatMap(({ steps }) => steps)) {
          if (['drew', 'gave', 'reshuffled', 'nothing'].includes(step.kind)) expect(step.what).toBeUndefined();
          if (step.kind === 'corrected' && step.seat !== undefined) expect(step.what).toBeUndefined();
        }
      }),
      { numRuns: 100, seed: 11 },
    );
  });
  it('all cards are somewhere, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const companion = testCompanion();
        tryAll(companion, commands);
        expect(counts(companion.state)).toEqual(EVERY);
      }),
      { numRuns: 100, seed: 12 },
    );
  });
  it('is the same for two decks that differ only in what is hidden', () => {
    const log = (seed: number): unknown => {
      const companion = testCompanion({}, seed);
      for (const seat of [0, 1, 2, 0]) companion.do({ do: 'draw', seat, location: 'showers' });
      return companion.state.log;
    };
    expect(log(1)).toEqual(log(2));
  });
});
