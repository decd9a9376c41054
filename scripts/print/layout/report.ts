// Turning what layout finds into problems: text that overflows, glyphs that are missing, words that would be cut off. Each names card, field and language.
import type { Code } from '../../problem/codes.ts';
import type { Ground, Place, Problem } from '../../problem/problem.ts';
import { shape } from '../font/shape.ts';
import { apply, IDENTITY } from '../art/matrix.ts';
import { multiply } from '../display/matrix.ts';
import type { Matrix } from '../display/display-list.ts';
import type { Box, Line, PlacedText } from './tree/box.ts';
import { inFlow, overflowOf } from './boxes/overflow.ts';
import { matrixOf, offsetOf } from './paint/paint.ts';
import { runsOf } from './paint/paint-lines.ts';
import type { ElementNode } from '../markup/read-html.ts';
import { borderOf } from './css/style.ts';
import { edge } from './tree/sizing.ts';

/** What a problem names besides the fault itself. */
export interface Subject {
  /** The card, board or page, by the name its designer knows. */
  readonly card: string;
  readonly lang: string;
  /** Where the text of an element stands, in the content or else in the template; the part that holds the character where one is given. */
  readonly placeOf: (element: ElementNode, character?: string) => Place;
}

const mm = (value: number): string => value.toFixed(2).replace(/0$/, '');

/** The field an element shows: the nearest `data-field`, else the nearest class, else the element. */
export function fieldOf(element: ElementNode): string {
  for (let at: ElementNode | undefined = element; at !== undefined; at = at.parent) {
    const field = at.attributes['data-field'];
    if (field !== undefined) return field;
  }
  for (let at: ElementNode | undefined = element; at !== undefined; at = at.parent) {
    const [name] = at.classes;
    if (name !== undefined) return name;
  }
  return element.tag;
}

/** All faults of a laid box, each told once. */
export function reportFaults(root: Box, subject: Subject): readonly Problem[] {
  const problems = new Map<string, Problem>();
  const tell = (
    code: Code,
    key: string,
    place: Place,
    message: string,
    hint: string,
    restsOn: readonly Ground[] = [],
  ): void => {
    if (!problems.has(`${code}/${key}`))
      problems.set(`${code}/${key}`, { severity: 'error', code, place, message, hint, restsOn });
  };
  const overflow = (element: ElementNode, x: number, y: number): void => {
    const field = fieldOf(element);
    const how = [...(y > 0 ? [`${mm(y)} mm too high`] : []), ...(x > 0 ? [`${mm(x)} mm too wide`] : [])].join(' and ');
    tell(
      'TEXT_OVERFLOW',
      field,
      subject.placeOf(element),
      `the text in "${field}" of "${subject.card}" (${subject.lang}) is ${how} for its box`,
      'shorten the text, lower --fit-min, or give the box more room',
    );
  };
  const inside = (
    box: Box,
    x: number,
    y: number,
    matrix: Matrix,
    clips: readonly ClipArea[],
    round: Excess = NO_EXCESS,
  ): void => {
    const [dx, dy] = offsetOf(box);
    const [left, top] = [x + box.x + dx, y + box.y + dy];
    const own = matrixOf(box, left, top);
    const here = own === undefined ? matrix : multiply(matrix, own);
    const over = overflowOf(box);
    // What is too much for a box inside is too much for the box around it: the outer one tells.
    const excess = {
      x: over !== undefined && over.x > round.x ? over.x : 0,
      y: over !== undefined && over.y > round.y ? over.y : 0,
    };
    if (excess.x > 0 || excess.y > 0) overflow(innermost(box), excess.x, excess.y);
    const told = { x: Math.max(round.x, excess.x), y: Math.max(round.y, excess.y) };
    const around = box.style.clip && !box.nameless ? [...clips, areaOf(box, left, top, here)] : clips;
    for (const line of box.lines) checkLine(line, box, left, top, here, around);
    for (const child of inFlow(box)) inside(child, left, top, here, around, told);
    for (const child of box.absolutes)
      inside(
        child,
        left,
        top,
        here,
        child.style.position === 'absolute'
          ? around.filter((area) => area.page || area.box.style.position !== 'static')
          : around,
        told,
      );
  };
  const checkLine = (
    line: Line,
    box: Box,
    left: number,
    top: number,
    matrix: Matrix,
    clips: readonly ClipArea[],
  ): void => {
    const baseline = top + edge(box, 0) + line.top + line.baseline;
    for (const part of runsOf(line)) {
      for (const code of missingIn(part)) {
        const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
        const field = fieldOf(part.element);
        tell(
          'MISSING_GLYPH',
          `${field}/${name}/${part.run.face.name}`,
          subject.placeOf(part.element, String.fromCodePoint(code)),
          `the font "${part.run.face.name}" has no ${name} "${String.fromCodePoint(code)}", which "${field}" of "${subject.card}" (${subject.lang}) uses`,
          'use another character or another font',
          [`font ${part.run.face.name.replace(/\+.*/, '')}`],
        );
      }
      if (part.text.trim() === '') continue;
      const x = left + edge(box, 3) + part.x;
      const size = part.run.size;
      for (const clip of clips) {
        const cut = cutBy(
          clip,
          matrix,
          x,
          baseline + part.drop - part.run.xHeight,
          x + part.width - part.run.tracking,
          baseline + part.drop + 0.05 * size,
        );
        if (cut !== undefined) overflow(part.element, cut.x, cut.y);
      }
    }
  };
  const page: ClipArea = { box: root, page: true, x1: 0, y1: 0, x2: root.width, y2: root.height, matrix: IDENTITY };
  inside(root, 0, 0, IDENTITY, [page]);
  return [...problems.values()];
}

