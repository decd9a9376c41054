// The cmap table: which glyph stands for which code point (formats 4 and 12, Unicode subtables only).

/** Glyph ids by code point; what is not in the map has no glyph. */
export function readCmap(table: DataView): Map<number, number> {
  const best = bestSubtable(table);
  const map = new Map<number, number>();
  if (best === undefined) return map;
  const format = table.getUint16(best);
  if (format === 12) readGroups(table, best, map);
  else readSegments(table, best, map);
  return map;
}

function bestSubtable(table: DataView): number | undefined {
  let best: number | undefined;
  let rank = 0;
  for (let i = 0; i < table.getUint16(2); i += 1) {
    const platform = table.getUint16(4 + 8 * i);
    const encoding = table.getUint16(6 + 8 * i);
    const offset = table.getUint32(8 + 8 * i);
    const format = table.getUint16(offset);
    const unicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    const value = !unicode ? 0 : format === 12 ? 2 : format === 4 ? 1 : 0;
    if (value > rank) [best, rank] = [offset, value];
  }
  return best;
}

function readGroups(table: DataView, at: number, map: Map<number, number>): void {
  for (let i = 0; i < table.getUint32(at + 12); i += 1) {
    const group = at + 16 + 12 * i;
    const first = table.getUint32(group);
    const last = table.getUint32(group + 4);
    const glyph = table.getUint32(group + 8);
    for (let code = first; code <= last; code += 1) map.set(code, glyph + code - first);
  }
}

function readSegments(table: DataView, at: number, map: Map<number, number>): void {
  const double = table.getUint16(at + 6);
  for (let i = 0; i < double; i += 2) {
    const last = table.getUint16(at + 14 + i);
    const first = table.getUint16(at + 16 + double + i);
    const delta = table.getUint16(at + 16 + 2 * double + i);
    const rangeAt = at + 16 + 3 * double + i;
    const range = table.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const raw = range === 0 ? code : table.getUint16(rangeAt + range + 2 * (code - first));
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
}
