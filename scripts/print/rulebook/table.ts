// The shape of a table in the rulebook: generic cells, so that one template prints them all.

import { picture, words, type Segment } from './segment.ts';

export const CELL_KINDS = ['name', 'text', 'number', 'icons'] as const;
/** How a cell is set: a name in bold, running text, a large number, or a row of pictures. */
export type CellKind = (typeof CELL_KINDS)[number];

export interface Cell {
  readonly kind: CellKind;
  readonly segments: readonly Segment[];
}

export interface Row {
  /** `total` for a sum, `group` for a heading inside the table, else empty. */
  readonly tone: '' | 'total' | 'group';
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly id: string;
  /** Name of its place in the book, `table.<id>`. */
  readonly anchor: string;
  readonly title: string;
  /** Empty for a table that speaks for itself. */
  readonly heads: readonly { readonly kind: CellKind; readonly text: string }[];
  readonly rows: readonly Row[];
}

export const row = (...cells: readonly Cell[]): Row => ({ tone: '', cells });
export const nameCell = (text: string): Cell => ({ kind: 'name', segments: [words(text)] });
export const textCell = (...segments: readonly Segment[]): Cell => ({ kind: 'text', segments });
export const numberCell = (value: number | string): Cell => ({ kind: 'number', segments: [words(String(value))] });
export const iconCell = (...icons: readonly string[]): Cell => ({ kind: 'icons', segments: icons.map(picture) });
