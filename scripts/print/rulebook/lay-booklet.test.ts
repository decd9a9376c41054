// The booklet as a file: printed, read back and folded, it is the rulebook, in every language and on every paper.
import { describe, expect, it } from 'vitest';
import type { DisplayItem } from '../display/display-list.ts';
import { bookArt } from './book-art.ts';
import { layBooklet } from './lay-booklet.ts';
import { allPages } from './lay-rulebook.ts';
import { fold } from './testing/fold.ts';
import { loadedGame } from './testing/loaded-game.ts';
import { bookIn, PAPERS, templates } from './testing/printed-book.ts';

const game = loadedGame();
const cases = game.languages.flatMap((lang) =>
  PAPERS.map((paper) => ({ lang, paper, name: `${lang}, ${paper.name}` })),
);

describe.each(cases)('the booklet ($name)', ({ lang, paper }) => {
  const { document, problems } = layBooklet(game, lang, paper, bookArt(templates));
  const names = allPages(bookIn(lang)).map(({ name }) => `rulebook-${name}`);
  const on = (items: readonly DisplayItem[], left: boolean): number | undefined => {
    const form = items.find((item) => item.kind === 'form' && item.x < paper.height / 2 - 20 === left);
    return form?.kind === 'form' ? names.indexOf(form.form) : undefined;
  };

  it('folds to pages 1 to the last, the back cover outside', () => {
    expect(problems).toEqual([]);
    const read = fold(document.pages.map(({ items }) => ({ left: on(items, true), right: on(items, false) })));
    expect(read).toEqual(names.map((_name, at) => at));
  });

  it('has pages for whole sheets, at most 28, and is turned about the short edge', () => {
    expect(names.length % 4).toBe(0);
    expect(names.length).toBeLessThanOrEqual(28);
    expect(document.duplex).toBe('short-edge');
    for (const { width, height } of document.pages) expect([width, height]).toEqual([paper.height, paper.width]);
  });
});
