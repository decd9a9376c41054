// Laying one box at a given size: the one door through which every kind of box is laid, and where text is fitted.
import type { Box, Setting } from '../tree/box.ts';
import { layBlock } from './lay-block.ts';
import { layFlex } from './lay-flex.ts';
import { layInline } from './lay-inline.ts';
import { fits, scaleNeeded } from './overflow.ts';
import { POINT } from '../css/parse-length.ts';
import { edgesX, edgesY } from '../tree/sizing.ts';

/** Text is fitted in steps of this font size, mm: a twentieth of a point. */
const FIT_STEP = POINT / 20;

/** Lays the box and all in flow below it at a border-box width and, where given, height. Positions are final after the last call. */
export function layBox(box: Box, width: number, height: number | undefined, setting: Setting): void {
  if (box.laid !== undefined && box.laid.width === width && box.laid.height === height) return;
  if (box.normal !== undefined) {
    adopt(box, box.normal);
    box.normal = undefined;
    box.failed = false;
  }
  layContent(box, width, height, setting);
  if (box.build !== undefined && !fits(box)) fitText(box, width, height, setting, box.build);
  box.laid = { width, height };
}

function layContent(box: Box, width: number, height: number | undefined, setting: Setting): void {
  box.natural = naturalHeight(box, width, height, setting);
  box.width = width;
  box.height = height ?? box.natural;
}

function naturalHeight(box: Box, width: number, height: number | undefined, setting: Setting): number {
  if (box.kind === 'drawing') return height ?? edgesY(box);
  if (box.kind === 'flex') return layFlex(box, width, height, setting);
  if (box.inline.length > 0) return layInline(box, width - edgesX(box), setting) + edgesY(box);
  return layBlock(box, width, height, setting);
}

/** The largest text size that fits, looked for over fixed steps from where it is likely; the floor, marked as failed, when none does. */
function fitText(
  box: Box,
  width: number,
  height: number | undefined,
  setting: Setting,
  build: NonNullable<Box['build']>,
): void {
  const { style, styled: first, children, inline, absolutes } = box;
  const normal = style.fontSize;
  const steps = Math.max(0, Math.floor((normal - style.fitMin) / FIT_STEP + 1e-9));
  const kept = { style, styled: first, children, inline, absolutes };
  let [tried, fitted] = [-1, false];
  const tryStep = (step: number): boolean => {
    if (step === tried) return fitted;
    const size = step === steps ? Math.min(normal, style.fitMin) : normal - step * FIT_STEP;
    adopt(box, build(setting.cascade.scale(first, box.element, size / normal)));
    layContent(box, width, height, setting);
    tried = step;
    fitted = fits(box);
    return fitted;
  };
  // The answer lies in low … high. Whatever does not fit tells how much smaller it must be; from what does, the search goes back in growing strides.
  const likely = (step: number): number =>
    step + Math.round(((normal - step * FIT_STEP) * (1 - scaleNeeded(box))) / FIT_STEP);
  let [low, high, next, stride] = [1, steps, likely(0), 1];
  while (low < high) {
    const step = Math.min(Math.max(next, low), high - 1);
    if (tryStep(step)) {
      high = step;
      next = step - stride;
      stride *= 2;
    } else {
      low = step + 1;
      next = stride > 1 ? (low + high) >> 1 : likely(step);
    }
  }
  box.failed = !tryStep(steps === 0 ? 0 : low);
  box.normal = kept;
}

/** The box takes the content of one built in another text size, keeping its place in the tree. */
function adopt(box: Box, other: NonNullable<Box['normal']>): void {
  box.style = other.style;
  box.styled = other.styled;
  box.children = other.children;
  box.inline = other.inline;
  box.absolutes = other.absolutes;
  box.pieces = undefined;
  box.lineCache = undefined;
  for (const child of [...box.children, ...box.absolutes]) child.parent = box;
  for (const item of box.inline) if (item.kind === 'atom') item.box.parent = box;
}
