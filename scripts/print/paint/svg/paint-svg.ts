// The SVG painter: a display list to one SVG string, in mm, with real text.

import type {
  DisplayItem,
  DisplayList,
  FormItem,
  GroupItem,
  Matrix,
  Paint,
  RectItem,
  Stroke,
  SymbolItem,
  TextItem,
} from '../../display/display-list.ts';
import type { Box } from '../../display/document.ts';
import { formMatrix } from '../matrix.ts';
import type { PaintArt } from '../paint-art.ts';
import { makeDefinitions, type Definitions } from './definitions.ts';
import { element, escapeXml, fine, pathData, short, type Attributes } from './markup.ts';

export interface SvgOptions {
  /** Begins every id in the picture; unique on the page that shows it. */
  readonly prefix: string;
  /** What a screen reader calls the picture. */
  readonly title: string;
  /** A longer description, for instance a card's text. */
  readonly description?: string;
  /** The part to show, mm; the list's whole box where undefined. A card is shown trimmed by leaving out its bleed. */
  readonly crop?: Box;
  /**
   * Where a symbol is defined outside the picture, e.g. `/art/icon-spoon.svg#art`; the picture then defines none, and pages that show many
   * pictures carry each symbol once. By default every picture brings its own symbols.
   */
  readonly symbolAddress?: (symbol: string) => string;
}

interface Painter {
  readonly art: PaintArt;
  readonly definitions: Definitions;
  readonly symbolAddress: ((symbol: string) => string) | undefined;
}

/**
 * Paints a display list. Fonts are named, not embedded: the page that shows the picture loads the families of templates/fonts.yaml.
 * The same call gives the same string. Throws when the list names a face or symbol that does not exist, and on a number that is none.
 */
export function paintSvg(list: DisplayList, art: PaintArt, options: SvgOptions): string {
  const { prefix, title, description } = options;
  const painter: Painter = { art, definitions: makeDefinitions(prefix, art), symbolAddress: options.symbolAddress };
  const items = paintItems(list.items, painter);
  const crop = options.crop ?? { x: 0, y: 0, width: list.width, height: list.height };
  const labels =
    element('title', { id: `${prefix}-title` }, escapeXml(title)) +
    (description === undefined ? '' : element('desc', { id: `${prefix}-desc` }, escapeXml(description)));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [crop.x, crop.y, crop.width, crop.height].map(short).join(' '),
      role: 'img',
      'aria-labelledby': `${prefix}-title`,
      'aria-describedby': description === undefined ? undefined : `${prefix}-desc`,
    },
    labels + painter.definitions.markup() + items,
  );
}

function paintItems(items: readonly DisplayItem[], painter: Painter): string {
  return items.map((item) => paintItem(item, painter)).join('');
}

function paintItem(item: DisplayItem, painter: Painter): string {
  switch (item.kind) {
    case 'rect':
      return rect(item, painter);
    case 'path':
      return element('path', {
        d: pathData(item.d),
        'fill-rule': item.fillRule === 'evenodd' ? 'evenodd' : undefined,
        ...paint(item.fill, painter),
        ...stroke(item.stroke),
      });
    case 'text':
      return text(item, painter);
    case 'symbol':
      return symbol(item, painter);
    case 'group':
      return group(item, painter);
    case 'form':
      return form(item, painter);
  }
}

function paint(fill: Paint | undefined, painter: Painter): Attributes {
  if (fill === undefined) return { fill: 'none' };
  if (fill.kind === 'linear') return { fill: `url(#${painter.definitions.gradient(fill)})` };
  return { fill: fill.colour, 'fill-opacity': fill.opacity };
}

function stroke(line: Stroke | undefined): Attributes {
  if (line === undefined || line.width <= 0) return {};
  return {
    stroke: line.colour,
    'stroke-width': line.width,
    'stroke-dasharray': line.dash?.map(short).join(' '),
    'stroke-linecap': line.cap,
    'stroke-linejoin': line.join,
    'stroke-opacity': line.opacity,
  };
}

