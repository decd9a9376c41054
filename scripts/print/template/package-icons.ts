// Icons out of an iconify package: a few of its thousands, cut out of the file without reading all of it.
import type { SourceText } from '../../problem/source-place.ts';

/** Gives a reader for an installed package's file; undefined when there is none. */
export type OpenPackage = (name: string) => (() => Uint8Array) | undefined;

const KEY = '\n\t\t"';

/** SVG text of a package's icons by their names there; undefined for a name it does not have. */
export function packageIcons(name: string, open: OpenPackage): (icon: string) => SourceText | undefined {
  const read = open(`${name}/icons.json`);
  let bytes: Buffer | undefined;
  return (icon) => {
    if (read === undefined) return undefined;
    if (bytes === undefined) {
      const { buffer, byteOffset, length } = read();
      bytes = Buffer.from(buffer, byteOffset, length);
    }
    const body = cutOut(bytes, icon) ?? parsedBody(bytes, icon);
    return body === undefined
      ? undefined
      : { file: `${name}/icons.json ${icon}`, text: `<svg viewBox="0 0 512 512">${body}</svg>` };
  };
}

/** The body found by halving: the file is megabytes of JSON, sorted by name, one key to a line. Undefined where it is laid out otherwise. */
function cutOut(bytes: Buffer, icon: string): string | undefined {
  let [low, high] = [0, bytes.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const at = bytes.indexOf(KEY, middle, 'latin1');
    const end = at < 0 ? -1 : bytes.indexOf('"', at + KEY.length, 'latin1');
    const key = end < 0 ? '' : bytes.toString('latin1', at + KEY.length, end);
    if (key === icon) return bodyAt(bytes, end);
    if (at < 0 || at >= high || key > icon) high = middle;
    else low = middle;
  }
  return undefined;
}

function bodyAt(bytes: Buffer, from: number): string | undefined {
  const mark = '"body": ';
  const start = bytes.indexOf(mark, from, 'latin1');
  if (start < 0) return undefined;
  // A quote after a backslash is part of the text; two backslashes before a quote are left to the reader of the whole file.
  let end = bytes.indexOf(0x22, start + mark.length + 1);
  while (end > 0 && bytes[end - 1] === 0x5c && bytes[end - 2] !== 0x5c) end = bytes.indexOf(0x22, end + 1);
  return end < 0 || bytes[end - 1] === 0x5c
    ? undefined
    : (JSON.parse(bytes.toString('utf8', start + mark.length, end + 1)) as string);
}

function parsedBody(bytes: Buffer, icon: string): string | undefined {
  const { icons } = JSON.parse(bytes.toString('utf8')) as { icons?: Record<string, { body?: unknown }> };
  const body = icons?.[icon]?.body;
  return typeof body === 'string' ? body : undefined;
}
