// A text of the game as the site shows it: words and icons with the number before each. Nothing in it is ever HTML.
import { piecesOf } from '../../voice/pieces.ts';

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'icon';
      readonly name: string;
      /** The number written before it, 0 where there is none. */ readonly count: number;
    };

/** Splits one paragraph at its `~icon.name~` marks. */
export function partsOf(text: string): readonly TextPart[] {
  return piecesOf(text).map((piece, index, pieces) => {
    if (piece.kind === 'text') return piece;
    const before = pieces[index - 1];
    const number = before?.kind === 'text' ? /(\d+)\s*$/.exec(before.text)?.[1] : undefined;
    return { ...piece, count: Number(number ?? 0) };
  });
}

/** The text in one line with its icons spoken, for titles and descriptions; at most `length` characters, cut at a word. */
export function plainText(text: string, iconName: (name: string, count: number) => string, length = 160): string {
  const spoken = partsOf(text)
    .map((part) => (part.kind === 'text' ? part.text : iconName(part.name, part.count)))
    .join('');
  const plain = spoken.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length).replace(/\s\S*$/, '')} …`;
}
