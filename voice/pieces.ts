// A text as pieces to show: paragraphs, and within them words and icons.
import { iconOf, marksIn } from './marks.ts';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** `name` without its `icon.`. */
  | { readonly kind: 'icon'; readonly name: string };

/** Splits at empty lines and line ends; empty paragraphs are dropped, and blanks around each. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Splits a text at its `~icon.name~` marks; nothing is lost, and no piece of text is empty. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const words = (to: number): void => {
    if (to > from) pieces.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const { name, at, length } of marksIn(text)) {
    const icon = iconOf(name);
    if (icon === undefined) continue;
    words(at);
    pieces.push({ kind: 'icon', name: icon });
    from = at + length;
  }
  words(text.length);
  return pieces;
}
