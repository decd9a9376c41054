// What one SVG defines once and refers to: symbols, gradients, clips, forms. Their ids carry the caller's prefix, so many pictures share a page.

import type { GradientStop, Paint, SymbolArt } from '../../display/display-list.ts';
import type { PaintArt } from '../paint-art.ts';
import { element, pathData, short } from './markup.ts';

export interface Definitions {
  /** Id of a symbol, defined at its first use. Throws when there is none of that name. */
  readonly symbol: (id: string) => string;
  readonly gradient: (paint: Extract<Paint, { kind: 'linear' }>) => string;
  /** Id of a clip around a shape's markup. */
  readonly clip: (shape: string) => string;
  /** Id of a form, painted at its first use. */
  readonly form: (key: string, paint: () => string) => string;
  /** The `<defs>` element, empty when nothing was defined. */
  readonly markup: () => string;
}

const stopMarkup = (stop: GradientStop): string => element('stop', { offset: stop.at, 'stop-color': stop.colour });

/** The `<symbol>` element of one picture kept once. */
export function symbolMarkup(id: string, art: SymbolArt): string {
  const paths = art.paths.map((path) =>
    element('path', {
      d: pathData(path.d),
      fill: path.fill ?? 'none',
      'fill-rule': path.fillRule === 'evenodd' ? 'evenodd' : undefined,
      opacity: path.opacity,
      stroke: path.stroke?.colour,
      'stroke-width': path.stroke?.width,
      'stroke-linecap': path.stroke?.cap,
      'stroke-linejoin': path.stroke?.join,
    }),
  );
  return element('symbol', { id, viewBox: art.viewBox.map(short).join(' ') }, paths.join(''));
}

/** An empty set of definitions whose ids begin with the prefix. */
export function makeDefinitions(prefix: string, art: PaintArt): Definitions {
  const ids = new Map<string, string>();
  const markup: string[] = [];
  const define = (key: string, kind: string, write: (id: string) => string): string => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}-${kind}${String(ids.size + 1)}`;
    ids.set(key, id);
    markup.push(write(id));
    return id;
  };
  return {
    symbol(name) {
      const found = art.symbols.get(name);
      if (found === undefined) throw new Error(`No symbol is called ${name}.`);
      return define(`symbol ${name}`, 'i', (id) => symbolMarkup(id, found));
    },
    gradient: (paint) =>
      define(`gradient ${JSON.stringify(paint)}`, 'g', (id) =>
        element(
          'linearGradient',
          { id, gradientUnits: 'userSpaceOnUse', x1: paint.x1, y1: paint.y1, x2: paint.x2, y2: paint.y2 },
          paint.stops.map(stopMarkup).join(''),
        ),
      ),
    clip: (shape) => define(`clip ${shape}`, 'c', (id) => element('clipPath', { id }, shape)),
    form: (key, paint) => define(`form ${key}`, 'f', (id) => element('g', { id }, paint())),
    markup: () => (markup.length === 0 ? '' : element('defs', {}, markup.join(''))),
  };
}
