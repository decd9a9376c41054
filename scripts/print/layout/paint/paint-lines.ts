// Lines of text as display items: grounds of inline elements, runs of text, underlines, markers of list items.
import { shape } from '../../font/shape.ts';
import { round } from '../../art/write-path.ts';
import type { DisplayItem, TextItem } from '../../display/display-list.ts';
import type { Box, Fragment, Line, PlacedText, Run, Setting } from '../tree/box.ts';
import { faded } from './paint-drawing.ts';
import { paintGround, rect, solid } from './paint-ground.ts';
import { resolve } from '../css/parse-length.ts';
import { edge } from '../tree/sizing.ts';
import { borderOf, type Style } from '../css/style.ts';

/** Everything on the lines of a box but the boxes that stand in them; (x, y) is the box's border corner on the card. */
export function paintLines(box: Box, x: number, y: number): readonly DisplayItem[] {
  const [left, top] = [x + edge(box, 3), y + edge(box, 0)];
  return box.lines.flatMap((line) => {
    const baseline = top + line.top + line.baseline;
    return [
      ...[...line.fragments].reverse().flatMap((fragment) => paintFragment(fragment, left, baseline)),
      ...runsOf(line).flatMap((part) => paintRun(part, left + part.x, baseline + part.drop)),
    ];
  });
}

/** Words and spaces that follow each other in one font become one run, so that text is found and copied whole. */
export function runsOf(line: Line): readonly PlacedText[] {
  return (line.runs ??= joinRuns(line));
}

function joinRuns(line: Line): readonly PlacedText[] {
  const runs: PlacedText[] = [];
  for (const part of line.parts) {
    if (part.kind !== 'text') continue;
    const last = runs.at(-1);
    if (part.glued && last !== undefined) {
      last.text += part.text;
      last.width = part.x + part.width - last.x;
    } else runs.push({ ...part });
  }
  return runs;
}

function paintRun(part: PlacedText, x: number, baseline: number): readonly DisplayItem[] {
  const { run, text } = part;
  const { style } = run;
  if (!style.visible || (text === ' ' && !style.underline && !style.lineThrough)) return [];
  const item: TextItem = {
    kind: 'text',
    x: round(x),
    y: round(baseline),
    text,
    font: run.face.name,
    size: round(run.size),
    colour: style.colour.colour,
    width: round(part.width),
    ...(run.tracking === 0 ? {} : { tracking: round(run.tracking) }),
    ...(part.link === undefined ? {} : { link: part.link }),
  };
  return [...faded(style.colour.alpha, item), ...decorations(style, run, x, baseline, part.width)];
}

function decorations(
  style: Readonly<Style>,
  run: Run,
  x: number,
  baseline: number,
  width: number,
): readonly DisplayItem[] {
  const { underlinePosition, underlineThickness, xHeight } = run.face.metrics;
  const thickness = Math.max(underlineThickness * run.size, 0.05);
  const line = (y: number): DisplayItem =>
    rect({ x, y: y - thickness / 2, width, height: thickness }, [0, 0, 0, 0], { fill: solid(style.colour) });
  return [
    ...(style.underline ? [line(baseline - underlinePosition * run.size)] : []),
    ...(style.lineThrough ? [line(baseline - (xHeight * run.size) / 2)] : []),
  ];
}

/** The ground of an inline element on one line; borders at its ends only where it begins and ends. */
function paintFragment(fragment: Fragment, left: number, baseline: number): readonly DisplayItem[] {
  const { style } = fragment.styled;
  const bordered = ([0, 1, 2, 3] as const).some((side) => borderOf(style, side) > 0);
  if (style.background === undefined && style.gradient === undefined && !bordered) return [];
  const [above, below] = [
    resolve(style.padding[0], 0) + borderOf(style, 0),
    resolve(style.padding[2], 0) + borderOf(style, 2),
  ];
  const { run } = fragment;
  const ends = {
    ...style,
    borderStyle: [
      style.borderStyle[0],
      fragment.last ? style.borderStyle[1] : 'none',
      style.borderStyle[2],
      fragment.first ? style.borderStyle[3] : 'none',
    ],
  } as Style;
  return paintGround(ends, {
    x: left + fragment.x,
    y: baseline - run.ascent - above,
    width: fragment.width,
    height: run.ascent + run.descent + above + below,
  });
}

/** The bullet or number of a list item, to the left of its first line. */
export function paintMarker(box: Box, x: number, y: number, setting: Setting): readonly DisplayItem[] {
  if (box.ordinal === 0 || box.style.listStyle === 'none' || box.firstBaseline === undefined) return [];
  const run = setting.runOf(box.styled);
  const text = box.style.listStyle === 'disc' ? '•' : `${box.ordinal}.`;
  const width = shape(run.face, text).width * run.size;
  return [
    {
      kind: 'text',
      x: round(x - width - 0.4 * run.size),
      y: round(y + box.firstBaseline),
      text,
      font: run.face.name,
      size: round(run.size),
      colour: box.style.colour.colour,
      width: round(width),
    },
  ];
}
