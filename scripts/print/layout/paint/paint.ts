// The tree of boxes to display items in CSS painting order: grounds of blocks first, then what is written, then layers by z-index.
import { rotation, roundMatrix, translation } from '../../art/matrix.ts';
import { multiply } from '../../display/matrix.ts';
import { round } from '../../art/write-path.ts';
import type { DisplayItem, Matrix, RectItem } from '../../display/display-list.ts';
import type { Box, Setting } from '../tree/box.ts';
import { paintDrawing, type ElementFault } from './paint-drawing.ts';
import { paddingBox, paintGround } from './paint-ground.ts';
import { paintLines, paintMarker } from './paint-lines.ts';
import { resolve } from '../css/parse-length.ts';

interface Clip {
  readonly box: Box;
  readonly item: RectItem;
}
interface Layer {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  readonly clips: readonly Clip[];
}
interface Brush {
  readonly setting: Setting;
  readonly fault: ElementFault;
}

/** Paints a laid box with its border corner at (x, y). */
export function paint(box: Box, x: number, y: number, setting: Setting, fault: ElementFault): readonly DisplayItem[] {
  return paintLayer({ box, x, y, clips: [] }, { setting, fault });
}

const isLayer = (box: Box): boolean =>
  box.style.position !== 'static' || box.style.opacity < 1 || box.style.transform.length > 0;

/** A stacking context: the box with all below it, layers among them sorted in: by z-index, and those alike as they stand in the source. */
function paintLayer({ box, x, y }: Layer, brush: Brush): readonly DisplayItem[] {
  if (box.style.opacity === 0) return [];
  const layers: Layer[] = [];
  const own: DisplayItem[] = [...ground(box, x, y)];
  const inner = insides(box, x, y, layers, [], brush);
  const indexed = layers
    .map((layer) => ({ layer, z: layer.box.style.zIndex === 'auto' ? 0 : layer.box.style.zIndex }))
    .sort((a, b) => a.z - b.z || a.layer.box.element.offset - b.layer.box.element.offset);
  const below = indexed.filter(({ z }) => z < 0).flatMap(({ layer }) => clipped(layer, brush));
  const above = indexed.filter(({ z }) => z >= 0).flatMap(({ layer }) => clipped(layer, brush));
  const items = [...own, ...below, ...inner, ...above];
  const matrix = matrixOf(box, x, y);
  const { opacity } = box.style;
  if ((matrix === undefined && opacity === 1) || items.length === 0) return items;
  return [
    {
      kind: 'group',
      ...(matrix === undefined ? {} : { matrix: roundMatrix(matrix) }),
      ...(opacity < 1 ? { opacity: round(opacity) } : {}),
      items,
    },
  ];
}

function clipped(layer: Layer, brush: Brush): readonly DisplayItem[] {
  return layer.clips.reduceRight<readonly DisplayItem[]>(
    (items, clip) => (items.length === 0 ? items : [{ kind: 'group', clip: clip.item, items }]),
    paintLayer(layer, brush),
  );
}

const ground = (box: Box, x: number, y: number): readonly DisplayItem[] =>
  box.nameless ? [] : paintGround(box.style, { x, y, width: box.width, height: box.height });

/** What is in a box, its own ground left out. */
function insides(
  box: Box,
  x: number,
  y: number,
  layers: Layer[],
  clips: readonly Clip[],
  brush: Brush,
): readonly DisplayItem[] {
  const clip: Clip | undefined =
    box.style.clip && !box.nameless
      ? { box, item: paddingBox(box.style, { x, y, width: box.width, height: box.height }) }
      : undefined;
  const around = clip === undefined ? clips : [...clips, clip];
  const items = [...grounds(box, x, y, layers, around, brush), ...writing(box, x, y, layers, around, brush)];
  for (const child of box.absolutes) addLayer(child, x, y, layers, around);
  return clip === undefined || items.length === 0 ? items : [{ kind: 'group', clip: clip.item, items }];
}

function addLayer(child: Box, x: number, y: number, layers: Layer[], clips: readonly Clip[]): void {
  const [dx, dy] = offsetOf(child);
  layers.push({
    box: child,
    x: x + child.x + dx,
    y: y + child.y + dy,
    clips: child.style.position === 'absolute' ? clips.filter((clip) => holds(clip.box, child)) : clips,
  });
}

