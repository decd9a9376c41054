// All cards of the game on sheets: each distinct face and back laid out once, placed as often as there are copies.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { LaidDocument, Note } from '../display/document.ts';
import { allFaces } from '../faces/all-faces.ts';
import { backOf } from '../faces/back.ts';
import type { CardFace } from '../faces/card-face.ts';
import { CARD_BLEED, layFace } from '../faces/lay-face.ts';
import { speakPrint } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { impose } from './impose.ts';
import type { BackMode, Imposition, MarkMode, Paper } from './imposition.ts';
import { refusalProblem } from './refusal-problem.ts';
import { laySheets, type CardToPrint, type KeyedList } from './lay-sheets.ts';

export interface CardSheetOptions {
  readonly backs?: BackMode;
  readonly marks?: MarkMode;
}

/** A card, and its trim in mm. */
export interface SizedCard extends CardToPrint {
  readonly size: CardFace['size'];
}

interface CardsToPrint {
  readonly cards: readonly SizedCard[];
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
    const card: SizedCard = {
      deck: face.deck,
      deckName: behind.deckName,
      size: face.size,
      front: lay(face),
      back: behind.back,
    };
    return Array.from({ length: face.copies }, () => card);
  });
  return { cards, problems };
});

/** Cards of one size together, sizes in the order of their first card. */
function bySize(cards: readonly SizedCard[]): readonly (readonly SizedCard[])[] {
  const groups = new Map<string, SizedCard[]>();
  for (const card of cards) {
    const key = `${String(card.size.width)} × ${String(card.size.height)}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

const oneDecimal = (mm: number): number => Math.round(mm * 10) / 10;

function noteOf(cards: number, { grid, sheets, block, bleed, orientation }: Imposition, paper: Paper): Note {
  return {
    word: `note.cards-${orientation}`,
    counts: { cards, pages: sheets.length },
    places: {
      columns: grid.columns,
      rows: grid.rows,
      paper: paper.name,
      sides: oneDecimal(block.x - bleed.x),
      ends: oneDecimal(block.y - bleed.y),
    },
  };
}

/** The product `cards`: as many to a sheet as fit, backs on the page after their fronts; kinds of another size begin sheets of their own. */
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
  const groups = bySize(cards).map((group) => ({
    group,
    result: impose({
      cards: group.length,
      paper,
      trim: group[0]?.size ?? { width: 0, height: 0 },
      bleed: CARD_BLEED,
      gap: 0,
      marks: options.marks ?? 'crop',
      backs: options.backs ?? 'duplex-long',
    }),
  }));
  const refusals = groups.flatMap(({ result }) => (result.ok ? [] : [refusalProblem(result.refusal, paper)]));
  const laid = groups.flatMap(({ group, result }) => (result.ok ? [{ group, imposition: result.imposition }] : []));
  const pages = laid.reduce((sum, { imposition }) => sum + imposition.sheets.length, 0);
  let before = 0;
  const documents = laid.map(({ group, imposition }) => {
    const numbering = { before, pages };
    before += imposition.sheets.length;
    const inset = CARD_BLEED;
    return laySheets({
      cards: group,
      imposition,
      numbering,
      inset,
      head,
      gameTitle,
      speak,
      typefaces: templates.typefaces,
    });
  });
  const [first] = documents;
  if (refusals.length > 0 || first === undefined)
    return {
      document: { ...head, duplex: 'simplex', pages: [], bookmarks: [] },
      problems: [...problems, ...refusals],
    };
  return {
    document: {
      ...first,
      pages: documents.flatMap((document) => document.pages),
      bookmarks: documents.flatMap((document) => document.bookmarks),
    },
    problems,
    notes: laid.map(({ group, imposition }) => noteOf(group.length, imposition, paper)),
  };
}
