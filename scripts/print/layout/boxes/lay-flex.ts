// Flex containers: items into lines, lengths resolved, cross sizes, then everything put in its place (CSS flexbox 9).
import type { Box, Setting } from '../tree/box.ts';
import { distribute } from './distribute.ts';
import {
  alignmentOf,
  autoMargins,
  crossWidth,
  makeItem,
  marginStart,
  stretches,
  type FlexFrame,
  type FlexItem,
} from './flex-item.ts';
import { resolveLengths } from './flex-lengths.ts';
import { resolve } from '../css/parse-length.ts';
import {
  autoHeight,
  clampHeight,
  clampWidth,
  edge,
  edgesX,
  edgesY,
  givenHeight,
  margin,
  marginsX,
  marginsY,
  type Side,
} from '../tree/sizing.ts';

interface FlexLine {
  readonly items: FlexItem[];
  cross: number;
  start: number;
  baseline: number;
}

/** Lays flex items; the answer is the height they take, edges included. */
export function layFlex(box: Box, width: number, height: number | undefined, setting: Setting): number {
  const { style } = box;
  const row = style.flexDirection.startsWith('row');
  const frame: FlexFrame = {
    row,
    width: width - edgesX(box),
    height: height === undefined ? undefined : height - edgesY(box),
  };
  const gapMain = resolve(row ? style.columnGap : style.rowGap, (row ? frame.width : frame.height) ?? 0);
  const gapCross = resolve(row ? style.rowGap : style.columnGap, (row ? frame.height : frame.width) ?? 0);
  const items = box.children.map((child) => makeItem(child, frame, setting));
  const lines = intoLines(
    items,
    style.flexWrap === 'nowrap' ? Infinity : ((row ? frame.width : frame.height) ?? Infinity),
    gapMain,
  );
  const naturalMain = Math.max(
    0,
    ...lines.map((line) =>
      line.items.reduce((sum, item) => sum + item.hypothetical + item.margins, gapMain * (line.items.length - 1)),
    ),
  );
  const innerMain = (row ? frame.width : frame.height) ?? naturalMain;
  for (const line of lines) {
    resolveLengths(line.items, innerMain - gapMain * (line.items.length - 1));
    crossSizes(line, frame, setting);
  }
  const innerCross = row ? frame.height : frame.width;
  const naturalCross = lines.reduce((sum, line) => sum + line.cross, gapCross * Math.max(0, lines.length - 1));
  placeLines(box, lines, innerCross, naturalCross, gapCross);
  for (const line of lines) {
    stretchItems(line, frame, setting);
    placeItems(box, line, innerMain, gapMain, row);
  }
  baselines(box, lines, row);
  const usedMain = Math.max(
    0,
    ...lines.map((line) =>
      line.items.reduce((sum, item) => sum + item.main + item.margins, gapMain * (line.items.length - 1)),
    ),
  );
  box.naturalWidth = row ? usedMain : naturalCross;
  return (row ? naturalCross : height === undefined ? naturalMain : usedMain) + edgesY(box);
}

function intoLines(items: readonly FlexItem[], room: number, gap: number): FlexLine[] {
  const lines: FlexLine[] = [];
  let used = 0;
  for (const item of items) {
    const size = item.hypothetical + item.margins;
    const line = lines.at(-1);
    if (line === undefined || used + gap + size > room + 1e-6) {
      lines.push({ items: [item], cross: 0, start: 0, baseline: 0 });
      used = size;
    } else {
      line.items.push(item);
      used += gap + size;
    }
  }
  return lines;
}

function crossSizes(line: FlexLine, frame: FlexFrame, setting: Setting): void {
  let [above, below] = [0, 0];
  for (const item of line.items) {
    const { box } = item;
    if (frame.row) {
      const given = givenHeight(box, item.main, frame.height);
      item.cross = given ?? clampHeight(box, autoHeight(box, item.main, setting), frame.height);
    } else item.cross = crossWidth(box, frame, setting);
    const outer = item.cross + (frame.row ? marginsY(box) : marginsX(box));
    if (frame.row && alignmentOf(box) === 'baseline') {
      setting.lay(box, item.main, item.cross);
      const baseline = marginStart(box, false) + (box.firstBaseline ?? item.cross);
      above = Math.max(above, baseline);
      below = Math.max(below, outer - baseline);
    } else line.cross = Math.max(line.cross, outer);
  }
  line.baseline = above;
  line.cross = Math.max(line.cross, above + below);
}

