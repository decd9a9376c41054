// What the template of a card reads whose kind the engine does not play: every field of its entry by the name it has there.

import type { Lang, OtherCard } from '../../../engine/facts/game.ts';
import type { FaceData, FaceValue } from './card-face.ts';
import { textParagraphs } from './text-pieces.ts';

/** Texts in one language; `text`, the rules text, as paragraphs with their pictures, like that of every other card. */
export function otherData({ id, name, fields }: OtherCard, lang: Lang): FaceData {
  const told = Object.entries(fields).map(([field, value]): [string, FaceValue] => {
    const text = typeof value === 'object' ? (value[lang] ?? '') : value;
    return [field, field === 'text' ? textParagraphs(String(text)) : text];
  });
  return { text: textParagraphs(''), flavour: '', ...Object.fromEntries(told), name: name[lang] ?? id };
}
