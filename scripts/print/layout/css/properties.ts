// All CSS properties of the subset, and the parsing of one declaration.
import { BOX_PROPERTIES } from './properties-box.ts';
import { FLEX_PROPERTIES } from './properties-flex.ts';
import { PAINT_PROPERTIES } from './properties-paint.ts';
import { TEXT_PROPERTIES } from './properties-text.ts';
import type { Property, Setter } from './property.ts';
import { INHERITED, INITIAL, type Style } from './style.ts';

const ALL = new Map<string, Property>(
  Object.entries({ ...BOX_PROPERTIES, ...FLEX_PROPERTIES, ...TEXT_PROPERTIES, ...PAINT_PROPERTIES }),
);

/** Properties that browsers need and layout does not: they are read over without a word. */
export const BROWSER_ONLY: ReadonlySet<string> = new Set([
  '-webkit-hyphens',
  'print-color-adjust',
  '-webkit-print-color-adjust',
  'orphans',
  'widows',
]);

/** Names of all properties, for hints. */
export const PROPERTY_NAMES: readonly string[] = [...ALL.keys()];

export const findProperty = (name: string): Property | undefined => ALL.get(name);

/** Whether a name is a custom property of the template's own (`--paper`), not one of ours (`--fit`). */
export const isCustom = (name: string): boolean => name.startsWith('--') && !ALL.has(name);

/** The setter of a value without `var()`; undefined when the value is not of this property. */
export function parseDeclaration(property: Property, value: string): Setter | undefined {
  if (value === 'inherit') return (style, { parent }) => copy(property.keys, parent, style);
  if (value === 'initial') return (style) => copy(property.keys, INITIAL, style);
  if (value === 'unset')
    return (style, { parent }) =>
      property.keys.forEach((key) => copy([key], INHERITED.includes(key) ? parent : INITIAL, style));
  return property.parse(value);
}

function copy(keys: readonly (keyof Style)[], from: Readonly<Style>, to: Style): void {
  for (const key of keys) {
    const value = from[key];
    (to as unknown as Record<string, unknown>)[key] = Array.isArray(value) ? [...value] : value;
  }
}
