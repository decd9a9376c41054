// All card faces of the game in data order, each with its deck and its number of copies: what print and gallery start from.

import type { Background, Game, Gang, HandCard, Lang } from '../../../engine/facts/game.ts';
import { backgroundFace } from './background-face.ts';
import type { DeckFace, DeckId, CardFace } from './card-face.ts';
import { faceItems, type FaceItem } from './file-number.ts';
import { gangFace } from './gang-face.ts';
import { handFace } from './hand-face.ts';
import { strengthFace } from './strength-face.ts';

const isHandCard = (item: FaceItem): item is HandCard => 'kind' in item;
const isGang = (item: FaceItem): item is Gang => 'badge' in item;
const isBackground = (item: FaceItem): item is Background => 'memberEffects' in item;

/** The face of anything that has one, in one language. */
export function faceOf(game: Game, item: FaceItem, lang: Lang): CardFace {
  if (isHandCard(item)) return handFace(game, item, lang);
  if (isGang(item)) return gangFace(game, item, lang);
  if (isBackground(item)) return backgroundFace(game, item, lang);
  return strengthFace(game, item, lang);
}

/** The deck a thing's card lies in: `search`, the id of an open pile's hand card, `gang-<id>`, `background` or `strength`. */
export function deckOf(item: FaceItem): DeckId {
  if (isHandCard(item)) return item.pile === 'search' ? 'search' : item.id;
  if (isGang(item)) return `gang-${item.id}`;
  return isBackground(item) ? 'background' : 'strength';
}

const copiesOf = (item: FaceItem): number => ('copies' in item ? item.copies : 1);

/** Every distinct face, in data order: hand cards, gangs, backgrounds, strength cards. Things with 0 copies are left out. */
export function allFaces(game: Game, lang: Lang): readonly DeckFace[] {
  return faceItems(game)
    .filter((item) => copiesOf(item) > 0)
    .map((item) => ({ ...faceOf(game, item, lang), deck: deckOf(item), copies: copiesOf(item) }));
}

/** The decks that occur, each once, in data order of their first card. */
export function allDecks(game: Game): readonly DeckId[] {
  return [
    ...new Set(
      faceItems(game)
        .filter((item) => copiesOf(item) > 0)
        .map(deckOf),
    ),
  ];
}
