// Cards on sheets as a document: each card and back placed as a form in its slot, with marks, ruler and imprint on every page.

import type { DisplayItem, DisplayList, FormItem } from '../display/display-list.ts';
import type { Bookmark, Duplex, Page, PrintDocument } from '../display/document.ts';
import type { Typefaces } from '../font/typeface.ts';
import type { Speak } from '../speak.ts';
import type { BackMode, Imposition, Sheet, Slot } from './imposition.ts';
import { fittingImprint, imprintItem, markItems, rulerItem } from './strip-items.ts';

/** A display list with a key: equal keys mean equal lists. */
export interface KeyedList {
  readonly key: string;
  readonly list: DisplayList;
}

/** One card to print. Its lists are drawn with bleed: the trim lies `inset` mm inside them. */
export interface CardToPrint {
  /** Stable id of the deck, and its name as printed. */
  readonly deck: string;
  readonly deckName: string;
  readonly front: KeyedList;
  /** Undefined for a card whose back stays blank. */
  readonly back: KeyedList | undefined;
}

export interface SheetsToLay {
  readonly cards: readonly CardToPrint[];
  readonly imposition: Imposition;
  /** Pages of the document before these, and of the whole document, for the imprint. */
  readonly numbering?: { readonly before: number; readonly pages: number };
  /** Bleed in mm that the cards' lists hold on every side. */
  readonly inset: number;
  readonly head: Pick<PrintDocument, 'title' | 'subject' | 'lang' | 'version' | 'hash'>;
  readonly gameTitle: string;
  readonly speak: Speak;
  readonly typefaces: Pick<Typefaces, 'get'>;
}

/** How the print dialog is set up for each way of printing backs. */
export const DUPLEX: Readonly<Record<BackMode, Duplex>> = {
  'duplex-long': 'long-edge',
  'duplex-short': 'short-edge',
  separate: 'simplex',
  none: 'simplex',
  gutterfold: 'simplex',
};

/** Places a card's list so that its trim meets the slot, clipped to what the slot allows. */
export function placeCard({ key, list }: KeyedList, slot: Slot, inset: number): FormItem {
  const [x, y] = [slot.x - inset, slot.y - inset];
  const ink = { x: slot.ink.x - x, y: slot.ink.y - y, width: slot.ink.width, height: slot.ink.height };
  const clip =
    slot.turn === 0 ? ink : { ...ink, x: list.width - ink.x - ink.width, y: list.height - ink.y - ink.height };
  return { kind: 'form', form: key, list, x, y, clip, ...(slot.turn === 0 ? {} : { turn: slot.turn }) };
}

/** The pages in the imposition's order, with a bookmark to the first sheet of each deck. */
export function laySheets(job: SheetsToLay): PrintDocument {
  const { imposition, cards } = job;
  const marks = markItems(imposition.marks);
  // Who wants no marks wants no stroke outside the cards, so no ruler either.
  const ruler =
    imposition.marks.length === 0 ? [] : [rulerItem(imposition.ruler, job.speak('sheet.ruler'), job.typefaces)];
  const bookmarks: Bookmark[] = [];
  const pages = imposition.sheets.map((sheet, index): Page => {
    const decks = decksOn(sheet, cards);
    const begun =
      sheet.side === 'back'
        ? []
        : decks.filter(({ deck }) => bookmarks.every((bookmark) => bookmark.destination !== `deck-${deck}`));
    bookmarks.push(
      ...begun.map(({ deck, deckName }) => ({ title: deckName, destination: `deck-${deck}`, children: [] })),
    );
    return {
      width: imposition.width,
      height: imposition.height,
      trim: imposition.block,
      bleed: imposition.bleed,
      items: [...sheetCards(sheet, job), ...marks, ...ruler, imprint(index, decks, job)],
      destinations: begun.map(({ deck }) => ({ name: `deck-${deck}`, y: 0 })),
    };
  });
  return { ...job.head, duplex: DUPLEX[imposition.backs], pages, bookmarks };
}

function decksOn(sheet: Sheet, cards: readonly CardToPrint[]): readonly CardToPrint[] {
  const found = sheet.slots.map((slot) => cards[slot.card]).filter((card) => card !== undefined);
  return found.filter((card, index) => found.findIndex((other) => other.deck === card.deck) === index);
}

function sheetCards(sheet: Sheet, { cards, inset }: SheetsToLay): readonly DisplayItem[] {
  return sheet.slots.flatMap((slot) => {
    const card = cards[slot.card];
    const side = sheet.side === 'front' ? card?.front : card?.back;
    return side === undefined ? [] : [placeCard(side, slot, inset)];
  });
}

function imprint(index: number, decks: readonly CardToPrint[], job: SheetsToLay): DisplayItem {
  const { imposition, speak, head } = job;
  const { before, pages } = job.numbering ?? { before: 0, pages: imposition.sheets.length };
  const write = (names: string): string =>
    speak('sheet.imprint', {
      title: job.gameTitle,
      version: head.version,
      language: speak('sheet.language'),
      decks: names,
      page: before + index + 1,
      pages,
      flip: speak(`sheet.flip.${imposition.backs}`),
    });
  return imprintItem(
    imposition.imprint,
    fittingImprint(
      imposition.imprint,
      decks.map(({ deckName }) => deckName),
      write,
      job.typefaces,
    ),
    job.typefaces,
  );
}
