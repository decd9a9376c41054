// Where the painters put forms and symbols, as transforms.

import type { FormItem, Matrix } from '../display/display-list.ts';

const TURNS: Readonly<Record<0 | 90 | 180 | 270, readonly [number, number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};

/** The transform that places a form: scaled, turned clockwise about its own centre, its untilted top left corner at (x, y). */
export function formMatrix(item: FormItem): Matrix {
  const scale = item.scale ?? 1;
  const [cosine, sine] = TURNS[item.turn ?? 0];
  const [halfWidth, halfHeight] = [(item.list.width * scale) / 2, (item.list.height * scale) / 2];
  const [a, b, c, d] = [cosine * scale, sine * scale, -sine * scale, cosine * scale];
  const e = item.x + halfWidth - (a * item.list.width + c * item.list.height) / 2;
  const f = item.y + halfHeight - (b * item.list.width + d * item.list.height) / 2;
  return [a, b, c, d, e, f];
}

/** The transform that fits a viewBox into a box, centred and undistorted, as SVG does for a placed symbol. */
export function symbolMatrix(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  viewBox: readonly [number, number, number, number],
): Matrix {
  const [left, top, width, height] = viewBox;
  const scale = Math.min(box.width / width, box.height / height);
  return [
    scale,
    0,
    0,
    scale,
    box.x + (box.width - width * scale) / 2 - left * scale,
    box.y + (box.height - height * scale) / 2 - top * scale,
  ];
}