/** Whether a clipping box is, or lies round, the block an absolute box is placed in. */
function holds(clip: Box, child: Box): boolean {
  let block = child.parent;
  while (block?.parent !== undefined && block.style.position === 'static' && block.style.transform.length === 0)
    block = block.parent;
  for (let at = block; at !== undefined; at = at.parent) if (at === clip) return true;
  return false;
}

/** First pass: grounds of plain blocks. Clipped boxes and layers wait for their turn. */
function grounds(
  box: Box,
  x: number,
  y: number,
  layers: Layer[],
  clips: readonly Clip[],
  brush: Brush,
): readonly DisplayItem[] {
  if (box.kind !== 'block') return [];
  return box.children.flatMap((child) => {
    const [childX, childY] = [x + child.x, y + child.y];
    if (isLayer(child)) addLayer(child, x, y, layers, clips);
    if (isLayer(child) || child.style.clip || child.kind !== 'block') return [];
    return [...ground(child, childX, childY), ...grounds(child, childX, childY, layers, clips, brush)];
  });
}

/** Second pass: lines, and everything that is painted in one go (flex items, boxes in lines, clipped boxes, drawings). */
function writing(
  box: Box,
  x: number,
  y: number,
  layers: Layer[],
  clips: readonly Clip[],
  brush: Brush,
): readonly DisplayItem[] {
  if (box.kind === 'drawing') return paintDrawing(box, x, y, brush.setting, brush.fault);
  const items: DisplayItem[] = [...paintMarker(box, x, y, brush.setting), ...paintLines(box, x, y)];
  for (const line of box.lines) {
    for (const part of line.parts) {
      if (part.kind !== 'atom') continue;
      if (isLayer(part.box)) addLayer(part.box, x, y, layers, clips);
      else items.push(...whole(part.box, x + part.box.x, y + part.box.y, layers, clips, brush));
    }
  }
  for (const child of box.children) {
    const [childX, childY] = [x + child.x, y + child.y];
    if (isLayer(child)) {
      if (box.kind === 'flex') addLayer(child, x, y, layers, clips);
    } else if (box.kind === 'flex' || child.style.clip || child.kind !== 'block')
      items.push(...whole(child, childX, childY, layers, clips, brush));
    else {
      items.push(...writing(child, childX, childY, layers, clips, brush));
      for (const absolute of child.absolutes) addLayer(absolute, childX, childY, layers, clips);
    }
  }
  return items;
}

const whole = (
  box: Box,
  x: number,
  y: number,
  layers: Layer[],
  clips: readonly Clip[],
  brush: Brush,
): readonly DisplayItem[] => [...ground(box, x, y), ...insides(box, x, y, layers, clips, brush)];

/** How far `position: relative` moves a box. */
export function offsetOf(box: Box): readonly [number, number] {
  if (box.style.position !== 'relative') return [0, 0];
  const [top, right, bottom, left] = box.style.inset;
  const [width, height] = [box.parent?.width ?? 0, box.parent?.height ?? 0];
  const x = left !== 'auto' ? resolve(left, width) : right !== 'auto' ? -resolve(right, width) : 0;
  const y = top !== 'auto' ? resolve(top, height) : bottom !== 'auto' ? -resolve(bottom, height) : 0;
  return [x, y];
}

/** The transform of a box whose border corner is at (x, y), about its origin; undefined without one. */
export function matrixOf(box: Box, x: number, y: number): Matrix | undefined {
  const { transform, transformOrigin } = box.style;
  if (transform.length === 0) return undefined;
  const [originX, originY] = [x + resolve(transformOrigin[0], box.width), y + resolve(transformOrigin[1], box.height)];
  let matrix = translation(originX, originY);
  for (const step of transform) {
    if (step.kind === 'rotate') matrix = multiply(matrix, rotation(step.degrees));
    else if (step.kind === 'scale') matrix = multiply(matrix, [step.x, 0, 0, step.y, 0, 0]);
    else matrix = multiply(matrix, translation(resolve(step.x, box.width), resolve(step.y, box.height)));
  }
  return multiply(matrix, translation(-originX, -originY));
}
