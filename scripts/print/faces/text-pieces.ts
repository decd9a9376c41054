// Text with `~icon.name~` marks, cut into the pieces a template prints one after the other.

import type { FaceValue } from './face.ts';

/** Either words or a picture in the line; the other one is empty, so that a strict template may ask for both. */
export interface TextPiece {
  readonly text: string;
  readonly icon: string;
  readonly [name: string]: FaceValue;
}

/** Cuts one paragraph at its picture marks, in order; empty words between two marks are left out. */
export function textPieces(paragraph: string): readonly TextPiece[] {
  return paragraph
    .split(/(~icon\.[a-z0-9-]+~)/)
    .filter((part) => part !== '')
    .map((part) => {
      const icon = /^~icon\.([a-z0-9-]+)~$/.exec(part)?.[1];
      return icon === undefined ? { text: part, icon: '' } : { text: '', icon };
    });
}

/** The paragraphs of a printed text, each cut into pieces; none for an empty text. */
export function textParagraphs(text: string): readonly { readonly pieces: readonly TextPiece[] }[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ pieces: textPieces(paragraph.trim()) }));
}
