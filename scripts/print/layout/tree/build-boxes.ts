// From the tree of elements to the tree of boxes: what is hidden goes, bare text gets a box, children of a flex container become items.
import { makeBox, type Box, type InlineItem } from './box.ts';
import type { Cascade, Styled } from '../css/cascade.ts';
import type { ElementNode, HtmlNode } from '../../markup/read-html.ts';

/** The box of an element with everything in it. `styled` is the element's own style. */
export function buildBox(cascade: Cascade, element: ElementNode, styled: Styled): Box {
  const kind = element.tag === 'svg' ? 'drawing' : styled.style.display === 'flex' ? 'flex' : 'block';
  const box = makeBox(kind, styled, element, false);
  if (kind !== 'drawing') fill(cascade, box);
  if (styled.style.fit) box.build = (scaled) => buildBox(cascade, element, scaled);
  return box;
}

function fill(cascade: Cascade, box: Box): void {
  const flow: (Box | InlineItem)[] = [];
  collect(cascade, box, box.element, box.styled, undefined, flow);
  const flex = box.kind === 'flex';
  const blocks = flex || flow.some((part) => !isInline(part));
  if (!blocks) box.inline = flow as InlineItem[];
  else {
    let run: InlineItem[] = [];
    const wrap = (): void => {
      if (
        run.some((item) =>
          item.kind === 'text'
            ? item.text.trim() !== '' || item.text.includes('\u00a0')
            : item.kind === 'atom' || item.kind === 'break',
        )
      )
        box.children.push(wrapInline(cascade, box, run));
      run = [];
    };
    for (const part of flow) {
      if (isInline(part)) run.push(part);
      else {
        wrap();
        box.children.push(part);
      }
    }
    wrap();
  }
  if (flex) box.children.sort((a, b) => a.style.order - b.style.order);
  for (const child of [...box.children, ...box.absolutes]) child.parent = box;
  for (const item of box.inline) if (item.kind === 'atom') item.box.parent = box;
}

const isInline = (part: Box | InlineItem): part is InlineItem => !('styled' in part && 'children' in part);

function collect(
  cascade: Cascade,
  owner: Box,
  element: ElementNode,
  styled: Styled,
  link: string | undefined,
  flow: (Box | InlineItem)[],
): void {
  const count = element.children.filter((child) => child.kind === 'element').length;
  let index = 0;
  let ordinal = 0;
  for (const node of element.children) {
    if (node.kind === 'text') {
      flow.push({ kind: 'text', text: node.text, styled, element, link });
      continue;
    }
    index += 1;
    const own = cascade.styleOf(node, styled, index, index === count);
    if (node.tag === 'li') ordinal += 1;
    addElement(cascade, owner, node, own, link, flow, element === owner.element, ordinal);
  }
}

function addElement(
  cascade: Cascade,
  owner: Box,
  node: ElementNode,
  own: Styled,
  link: string | undefined,
  flow: (Box | InlineItem)[],
  direct: boolean,
  ordinal: number,
): void {
  const { display, position } = own.style;
  if (display === 'none') return;
  if (node.tag === 'br') flow.push({ kind: 'break' });
  else if (position === 'absolute') owner.absolutes.push(buildBox(cascade, node, own));
  else if (owner.kind === 'flex' && direct) flow.push(buildBox(cascade, node, own));
  else if (display === 'inline' && node.tag !== 'svg') {
    flow.push({ kind: 'open', styled: own, element: node });
    collect(cascade, owner, node, own, node.tag === 'a' ? node.attributes['href'] : link, flow);
    flow.push({ kind: 'close', styled: own, element: node });
  } else if (display === 'inline-block' || display === 'inline' || !direct)
    flow.push({ kind: 'atom', box: buildBox(cascade, node, own) });
  else {
    const box = buildBox(cascade, node, own);
    if (node.tag === 'li') box.ordinal = ordinal;
    flow.push(box);
  }
}

function wrapInline(cascade: Cascade, owner: Box, items: InlineItem[]): Box {
  const nameless: ElementNode = {
    kind: 'element',
    tag: '',
    attributes: {},
    classes: [],
    children: [] as HtmlNode[],
    parent: owner.element,
    offset: owner.element.offset,
  };
  const styled = cascade.styleOf(nameless, owner.styled, 0, false);
  const box = makeBox('block', styled, owner.element, true);
  box.inline = items;
  for (const item of items) if (item.kind === 'atom') item.box.parent = box;
  return box;
}
