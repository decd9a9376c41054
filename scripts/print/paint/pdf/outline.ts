// The reader's outline (bookmarks) and the named places that links and bookmarks lead to.

import type { Bookmark } from '../../display/document.ts';
import { text, type Container, type PdfRef, type PdfValue } from './container.ts';

/** Writes the name tree of destinations; names are sorted by code unit, as readers search them. */
export function destinationTree(places: ReadonlyMap<string, PdfValue>): PdfValue {
  const names = [...places.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return { Names: names.flatMap((name): PdfValue[] => [text(name), places.get(name) ?? null]) };
}

function countAll(bookmarks: readonly Bookmark[]): number {
  return bookmarks.reduce((sum, bookmark) => sum + 1 + countAll(bookmark.children), 0);
}

function addLevel(container: Container, parent: PdfRef, bookmarks: readonly Bookmark[]): void {
  const entries = bookmarks.map((bookmark) =>
    container.ref({ Title: text(bookmark.title), Parent: parent, Dest: text(bookmark.destination) }),
  );
  entries.forEach((entry, index) => {
    entry.data['Prev'] = entries[index - 1];
    entry.data['Next'] = entries[index + 1];
    const children = bookmarks[index]?.children ?? [];
    if (children.length > 0) addLevel(container, entry, children);
    entry.end();
  });
  parent.data['First'] = entries[0];
  parent.data['Last'] = entries.at(-1);
  // A negative count shows the entry closed; the first level is open.
  parent.data['Count'] = parent.data['Type'] === 'Outlines' ? bookmarks.length : -countAll(bookmarks);
}

/** Adds the outline to the file and has readers open it; nothing for a document without bookmarks. */
export function addOutline(container: Container, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return;
  const root = container.ref({ Type: 'Outlines' });
  addLevel(container, root, bookmarks);
  root.end();
  container.catalog['Outlines'] = root;
  container.catalog['PageMode'] = 'UseOutlines';
}
