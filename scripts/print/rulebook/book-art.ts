// What the rulebook is drawn with: typefaces, pictures, sheets, and a way to fill its templates and lay them out.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import { boardData } from '../board/board-data.ts';
import { BOARD } from '../board/lay-board.ts';
import type { Typefaces } from '../font/typeface.ts';
import { layBlocks, type FlowOutput } from '../layout/lay-flow.ts';
import { layTemplate, originsOf, type LaidTemplate } from '../template/lay-template.ts';
import { layHtml, type LayInput, type LayOutput } from '../layout/lay-html.ts';
import { fillTemplate } from '../template/fill-template.ts';
import type { Templates } from '../template/load-templates.ts';
import type { SourceText } from '../../problem/source-place.ts';

/** A filled template, with the template as written for problems. */
export interface FilledTemplate {
  readonly html: string;
  readonly template: SourceText;
  readonly problems: readonly Problem[];
}

export interface BookArt {
  readonly typefaces: Typefaces;
  readonly symbols: LayInput['symbols'];
  /** Palette and `templates/rulebook/rulebook.css`. */
  readonly css: readonly SourceText[];
  /** Fills `templates/rulebook/<name>.hbs`. */
  readonly fill: (name: string, data: object) => FilledTemplate;
  /** A template as written. */
  readonly file: (name: string) => SourceText;
  /** Where marked texts come from, as in `Templates`. */
  readonly origins?: Templates['origins'];
  /** The board as it is printed, for the picture of the table. */
  readonly board: (game: Game, lang: Lang) => LaidTemplate;
}

/** The drawing of the board with its bleed, mm. */
const BOARD_BOX = { width: BOARD.width + 2 * BOARD.bleed, height: BOARD.height + 2 * BOARD.bleed };

/** The rulebook's art from the templates folder. A template that is missing is told by `templates.problems()`. */
export function bookArt(templates: Templates): BookArt {
  const { typefaces, symbols } = templates;
  const file = (name: string): SourceText =>
    templates.template(`rulebook/${name}`) ?? { file: `rulebook/${name}.hbs`, text: '' };
  return {
    typefaces,
    symbols,
    file,
    css: templates.sheets('rulebook'),
    ...originsOf(templates),
    fill(name, data) {
      const template = file(name);
      return { template, ...fillTemplate(template, data, `rulebook ${name}`) };
    },
    board: (game, lang) =>
      layTemplate(
        { template: 'board/board', data: boardData(game, lang, 'solo'), ...BOARD_BOX, called: 'board, solo side' },
        templates,
        lang,
      ),
  };
}

/** Lays out templates of the book in one language and gathers what is wrong with them. */
export interface Typesetter {
  /** A box of fixed size, mm. */
  readonly box: (name: string, data: object, width: number, height: number) => LayOutput['list'];
  /** A flow in a column, mm; the same text is laid out once. */
  readonly flow: (name: string, data: object, width: number) => FlowOutput['strips'];
  readonly problems: () => readonly Problem[];
}

export function makeTypesetter(art: BookArt, lang: string): Typesetter {
  const { typefaces, symbols, css, fill } = art;
  const told = new Map<string, Problem>();
  const laid = new Map<string, FlowOutput['strips']>();
  const tell = (problems: readonly Problem[]): void => {
    for (const problem of problems) told.set(`${problem.code}/${problem.message}`, problem);
  };
  const input = (name: string, data: object) => {
    const { html, template, problems } = fill(name, data);
    tell(problems);
    return { html, css, typefaces, symbols, lang, where: { card: `rulebook ${name}`, template, ...originsOf(art) } };
  };
  return {
    box(name, data, width, height) {
      const { list, problems } = layHtml({ ...input(name, data), width, height });
      tell(problems);
      return list;
    },
    flow(name, data, width) {
      const filled = input(name, data);
      const known = laid.get(filled.html);
      if (known !== undefined) return known;
      const { strips, problems } = layBlocks({ ...filled, width });
      tell(problems);
      laid.set(filled.html, strips);
      return strips;
    },
    problems: () => [...told.values()],
  };
}
