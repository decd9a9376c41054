// The inmates' boards as a document: female sides on the fronts, male sides on the backs of the same sheets.

import { SIDES, type Game, type Inmate, type Lang, type Side } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { LaidDocument } from '../display/document.ts';
import type { Paper } from '../impose/imposition.ts';
import { layDeck } from '../impose/lay-deck.ts';
import type { CardToPrint, KeyedList } from '../impose/lay-sheets.ts';
import { layTemplate } from '../template/lay-template.ts';
import { speakPrint } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { inmateData } from './inmate-data.ts';

/** Trim of a board and the bleed round it in mm, as drawn in templates/inmates/inmate.css. */
export const INMATE_BOARD = { width: 190, height: 128, bleed: 3 } as const;

interface Boards {
  readonly cards: readonly CardToPrint[];
  readonly problems: readonly Problem[];
}

const boards = oncePerLanguage((game: Game, lang: Lang, templates: Templates): Boards => {
  const problems: Problem[] = [];
  const { width, height, bleed } = INMATE_BOARD;
  const laid = (inmate: Inmate, side: Side): KeyedList => {
    const job = {
      template: 'inmates/inmate',
      data: inmateData(game, lang, inmate, side),
      width: width + 2 * bleed,
      height: height + 2 * bleed,
      called: `board of ${inmate.id}, ${side} side`,
    };
    const done = layTemplate(job, templates, lang);
    problems.push(...done.problems);
    return { key: `inmate-${inmate.id}-${side}`, list: done.list };
  };
  const [first, second] = SIDES;
  const cards = game.inmates.map((inmate): CardToPrint => ({
    deck: 'inmates',
    deckName: speakPrint(game, lang)('inmates.title'),
    front: laid(inmate, first),
    back: laid(inmate, second),
  }));
  return { cards, problems };
});

/** Lays all boards, as many to a sheet as fit, both sides (setup.inmate). */
export function layInmates(game: Game, lang: Lang, paper: Paper, templates: Templates): LaidDocument {
  const speak = speakPrint(game, lang);
  const { cards, problems } = boards(game, lang, templates);
  const head = {
    title: `${game.title[lang] ?? ''} · ${speak('inmates.title')}`,
    subject: speak('inmates.subject'),
    lang,
    version: game.version,
    hash: game.hash,
  };
  const job = { cards, head, gameTitle: game.title[lang] ?? '', speak, typefaces: templates.typefaces };
  return layDeck({ ...job, piece: INMATE_BOARD, paper, backs: 'duplex-long', called: "an inmate's board" }, problems);
}
