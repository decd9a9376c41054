// Display items as page operators.

import type {
  DisplayItem,
  FormItem,
  GroupItem,
  PathItem,
  RectItem,
  SymbolItem,
  TextItem,
} from '../../display/display-list.ts';
import { formMatrix, symbolMatrix } from '../matrix.ts';
import { makeContent, type Content } from './content.ts';
import { formBounds, type Painting } from './painting.ts';
import { gradientMatrix, type Named } from './shadings.ts';
import { outline } from './shapes.ts';
import { isOneMark, symbolForm } from './symbol-form.ts';

/** Paints items in order into a content stream. */
export function drawItems(content: Content, items: readonly DisplayItem[], painting: Painting): void {
  for (const item of items) {
    if (item.kind === 'text') drawText(content, item, painting);
    else if (item.kind === 'rect' || item.kind === 'path') drawShape(content, item, painting);
    else if (item.kind === 'symbol') drawSymbol(content, item, painting);
    else if (item.kind === 'group') drawGroup(content, item, painting);
    else drawForm(content, item, painting);
  }
}

function drawText(content: Content, item: TextItem, painting: Painting): void {
  const face = painting.art.typefaces.get(item.font);
  if (face === undefined) throw new Error(`No face is called ${item.font}.`);
  const tracking = item.tracking ?? 0;
  for (const run of painting.fonts.runs(face, item.text)) {
    content.use('Font', run.font.name, run.font.ref);
    content.show(
      item.x + run.offset * item.size + run.before * tracking,
      item.y,
      run.font.name,
      item.size,
      tracking,
      item.colour,
      run.show,
    );
  }
}

const rule = (item: RectItem | PathItem): string => (item.kind === 'path' && item.fillRule === 'evenodd' ? '*' : '');

function withOpacity(content: Content, opacity: number | undefined, painting: Painting, draw: () => void): void {
  if (opacity === undefined || opacity >= 1) {
    draw();
    return;
  }
  const state = painting.shadings.opacity(opacity);
  content.use('ExtGState', state.name, state.ref);
  content.save();
  content.op(`/${state.name} gs`);
  draw();
  content.restore();
}

function drawShape(content: Content, item: RectItem | PathItem, painting: Painting): void {
  const path = outline(item);
  const { fill, stroke } = item;
  if (fill?.kind === 'linear') {
    fillGradient(content, item, fill, painting);
  } else if (fill !== undefined) {
    withOpacity(content, fill.opacity, painting, () => {
      content.fillColour(fill.colour);
      content.op(`${path} f${rule(item)}`);
    });
  }
  if (stroke !== undefined && !(stroke.width <= 0)) {
    withOpacity(content, stroke.opacity, painting, () => {
      content.strokeStyle(stroke, stroke.colour);
      content.op(`${path} S`);
    });
  }
}

function fillGradient(
  content: Content,
  item: RectItem | PathItem,
  fill: Extract<NonNullable<RectItem['fill']>, { kind: 'linear' }>,
  painting: Painting,
): void {
  if (fill.x1 === fill.x2 && fill.y1 === fill.y2) {
    content.fillColour(fill.stops.at(-1)?.colour ?? '#000000');
    content.op(`${outline(item)} f${rule(item)}`);
    return;
  }
  const shading = painting.shadings.gradient(fill.stops);
  content.use('Shading', shading.name, shading.ref);
  content.save();
  content.op(`${outline(item)} W${rule(item)} n`);
  content.transform(gradientMatrix(fill));
  content.op(`/${shading.name} sh`);
  content.restore();
}

function drawSymbol(content: Content, item: SymbolItem, painting: Painting): void {
  const form = symbolForm(item.symbol, painting);
  if (form === undefined) throw new Error(`No symbol is called ${item.symbol}.`);
  content.use('XObject', form.name, form.ref);
  if (form.fills) content.fillColour(item.colour);
  if (form.strokes) content.strokeColour(item.colour);
  content.save();
  content.transform(symbolMatrix(item, form.art.viewBox));
  content.op(`/${form.name} Do`);
  content.restore();
}

function drawGroup(content: Content, item: GroupItem, painting: Painting): void {
  const faint = item.opacity !== undefined && !(item.opacity >= 1);
  if (item.matrix === undefined && item.clip === undefined && !faint) {
    drawItems(content, item.items, painting);
    return;
  }
  content.save();
  if (item.matrix !== undefined) content.transform(item.matrix);
  if (item.clip !== undefined) content.op(`${outline(item.clip)} W${rule(item.clip)} n`);
  if (faint && paintsOneMark(item.items, painting))
    withOpacity(content, item.opacity, painting, () => {
      drawItems(content, item.items, painting);
    });
  else if (faint)
    withOpacity(content, item.opacity, painting, () => {
      placeNamed(content, transparencyGroup(item, painting));
    });
  else drawItems(content, item.items, painting);
  content.restore();
}

function placeNamed(content: Content, form: Named): void {
  content.use('XObject', form.name, form.ref);
  content.op(`/${form.name} Do`);
}

/** Whether items paint a single mark without an opacity of its own; then the group's opacity may simply be set. */
function paintsOneMark(items: readonly DisplayItem[], painting: Painting): boolean {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return false;
  if (item.kind === 'text') return true;
  if (item.kind === 'group') return (item.opacity ?? 1) === 1 && paintsOneMark(item.items, painting);
  if (item.kind === 'form') return false;
  if (item.kind === 'symbol') {
    const art = painting.art.symbols.get(item.symbol);
    return art !== undefined && isOneMark(art) && art.paths.every(({ opacity }) => opacity === undefined);
  }
  const { fill, stroke } = item;
  const opacity = fill?.kind === 'solid' ? fill.opacity : stroke?.opacity;
  return (fill === undefined) !== (stroke === undefined) && opacity === undefined;
}

/** Overlapping parts of a faint group must not show through each other, so the group is painted as one. */
function transparencyGroup(item: GroupItem, painting: Painting): Named {
  painting.groups += 1;
  const name = `T${String(painting.groups)}`;
  return paintForm(name, item.items, [-1000, -1000, 2000, 2000], painting, true);
}

function paintForm(
  name: string,
  items: readonly DisplayItem[],
  bounds: readonly number[],
  painting: Painting,
  transparent: boolean,
): Named {
  const content = makeContent();
  drawItems(content, items, painting);
  const { stream, resources } = content.finish();
  const group = transparent ? { Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' } } : {};
  const ref = painting.container.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: bounds,
    ...group,
    Resources: resources,
  });
  painting.container.endStream(ref, stream);
  return { name, ref };
}

function drawForm(content: Content, item: FormItem, painting: Painting): void {
  content.save();
  content.transform(formMatrix(item));
  if (item.clip !== undefined) content.op(`${outline({ kind: 'rect', ...item.clip })} W n`);
  if ((painting.placed.get(item.form) ?? 0) > 1) {
    let form = painting.forms.get(item.form);
    if (form === undefined) {
      form = paintForm(`X${String(painting.forms.size + 1)}`, item.list.items, formBounds(item.list), painting, false);
      painting.forms.set(item.form, form);
    }
    placeNamed(content, form);
  } else {
    drawItems(content, item.list.items, painting);
  }
  content.restore();
}
