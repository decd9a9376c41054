// Text with `~icon.name~` marks, cut into the pieces a template prints one after the other.

import { paragraphsOf, piecesOf } from '../../../voice/pieces.ts';
import type { FaceValue } from './card-face.ts';

/** Plain words, or a picture in the line with the word before it and what follows it without a space; a plain piece has an empty `icon`. */
export interface TextPiece {
  readonly text: string;
  readonly icon: string;
  readonly after: string;
  readonly [name: string]: FaceValue;
}

const NO_BREAK_SPACE = '\u00a0';
/** The word before a picture, and what stands after it without a space. */
const BEFORE = /(\S*)([ \u00a0]?)$/;
const AFTER = /^\S+/;

/**
 * Cuts one paragraph at its picture marks. A picture keeps to the word before it and to the point after it, so that `2 ~icon.cigarette~.`
 * is never torn apart at the end of a line: browsers break before a picture whatever space stands there, so the template wraps such a piece.
 */
export function textPieces(paragraph: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const all = piecesOf(paragraph);
  let words = '';
  const plain = (text: string): void => {
    if (text !== '') pieces.push({ text, icon: '', after: '' });
  };
  for (const [index, piece] of all.entries()) {
    if (piece.kind === 'text') {
      const said = pieces.at(-1)?.after.length ?? 0;
      words = piece.text.slice(said);
      continue;
    }
    const [before = '', word = '', space = ''] = BEFORE.exec(words) ?? [];
    plain(words.slice(0, words.length - before.length));
    words = '';
    const next = all[index + 1];
    const [after = ''] = (next?.kind === 'text' && AFTER.exec(next.text)) || [];
    pieces.push({ text: word + (space === '' ? '' : NO_BREAK_SPACE), icon: piece.name, after });
  }
  plain(words);
  return pieces;
}

/** The paragraphs of a printed text, each cut into pieces; none for an empty text. */
export function textParagraphs(text: string): readonly { readonly pieces: readonly TextPiece[] }[] {
  return paragraphsOf(text).map((paragraph) => ({ pieces: textPieces(paragraph) }));
}
