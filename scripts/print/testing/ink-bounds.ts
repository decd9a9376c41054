// Where a page has ink at most: boxes in mm from its top left corner, clips taken into account, curves by their control points.
import type { DisplayItem, DisplayList, GroupItem, Matrix } from '../display/display-list.ts';

/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

const EVERYWHERE: Bounds = [-Infinity, -Infinity, Infinity, Infinity];

const around = (points: readonly (readonly [number, number])[], grow = 0): Bounds => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - grow, Math.min(...ys) - grow, Math.max(...xs) + grow, Math.max(...ys) + grow];
};

const box = (x: number, y: number, width: number, height: number, grow = 0): Bounds => [
  x - grow,
  y - grow,
  x + width + grow,
  y + height + grow,
];

const meet = (one: Bounds, other: Bounds): Bounds => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

const moved = ([left, top, right, bottom]: Bounds, [a, b, c, d, e, f]: Matrix): Bounds =>
  around(
    (
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ] as const
    ).map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const),
  );

const numbersIn = (d: string): readonly number[] => (d.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/g) ?? []).map(Number);

/** A stroke spreads half its width to all sides; straight lines of two points with butt ends spread to their sides only. */
function pathBounds(d: string, half: number, butt: boolean): Bounds {
  const numbers = numbersIn(d);
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0] as const,
  );
  if (!butt || half === 0 || d.replace(/[^MLCZ]/g, '').replaceAll('ML', '') !== '') return around(points, half);
  const corners = Array.from({ length: points.length / 2 }, (_, index) =>
    points.slice(2 * index, 2 * index + 2),
  ).flatMap(([from = [0, 0], to = [0, 0]]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [((to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
    return [from, to].flatMap(
      ([x, y]) =>
        [
          [x - dx, y + dy],
          [x + dx, y - dy],
        ] as const,
    );
  });
  return around(corners);
}

const clipBounds = (clip: NonNullable<GroupItem['clip']>): Bounds =>
  clip.kind === 'rect' ? box(clip.x, clip.y, clip.width, clip.height) : pathBounds(clip.d, 0, true);

/** How a form's list lies on the page: turned about its centre, scaled, moved. */
function formMatrix({
  x,
  y,
  scale = 1,
  turn = 0,
  list,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly list: DisplayList;
}): Matrix {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turn / 90] as [number, number];
  const [cx, cy] = [list.width / 2, list.height / 2];
  return [
    cos * scale,
    sin * scale,
    -sin * scale,
    cos * scale,
    x + scale * (cx - cos * cx + sin * cy),
    y + scale * (cy - sin * cx - cos * cy),
  ];
}

/** The boxes of all ink of an item; what a clip hides is left out. Text reaches three quarters of its size up and a quarter down. */
export function inkOf(item: DisplayItem): readonly Bounds[] {
  const half = 'stroke' in item && item.stroke !== undefined ? item.stroke.width / 2 : 0;
  const inside = (items: readonly DisplayItem[], clip: Bounds, matrix: Matrix): readonly Bounds[] =>
    items
      .flatMap(inkOf)
      .map((ink) => meet(ink, clip))
      .filter(([left, top, right, bottom]) => right > left && bottom > top)
      .map((ink) => moved(ink, matrix));
  switch (item.kind) {
    case 'rect':
      return [box(item.x, item.y, item.width, item.height, half)];
    case 'path':
      return [pathBounds(item.d, half, (item.stroke?.cap ?? 'butt') === 'butt')];
    case 'text':
      return [[item.x, item.y - 0.75 * item.size, item.x + item.width, item.y + 0.25 * item.size]];
    case 'symbol':
      return [box(item.x, item.y, item.width, item.height)];
    case 'group':
      return inside(
        item.items,
        item.clip === undefined ? EVERYWHERE : clipBounds(item.clip),
        item.matrix ?? [1, 0, 0, 1, 0, 0],
      );
    case 'form':
      return inside(
        item.list.items,
        item.clip === undefined ? EVERYWHERE : box(item.clip.x, item.clip.y, item.clip.width, item.clip.height),
        formMatrix(item),
      );
  }
}
