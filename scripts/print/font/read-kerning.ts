// Pair kerning from the GPOS table: formats 1 (pairs) and 2 (classes), also behind extension lookups. Only the first glyph's advance is moved.
import { readClasses, readCoverage, subtablesOf } from './read-lookups.ts';

/** Kerning of two neighbouring glyphs in font units, undefined where the subtable does not speak of the pair. */
type PairTable = (left: number, right: number) => number | undefined;

const PAIRS = 2;
const EXTENSION = 9;
const X_ADVANCE = 4;

/** The kerning between two glyph ids in font units; 0 where the font has none. */
export function readKerning(gpos: DataView | undefined): (left: number, right: number) => number {
  if (gpos === undefined) return () => 0;
  const lookups = subtablesOf(gpos, 'kern', EXTENSION).map((subtables) =>
    subtables
      .filter(({ type }) => type === PAIRS)
      .map(({ at }) => (gpos.getUint16(at) === 1 ? readPairs(gpos, at) : readClassPairs(gpos, at))),
  );
  const known = new Map<number, number>();
  return (left, right) => {
    const key = left * 65536 + right;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const value = lookups.reduce((sum, tables) => sum + firstValue(tables, left, right), 0);
    known.set(key, value);
    return value;
  };
}

function firstValue(tables: readonly PairTable[], left: number, right: number): number {
  for (const table of tables) {
    const value = table(left, right);
    if (value !== undefined) return value;
  }
  return 0;
}

function readPairs(gpos: DataView, at: number): PairTable {
  const coverage = readCoverage(gpos, at + gpos.getUint16(at + 2));
  const format = gpos.getUint16(at + 4);
  const record = 2 + valueSize(format) + valueSize(gpos.getUint16(at + 6));
  const sets = new Map<number, Map<number, number>>();
  return (left, right) => {
    const index = coverage.get(left);
    if (index === undefined) return undefined;
    let set = sets.get(index);
    if (set === undefined) {
      set = new Map();
      const start = at + gpos.getUint16(at + 10 + 2 * index);
      for (let i = 0; i < gpos.getUint16(start); i += 1) {
        const pair = start + 2 + record * i;
        set.set(gpos.getUint16(pair), advanceIn(gpos, pair + 2, format));
      }
      sets.set(index, set);
    }
    return set.get(right);
  };
}

function readClassPairs(gpos: DataView, at: number): PairTable {
  const coverage = readCoverage(gpos, at + gpos.getUint16(at + 2));
  const format = gpos.getUint16(at + 4);
  const record = valueSize(format) + valueSize(gpos.getUint16(at + 6));
  const lefts = readClasses(gpos, at + gpos.getUint16(at + 8));
  const rights = readClasses(gpos, at + gpos.getUint16(at + 10));
  const columns = gpos.getUint16(at + 14);
  return (left, right) => {
    if (!coverage.has(left)) return undefined;
    const cell = (lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0);
    return advanceIn(gpos, at + 16 + record * cell, format);
  };
}

function valueSize(format: number): number {
  let bits = 0;
  for (let rest = format; rest !== 0; rest >>= 1) bits += rest & 1;
  return 2 * bits;
}

function advanceIn(gpos: DataView, at: number, format: number): number {
  return (format & X_ADVANCE) === 0 ? 0 : gpos.getInt16(at + valueSize(format & (X_ADVANCE - 1)));
}
