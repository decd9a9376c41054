// The ground and borders of a box as rectangles and paths.
import type { DisplayItem, Paint, Radii, RectItem, Stroke } from '../../display/display-list.ts';
import type { Ink } from '../../art/parse-colour.ts';
import { IDENTITY } from '../../art/matrix.ts';
import { roundedRect } from '../../art/shape-path.ts';
import { round, writePath } from '../../art/write-path.ts';
import { paintGradient } from './paint-gradient.ts';
import { resolve } from '../css/parse-length.ts';
import { borderOf, inkOf, type LineStyle, type Sides, type Style } from '../css/style.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const solid = (ink: Ink): Paint => ({
  kind: 'solid',
  colour: ink.colour,
  ...(ink.alpha < 1 ? { opacity: round(ink.alpha) } : {}),
});

/** A rectangle item, radii left out where there are none. */
export function rect(frame: Frame, radii: Radii, more: Pick<RectItem, 'fill' | 'stroke'> = {}): RectItem {
  return {
    kind: 'rect',
    x: round(frame.x),
    y: round(frame.y),
    width: round(frame.width),
    height: round(frame.height),
    ...(radii.some((radius) => radius > 0) ? { radii: radii.map(round) as unknown as Radii } : {}),
    ...more,
  };
}

/** Corner radii in mm, shrunk together where two would meet (CSS backgrounds 5.5); per cents count of the shorter side. */
export function radiiOf(style: Readonly<Style>, width: number, height: number): Radii {
  const short = Math.min(width, height);
  const [a, b, c, d] = style.radius.map((radius) => resolve(radius, short));
  const [tl, tr, br, bl] = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
  const factor = Math.min(
    1,
    width / (tl + tr || 1e-9),
    width / (bl + br || 1e-9),
    height / (tl + bl || 1e-9),
    height / (tr + br || 1e-9),
  );
  return [tl * factor, tr * factor, br * factor, bl * factor];
}

/** The padding box and its corners: what `overflow: hidden` shows. */
export function paddingBox(style: Readonly<Style>, frame: Frame): RectItem {
  const [top, right, bottom, left] = bordersOf(style);
  const [tl, tr, br, bl] = radiiOf(style, frame.width, frame.height);
  const inner = (radius: number, one: number, two: number): number => Math.max(0, radius - Math.max(one, two));
  return rect(
    { x: frame.x + left, y: frame.y + top, width: frame.width - left - right, height: frame.height - top - bottom },
    [inner(tl, top, left), inner(tr, top, right), inner(br, bottom, right), inner(bl, bottom, left)],
  );
}

const bordersOf = (style: Readonly<Style>): Sides<number> => [
  borderOf(style, 0),
  borderOf(style, 1),
  borderOf(style, 2),
  borderOf(style, 3),
];

/** Ground, gradient and borders over a border box, in painting order. */
export function paintGround(style: Readonly<Style>, frame: Frame): readonly DisplayItem[] {
  if (!style.visible || frame.width <= 0 || frame.height <= 0) return [];
  const items: DisplayItem[] = [];
  const radii = radiiOf(style, frame.width, frame.height);
  if (style.background !== undefined) {
    const ink = inkOf(style.background, style);
    if (ink.alpha > 0) items.push(rect(frame, radii, { fill: solid(ink) }));
  }
  if (style.gradient !== undefined)
    items.push(
      rect(frame, radii, { fill: paintGradient(style.gradient, style, frame.x, frame.y, frame.width, frame.height) }),
    );
  return [...items, ...paintBorders(style, frame, radii)];
}

