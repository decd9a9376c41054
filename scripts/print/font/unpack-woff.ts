// WOFF 1 to plain sfnt bytes: the tables are inflated and laid out again, nothing else changes.
import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const WOFF2 = 0x774f4632;

/** The sfnt (TrueType) bytes of a font file; a file that is no WOFF comes back as it is. Throws on WOFF 2, which needs a brotli transform we do not read. */
export function unpackWoff(data: Uint8Array): Uint8Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const signature = view.getUint32(0);
  if (signature === WOFF2) throw new Error('This font is WOFF 2; take the .woff or .ttf file of the same package.');
  if (signature !== WOFF) return data;
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i;
    const offset = view.getUint32(at + 4);
    const packed = view.getUint32(at + 8);
    const length = view.getUint32(at + 12);
    const bytes = data.subarray(offset, offset + packed);
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  return writeSfnt(view.getUint32(4), tables);
}

export interface SfntTable {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/** An sfnt file from its tables: directory sorted by tag, every table on a boundary of four bytes. */
export function writeSfnt(flavour: number, tables: readonly SfntTable[]): Uint8Array {
  const sorted = [...tables].sort((a, b) => a.tag - b.tag);
  const count = sorted.length;
  const head = 12 + 16 * count;
  const size = sorted.reduce((sum, table) => sum + ((table.bytes.length + 3) & ~3), head);
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, flavour);
  view.setUint16(4, count);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (count - 2 ** power));
  let at = head;
  sorted.forEach((table, i) => {
    view.setUint32(12 + 16 * i, table.tag);
    view.setUint32(16 + 16 * i, table.checksum);
    view.setUint32(20 + 16 * i, at);
    view.setUint32(24 + 16 * i, table.bytes.length);
    out.set(table.bytes, at);
    at += (table.bytes.length + 3) & ~3;
  });
  return out;
}
