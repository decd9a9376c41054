// Sizes that a box brings along: edges, given widths and heights, limits, and what its content asks for. All border box, mm.
import type { Box, Setting } from './box.ts';
import { resolve, type Length } from '../css/parse-length.ts';
import { borderOf, type Auto } from '../css/style.ts';

export type Side = 0 | 1 | 2 | 3;

export const padding = (box: Box, side: Side): number => resolve(box.style.padding[side], box.base);

/** Padding and border of one side. */
export const edge = (box: Box, side: Side): number => padding(box, side) + borderOf(box.style, side);

export const edgesX = (box: Box): number => edge(box, 1) + edge(box, 3);
export const edgesY = (box: Box): number => edge(box, 0) + edge(box, 2);

/** A margin with `auto` as 0. */
export function margin(box: Box, side: Side): number {
  const value = box.style.margin[side];
  return value === 'auto' ? 0 : resolve(value, box.base);
}

export const marginsX = (box: Box): number => margin(box, 1) + margin(box, 3);
export const marginsY = (box: Box): number => margin(box, 0) + margin(box, 2);

/** A length against its base; per cents of an unknown base are `auto`, told as undefined. */
function known(length: Length | Auto, base: number | undefined): number | undefined {
  if (length === 'auto') return undefined;
  if (length.percent !== 0 && base === undefined) return undefined;
  return resolve(length, base ?? 0);
}

/** Width divided by height: given, or a drawing's own. */
export function ratioOf(box: Box): number | undefined {
  if (box.style.aspectRatio !== undefined) return box.style.aspectRatio;
  if (box.kind !== 'drawing') return undefined;
  const [, , width, height] = viewBoxOf(box) ?? [];
  return width !== undefined && height !== undefined && height > 0 ? width / height : undefined;
}

/** The viewBox attribute of a drawing as numbers. */
export function viewBoxOf(box: Box): readonly number[] | undefined {
  const numbers = (box.element.attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

export function clampWidth(box: Box, width: number, base: number | undefined): number {
  const most = known(box.style.maxWidth, base) ?? Infinity;
  const least = known(box.style.minWidth, base) ?? 0;
  return Math.max(Math.min(width, most), least, edgesX(box));
}

export function clampHeight(box: Box, height: number, base: number | undefined): number {
  const most = known(box.style.maxHeight, base) ?? Infinity;
  const least = known(box.style.minHeight, base) ?? 0;
  return Math.max(Math.min(height, most), least, edgesY(box));
}

/** The width the style gives, limits applied; undefined where it is up to the content or the container. */
export function givenWidth(box: Box, base: number | undefined, height?: number): number | undefined {
  const width = known(box.style.width, base) ?? fromHeight(box, height);
  return width === undefined ? undefined : clampWidth(box, width, base);
}

function fromHeight(box: Box, height: number | undefined): number | undefined {
  const ratio = ratioOf(box);
  const given = height ?? known(box.style.height, undefined);
  return ratio === undefined || given === undefined ? undefined : given * ratio;
}

/** The height the style gives, limits applied; by aspect ratio if there is one; undefined where it is up to the content. */
export function givenHeight(box: Box, width: number, base: number | undefined): number | undefined {
  const ratio = ratioOf(box);
  const height = known(box.style.height, base) ?? (ratio === undefined ? undefined : width / ratio);
  return height === undefined ? undefined : clampHeight(box, height, base);
}

/** Lays the box at a width with the height its style or its content gives. */
export function laySized(box: Box, width: number, base: number | undefined, setting: Setting): void {
  const given = givenHeight(box, width, base);
  if (given !== undefined) {
    setting.lay(box, width, given);
    return;
  }
  const natural = autoHeight(box, width, setting);
  const clamped = clampHeight(box, natural, base);
  setting.lay(box, width, Math.abs(clamped - natural) > 1e-9 ? clamped : undefined);
}

/** The height the content asks for at a width; worked out once per width. */
export function autoHeight(box: Box, width: number, setting: Setting): number {
  const seen = box.heights?.get(width);
  if (seen !== undefined) return seen;
  setting.lay(box, width, undefined);
  (box.heights ??= new Map()).set(width, box.natural);
  return box.natural;
}
