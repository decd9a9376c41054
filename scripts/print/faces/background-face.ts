// The face of a background card: one text for everybody, a better one for members of a gang.

import type { Background, Game, Lang } from '../../../engine/facts/game.ts';
import type { CardFace } from './card-face.ts';
import { fileNumber } from './file-number.ts';
import { speakPrint } from '../speak.ts';
import { textParagraphs } from './text-pieces.ts';

/** The face of one background in one language. */
export function backgroundFace(game: Game, background: Background, lang: Lang): CardFace {
  const say = speakPrint(game, lang);
  const gang = game.gangs.find((candidate) => candidate.id === background.gang);
  return {
    id: `background-${background.id}`,
    template: 'cards/background',
    where: `content/backgrounds.yaml ${background.id}`,
    data: {
      kindWord: say('cards.kind.background'),
      name: background.name[lang] ?? background.id,
      picture: background.picture,
      flavour: background.flavour[lang] ?? '',
      text: textParagraphs(background.text[lang] ?? ''),
      badge: gang?.badge ?? '',
      memberText: textParagraphs(background.memberText[lang] ?? ''),
      file: fileNumber(game, lang, background),
    },
  };
}
