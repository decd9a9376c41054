// Text that flows over columns and pages: a column of any height cut into strips that must not be broken. Who fills pages needs heights and flags only.
import type { Problem } from '../../problem/problem.ts';
import type { DisplayItem } from '../display/display-list.ts';
import type { Box, Setting } from './tree/box.ts';
import { layAbsolutes } from './boxes/lay-absolute.ts';
import type { LayInput } from './lay-input.ts';
import { paint } from './paint/paint.ts';
import type { ElementFault } from './paint/paint-drawing.ts';
import { placeAtoms } from './boxes/place-atoms.ts';
import { prepare } from './prepare.ts';
import type { ElementNode } from '../markup/read-html.ts';
import { inFlow } from './boxes/overflow.ts';
import { reportFaults } from './report.ts';
import { edge } from './tree/sizing.ts';
import { borderOf } from './css/style.ts';

/** A place that links and bookmarks lead to: an element with an `id`. */
export interface FlowAnchor {
  readonly name: string;
  /** mm from the top of its strip. */
  readonly y: number;
}

/** A heading (`h1` to `h4`) for the outline and the contents. */
export interface FlowHeading {
  readonly level: 1 | 2 | 3 | 4;
  readonly text: string;
  /** Its own id, or that of the nearest element round it; undefined without one. */
  readonly anchor: string | undefined;
}

/** A piece of the column that stays whole: a line of text, or a box with a ground or border. Lengths in mm. */
export interface FlowStrip {
  readonly height: number;
  /** Space above it, margins already collapsed; dropped at the top of a page. May be negative. */
  readonly gap: number;
  /** The next strip must stand in the same column (headings, first and last lines of a paragraph, `break-after: avoid`). */
  readonly keepWithNext: boolean;
  /** `break-before` of the box it begins. */
  readonly breakBefore: 'auto' | 'column' | 'page';
  /** What to draw, from the strip's top left corner: x = 0 is the column's left edge. */
  readonly items: readonly DisplayItem[];
  readonly anchors: readonly FlowAnchor[];
  readonly headings: readonly FlowHeading[];
}

export interface FlowOutput {
  readonly strips: readonly FlowStrip[];
  readonly problems: readonly Problem[];
}

/** Lays out a flow in a column `width` mm wide. Codes of problems are those of `layHtml`. */
export function layBlocks(input: Omit<LayInput, 'height'>): FlowOutput {
  const prepared = prepare(input);
  const { root, setting, subject, fault } = prepared;
  setting.lay(root, input.width, undefined);
  layAbsolutes(root, setting);
  placeAtoms(root);
  const cutter: Cutter = { strips: [], bottom: 0, setting, fault, waiting: nothing() };
  cut(root, 0, 0, cutter, false);
  return {
    strips: cutter.strips,
    problems: [...setting.cascade.problems, ...prepared.problems, ...reportFaults(root, subject)],
  };
}

/** What waits for the next strip: names, headings, breaks and list markers of the boxes that begin with it. */
interface Waiting {
  readonly anchors: FlowAnchor[];
  readonly headings: FlowHeading[];
  breakBefore: FlowStrip['breakBefore'];
  readonly markers: { readonly box: Box; readonly x: number; readonly y: number }[];
}

interface Cutter {
  readonly strips: FlowStrip[];
  bottom: number;
  readonly setting: Setting;
  readonly fault: ElementFault;
  waiting: Waiting;
}

const nothing = (): Waiting => ({ anchors: [], headings: [], breakBefore: 'auto', markers: [] });

function cut(box: Box, x: number, y: number, cutter: Cutter, keep: boolean): void {
  const { waiting } = cutter;
  const keeps = keep || box.style.keepWithNext;
  if (!box.nameless && box.style.breakBefore !== 'auto') waiting.breakBefore = box.style.breakBefore;
  if (!splits(box)) {
    announceAll(box, 0, waiting);
    push(box, x, y, y, box.height, keeps, cutter);
    return;
  }
  if (!box.nameless) announce(box.element, 0, waiting);
  if (box.inline.length === 0) {
    if (box.ordinal > 0) waiting.markers.push({ box: { ...box, children: [], absolutes: [] }, x, y });
    box.children.forEach((child, i) =>
      cut(child, x + child.x, y + child.y, cutter, keeps && i === box.children.length - 1),
    );
    return;
  }
  const count = box.lines.length;
  box.lines.forEach((line, i) => {
    for (const fragment of line.fragments) if (fragment.first) announce(fragment.element, 0, cutter.waiting);
    const part: Box = { ...box, lines: [line], ordinal: i === 0 ? box.ordinal : 0 };
    // Two lines at least stay together at either end of a paragraph.
    const together = i === 0 || i === count - 2 || box.style.keepWithNext;
    push(part, x, y, y + edge(box, 0) + line.top, line.height, i === count - 1 ? keeps : together, cutter);
  });
}

/** Whether a box may be broken between its lines or children: it must show nothing of its own. */
function splits(box: Box): boolean {
  const { style } = box;
  if (
    box.kind !== 'block' ||
    style.clip ||
    style.keepTogether ||
    style.position !== 'static' ||
    style.transform.length > 0 ||
    style.opacity < 1 ||
    box.absolutes.length > 0
  )
    return false;
  const shown =
    style.background !== undefined ||
    style.gradient !== undefined ||
    ([0, 1, 2, 3] as const).some((side) => borderOf(style, side) > 0);
  return !shown && (box.children.length > 0 || box.lines.length > 0);
}

function push(
  box: Box,
  x: number,
  y: number,
  top: number,
  height: number,
  keepWithNext: boolean,
  cutter: Cutter,
): void {
  const { strips, setting, fault } = cutter;
  const { anchors, headings, breakBefore, markers } = cutter.waiting;
  cutter.waiting = nothing();
  strips.push({
    height,
    gap: top - cutter.bottom,
    keepWithNext,
    breakBefore,
    anchors,
    headings,
    items: [
      ...markers.flatMap((marker) => paint(marker.box, marker.x, marker.y - top, setting, fault)),
      ...paint(box, x, y - top, setting, fault),
    ],
  });
  cutter.bottom = top + height;
}

function announce(element: ElementNode, y: number, waiting: Waiting): void {
  const id = element.attributes['id'];
  if (id !== undefined) waiting.anchors.push({ name: id, y });
  const level = /^h([1-4])$/.exec(element.tag)?.[1];
  if (level !== undefined)
    waiting.headings.push({
      level: Number(level) as FlowHeading['level'],
      text: textIn(element).replace(/\s+/g, ' ').trim(),
      anchor: anchorRound(element),
    });
}

/** Names and headings of a box that stays whole, at their heights in it. */
function announceAll(box: Box, y: number, waiting: Waiting): void {
  if (!box.nameless) announce(box.element, y, waiting);
  for (const line of box.lines)
    for (const fragment of line.fragments)
      if (fragment.first) announce(fragment.element, y + edge(box, 0) + line.top, waiting);
  for (const child of [...inFlow(box), ...box.absolutes]) announceAll(child, y + child.y, waiting);
}

const textIn = (element: ElementNode): string =>
  element.children
    .map((child) => (child.kind === 'text' ? child.text : child.tag === 'svg' ? '' : textIn(child)))
    .join('')
    .replaceAll('\u00ad', '');

function anchorRound(element: ElementNode): string | undefined {
  for (let at: ElementNode | undefined = element; at !== undefined; at = at.parent)
    if (at.attributes['id'] !== undefined) return at.attributes['id'];
  return undefined;
}
