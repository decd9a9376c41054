// The board as documents: drawn once per side, as one full-size page for a shop, and tiled over sheets of paper.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { DisplayItem, FormItem, PathItem, TextItem } from '../display/display-list.ts';
import type { Box, LaidDocument, Page } from '../display/document.ts';
import { shape } from '../font/shape.ts';
import type { Paper } from '../impose/imposition.ts';
import { CAPTION_FONT } from '../impose/strip-items.ts';
import { tile, type Tile, type Tiling } from '../impose/tile.ts';
import { layTemplate } from '../template/lay-template.ts';
import { speakPrint, type Speak } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { boardData } from './board-data.ts';
import { BOARD_SIDES, type BoardSide } from './board-side.ts';

/** Trim of the board and the bleed round it in mm, as drawn in templates/board/board.css. */
export const BOARD = { width: 560, height: 400, bleed: 3 } as const;

/** Strip of the drawing that neighbouring sheets share, for gluing; and the height kept free for the caption, in mm. */
const OVERLAP = 10;
const STRIP = 8;
const INK = '#1d1a17';
const CAPTION = { font: CAPTION_FONT, size: 2.47 } as const;
const RULER = 100;

function head(game: Game, lang: Lang, speak: Speak, subject: string) {
  return {
    title: `${game.title[lang] ?? ''} · ${speak('board.title')}`,
    subject: speak(subject),
    lang,
    version: game.version,
    hash: game.hash,
    bookmarks: [],
  };
}

const laySides = oncePerLanguage((game: Game, lang: Lang, templates: Templates) => {
  const box = { width: BOARD.width + 2 * BOARD.bleed, height: BOARD.height + 2 * BOARD.bleed };
  return BOARD_SIDES.map((side) => ({
    side,
    ...layTemplate(
      { template: 'board/board', data: boardData(game, lang, side), ...box, called: `board, ${side} side` },
      templates,
      lang,
    ),
  }));
});

/** Both sides at full size with bleed, one page each, for a print shop. */
export function layFullBoard(game: Game, lang: Lang, templates: Templates): LaidDocument {
  const speak = speakPrint(game, lang);
  const sides = laySides(game, lang, templates);
  const trim: Box = { x: BOARD.bleed, y: BOARD.bleed, width: BOARD.width, height: BOARD.height };
  const pages = sides.map(({ side, list }): Page => ({
    width: list.width,
    height: list.height,
    trim,
    bleed: { x: 0, y: 0, width: list.width, height: list.height },
    items: [{ kind: 'form', form: `board-${side}`, list, x: 0, y: 0 }],
  }));
  return {
    document: { ...head(game, lang, speak, 'board.subject-full'), duplex: 'short-edge', pages },
    problems: sides.flatMap(({ problems }) => problems),
  };
}

const mm = (value: number): string => String(Math.round(value * 1e3) / 1e3);

function caption(text: string, x: number, y: number, templates: Templates): TextItem {
  const face = templates.typefaces.get(CAPTION.font);
  if (face === undefined)
    throw new Error(`Sheet captions are set in ${CAPTION.font}; a proof tells first that it is missing.`);
  return {
    kind: 'text',
    x,
    y,
    text,
    font: CAPTION.font,
    size: CAPTION.size,
    colour: INK,
    width: shape(face, text).width * CAPTION.size,
  };
}

const stroke = (d: string): PathItem => ({ kind: 'path', d, stroke: { colour: INK, width: 0.2 } });

/** Ticks at the ends of every line along which the sheet is cut or meets its neighbour. */
function ticks(
  part: Box,
  at: { readonly x: number; readonly y: number },
  { row, column }: Tile,
  tiling: Tiling,
): PathItem {
  const length = 3;
  const [left, top, right, bottom] = [at.x, at.y, at.x + part.width, at.y + part.height];
  const upright = [column > 0 ? left + OVERLAP / 2 : left, column < tiling.columns - 1 ? right - OVERLAP / 2 : right];
  const level = [row > 0 ? top + OVERLAP / 2 : top, row < tiling.rows - 1 ? bottom - OVERLAP / 2 : bottom];
  const lines = [
    ...upright.flatMap((x) => [
      `M${mm(x)} ${mm(top)}L${mm(x)} ${mm(top + length)}`,
      `M${mm(x)} ${mm(bottom - length)}L${mm(x)} ${mm(bottom)}`,
    ]),
    ...level.flatMap((y) => [
      `M${mm(left)} ${mm(y)}L${mm(left + length)} ${mm(y)}`,
      `M${mm(right - length)} ${mm(y)}L${mm(right)} ${mm(y)}`,
    ]),
  ];
  return stroke(lines.join(''));
}

