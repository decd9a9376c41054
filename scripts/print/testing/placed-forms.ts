// Reads from a PDF's own operators where a page places cards: an independent measure, without the display list.
import { inflateSync } from 'node:zlib';

/** A clipped placement on a page: the origin of what is placed and the box that is left visible, mm from the page's top left corner. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly ink: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface PageObject {
  readonly media: readonly number[];
  readonly trim: readonly number[];
  readonly bleed: readonly number[];
  readonly placed: readonly Placed[];
}

const MM = 25.4 / 72;

/** The pages of a file in the order of its page tree, boxes in mm as left, bottom, right, top. */
export function pageObjects(pdf: Uint8Array): readonly PageObject[] {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?<=^|\n)(\d+) 0 obj\s*([^]*?)\s*endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const tree = [...objects.values()].find((body) => /\/Type\s*\/Pages\b/.test(body)) ?? '';
  const kids = [...(/\/Kids\s*\[([^\]]*)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
    ([, id = '']) => objects.get(id) ?? '',
  );
  const boxOf = (page: string, name: string): readonly number[] =>
    (new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(page)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map((points) => Number(points) * MM);
  return kids.map((page) => {
    const content = objects.get(/\/Contents\s*\[?\s*(\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    const stream = Buffer.from(content.slice(content.indexOf('stream') + 6).replace(/^\r?\n/, ''), 'latin1');
    return {
      media: boxOf(page, 'MediaBox'),
      trim: boxOf(page, 'TrimBox'),
      bleed: boxOf(page, 'BleedBox'),
      placed: placedIn(inflateSync(stream).toString('latin1')),
    };
  });
}

/** Clipped placements that stand directly on the page, in its own millimetres. */
function placedIn(operators: string): readonly Placed[] {
  const placed: Placed[] = [];
  let depth = 0;
  const lines = operators.split('\n');
  lines.forEach((line, index) => {
    if (line === 'q') depth += 1;
    if (line === 'Q') depth -= 1;
    const [, x, y] = /^1 0 0 1 (\S+) (\S+) cm$/.exec(line) ?? [];
    const clip = /^(\S+) (\S+) (\S+) (\S+) re W n$/
      .exec(lines[index + 1] ?? '')
      ?.slice(1)
      .map(Number);
    if (depth !== 1 || x === undefined || y === undefined || clip === undefined) return;
    const [left = 0, top = 0, width = 0, height = 0] = clip;
    placed.push({ x: Number(x), y: Number(y), ink: { x: Number(x) + left, y: Number(y) + top, width, height } });
  });
  return placed;
}