function rect(item: RectItem, painter: Painter): string {
  const { x, y, width, height, radii } = item;
  const look = { ...paint(item.fill, painter), ...stroke(item.stroke) };
  if (radii === undefined || radii.every((radius) => radius === radii[0])) {
    return element('rect', { x, y, width, height, rx: radii?.[0] === 0 ? undefined : radii?.[0], ...look });
  }
  const [a, b, c, d] = radii;
  const arc = (radius: number, dx: number, dy: number): string =>
    `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}`;
  const path = `M${short(x + a)} ${short(y)}H${short(x + width - b)}${arc(b, b, b)}V${short(y + height - c)}${arc(c, -c, c)}H${short(x + d)}${arc(d, -d, -d)}V${short(y + a)}${arc(a, a, -a)}Z`;
  return element('path', { d: path, ...look });
}

/** CSS names of the figure features that typefaces carry in their names. */
const FIGURES: Readonly<Record<string, string>> = { tnum: 'tabular-nums', lnum: 'lining-nums' };

function text(item: TextItem, painter: Painter): string {
  const face = painter.art.typefaces.get(item.font);
  if (face === undefined) throw new Error(`No face is called ${item.font}.`);
  const markup = element(
    'text',
    {
      x: item.x,
      y: item.y,
      'font-family': face.family,
      'font-weight': face.weight === 400 ? undefined : String(face.weight),
      'font-style': face.style === 'normal' ? undefined : face.style,
      'font-size': item.size,
      // An attribute that pictures may carry without a style sheet, unlike font-feature-settings.
      'font-variant':
        face.features.length === 0 ? undefined : face.features.map((feature) => FIGURES[feature] ?? feature).join(' '),
      'letter-spacing': item.tracking,
      fill: item.colour,
      // Spreads what is left between a browser's rounding and the measured width, so line ends meet.
      textLength: item.width <= 0 ? undefined : item.width,
      'xml:space': 'preserve',
    },
    escapeXml(item.text),
  );
  return item.link === undefined ? markup : element('a', { href: item.link }, markup);
}

function symbolHref(name: string, { art, definitions, symbolAddress }: Painter): string {
  if (symbolAddress === undefined) return `#${definitions.symbol(name)}`;
  if (art.symbols.get(name) === undefined) throw new Error(`No symbol is called ${name}.`);
  return symbolAddress(name);
}

function symbol(item: SymbolItem, painter: Painter): string {
  const spoken = item.label !== undefined && item.label !== '';
  return element('use', {
    href: symbolHref(item.symbol, painter),
    x: item.x,
    y: item.y,
    width: item.width,
    height: item.height,
    color: item.colour,
    role: spoken ? 'img' : undefined,
    'aria-label': spoken ? item.label : undefined,
    'aria-hidden': spoken ? undefined : 'true',
  });
}

const matrixText = (matrix: Matrix): string =>
  `matrix(${matrix.map((value, index) => (index < 4 ? fine(value) : short(value))).join(' ')})`;

function group(item: GroupItem, painter: Painter): string {
  const inner = paintItems(item.items, painter);
  const clip = item.clip;
  const clipShape =
    clip === undefined
      ? undefined
      : clip.kind === 'path'
        ? element('path', { d: pathData(clip.d), 'clip-rule': clip.fillRule === 'evenodd' ? 'evenodd' : undefined })
        : rect(
            {
              kind: 'rect',
              x: clip.x,
              y: clip.y,
              width: clip.width,
              height: clip.height,
              ...(clip.radii === undefined ? {} : { radii: clip.radii }),
            },
            painter,
          );
  if (item.matrix === undefined && clipShape === undefined && item.opacity === undefined) return inner;
  return element(
    'g',
    {
      transform: item.matrix === undefined ? undefined : matrixText(item.matrix),
      'clip-path': clipShape === undefined ? undefined : `url(#${painter.definitions.clip(clipShape)})`,
      opacity: item.opacity,
    },
    inner,
  );
}

function form(item: FormItem, painter: Painter): string {
  const id = painter.definitions.form(item.form, () => paintItems(item.list.items, painter));
  const clip = item.clip === undefined ? undefined : painter.definitions.clip(element('rect', { ...item.clip }));
  return element(
    'g',
    { transform: matrixText(formMatrix(item)), 'clip-path': clip === undefined ? undefined : `url(#${clip})` },
    element('use', { href: `#${id}` }),
  );
}
