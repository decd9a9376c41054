// The tables of the rulebook: every figure in them is the game's own.
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/facts/game.ts';
import { speakPrint } from '../speak.ts';
import { makeTable, type TableId } from './tables.ts';
import { glossaryTable } from './word-tables.ts';
import { loadedGame } from './testing/loaded-game.ts';

const game = loadedGame();

/** A table as plain lines; pictures in brackets. */
function lines(id: TableId, of: Game = game, lang = 'en'): readonly string[] {
  return makeTable(id, { game: of, lang, speak: speakPrint(of, lang) }).rows.map(({ cells }) =>
    cells
      .map(({ segments }) => segments.map(({ text, icon }) => (icon === '' ? text : `[${icon}]`)).join(''))
      .join(' | '),
  );
}

describe('tables', () => {
  it('list the target for each number of players', () => {
    expect(lines('targets')).toEqual(
      game.targets.map(({ players, points }) => `${String(players)} | ${String(points)}`),
    );
  });

  it('show die faces, search value, actions and limits of each location', () => {
    const base = { picture: 'yard', row: 'top' as const, name: { en: 'Yard' }, flavour: { en: '' } };
    const locations: Game['locations'] = [
      { ...base, id: 'yard', faces: [2, 5], search: 4, actions: ['sell', 'buy'], limits: [] },
      { ...base, id: 'attic', faces: [], search: 1, actions: ['dig'], limits: ['no-crafting', 'no-extortion'] },
    ];
    expect(lines('locations', { ...game, locations })).toEqual([
      'Yard | [die-2][die-5] | 4 | Sell, Buy',
      'Yard | none | 1 | Dig, No crafting, No extortion',
    ]);
  });

  it('show parts of a recipe with pictures', () => {
    expect(lines('recipes')[0]).toBe(
      '[shovel] Shovel | [pan] Pan or [bucket] Bucket + [shoelace] Shoelace or [tape] Tape',
    );
  });

  it('add up every card of the box', () => {
    const all = [...game.cards, ...game.gangs].reduce((sum, { copies }) => sum + copies, 0) + game.backgrounds.length;
    expect(lines('deck').at(-1)).toBe(`All cards without the module | ${String(all)} | `);
  });

  it('name both values where cards of a kind bring different numbers of cigarettes', () => {
    const cards = game.cards.map((card) => ({ ...card, cigarettes: card.id === 'ring' ? 7 : 2 }));
    const accessories = cards.filter(({ kind }) => kind === 'accessory').reduce((sum, { copies }) => sum + copies, 0);
    expect(lines('deck', { ...game, cards })).toContain(`Accessories | ${String(accessories)} | 2, 7`);
  });

  it('follow a changed price and a changed number of points', () => {
    const cards = game.cards
      .filter(({ id }) => id === 'shovel')
      .map((card) => ({ ...card, price: 11, points: 4, cigarettes: 6 }));
    expect(lines('prices', { ...game, cards })).toEqual([
      '[shovel] Shovel | 11 [cigarette] | 6 [cigarette] | 4 [tunnel]',
    ]);
  });

  it('sort the glossary as the language does', () => {
    const terms = glossaryTable(game, 'de', speakPrint(game, 'de'), new Map()).rows.map(
      ({ cells }) => cells[0]?.segments[0]?.text ?? '',
    );
    expect(terms).toEqual([...terms].sort(new Intl.Collator('de').compare));
    expect(terms.length).toBeGreaterThan(0);
  });
});
