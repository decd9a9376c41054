// The face of a strength card of Michel & Michelle.

import type { Game, Lang, StrengthCard } from '../../../engine/facts/game.ts';
import type { FaceData } from './card-face.ts';
import { speakPrint } from '../speak.ts';
import { textParagraphs } from './text-pieces.ts';

/** The face of one strength card in one language; `signs` holds one entry per weapon that stands against the target (michel.extort). */
export function strengthData(game: Game, card: StrengthCard, lang: Lang): FaceData {
  const say = speakPrint(game, lang);
  return {
    name: say('cards.michel', {
      female: game.michelNames.female[lang] ?? '',
      male: game.michelNames.male[lang] ?? '',
    }),
    strength: card.strength,
    signs: Array.from({ length: card.strength }, (_, index) => index + 1),
    text: textParagraphs(say('cards.strength', { count: card.strength, reward: game.numbers.michelReward })),
  };
}
