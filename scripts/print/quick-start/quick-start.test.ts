// The quick start: complete in every language, and what it tells strangers to do is what the engine allows, for two rounds of any game.
import { describe, expect, it, test } from 'vitest';
import { actionId, compile, decider, listActions, newGame, step, viewFor } from '../../../engine/index.ts';
import { loadedGame } from '../rulebook/testing/loaded-game.ts';
import { templates } from '../rulebook/testing/printed-book.ts';
import { layQuickStart } from './lay-quick-start.ts';
import { quickStartData, QUICK_PAGES } from './quick-start-data.ts';

const game = loadedGame();

describe.each(game.languages)('the quick start (%s)', (lang) => {
  it('has four pages without a fault', () => {
    const { document, problems } = layQuickStart(game, lang, templates);
    expect(problems).toEqual([]);
    expect(document.pages).toHaveLength(4);
  });
  it('names every location in its first round, and leaves no place in its words open', () => {
    const words = QUICK_PAGES.map((page) => JSON.stringify(quickStartData(game, lang, page))).join('\n');
    expect(words).not.toContain('~');
    const round = JSON.stringify(quickStartData(game, lang, 'round1'));
    for (const { faces, name } of game.locations) if (faces.length > 0) expect(round).toContain(name[lang]);
  });
});

/** What the page on the first round says for each location, first choice first. */
const FIRST_ROUND: Readonly<Record<string, readonly string[]>> = {
  showers: ['search'],
  cafeteria: ['steal-spoon'],
  'common-room': ['sell', 'search'],
  infirmary: ['search'],
  'cell-block': ['dig', 'search'],
};

test.each(Array.from({ length: 40 }, (_unused, seed) => seed))(
  'strangers who do just what it says play two rounds, the engine agreeing (seed %i)',
  (seed) => {
    const players = 2 + (seed % 5);
    const t = compile(game, { players });
    const s = newGame(t, seed);
    const offered = () => listActions(t, s).map((code) => ({ code, id: actionId(t, code) }));
    const place = (seat: number): string => viewFor(t, s, seat).seats[seat]!.location!;
    /** Answers to whatever is asked in between: the first that is offered. */
    const settle = (until: (ids: readonly string[]) => boolean) => {
      for (let asked = 0; !until(offered().map(({ id }) => id)); asked++) {
        expect(asked).toBeLessThan(40);
        step(t, s, offered()[0]!.code);
      }
    };
    const inTurn = (ids: readonly string[]) => ids.includes('end-turn');
    for (let turn = 0; turn < 2 * players; turn++) {
      const seat = decider(s);
      const roll = offered().find(({ id }) => id === 'roll');
      expect(roll, 'the first action: rolling').toBeDefined();
      step(t, s, roll!.code);
      settle(inTurn);
      const next = FIRST_ROUND[place(seat)]!.flatMap((kind) =>
        offered().filter(({ id }) => id.split(':')[0] === kind),
      )[0];
      expect(next, `the second action, in ${place(seat)}`).toBeDefined();
      step(t, s, next!.code);
      settle(inTurn);
      step(t, s, offered().find(({ id }) => id === 'end-turn')!.code);
      settle((ids) => inTurn(ids) && decider(s) !== seat);
    }
  },
);