function placeLines(box: Box, lines: FlexLine[], inner: number | undefined, natural: number, gap: number): void {
  const { style } = box;
  const [first] = lines;
  if (style.flexWrap === 'nowrap' && first !== undefined) {
    if (inner !== undefined) first.cross = inner;
    return;
  }
  const free = (inner ?? natural) - natural;
  const stretch = style.alignContent === 'stretch' && free > 0;
  if (stretch) for (const line of lines) line.cross += free / lines.length;
  const { before, between } = distribute(style.alignContent, stretch ? 0 : free, lines.length);
  let at = before;
  for (const line of lines) {
    line.start = at;
    at += line.cross + gap + between;
  }
  if (style.flexWrap === 'wrap-reverse')
    for (const line of lines) line.start = (inner ?? natural) - line.start - line.cross;
}

function stretchItems(line: FlexLine, frame: FlexFrame, setting: Setting): void {
  for (const item of line.items) {
    const { box } = item;
    const free = frame.row ? box.style.height === 'auto' : box.style.width === 'auto';
    if (stretches(box) && free)
      item.cross = frame.row
        ? clampHeight(box, line.cross - marginsY(box), frame.height)
        : clampWidth(box, line.cross - marginsX(box), frame.width);
    setting.lay(box, frame.row ? item.main : item.cross, frame.row ? item.cross : item.main);
  }
}

function placeItems(box: Box, line: FlexLine, inner: number, gap: number, row: boolean): void {
  const { items } = line;
  const used = items.reduce((sum, item) => sum + item.main + item.margins, gap * (items.length - 1));
  const free = inner - used;
  const autos = items.reduce((sum, item) => sum + autoMargins(item.box, row), 0);
  const each = autos > 0 && free > 0 ? free / autos : 0;
  const reverse = box.style.flexDirection.endsWith('reverse');
  const { before, between } = distribute(box.style.justifyContent, each > 0 ? 0 : free, items.length, reverse);
  let at = before;
  for (const item of items) {
    const { box: child } = item;
    // In a reversed direction the main axis starts at the right or the bottom.
    const [startSide, endSide]: [Side, Side] = row ? (reverse ? [1, 3] : [3, 1]) : reverse ? [2, 0] : [0, 2];
    at += child.style.margin[startSide] === 'auto' ? each : 0;
    const along = at + margin(child, startSide);
    const across = line.start + crossOffset(box, item, line, row);
    const main = reverse ? inner - along - item.main : along;
    child.x = edge(box, 3) + (row ? main : across);
    child.y = edge(box, 0) + (row ? across : main);
    at += item.main + item.margins + gap + between + (child.style.margin[endSide] === 'auto' ? each : 0);
  }
}

function crossOffset(box: Box, item: FlexItem, line: FlexLine, row: boolean): number {
  const { box: child } = item;
  const start = marginStart(child, !row);
  const free = line.cross - item.cross - (row ? marginsY(child) : marginsX(child));
  const [first, last] = row
    ? [child.style.margin[0], child.style.margin[2]]
    : [child.style.margin[3], child.style.margin[1]];
  if ((first === 'auto' || last === 'auto') && free > 0)
    return start + (first !== 'auto' ? 0 : last === 'auto' ? free / 2 : free);
  const reverse = box.style.flexWrap === 'wrap-reverse';
  const alignment = alignmentOf(child);
  if (alignment === 'center') return start + free / 2;
  if (alignment === 'baseline' && row) return start + line.baseline - start - (child.firstBaseline ?? item.cross);
  return start + ((alignment === 'end') !== reverse ? free : 0);
}

function baselines(box: Box, lines: readonly FlexLine[], row: boolean): void {
  const items = row ? lines[0]?.items : lines[0]?.items.slice(0, 1);
  const aligned = items?.find((item) => row && alignmentOf(item.box) === 'baseline') ?? items?.[0];
  box.firstBaseline = aligned?.box.firstBaseline === undefined ? undefined : aligned.box.y + aligned.box.firstBaseline;
  box.lastBaseline = box.firstBaseline;
}
