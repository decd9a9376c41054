// A flex item on its way to a size: base size, limits, target. `main` runs along the container's direction, `cross` across it.
import type { Box, Setting } from '../tree/box.ts';
import { contributionOf, intrinsicOf } from './intrinsic.ts';
import { resolve, type Length } from '../css/parse-length.ts';
import {
  autoHeight,
  clampHeight,
  clampWidth,
  edgesX,
  edgesY,
  givenHeight,
  givenWidth,
  margin,
  marginsX,
  marginsY,
  ratioOf,
} from '../tree/sizing.ts';
import type { Auto } from '../css/style.ts';

export interface FlexItem {
  readonly box: Box;
  readonly base: number;
  /** Base size without padding and border: what shrinking is shared out by. */
  readonly inner: number;
  readonly least: number;
  readonly most: number;
  /** Base size within its limits. */
  readonly hypothetical: number;
  readonly margins: number;
  main: number;
  cross: number;
  frozen: boolean;
}

export interface FlexFrame {
  readonly row: boolean;
  /** Inner width of the container, mm. */
  readonly width: number;
  /** Inner height where known. */
  readonly height: number | undefined;
}

/** The item's base size and limits along the main axis (CSS flexbox 9.2). */
export function makeItem(box: Box, frame: FlexFrame, setting: Setting): FlexItem {
  box.base = frame.width;
  const { row } = frame;
  const inner = row ? frame.width : frame.height;
  const base = baseSize(box, frame, setting);
  const clamp = row ? clampWidth : clampHeight;
  const least = Math.max(clamp(box, 0, inner), automaticMinimum(box, frame, setting));
  const most = Math.max(least, clamp(box, Infinity, inner));
  const hypothetical = Math.min(Math.max(base, least), most);
  return {
    box,
    base,
    inner: base - (row ? edgesX(box) : edgesY(box)),
    least,
    most,
    hypothetical,
    margins: row ? marginsX(box) : marginsY(box),
    main: hypothetical,
    cross: 0,
    frozen: false,
  };
}

function baseSize(box: Box, frame: FlexFrame, setting: Setting): number {
  const { flexBasis } = box.style;
  const inner = frame.row ? frame.width : frame.height;
  const edges = frame.row ? edgesX(box) : edgesY(box);
  const basis = sizeIn(flexBasis, inner);
  if (basis !== undefined) return Math.max(basis, edges);
  const given = frame.row ? sizeIn(box.style.width, inner) : sizeIn(box.style.height, inner);
  if (given !== undefined) return Math.max(given, edges);
  return contentSize(box, frame, setting);
}

const sizeIn = (length: Length | Auto, base: number | undefined): number | undefined =>
  length === 'auto' || (length.percent !== 0 && base === undefined) ? undefined : resolve(length, base ?? 0);

function contentSize(box: Box, frame: FlexFrame, setting: Setting): number {
  const ratio = ratioOf(box);
  if (frame.row) {
    const height =
      ratio === undefined
        ? undefined
        : (sizeIn(box.style.height, frame.height) ??
          (stretches(box) && frame.height !== undefined ? frame.height - marginsY(box) : undefined));
    if (ratio !== undefined && height !== undefined) return height * ratio;
    return box.kind === 'drawing' ? contributionOf(box, setting).max - marginsX(box) : intrinsicOf(box, setting).max;
  }
  const width = crossWidth(box, frame, setting);
  return ratio === undefined ? autoHeight(box, width, setting) : width / ratio;
}

/** The width of an item in a column: given, stretched, or as its content likes within the room there is. */
export function crossWidth(box: Box, frame: FlexFrame, setting: Setting): number {
  const room = frame.width - marginsX(box);
  const given = givenWidth(box, frame.width);
  if (given !== undefined) return given;
  if (stretches(box)) return clampWidth(box, room, frame.width);
  const { min, max } = intrinsicOf(box, setting);
  return clampWidth(box, Math.min(max, Math.max(min, room)), frame.width);
}

export const alignmentOf = (box: Box) =>
  box.style.alignSelf === 'auto' ? (box.parent?.style.alignItems ?? 'stretch') : box.style.alignSelf;

/** Whether the cross size is the line's: alignment is stretch and no cross margin is auto. */
export function stretches(box: Box): boolean {
  const row = box.parent?.style.flexDirection.startsWith('row') !== false;
  const [top, right, bottom, left] = box.style.margin;
  return (
    alignmentOf(box) === 'stretch' && (row ? top !== 'auto' && bottom !== 'auto' : left !== 'auto' && right !== 'auto')
  );
}

/** `min-width: auto`: no smaller than the content, unless it is clipped or fits its text. */
function automaticMinimum(box: Box, frame: FlexFrame, setting: Setting): number {
  const { style } = box;
  if (style.clip || (style.fit && !frame.row)) return 0;
  if (frame.row) {
    if (style.minWidth !== 'auto' || style.fit) return 0;
    const given = sizeIn(style.width, frame.width);
    const most = sizeIn(style.maxWidth, frame.width) ?? Infinity;
    const content = box.kind === 'drawing' ? (given ?? 0) : intrinsicOf(box, setting).min;
    return Math.min(content, given ?? Infinity, most);
  }
  if (style.minHeight !== 'auto') return 0;
  const given = sizeIn(style.height, frame.height);
  const most = sizeIn(style.maxHeight, frame.height) ?? Infinity;
  const width = crossWidth(box, frame, setting);
  const content =
    box.kind === 'drawing' ? (givenHeight(box, width, frame.height) ?? 0) : autoHeight(box, width, setting);
  return Math.min(content, given ?? Infinity, most);
}

/** Number of auto margins on the main axis. */
export function autoMargins(box: Box, row: boolean): number {
  const [top, right, bottom, left] = box.style.margin;
  return row ? Number(left === 'auto') + Number(right === 'auto') : Number(top === 'auto') + Number(bottom === 'auto');
}

export const marginStart = (box: Box, row: boolean): number => margin(box, row ? 3 : 0);
