// A text of the rules cut where it names a table or a chapter, so that the name can be a link.
import type { TextLink } from './content-of-the-game.ts';

export interface LinkedPiece {
  readonly text: string;
  readonly link: TextLink | undefined;
}

/** Pieces of a paragraph in order; of two names at one place the longer is meant. */
export function linkedPieces(text: string, links: readonly TextLink[]): readonly LinkedPiece[] {
  const next = links
    .map((link) => ({ link, at: text.indexOf(link.phrase) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.link.phrase.length - a.link.phrase.length)[0];
  if (next === undefined) return text === '' ? [] : [{ text, link: undefined }];
  const { link, at } = next;
  const before = at === 0 ? [] : [{ text: text.slice(0, at), link: undefined }];
  return [...before, { text: link.phrase, link }, ...linkedPieces(text.slice(at + link.phrase.length), links)];
}
