// Icons and drawings: an `svg` box to a symbol, or to paths and text scaled into the box.
import type { Code } from '../../../problem/codes.ts';
import { shape } from '../../font/shape.ts';
import type { DisplayItem, Matrix, Stroke } from '../../display/display-list.ts';
import { apply, roundMatrix, scaleOf, translation } from '../../art/matrix.ts';
import { multiply } from '../../display/matrix.ts';
import type { Ink } from '../../art/parse-colour.ts';
import { readDrawing, type DrawnInk, type DrawnShape, type DrawnText } from '../../art/read-drawing.ts';
import { round, writePath } from '../../art/write-path.ts';
import type { Box, Setting } from '../tree/box.ts';
import { solid, type Frame } from './paint-ground.ts';
import type { ElementNode } from '../../markup/read-html.ts';
import { edge, edgesX, edgesY, viewBoxOf } from '../tree/sizing.ts';
import type { Style } from '../css/style.ts';

export type ElementFault = (element: ElementNode, code: Code, message: string, hint: string) => void;

/** What the box of an `svg` shows, at its place on the card. */
export function paintDrawing(
  box: Box,
  x: number,
  y: number,
  setting: Setting,
  fault: ElementFault,
): readonly DisplayItem[] {
  if (!box.style.visible) return [];
  const frame: Frame = {
    x: x + edge(box, 3),
    y: y + edge(box, 0),
    width: box.width - edgesX(box),
    height: box.height - edgesY(box),
  };
  const parts = box.element.children.filter(
    (child): child is ElementNode => child.kind === 'element' && child.tag !== 'title' && child.tag !== 'desc',
  );
  const [use] = parts;
  if (parts.length === 1 && use?.tag === 'use') return paintUse(box, use, frame, setting, fault);
  const viewBox = viewBoxOf(box) ?? [0, 0, frame.width, frame.height];
  const [fit] = fitted(viewBox, frame, box.element.attributes['preserveAspectRatio'] ?? '');
  const drawn = readDrawing(box.element, startOf(box.style, box.element), (name) => box.styled.custom.get(name), fault);
  return drawn.flatMap((part) =>
    part.kind === 'shape' ? paintShape(part, fit, box.style) : paintText(part, fit, box, setting, fault),
  );
}