/** How much too much was told of a box already, mm. */
interface Excess {
  readonly x: number;
  readonly y: number;
}

const NO_EXCESS: Excess = { x: 0, y: 0 };

interface ClipArea {
  readonly box: Box;
  readonly page: boolean;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly matrix: Matrix;
}

function areaOf(box: Box, x: number, y: number, matrix: Matrix): ClipArea {
  const [top, right, bottom, left] = ([0, 1, 2, 3] as const).map((side) => borderOf(box.style, side));
  return {
    box,
    page: false,
    x1: x + (left ?? 0),
    y1: y + (top ?? 0),
    x2: x + box.width - (right ?? 0),
    y2: y + box.height - (bottom ?? 0),
    matrix,
  };
}

/** How far a run sticks out of what its clip shows; undefined when all of it shows. Turned clips are compared in their own turn. */
function cutBy(
  clip: ClipArea,
  matrix: Matrix,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): { readonly x: number; readonly y: number } | undefined {
  // Nearly all runs stand straight in what clips them and well inside.
  if (clip.matrix === matrix && x1 >= clip.x1 && y1 >= clip.y1 && x2 <= clip.x2 && y2 <= clip.y2) return undefined;
  const corners = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ] as const;
  const inner = clip.matrix === matrix ? IDENTITY : multiply(invert(clip.matrix), matrix);
  const points = corners.map(([x, y]) => apply(inner, x, y));
  const beyond = (axis: 0 | 1, low: number, high: number): number =>
    Math.max(0, ...points.map((point) => Math.max(low - point[axis], point[axis] - high)));
  const [x, y] = [beyond(0, clip.x1, clip.x2), beyond(1, clip.y1, clip.y2)];
  return x > 0.02 || y > 0.02 ? { x, y } : undefined;
}

function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c || 1;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

function missingIn(part: PlacedText): readonly number[] {
  return shape(part.run.face, part.text).missing;
}

/** The deepest element that alone holds the text of an overflowing box: it names the field best. */
function innermost(box: Box): ElementNode {
  const [first] = inFlow(box);
  if (box.element.attributes['data-field'] !== undefined || first === undefined || first.kind === 'drawing')
    return box.element;
  const withField = findField(box);
  return withField ?? box.element;
}

function findField(box: Box): ElementNode | undefined {
  for (const child of inFlow(box)) {
    const found = child.element.attributes['data-field'] === undefined ? findField(child) : child.element;
    if (found !== undefined) return found;
  }
  return undefined;
}
