// What the GPOS and GSUB tables share: features to lookups, lookups to subtables, coverage and class tables.

/** For every lookup the feature asks for under the Latin script, in order, the offsets of its subtables with their true type. Each lookup applies once: its first subtable that speaks of a glyph has the word. */
export function subtablesOf(
  table: DataView,
  feature: string,
  extension: number,
): readonly (readonly { type: number; at: number }[])[] {
  const lookups = table.getUint16(8);
  return lookupsOf(table, feature).map((index) => {
    const lookup = lookups + table.getUint16(lookups + 2 + 2 * index);
    return Array.from({ length: table.getUint16(lookup + 4) }, (_, i) => {
      const at = lookup + table.getUint16(lookup + 6 + 2 * i);
      const type = table.getUint16(lookup);
      if (type !== extension) return { type, at };
      return { type: table.getUint16(at + 2), at: at + table.getUint32(at + 4) };
    });
  });
}

function lookupsOf(table: DataView, feature: string): readonly number[] {
  const features = table.getUint16(6);
  const found = new Set<number>();
  for (const index of featureIndices(table)) {
    const at = features + 2 + 6 * index;
    if (tagAt(table, at) !== feature) continue;
    const list = features + table.getUint16(at + 4);
    for (let i = 0; i < table.getUint16(list + 2); i += 1) found.add(table.getUint16(list + 4 + 2 * i));
  }
  return [...found].sort((a, b) => a - b);
}

/** Features of the Latin script, else of the default one, in its default language. */
function featureIndices(table: DataView): readonly number[] {
  const scripts = table.getUint16(4);
  const offsets = new Map<string, number>();
  for (let i = 0; i < table.getUint16(scripts); i += 1) {
    const at = scripts + 2 + 6 * i;
    offsets.set(tagAt(table, at), scripts + table.getUint16(at + 4));
  }
  const script = offsets.get('latn') ?? offsets.get('DFLT');
  if (script === undefined) return [];
  const language = table.getUint16(script);
  if (language === 0) return [];
  const at = script + language;
  return Array.from({ length: table.getUint16(at + 4) }, (_, i) => table.getUint16(at + 6 + 2 * i));
}

/** Four letters of a tag. */
export function tagAt(table: DataView, at: number): string {
  return String.fromCharCode(
    table.getUint8(at),
    table.getUint8(at + 1),
    table.getUint8(at + 2),
    table.getUint8(at + 3),
  );
}

/** Coverage index by glyph. */
export function readCoverage(table: DataView, at: number): Map<number, number> {
  const covered = new Map<number, number>();
  const count = table.getUint16(at + 2);
  if (table.getUint16(at) === 1) {
    for (let i = 0; i < count; i += 1) covered.set(table.getUint16(at + 4 + 2 * i), i);
    return covered;
  }
  for (let i = 0; i < count; i += 1) {
    const range = at + 4 + 6 * i;
    const first = table.getUint16(range);
    const index = table.getUint16(range + 4);
    for (let glyph = first; glyph <= table.getUint16(range + 2); glyph += 1) covered.set(glyph, index + glyph - first);
  }
  return covered;
}

/** Class by glyph; a glyph not in the map is of class 0. */
export function readClasses(table: DataView, at: number): Map<number, number> {
  const classes = new Map<number, number>();
  if (table.getUint16(at) === 1) {
    const first = table.getUint16(at + 2);
    for (let i = 0; i < table.getUint16(at + 4); i += 1) classes.set(first + i, table.getUint16(at + 6 + 2 * i));
    return classes;
  }
  for (let i = 0; i < table.getUint16(at + 2); i += 1) {
    const range = at + 4 + 6 * i;
    for (let glyph = table.getUint16(range); glyph <= table.getUint16(range + 2); glyph += 1)
      classes.set(glyph, table.getUint16(range + 4));
  }
  return classes;
}
