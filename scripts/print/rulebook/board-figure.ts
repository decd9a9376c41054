// The picture of the table: the board, drawn once and placed small where the chapter on setup leaves room for it.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import { BOARD } from '../board/lay-board.ts';
import type { FormItem } from '../display/display-list.ts';
import type { FlowStrip } from '../layout/lay-flow.ts';
import type { BookArt } from './book-art.ts';
import { COLUMN } from './compose-pages.ts';

/** Name of the place that templates/rulebook/chapter.hbs keeps free; its height stands in rulebook.css. */
export const BOARD_PLACE = 'figure.board';

/** The board as wide as the column, its bleed cut off. */
export function boardFigure(
  game: Game,
  lang: Lang,
  art: BookArt,
): { readonly item: FormItem; readonly problems: readonly Problem[] } {
  const { list, problems } = art.board(game, lang);
  const scale = COLUMN.width / BOARD.width;
  const { width, height, bleed } = BOARD;
  return {
    item: {
      kind: 'form',
      form: 'rulebook-board',
      list,
      x: -bleed * scale,
      y: -bleed * scale,
      scale,
      clip: { x: bleed, y: bleed, width, height },
    },
    problems,
  };
}

/** Puts the picture into the strip that keeps the place free, below what stands in it. */
export function withFigure(strips: readonly FlowStrip[], figure: FormItem): readonly FlowStrip[] {
  return strips.map((strip) => {
    const place = strip.anchors.find(({ name }) => name === BOARD_PLACE);
    return place === undefined ? strip : { ...strip, items: [{ ...figure, y: figure.y + place.y }, ...strip.items] };
  });
}
