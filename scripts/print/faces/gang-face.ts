// The face of a gang card: its badge, what it asks for, and what membership brings.

import type { Game, Gang, Lang } from '../../../engine/facts/game.ts';
import type { FaceData } from './card-face.ts';
import { speakPrint } from '../speak.ts';
import { textParagraphs } from './text-pieces.ts';

/** The face of one gang in one language. */
export function gangData(game: Game, gang: Gang, lang: Lang): FaceData {
  const say = speakPrint(game, lang);
  const accessories = game.cards.filter((card) => gang.accessories.includes(card.id));
  return {
    name: gang.name[lang] ?? gang.id,
    badge: gang.badge,
    flavour: gang.flavour[lang] ?? '',
    text: textParagraphs(gang.text[lang] ?? ''),
    entry: say('cards.entry'),
    accessories: accessories.map((card) => ({ picture: card.picture })),
  };
}
