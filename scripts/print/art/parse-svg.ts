// SVG files to symbols: plain paths in viewBox units that every painter can draw. What cannot be drawn right is a problem with file and line.
import type { Code } from '../../problem/codes.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SymbolArt } from '../display/display-list.ts';
import { readHtml, type ElementNode } from '../markup/read-html.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import { readDrawing } from './read-drawing.ts';
import { makePath, moveSegments } from './path-data.ts';
import { round } from './write-path.ts';

/** The symbol of an SVG file; undefined, with problems told, when there is none in it. `variables` are the palette's custom properties. */
export function parseSvg(
  id: string,
  source: SourceText,
  variables: ReadonlyMap<string, string>,
  problems: Problem[],
): SymbolArt | undefined {
  const before = problems.length;
  const fault = (offset: number, length: number, code: Code, message: string, hint: string): undefined => {
    problems.push({
      severity: 'error',
      code,
      place: placeIn(source, offset, length),
      message,
      hint,
      spoils: [`picture ${id}`],
    });
    return undefined;
  };
  if (source.text.trim() === '')
    return fault(0, 1, 'BROKEN_PICTURE', `the picture "${id}" is an empty file`, 'draw it again, or remove the file');
  // Prologue and prefixes become blanks of the same length, so that offsets stay true.
  const text = source.text
    .replace(/<\?[\s\S]*?\?>|<!DOCTYPE[\s\S]*?>|<!\[CDATA\[|\]\]>/gi, (part) => part.replace(/[^\n]/g, ' '))
    .replace(/<(\/?)svg:/g, '    <$1')
    .replace(/ {4}(<\/?)(\w+)/g, (whole, open: string, name: string) =>
      source.text.includes(`${open}svg:${name}`) ? `${open}${name}    ` : whole,
    );
  const root = readHtml({ file: source.file, text }, problems);
  const svg = root.children.find((child): child is ElementNode => child.kind === 'element' && child.tag === 'svg');
  if (svg === undefined)
    return fault(0, 1, 'BROKEN_PICTURE', `the picture "${id}" holds no <svg>`, 'save it as plain SVG');
  const viewBox = viewBoxOf(svg);
  if (viewBox === undefined)
    return fault(
      svg.offset,
      4,
      'BROKEN_PICTURE',
      `the picture "${id}" has neither a viewBox nor a width and height in numbers`,
      'add viewBox="0 0 512 512"',
    );
  const drawn = readDrawing(
    svg,
    {},
    (name) => variables.get(name),
    (element, code, message, hint) => fault(element.offset, element.tag.length + 1, code, message, hint),
  );
  const paths: SymbolArt['paths'][number][] = [];
  for (const shape of drawn) {
    if (shape.kind === 'text') {
      fault(
        svg.offset,
        4,
        'TEXT_IN_PICTURE',
        `the picture "${id}" holds text`,
        'turn the text into paths, or set it in the template',
      );
      continue;
    }
    // A shape without an outline, or pressed flat by its transform, draws nothing.
    const [a, b, c, d] = shape.matrix;
    if (shape.segments.length < 2 || Math.abs(a * d - b * c) < 1e-9) continue;
    const segments = moveSegments(shape.segments, shape.matrix);
    const fill = shape.fill && { fill: shape.fill.colour, fillRule: shape.fillRule };
    const stroke = shape.stroke && {
      stroke: {
        colour: shape.stroke.colour,
        width: round(shape.stroke.width),
        cap: shape.stroke.cap,
        join: shape.stroke.join,
      },
    };
    if (shape.stroke !== undefined && shape.stroke.dash.length > 0)
      fault(
        svg.offset,
        4,
        'DASHED_PICTURE',
        `the picture "${id}" has dashed strokes`,
        'draw the dashes as paths of their own',
      );
    // Fill and stroke of unlike opacity are two paths.
    const fillAlpha = (shape.fill?.alpha ?? 1) * shape.opacity;
    const strokeAlpha = (shape.stroke?.alpha ?? 1) * shape.opacity;
    if (fill !== undefined && stroke !== undefined && fillAlpha === strokeAlpha)
      paths.push(makePath(segments, { ...fill, ...stroke, ...opacity(fillAlpha) }));
    else {
      if (fill !== undefined) paths.push(makePath(segments, { ...fill, ...opacity(fillAlpha) }));
      if (stroke !== undefined) paths.push(makePath(segments, { ...stroke, ...opacity(strokeAlpha) }));
    }
  }
  if (paths.length === 0 && problems.length === before)
    return fault(
      svg.offset,
      4,
      'EMPTY_PICTURE',
      `the picture "${id}" draws nothing`,
      'draw it again: it has no shape, or none that is filled or stroked and has a size',
    );
  return { id, viewBox, paths };
}

const opacity = (alpha: number): { opacity?: number } => (alpha < 1 ? { opacity: round(alpha) } : {});

function viewBoxOf(svg: ElementNode): SymbolArt['viewBox'] | undefined {
  const [x, y, width, height, ...more] = (svg.attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (
    x !== undefined &&
    y !== undefined &&
    width !== undefined &&
    height !== undefined &&
    more.length === 0 &&
    [x, y, width, height].every(Number.isFinite) &&
    width > 0 &&
    height > 0
  )
    return [x, y, width, height];
  const [plainWidth, plainHeight] = [svg.attributes['width'], svg.attributes['height']].map((value) =>
    value !== undefined && /^[\d.]+(px)?$/.test(value) ? Number.parseFloat(value) : NaN,
  );
  return plainWidth !== undefined && plainHeight !== undefined && plainWidth > 0 && plainHeight > 0
    ? [0, 0, plainWidth, plainHeight]
    : undefined;
}
