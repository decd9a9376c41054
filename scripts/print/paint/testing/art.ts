// Real typefaces and two small symbols for painter tests.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SymbolArt } from '../../display/display-list.ts';
import { makeTypefaces, type TypefaceSource } from '../../font/typeface.ts';
import type { PaintArt } from '../paint-art.ts';

const require = createRequire(import.meta.url);

const source = (name: string, family: string, weight: number, stem: string): TypefaceSource => ({
  name,
  family,
  weight,
  style: 'normal',
  files: ['latin', 'latin-ext'].map((part) => {
    const file = `@fontsource/${stem}/files/${stem}-${part}-${String(weight)}-normal.woff`;
    return { file, read: () => readFileSync(require.resolve(file)) };
  }),
});

const symbols: readonly SymbolArt[] = [
  { id: 'drop', viewBox: [0, 0, 10, 10], paths: [{ d: 'M5 0L10 10L0 10Z', fill: 'currentColor' }] },
  {
    id: 'badge',
    viewBox: [0, 0, 20, 10],
    paths: [
      { d: 'M0 0L20 0L20 10L0 10Z', fill: '#d6a01f' },
      { d: 'M2 5L18 5', stroke: { colour: 'currentColor', width: 2, cap: 'round' } },
      { d: 'M4 2L8 2L8 8L4 8Z', fill: 'currentColor', opacity: 0.5, fillRule: 'evenodd' },
    ],
  },
];

/** Faces from the packages, and the symbols `drop` (one colour) and `badge` (own colours, stroke, opacity). */
export function testArt(): PaintArt {
  const typefaces = makeTypefaces([
    source('sans-400', 'Alegreya Sans', 400, 'alegreya-sans'),
    source('sans-700', 'Alegreya Sans', 700, 'alegreya-sans'),
    source('display-400', 'Staatliches', 400, 'staatliches'),
  ]);
  return { typefaces, symbols: { get: (id) => symbols.find((symbol) => symbol.id === id) } };
}
