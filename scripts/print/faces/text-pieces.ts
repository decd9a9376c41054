// Text with `~icon.name~` marks, cut into the pieces a template prints one after the other.

import type { FaceValue } from './face.ts';

/** Plain words, or a picture in the line with the word before it and what follows it without a space; a plain piece has an empty `icon`. */
export interface TextPiece {
  readonly text: string;
  readonly icon: string;
  readonly after: string;
  readonly [name: string]: FaceValue;
}

const NO_BREAK_SPACE = '\u00a0';
const MARK = /([^\s~]*)([ \u00a0]?)~icon\.([a-z0-9-]+)~([^\s~]*)/g;

/**
 * Cuts one paragraph at its picture marks. A picture keeps to the word before it and to the point after it, so that `2 ~icon.cigarette~.`
 * is never torn apart at the end of a line: browsers break before a picture whatever space stands there, so the template wraps such a piece.
 */
export function textPieces(paragraph: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const plain = (text: string): void => {
    if (text !== '') pieces.push({ text, icon: '', after: '' });
  };
  for (const mark of paragraph.matchAll(MARK)) {
    const [whole, word = '', space = '', icon = '', after = ''] = mark;
    plain(paragraph.slice(from, mark.index));
    pieces.push({ text: word + (space === '' ? '' : NO_BREAK_SPACE), icon, after });
    from = mark.index + whole.length;
  }
  plain(paragraph.slice(from));
  return pieces;
}

/** The paragraphs of a printed text, each cut into pieces; none for an empty text. */
export function textParagraphs(text: string): readonly { readonly pieces: readonly TextPiece[] }[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ pieces: textPieces(paragraph.trim()) }));
}