function paintBorders(style: Readonly<Style>, frame: Frame, radii: Radii): readonly DisplayItem[] {
  const widths = bordersOf(style);
  if (widths.every((width) => width === 0)) return [];
  const inks = style.borderColour.map((ink) => inkOf(ink, style));
  const [ink, width] = [inks[0], widths[0]];
  const alike =
    ink !== undefined &&
    widths.every((one) => one === width) &&
    inks.every((one) => one.colour === ink.colour && one.alpha === ink.alpha);
  if (alike && style.borderStyle.every((one) => one === style.borderStyle[0])) {
    const half = width / 2;
    const inset: Frame = {
      x: frame.x + half,
      y: frame.y + half,
      width: frame.width - width,
      height: frame.height - width,
    };
    return [
      rect(inset, radii.map((radius) => Math.max(0, radius - half)) as unknown as Radii, {
        stroke: strokeOf(style.borderStyle[0], width, ink),
      }),
    ];
  }
  const visible = ([0, 1, 2, 3] as const).filter((side) => widths[side] > 0);
  const [first] = visible;
  const oneInk =
    first !== undefined &&
    visible.every(
      (side) =>
        style.borderStyle[side] === 'solid' &&
        inks[side]?.colour === inks[first]?.colour &&
        inks[side]?.alpha === inks[first]?.alpha,
    );
  const inkOfFirst = first === undefined ? undefined : inks[first];
  if (oneInk && inkOfFirst !== undefined && radii.some((radius) => radius > 0))
    return [ring(style, frame, radii, inkOfFirst)];
  return visible.flatMap((side) => {
    const sideInk = inks[side];
    return sideInk === undefined
      ? []
      : [
          style.borderStyle[side] === 'solid'
            ? trapezoid(frame, widths, side, sideInk)
            : sideLine(frame, widths, side, style.borderStyle[side], sideInk),
        ];
  });
}

function strokeOf(line: LineStyle, width: number, ink: Ink): Stroke {
  const dash =
    line === 'dashed'
      ? { dash: [round(width * 3), round(width * 2)] }
      : line === 'dotted'
        ? { dash: [0, round(width * 2)], cap: 'round' as const }
        : {};
  return { colour: ink.colour, width: round(width), ...dash, ...(ink.alpha < 1 ? { opacity: round(ink.alpha) } : {}) };
}

/** Borders of unlike width round bent corners: the space between two rounded rectangles. */
function ring(style: Readonly<Style>, frame: Frame, radii: Radii, ink: Ink): DisplayItem {
  const inner = paddingBox(style, frame);
  const zero: Radii = [0, 0, 0, 0];
  const segments = [
    ...roundedRect(frame.x, frame.y, frame.width, frame.height, radii, radii),
    ...roundedRect(inner.x, inner.y, inner.width, inner.height, inner.radii ?? zero, inner.radii ?? zero),
  ];
  return { kind: 'path', d: writePath(segments, IDENTITY), fill: solid(ink), fillRule: 'evenodd' };
}

function trapezoid(
  frame: Frame,
  [top, right, bottom, left]: Sides<number>,
  side: 0 | 1 | 2 | 3,
  ink: Ink,
): DisplayItem {
  const [x1, y1, x2, y2] = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  const outer = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ] as const;
  const inner = [
    [x1 + left, y1 + top],
    [x2 - right, y1 + top],
    [x2 - right, y2 - bottom],
    [x1 + left, y2 - bottom],
  ] as const;
  const next = ((side + 1) % 4) as 0 | 1 | 2 | 3;
  const corners = [outer[side], outer[next], inner[next], inner[side]];
  return {
    kind: 'path',
    d: `${corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}Z`,
    fill: solid(ink),
  };
}

function sideLine(frame: Frame, widths: Sides<number>, side: 0 | 1 | 2 | 3, line: LineStyle, ink: Ink): DisplayItem {
  const half = widths[side] / 2;
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const y = side === 0 ? frame.y + half : bottom - half;
  const x = side === 3 ? frame.x + half : right - half;
  const [from, to] =
    side === 0 || side === 2
      ? ([
          [frame.x, y],
          [right, y],
        ] as const)
      : ([
          [x, frame.y],
          [x, bottom],
        ] as const);
  return {
    kind: 'path',
    d: `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`,
    stroke: strokeOf(line, widths[side], ink),
  };
}
