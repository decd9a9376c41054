// The reference sheets as a document: half a page for every player, all alike, printed on one side.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { LaidDocument } from '../display/document.ts';
import type { Paper } from '../impose/imposition.ts';
import { layDeck } from '../impose/lay-deck.ts';
import type { CardToPrint } from '../impose/lay-sheets.ts';
import { layTemplate } from '../template/lay-template.ts';
import { speakPrint } from '../speak.ts';
import type { Templates } from '../template/load-templates.ts';
import { oncePerLanguage } from '../template/once-per-language.ts';
import { referenceData } from './reference-data.ts';

/** Trim of a sheet and the bleed round it in mm, as drawn in templates/reference/reference.css. */
export const REFERENCE = { width: 190, height: 128, bleed: 3 } as const;

const laidOnce = oncePerLanguage((game: Game, lang: Lang, templates: Templates) =>
  layTemplate(
    {
      template: 'reference/reference',
      data: referenceData(game, lang),
      width: REFERENCE.width + 2 * REFERENCE.bleed,
      height: REFERENCE.height + 2 * REFERENCE.bleed,
      called: 'reference sheet',
    },
    templates,
    lang,
  ),
);

/** One sheet for each of as many players as can play. */
export function layReference(game: Game, lang: Lang, paper: Paper, templates: Templates): LaidDocument {
  const speak = speakPrint(game, lang);
  const { list, problems } = laidOnce(game, lang, templates);
  const head = {
    title: `${game.title[lang] ?? ''} · ${speak('reference.kind')}`,
    subject: speak('reference.subject'),
    lang,
    version: game.version,
    hash: game.hash,
  };
  const card: CardToPrint = {
    deck: 'reference',
    deckName: speak('reference.kind'),
    front: { key: 'reference', list },
    back: undefined,
  };
  const cards = Array.from({ length: game.numbers.maxPlayers }, () => card);
  const job = { cards, head, gameTitle: game.title[lang] ?? '', speak, typefaces: templates.typefaces };
  return layDeck({ ...job, piece: REFERENCE, paper, backs: 'none', called: 'a reference sheet' }, problems);
}
