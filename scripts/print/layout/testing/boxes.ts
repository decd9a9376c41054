// Where boxes stand, for comparing layouts: every element with an id, from the page's corner.
import type { SourceText } from '../../../problem/source-place.ts';
import type { Box } from '../tree/box.ts';
import { layAbsolutes } from '../boxes/lay-absolute.ts';
import { offsetOf } from '../paint/paint.ts';
import { placeAtoms } from '../boxes/place-atoms.ts';
import { prepare } from '../prepare.ts';
import { BASE, typefaces, symbols } from './lay-sample.ts';

export interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The border boxes of all elements that have an id, mm. */
export function boxesOf(html: string, css: string, width: number, height: number): ReadonlyMap<string, PlacedBox> {
  const sheets: SourceText[] = [
    { file: 'base.css', text: BASE },
    { file: 'probe.css', text: css },
  ];
  const { root, setting } = prepare({
    html,
    css: sheets,
    typefaces,
    symbols,
    lang: 'de',
    where: { card: 'probe', template: { file: 'probe.hbs', text: html } },
  });
  setting.lay(root, width, height);
  layAbsolutes(root, setting);
  placeAtoms(root);
  const boxes = new Map<string, PlacedBox>();
  const walk = (box: Box, x: number, y: number): void => {
    const [dx, dy] = offsetOf(box);
    const [left, top] = [x + box.x + dx, y + box.y + dy];
    const id = box.element.attributes['id'];
    if (id !== undefined && !box.nameless) boxes.set(id, { x: left, y: top, width: box.width, height: box.height });
    const inline = box.inline.flatMap((item) => (item.kind === 'atom' ? [item.box] : []));
    for (const child of [...box.children, ...inline, ...box.absolutes]) walk(child, left, top);
  };
  walk(root, 0, 0);
  return boxes;
}
