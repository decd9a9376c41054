// The face of a background card: one text for everybody, a better one for members of a gang.

import type { Background, Game, Lang } from '../../../engine/facts/game.ts';
import type { FaceData } from './card-face.ts';
import { textParagraphs } from './text-pieces.ts';

/** The face of one background in one language. */
export function backgroundData(game: Game, background: Background, lang: Lang): FaceData {
  const gang = game.gangs.find((candidate) => candidate.id === background.gang);
  return {
    name: background.name[lang] ?? background.id,
    picture: background.picture,
    flavour: background.flavour[lang] ?? '',
    text: textParagraphs(background.text[lang] ?? ''),
    badge: gang?.badge ?? '',
    memberText: textParagraphs(background.memberText[lang] ?? ''),
  };
}
