// Laying out small samples in tests, with the project's typefaces and two square pictures.
import type { DisplayItem, SymbolArt, TextItem } from '../../display/display-list.ts';
import { realTemplates } from '../../font/testing/sample-typefaces.ts';
import { layHtml, type LayOutput } from '../lay-html.ts';

export const { typefaces } = realTemplates();

const square = (id: string): SymbolArt => ({
  id,
  viewBox: [0, 0, 10, 10],
  paths: [{ d: 'M0 0L10 0L10 10L0 10Z', fill: 'currentColor' }],
});
export const symbols = new Map(['icon-spoon', 'icon-cigarette'].map((id) => [id, square(id)]));

/** Text as samples set it: 10 mm on a line of 12 mm, so that numbers are easy to follow. */
export const BASE = ":root { font: 400 10mm/12mm 'Alegreya Sans' }";

export interface Sample {
  readonly html: string;
  readonly css?: string;
  readonly width?: number;
  readonly height?: number;
  readonly lang?: string;
  readonly card?: string;
}

/** Lays a sample in a box of 100 × 100 mm unless told otherwise. */
export function laySample({
  html,
  css = '',
  width = 100,
  height = 100,
  lang = 'de',
  card = 'probe',
}: Sample): LayOutput {
  return layHtml({
    html,
    css: [
      { file: 'base.css', text: BASE },
      { file: 'probe.css', text: css },
    ],
    width,
    height,
    typefaces,
    symbols,
    lang,
    where: { card, template: { file: 'probe.hbs', text: html } },
  });
}

/** All items, those in groups too. */
export function flatten(items: readonly DisplayItem[]): readonly DisplayItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? flatten(item.items) : [item]));
}

export const textsOf = (output: LayOutput): readonly TextItem[] =>
  flatten(output.list.items).filter((item) => item.kind === 'text');

/** The lines that were set, as text, top to bottom. */
export function linesOf(output: LayOutput): readonly string[] {
  const lines = new Map<number, { x: number; text: string }[]>();
  for (const { x, y, text } of textsOf(output)) lines.set(y, [...(lines.get(y) ?? []), { x, text }]);
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) =>
      parts
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    );
}
