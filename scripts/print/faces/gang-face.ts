// The face of a gang card: its badge, what it asks for, and what membership brings.

import type { Game, Gang, Lang } from '../../../engine/facts/game.ts';
import type { CardFace } from './card-face.ts';
import { fileNumber } from './file-number.ts';
import { speakPrint } from '../speak.ts';
import { textParagraphs } from './text-pieces.ts';

/** The face of one gang in one language. */
export function gangFace(game: Game, gang: Gang, lang: Lang): CardFace {
  const say = speakPrint(game, lang);
  const accessories = game.cards.filter((card) => gang.accessories.includes(card.id));
  return {
    id: `gang-${gang.id}`,
    template: 'cards/gang',
    where: `content/gangs.yaml ${gang.id}`,
    data: {
      kindWord: say('cards.kind.gang'),
      name: gang.name[lang] ?? gang.id,
      badge: gang.badge,
      flavour: gang.flavour[lang] ?? '',
      text: textParagraphs(gang.text[lang] ?? ''),
      entry: say('cards.entry'),
      accessories: accessories.map((card) => ({ picture: card.picture })),
      file: fileNumber(game, lang, gang),
    },
  };
}
