// The marks in a text: what `~name~` is, where marks stand, and putting values in their place.

/** One mark. A `~` without a partner, or two with nothing between them, has the name ``. */
export interface Mark {
  readonly name: string;
  /** Where it stands: UTF-16 units from the start of the text, and their number. */
  readonly at: number;
  readonly length: number;
}

/** Text between two marks without a blank, or a mark alone. */
const MARK = /~([^~\s]*)~|~/g;

/** Every mark of a text, in order. */
export function marksIn(text: string): readonly Mark[] {
  if (!text.includes('~')) return [];
  return [...text.matchAll(MARK)].map(({ 0: mark, 1: name = '', index }) => ({ name, at: index, length: mark.length }));
}

/** The icon a mark names: `cigarette` of `icon.cigarette`; undefined for every other name. */
export function iconOf(name: string): string | undefined {
  return /^icon\.([a-z0-9-]+)$/.exec(name)?.[1];
}

/**
 * Puts values in the place of the marks. A mark that `valueOf` does not know stays as it is written: icons, which are drawn later,
 * and slips, which `check` reports. Values are never looked through again.
 */
export function fill(text: string, valueOf: (name: string) => string | undefined): string {
  if (!text.includes('~')) return text;
  return text.replace(MARK, (mark: string, name: string | undefined) =>
    name === undefined || name === '' ? mark : (valueOf(name) ?? mark),
  );
}
