// All cards of the game on sheets: each distinct face and back laid out once, placed as often as there are copies.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import { placeOfFile } from '../../problem/source-file.ts';
import type { LaidDocument } from '../display/document.ts';
import { allFaces } from '../faces/all-faces.ts';
import { backOf } from '../faces/back.ts';
import type { CardFace } from '../faces/card-face.ts';
import { CARD, layFace } from '../faces/lay-face.ts';
import { speakPrint } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { impose } from './impose.ts';
import type { BackMode, MarkMode, Paper } from './imposition.ts';
import { laySheets, type CardToPrint, type KeyedList } from './lay-sheets.ts';

export interface CardSheetOptions {
  readonly backs?: BackMode;
  readonly marks?: MarkMode;
}

interface CardsToPrint {
  readonly cards: readonly CardToPrint[];
  readonly problems: readonly Problem[];
}

/** Every card in data order, copies one after the other, with the name of its deck. */
export const cardsToPrint = oncePerLanguage((game: Game, lang: Lang, templates: Templates): CardsToPrint => {
  const problems: Problem[] = [];
  const lay = (face: CardFace): KeyedList => {
    const { list, problems: found } = layFace(face, templates, lang);
    problems.push(...found);
    return { key: face.id, list };
  };
  const backs = new Map<string, { readonly back: KeyedList; readonly deckName: string }>();
  const cards = allFaces(game, lang).flatMap((face) => {
    let behind = backs.get(face.deck);
    if (behind === undefined) {
      const back = backOf(game, face.deck, lang);
      const { word } = back.data;
      backs.set(face.deck, (behind = { back: lay(back), deckName: typeof word === 'string' ? word : face.deck }));
    }
    const card: CardToPrint = { deck: face.deck, deckName: behind.deckName, front: lay(face), back: behind.back };
    return Array.from({ length: face.copies }, () => card);
  });
  return { cards, problems };
});

/** The product `cards`: nine to a sheet, backs on the page after their fronts. */
export function layCards(
  game: Game,
  lang: Lang,
  paper: Paper,
  templates: Templates,
  options: CardSheetOptions = {},
): LaidDocument {
  const speak = speakPrint(game, lang);
  const gameTitle = game.title[lang] ?? game.id;
  const { cards, problems } = cardsToPrint(game, lang, templates);
  const head = {
    title: `${gameTitle} – ${speak('sheet.cards')}`,
    subject: speak('sheet.cards-subject', { title: gameTitle }),
    lang,
    version: game.version,
    hash: game.hash,
  };
  const result = impose({
    cards: cards.length,
    paper,
    trim: CARD,
    bleed: CARD.bleed,
    gap: 0,
    marks: options.marks ?? 'crop',
    backs: options.backs ?? 'duplex-long',
  });
  if (!result.ok) {
    const { code, message, hint } = result.refusal;
    return {
      document: { ...head, duplex: 'simplex', pages: [], bookmarks: [] },
      problems: [
        ...problems,
        { severity: 'error', code, place: placeOfFile(`templates/papers/${paper.id}.yaml`), message, hint },
      ],
    };
  }
  const { imposition } = result;
  const { grid, sheets, block, bleed } = imposition;
  const rims = [block.x - bleed.x, block.y - bleed.y].map((mm) => String(Math.round(mm * 10) / 10));
  return {
    document: laySheets({
      cards,
      imposition,
      inset: CARD.bleed,
      head,
      gameTitle,
      speak,
      typefaces: templates.typefaces,
    }),
    problems,
    notes: [
      `${String(cards.length)} cards on ${String(sheets.length)} pages: ${String(grid.columns)} × ${String(grid.rows)} upright on ${imposition.orientation} ${paper.name}, trims butting, outer bleed ${rims[0] ?? ''} mm at the sides and ${rims[1] ?? ''} mm at top and bottom`,
    ],
  };
}