/** Where the sheet belongs: the grid of all sheets in small, this one filled. */
function sheetMap({ row, column }: Tile, tiling: Tiling, x: number, y: number): readonly DisplayItem[] {
  const [cell, high] = [3.4, 2.2];
  return Array.from({ length: tiling.rows * tiling.columns }, (_unused, index): DisplayItem => {
    const [atRow, atColumn] = [Math.floor(index / tiling.columns), index % tiling.columns];
    const here = atRow === row && atColumn === column;
    return {
      kind: 'rect',
      x: x + atColumn * cell,
      y: y + atRow * high,
      width: cell,
      height: high,
      stroke: { colour: INK, width: 0.15 },
      ...(here ? { fill: { kind: 'solid', colour: INK } as const } : {}),
    };
  });
}

function ruler(x: number, y: number): PathItem {
  const marks = Array.from(
    { length: RULER / 10 + 1 },
    (_unused, index) =>
      `M${mm(x + index * 10)} ${mm(y)}L${mm(x + index * 10)} ${mm(y - (index % 5 === 0 ? 2.2 : 1.4))}`,
  );
  return stroke(`M${mm(x)} ${mm(y)}L${mm(x + RULER)} ${mm(y)}${marks.join('')}`);
}

/** One sheet: its part of the board, ticks, map, ruler and caption. */
function sheet(
  form: Omit<FormItem, 'x' | 'y' | 'clip'>,
  each: Tile,
  tiling: Tiling,
  paper: Paper,
  texts: { readonly caption: string; readonly ruler: string },
  templates: Templates,
): Page {
  const { part } = each;
  const at = tiling.origin;
  const foot = tiling.page.height - paper.edge - 1;
  const placed: FormItem = {
    ...form,
    x: at.x - part.x - BOARD.bleed,
    y: at.y - part.y - BOARD.bleed,
    clip: { x: part.x + BOARD.bleed, y: part.y + BOARD.bleed, width: part.width, height: part.height },
  };
  return {
    ...tiling.page,
    trim: { x: at.x, y: at.y, width: part.width, height: part.height },
    items: [
      placed,
      ticks(part, at, each, tiling),
      ...sheetMap(each, tiling, paper.edge + 1, foot - tiling.rows * 2.2),
      caption(texts.caption, paper.edge + 4 + tiling.columns * 3.4, foot - 3.4, templates),
      ruler(paper.edge + 4 + tiling.columns * 3.4, foot),
      caption(texts.ruler, paper.edge + 6 + tiling.columns * 3.4 + RULER, foot, templates),
    ],
  };
}

/** Both sides tiled over sheets of the paper, in the orientation that needs fewer. */
export function layTiledBoard(game: Game, lang: Lang, paper: Paper, templates: Templates): LaidDocument {
  const speak = speakPrint(game, lang);
  const tiling = tile({ width: BOARD.width, height: BOARD.height, paper, overlap: OVERLAP, strip: STRIP });
  const sides = laySides(game, lang, templates);
  const count = tiling.tiles.length;
  const written = (side: BoardSide, index: number): string =>
    speak('board.sheet', {
      title: game.title[lang] ?? '',
      side: speak(`board.side.${side}`),
      number: index + 1,
      sheets: count,
      columns: tiling.columns,
      rows: tiling.rows,
      overlap: OVERLAP,
      version: game.version,
    });
  const pages = sides.flatMap(({ side, list }) =>
    tiling.tiles.map((each, index) =>
      sheet(
        { kind: 'form', form: `board-${side}`, list },
        each,
        tiling,
        paper,
        { caption: written(side, index), ruler: speak('sheet.ruler') },
        templates,
      ),
    ),
  );
  return {
    document: { ...head(game, lang, speak, 'board.subject'), duplex: 'simplex', pages },
    problems: sides.flatMap(({ problems }) => problems),
    notes: [
      {
        word: 'note.board',
        counts: { sheets: count },
        places: { columns: tiling.columns, rows: tiling.rows, overlap: OVERLAP, paper: paper.name },
      },
    ],
  };
}
