// One file as it was read, and places in it counted in lines and columns.
import { placeWithin } from './place-at.ts';
import type { Place } from './problem.ts';

export interface SourceFile {
  /** Path as the user would type it, e.g. `content/gangs.yaml`. */
  readonly path: string;
  /** Path inside the content folder with `/`, e.g. `words/en/gangs.yaml`; it says which schema holds. */
  readonly name: string;
  readonly text: string;
  /** Why the text could not be read at all. */
  readonly fault?: {
    readonly code: 'NOT_UTF8' | 'UNREADABLE';
    readonly start: number;
    readonly message: string;
    readonly hint: string;
  };
}

/** Where `start` (an offset in UTF-16 units) stands; the underline ends at `end` or with the line. Columns count characters. */
export const placeAt = (file: SourceFile, start: number, end = start + 1): Place =>
  placeWithin(file, file.path, start, end);

/** The place of a fault that has no line, such as a missing file. */
export const placeOfFile = (path: string): Place => ({ file: path, line: 1, column: 1, length: 1, source: '' });
