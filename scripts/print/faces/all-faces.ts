// All card faces of the game in the order of the box, each with its deck and its number of copies: what print and gallery start from.

import { boxOf, type BoxCard, type Game, type Lang } from '../../../engine/facts/game.ts';
import { backgroundData } from './background-face.ts';
import type { DeckFace, DeckId, CardFace, FaceData } from './card-face.ts';
import { fileNumber } from './file-number.ts';
import { gangData } from './gang-face.ts';
import { handData } from './hand-face.ts';
import { otherData } from './other-face.ts';
import { strengthData } from './strength-face.ts';

function dataOf(game: Game, one: BoxCard, lang: Lang): FaceData {
  switch (one.sort) {
    case 'hand':
      return handData(game, one.card, lang);
    case 'gang':
      return gangData(game, one.card, lang);
    case 'background':
      return backgroundData(game, one.card, lang);
    case 'strength':
      return strengthData(game, one.card, lang);
    case 'other':
      return otherData(one.card, lang);
  }
}

/** The face of a card in one language; what all kinds share comes from the table of kinds. */
export function faceOf(game: Game, one: BoxCard, lang: Lang): CardFace {
  const { kind, card } = one;
  return {
    id: `${kind.id}-${card.id}`,
    template: `cards/${kind.template}`,
    where: `content/${kind.file}.yaml ${card.id}`,
    size: kind.size,
    data: {
      kindWord: kind.tab[lang] ?? kind.id,
      stamp: kind.stamp[lang] ?? '',
      file: fileNumber(game, lang, one),
      ...dataOf(game, one, lang),
    },
  };
}

/** Whether a card has an open pile of its own. */
export const isOpen = (one: BoxCard): boolean => (one.sort === 'hand' ? one.card.pile === 'open' : !one.kind.drawn);

/**
 * The deck a card lies in, which is the name of its back, or for a card with an open pile its own: its id where it is held in a hand,
 * else with its kind, as `gang-ghosts`.
 */
export function deckOf(one: BoxCard): DeckId {
  const { kind, card } = one;
  if (!isOpen(one)) return kind.back;
  return kind.held ? card.id : `${kind.id}-${card.id}`;
}

/** What there is at least one copy of. */
const inBox = (game: Game): readonly BoxCard[] => boxOf(game).filter(({ copies }) => copies > 0);

/** Every distinct face, in the order of the box. Things with 0 copies are left out. */
export function allFaces(game: Game, lang: Lang): readonly DeckFace[] {
  return inBox(game).map((one) => ({ ...faceOf(game, one, lang), deck: deckOf(one), copies: one.copies }));
}

/** The decks that occur, each once, in the order of their first card. */
export function allDecks(game: Game): readonly DeckId[] {
  return [...new Set(inBox(game).map(deckOf))];
}