function paintUse(
  box: Box,
  use: ElementNode,
  frame: Frame,
  setting: Setting,
  fault: ElementFault,
): readonly DisplayItem[] {
  const id = (use.attributes['href'] ?? use.attributes['xlink:href'] ?? '').replace(/^#/, '');
  const art = setting.symbols.get(id);
  if (art === undefined) {
    fault(use, 'UNKNOWN_PICTURE', `there is no picture "${id}"`, id);
    return [];
  }
  const [, placed] = fitted(art.viewBox, frame, '');
  const label = box.element.attributes['aria-label'];
  const item: DisplayItem = {
    kind: 'symbol',
    symbol: art.id,
    x: round(placed.x),
    y: round(placed.y),
    width: round(placed.width),
    height: round(placed.height),
    colour: box.style.colour.colour,
    ...(label === undefined ? {} : { label }),
  };
  return faded(box.style.colour.alpha, item);
}

/** The viewBox scaled into the frame without distortion, centred; the matrix and the place it takes. */
function fitted(viewBox: readonly number[], frame: Frame, aspect: string): [Matrix, Frame] {
  const [minX = 0, minY = 0, width = 1, height = 1] = viewBox;
  const [sx, sy] = [frame.width / width, frame.height / height];
  const scale = aspect.includes('slice') ? Math.max(sx, sy) : Math.min(sx, sy);
  const [scaleX, scaleY] = aspect === 'none' ? [sx, sy] : [scale, scale];
  const along = (name: 'x' | 'y', free: number): number =>
    new RegExp(`${name}min`, 'i').test(aspect) ? 0 : new RegExp(`${name}max`, 'i').test(aspect) ? free : free / 2;
  const left = frame.x + along('x', frame.width - width * scaleX);
  const top = frame.y + along('y', frame.height - height * scaleY);
  return [
    multiply(translation(left, top), [scaleX, 0, 0, scaleY, -minX * scaleX, -minY * scaleY]),
    { x: left, y: top, width: width * scaleX, height: height * scaleY },
  ];
}

/** Attributes a drawing starts from: those of the element over what CSS hands down. */
function startOf(style: Readonly<Style>, element: ElementNode): Readonly<Record<string, string>> {
  const css = (ink: Ink | 'none' | 'currentColor'): string =>
    typeof ink === 'string'
      ? ink
      : ink.alpha < 1
        ? `rgba(${[1, 3, 5].map((at) => Number.parseInt(ink.colour.slice(at, at + 2), 16)).join(',')},${ink.alpha})`
        : ink.colour;
  return {
    fill: css(style.fill),
    stroke: css(style.stroke),
    'stroke-width': String(style.strokeWidth),
    ...Object.fromEntries(
      Object.entries(element.attributes).filter(([name]) => name !== 'transform' && name !== 'opacity'),
    ),
  };
}

const inked = (ink: DrawnInk, style: Readonly<Style>, opacity: number): Ink =>
  ink.colour === 'currentColor'
    ? { colour: style.colour.colour, alpha: style.colour.alpha * ink.alpha * opacity }
    : { colour: ink.colour, alpha: ink.alpha * opacity };

function paintShape(drawn: DrawnShape, fit: Matrix, style: Readonly<Style>): readonly DisplayItem[] {
  const factor = scaleOf(fit);
  const fill = drawn.fill && {
    fill: solid(inked(drawn.fill, style, drawn.opacity)),
    ...(drawn.fillRule === 'evenodd' ? { fillRule: drawn.fillRule } : {}),
  };
  let stroke: { stroke: Stroke } | undefined;
  if (drawn.stroke !== undefined) {
    const ink = inked(drawn.stroke, style, drawn.opacity);
    const { cap, join, dash, width } = drawn.stroke;
    stroke = {
      stroke: {
        colour: ink.colour,
        width: round(width * factor),
        ...(dash.length > 0 ? { dash: dash.map((part) => round(part * factor)) } : {}),
        ...(cap === 'butt' ? {} : { cap }),
        ...(join === 'miter' ? {} : { join }),
        ...(ink.alpha < 1 ? { opacity: round(ink.alpha) } : {}),
      },
    };
  }
  return fill === undefined && stroke === undefined
    ? []
    : [{ kind: 'path', d: writePath(drawn.segments, multiply(fit, drawn.matrix)), ...fill, ...stroke }];
}

function paintText(
  drawn: DrawnText,
  fit: Matrix,
  box: Box,
  setting: Setting,
  fault: ElementFault,
): readonly DisplayItem[] {
  const family =
    (drawn.attributes['font-family'] ?? box.style.fontFamily[0] ?? '').replace(/["']/g, '').split(',')[0]?.trim() ?? '';
  const face = setting.typefaces.match(
    family,
    Number(drawn.attributes['font-weight'] ?? box.style.fontWeight),
    box.style.fontStyle,
  );
  const matrix = multiply(fit, drawn.matrix);
  if (face === undefined || drawn.fill === undefined || drawn.text === '') {
    if (face === undefined)
      fault(
        box.element,
        'UNKNOWN_FONT',
        `there is no font family "${family}" for text in a drawing`,
        'families stand in fonts.yaml of the templates folder',
      );
    return [];
  }
  const size = Number.parseFloat(drawn.attributes['font-size'] ?? '') * scaleOf(matrix) || box.style.fontSize;
  const shaped = shape(face, drawn.text);
  for (const code of shaped.missing)
    fault(
      box.element,
      'MISSING_GLYPH',
      `the font ${face.name} has no U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
      'use another font or another character',
    );
  const width = shaped.width * size;
  const [x, y] = apply(matrix, drawn.x, drawn.y);
  const anchor = drawn.attributes['text-anchor'];
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const ink = inked(drawn.fill, box.style, drawn.opacity);
  const item: DisplayItem = {
    kind: 'text',
    x: round(left),
    y: round(y),
    text: drawn.text,
    font: face.name,
    size: round(size),
    colour: ink.colour,
    width: round(width),
  };
  const turn = Math.atan2(matrix[1], matrix[0]);
  const placed: DisplayItem =
    Math.abs(turn) < 1e-9 ? item : { kind: 'group', matrix: turned(turn, x, y), items: [item] };
  return faded(ink.alpha, placed);
}

function turned(angle: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return roundMatrix(multiply(multiply(translation(x, y), [cos, sin, -sin, cos, 0, 0]), translation(-x, -y)));
}

/** An item in a group of less than full opacity where need be. */
export const faded = (alpha: number, item: DisplayItem): readonly DisplayItem[] =>
  alpha <= 0 ? [] : alpha < 1 ? [{ kind: 'group', opacity: round(alpha), items: [item] }] : [item];
