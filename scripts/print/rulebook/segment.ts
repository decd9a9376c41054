// A line of text as the templates of the rulebook take it: pieces of words, pictures and links, in order.
import { piecesOf } from '../../../voice/pieces.ts';

/** One piece; exactly one of `text` and `icon` is filled, `link` only beside `text`. */
export interface Segment {
  readonly text: string;
  /** Name of an icon. */
  readonly icon: string;
  /** `#name` of a place in the book. */
  readonly link: string;
}

/** A phrase that leads to a place in the book, with what is printed after it (the page). */
export interface CrossReference {
  readonly phrase: string;
  readonly link: string;
  readonly after: string;
}

export const words = (text: string): Segment => ({ text, icon: '', link: '' });
export const picture = (icon: string): Segment => ({ text: '', icon, link: '' });
export const linked = (text: string, link: string): Segment => ({ text, icon: '', link });

/**
 * Cuts a text at its `~icon.name~` marks and at the phrases of `references`, which become links. Where two phrases begin at the
 * same place the longer one is meant.
 */
export function toSegments(text: string, references: readonly CrossReference[] = []): readonly Segment[] {
  return piecesOf(text).flatMap((piece) =>
    piece.kind === 'text' ? linkPhrases(piece.text, references) : [picture(piece.name)],
  );
}

function linkPhrases(text: string, references: readonly CrossReference[]): readonly Segment[] {
  const segments: Segment[] = [];
  let rest = text;
  while (rest !== '') {
    const next = firstPhrase(rest, references);
    if (next === undefined) return [...segments, words(rest)];
    if (next.at > 0) segments.push(words(rest.slice(0, next.at)));
    segments.push(linked(next.reference.phrase, next.reference.link));
    if (next.reference.after !== '') segments.push(words(next.reference.after));
    rest = rest.slice(next.at + next.reference.phrase.length);
  }
  return segments;
}

function firstPhrase(
  text: string,
  references: readonly CrossReference[],
): { at: number; reference: CrossReference } | undefined {
  return references
    .map((reference) => ({ at: text.indexOf(reference.phrase), reference }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.reference.phrase.length - a.reference.phrase.length)[0];
}
