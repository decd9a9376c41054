// The shapes of an SVG drawing: attributes handed down, transforms worked in, colours resolved. Used for icons from files and for drawings in templates.
import type { Code } from '../../problem/codes.ts';
import type { Colour, Matrix } from '../display/display-list.ts';
import { DRAWING_ELEMENTS } from '../markup/elements.ts';
import type { ElementNode } from '../markup/read-html.ts';
import { parseSvgTransform, scaleOf, IDENTITY } from './matrix.ts';
import { multiply } from '../display/matrix.ts';
import { parseColour } from './parse-colour.ts';
import type { Segment } from './segment.ts';
import { shapeSegments } from './shape-path.ts';

export interface DrawnInk {
  readonly colour: Colour | 'currentColor';
  readonly alpha: number;
}

export interface DrawnShape {
  readonly kind: 'shape';
  readonly segments: readonly Segment[];
  /** From the shape's own units to the drawing's viewBox. */
  readonly matrix: Matrix;
  readonly fill: DrawnInk | undefined;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly stroke:
    | (DrawnInk & {
        readonly width: number;
        readonly dash: readonly number[];
        readonly cap: 'butt' | 'round' | 'square';
        readonly join: 'miter' | 'round' | 'bevel';
      })
    | undefined;
  /** Opacity of the shape and the groups round it. */
  readonly opacity: number;
}

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly matrix: Matrix;
  readonly attributes: Readonly<Record<string, string>>;
  readonly fill: DrawnInk | undefined;
  readonly opacity: number;
}

/** Tells a fault at an element: code, what is wrong, what to do. */
export type DrawingFault = (element: ElementNode, code: Code, message: string, hint: string) => void;

const HANDED_DOWN = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'fill-opacity',
  'stroke-opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
  'color',
] as const;
const OWN = new Set([
  'transform',
  'opacity',
  'id',
  'class',
  'style',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'points',
  'viewBox',
  'xmlns',
  'version',
  'role',
  'preserveAspectRatio',
  'vector-effect',
  'paint-order',
]);

interface Inherited {
  readonly attributes: Readonly<Record<string, string>>;
  readonly matrix: Matrix;
  readonly opacity: number;
}

/** Everything an `svg` element draws, in order. `variable` gives the value of a custom property. */
export function readDrawing(
  svg: ElementNode,
  start: Readonly<Record<string, string>>,
  variable: (name: string) => string | undefined,
  fault: DrawingFault,
): readonly (DrawnShape | DrawnText)[] {
  const drawn: (DrawnShape | DrawnText)[] = [];
  const walk = (element: ElementNode, inherited: Inherited): void => {
    // Reading has told of it already.
    if (!DRAWING_ELEMENTS.has(element.tag) && element !== svg) return;
    const own = ownAttributes(element, fault);
    const attributes = {
      ...inherited.attributes,
      ...Object.fromEntries(
        HANDED_DOWN.filter((name) => own[name] !== undefined && own[name] !== 'inherit').map((name) => [
          name,
          own[name] ?? '',
        ]),
      ),
    };
    const transform = own['transform'] === undefined ? IDENTITY : parseSvgTransform(own['transform']);
    if (transform === undefined)
      fault(
        element,
        'UNKNOWN_VALUE',
        `the transform "${own['transform'] ?? ''}" cannot be read`,
        'use matrix, translate, scale, rotate, skewX or skewY',
      );
    const opacity = inherited.opacity * (own['opacity'] === undefined ? 1 : Number(own['opacity']));
    const here = {
      attributes,
      matrix: multiply(inherited.matrix, transform ?? IDENTITY),
      opacity: Number.isFinite(opacity) ? opacity : 1,
    };
    if (element.tag === 'g' || element === svg)
      for (const child of element.children) if (child.kind === 'element') walk(child, here);
    if (element.tag === 'use')
      fault(
        element,
        'BROKEN_DRAWING',
        '<use> cannot stand among the shapes of a drawing',
        'copy the shapes here, or place the picture in an <svg> of its own',
      );
    if (element.tag === 'g' || element === svg || ['title', 'desc', 'metadata', 'use'].includes(element.tag)) return;
    const ink = (name: 'fill' | 'stroke', otherwise: string): DrawnInk | undefined =>
      readInk(
        element,
        attributes[name] ?? otherwise,
        Number(attributes[`${name}-opacity`] ?? 1),
        attributes['color'],
        variable,
        fault,
      );
    if (element.tag === 'text') {
      const text = element.children
        .map((child) => (child.kind === 'text' ? child.text : ''))
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      drawn.push({
        kind: 'text',
        text,
        x: Number.parseFloat(own['x'] ?? '0'),
        y: Number.parseFloat(own['y'] ?? '0'),
        matrix: here.matrix,
        attributes,
        fill: ink('fill', '#000000'),
        opacity: here.opacity,
      });
      return;
    }
    const segments = shapeSegments(element.tag, own);
    if (segments === undefined) {
      fault(
        element,
        'BROKEN_DRAWING',
        `<${element.tag}> cannot be drawn`,
        'shapes are path, rect, circle, ellipse, line, polyline and polygon with plain numbers',
      );
      return;
    }
    const stroke = ink('stroke', 'none');
    const width = Number.parseFloat(attributes['stroke-width'] ?? '1') * scaleOf(here.matrix);
    drawn.push({
      kind: 'shape',
      segments,
      matrix: here.matrix,
      fill: ink('fill', '#000000'),
      fillRule: attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
      opacity: here.opacity,
      stroke:
        stroke && width > 0
          ? {
              ...stroke,
              width,
              dash:
                (attributes['stroke-dasharray'] ?? 'none') === 'none'
                  ? []
                  : (attributes['stroke-dasharray'] ?? '')
                      .trim()
                      .split(/[\s,]+/)
                      .map((part) => Number.parseFloat(part) * scaleOf(here.matrix)),
              cap: word(attributes['stroke-linecap'], ['butt', 'round', 'square'], 'butt'),
              join: word(attributes['stroke-linejoin'], ['miter', 'round', 'bevel'], 'miter'),
            }
          : undefined,
    });
  };
  walk(svg, { attributes: start, matrix: IDENTITY, opacity: 1 });
  return drawn;
}

