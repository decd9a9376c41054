// The back of a deck: the same pattern for all, with the deck's own ground, picture and word. Backs read alike both ways up.

import { boxOf, nameInBox, type BoxCard, type Game, type Lang } from '../../../engine/facts/game.ts';
import { deckOf, isOpen } from './all-faces.ts';
import type { DeckId, CardFace } from './card-face.ts';

/** The picture of what lies on an open pile: a gang's badge, or the card's own picture. */
function pictureOn(one: BoxCard): string {
  if (one.sort === 'gang') return one.card.badge;
  if (one.sort === 'hand') return one.card.picture;
  return one.sort === 'other' ? String(one.card.fields['picture'] ?? '') : '';
}

/**
 * The back shared by all cards of a deck. Open piles show the thing that lies there, gang piles the badge.
 * @throws Error when no card lies in such a deck.
 */
export function backOf(game: Game, deck: DeckId, lang: Lang): CardFace {
  const one = boxOf(game).find((candidate) => deckOf(candidate) === deck);
  if (one === undefined) throw new Error(`No card lies in the deck "${deck}".`);
  const { kind, card } = one;
  const open = isOpen(one);
  const picture = open ? pictureOn(one) : '';
  return {
    id: `back-${deck}`,
    template: `cards/back-${open ? kind.openBack : kind.back}`,
    where: open ? `the back of content/${kind.file}.yaml ${card.id}` : `the back of deck ${deck}`,
    size: kind.size,
    data: {
      title: game.title[lang] ?? game.id,
      tone: kind.id,
      picture,
      badge: picture,
      stamp: kind.stamp[lang] ?? '',
      word: (open ? nameInBox(one) : kind.backWord)?.[lang] ?? card.id,
    },
  };
}
