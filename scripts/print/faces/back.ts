// The back of a deck: the same pattern for all, with the deck's own ground, picture and word. Backs read alike both ways up.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { DeckId, CardFace } from './card-face.ts';
import { speakPrint } from '../speak.ts';

/** The back shared by all cards of a deck. Open piles show the thing that lies there, gang piles the badge. */
export function backOf(game: Game, deck: DeckId, lang: Lang): CardFace {
  const pile = game.cards.find((card) => card.id === deck && card.pile === 'open');
  const gang = game.gangs.find((candidate) => `gang-${candidate.id}` === deck);
  const say = speakPrint(game, lang);
  const title = game.title[lang] ?? game.id;
  if (pile !== undefined) {
    return {
      id: `back-${deck}`,
      template: 'cards/back-pile',
      where: `the back of content/${pile.kind === 'tool' ? 'tools' : 'weapons'}.yaml ${deck}`,
      data: { title, tone: pile.kind, picture: pile.picture, word: pile.name[lang] ?? deck },
    };
  }
  if (gang !== undefined) {
    return {
      id: `back-${deck}`,
      template: 'cards/back-gang',
      where: `the back of content/gangs.yaml ${gang.id}`,
      data: { title, badge: gang.badge, word: gang.name[lang] ?? gang.id },
    };
  }
  return {
    id: `back-${deck}`,
    template: `cards/back-${deck}`,
    where: `the back of deck ${deck}`,
    data: { title, word: say(`cards.deck.${deck}`), stamp: say('cards.stamp.background') },
  };
}