const word = <T extends string>(value: string | undefined, list: readonly T[], otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;

/** Attributes with those of a `style` attribute laid over them; unknown ones are told. */
function ownAttributes(element: ElementNode, fault: DrawingFault): Readonly<Record<string, string>> {
  const { style, ...attributes } = element.attributes;
  const all: Record<string, string> = { ...attributes };
  for (const part of (style ?? '').split(';')) {
    const [name = '', ...value] = part.split(':');
    if (name.trim() !== '') all[name.trim()] = value.join(':').trim();
  }
  if (element.tag === 'svg' || element.tag === 'use') return all;
  for (const name of Object.keys(all)) {
    if (
      OWN.has(name) ||
      (HANDED_DOWN as readonly string[]).includes(name) ||
      /^(data-|aria-|xml|inkscape:|sodipodi:)/.test(name)
    )
      continue;
    fault(
      element,
      'UNKNOWN_ATTRIBUTE',
      `the attribute "${name}" of <${element.tag}> is not drawn here`,
      `remove it, or use one of ${HANDED_DOWN.join(', ')}, opacity, transform`,
    );
  }
  return all;
}

function readInk(
  element: ElementNode,
  value: string,
  alpha: number,
  current: string | undefined,
  variable: (name: string) => string | undefined,
  fault: DrawingFault,
): DrawnInk | undefined {
  const text = resolveVariables(value.trim(), variable);
  if (text === 'none' || text === 'transparent') return undefined;
  if (text.toLowerCase() === 'currentcolor')
    return current === undefined || current.toLowerCase() === 'currentcolor'
      ? { colour: 'currentColor', alpha }
      : readInk(element, current, alpha, undefined, variable, fault);
  const ink = parseColour(text);
  if (ink === undefined) {
    fault(
      element,
      'UNKNOWN_COLOUR',
      `the colour "${value}" cannot be read`,
      'write #rrggbb, rgb(), hsl(), var(--name) of the palette, currentColor or none',
    );
    return undefined;
  }
  return ink.alpha * alpha === 0 ? undefined : { colour: ink.colour, alpha: ink.alpha * alpha };
}

function resolveVariables(value: string, variable: (name: string) => string | undefined): string {
  let text = value;
  for (let i = 0; i < 16 && text.includes('var('); i += 1) {
    const next: string = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/,
      (whole, name: string, fallback: string | undefined) => variable(name) ?? fallback?.trim() ?? whole,
    );
    if (next === text) break;
    text = next;
  }
  return text;
}
