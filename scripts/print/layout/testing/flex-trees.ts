// Random flex trees, for comparing layouts with those of other engines.
import fc from 'fast-check';

/** A flex container with everything a designer may set on it. Lengths in mm. */
export interface FlexTree {
  readonly direction: 'row' | 'column' | 'row-reverse' | 'column-reverse';
  readonly wrap: 'nowrap' | 'wrap';
  readonly justify: (typeof JUSTIFY)[number];
  readonly items: (typeof ALIGN)[number];
  readonly self: (typeof ALIGN)[number] | 'auto';
  readonly grow: number;
  readonly shrink: number;
  readonly basis: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly maxWidth: number | undefined;
  readonly margin: readonly number[];
  readonly padding: readonly number[];
  readonly gap: number;
  readonly children: readonly FlexTree[];
}

const JUSTIFY = ['flex-start', 'flex-end', 'center', 'space-between', 'space-around', 'space-evenly'] as const;
const ALIGN = ['stretch', 'flex-start', 'flex-end', 'center'] as const;

const length = fc.integer({ min: 0, max: 60 });
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });
const sides = fc.oneof(
  { weight: 3, arbitrary: fc.constant([0, 0, 0, 0]) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }) },
);

/** Only items of the outermost container have a basis: where it counts for a container's own width, browsers go by the content and yoga by the basis. */
export const flexTree = (depth: number, outermost = true): fc.Arbitrary<FlexTree> =>
  fc.record({
    direction: fc.constantFrom('row', 'column', 'row-reverse', 'column-reverse'),
    wrap: fc.constant('nowrap' as const),
    justify: fc.constantFrom(...JUSTIFY),
    items: fc.constantFrom(...ALIGN),
    self: fc.constantFrom('auto', ...ALIGN),
    grow: fc.constantFrom(0, 0, 1, 2),
    shrink: fc.constantFrom(0, 1, 3),
    basis: outermost ? maybe(length) : fc.constant(undefined),
    width: maybe(length),
    height: maybe(length),
    maxWidth: fc.option(length, { nil: undefined, freq: 1 }),
    margin: sides,
    padding: sides,
    gap: fc.constantFrom(0, 0, 3),
    children: depth === 0 ? fc.constant([]) : fc.array(flexTree(depth - 1, outermost && depth === 1), { maxLength: 4 }),
  });

/** The box every tree is laid out in. */
export const ROOM = { width: 120, height: 90 };

/** The tree as it stands in the room: its outermost container fills it. */
export const rootOf = (node: FlexTree): FlexTree => ({
  ...node,
  width: ROOM.width,
  height: ROOM.height,
  maxWidth: undefined,
  margin: [0, 0, 0, 0],
});

/** The tree as elements with ids `n`, `n-0`, `n-0-1` …, and a sheet with one rule for each. */
export function treeToHtml(node: FlexTree, id: string): { html: string; css: string } {
  const parts = node.children.map((child, i) => treeToHtml(child, `${id}-${i}`));
  const mm = (name: string, value: number | undefined): string => (value === undefined ? '' : `${name}: ${value}mm; `);
  const css = `#${id} { display: flex; flex-direction: ${node.direction}; flex-wrap: ${node.wrap}; justify-content: ${node.justify}; align-items: ${node.items}; align-self: ${node.self}; flex-grow: ${node.grow}; flex-shrink: ${node.shrink}; min-width: 0; min-height: 0; ${mm('flex-basis', node.basis)}${mm('width', node.width)}${mm('height', node.height)}${mm('max-width', node.maxWidth)}margin: ${node.margin.map((side) => `${side}mm`).join(' ')}; padding: ${node.padding.map((side) => `${side}mm`).join(' ')}; gap: ${node.gap}mm }`;
  return {
    html: `<div id="${id}">${parts.map((part) => part.html).join('')}</div>`,
    css: [css, ...parts.map((part) => part.css)].join('\n'),
  };
}
