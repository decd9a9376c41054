// CSS selectors of the subset: parsed once, matched against the path of an element from the root.

/** What a selector can see of an element. */
export interface Selectable {
  readonly tag: string;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Place among its element siblings, from 1. */
  readonly index: number;
  readonly last: boolean;
  readonly parent: Selectable | undefined;
}

interface Compound {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly tests: readonly ((element: Selectable) => boolean)[];
  /** How the compound to its left relates to it. */
  readonly left: ' ' | '>' | undefined;
}

export interface Selector {
  /** Compounds from right to left. */
  readonly compounds: readonly Compound[];
  /** ids × 10,000 + classes × 100 + elements. */
  readonly specificity: number;
  /** Whether it asks for the place among siblings. */
  readonly positional: boolean;
}

export const PSEUDO_CLASSES = [':first-child', ':last-child', ':nth-child()', ':root'] as const;

const PART = /\s*([>+~])\s*|(\s+)|([.#])(-?[A-Za-z_][\w-]*)|(:[\w-]+)(?:\(([^()]*)\))?|([A-Za-z][\w-]*|\*)/y;

/** Parses one selector (no commas); a string tells what is wrong with it. */
export function parseSelector(text: string): Selector | string {
  const compounds: Compound[] = [];
  let [classes, tests, tag, id, left, empty]: [
    string[],
    Compound['tests'][number][],
    string | undefined,
    string | undefined,
    ' ' | '>' | undefined,
    boolean,
  ] = [[], [], undefined, undefined, undefined, true];
  let [ids, middles, elements, positional] = [0, 0, 0, false];
  PART.lastIndex = 0;
  const source = text.trim();
  while (PART.lastIndex < source.length) {
    const at = PART.lastIndex;
    const match = PART.exec(source);
    if (match === null) return `"${source.slice(at)}" is not a selector of the subset`;
    const [, sign, space, mark, name = '', pseudo, argument, element] = match;
    if (sign === '+' || sign === '~') return `the combinator "${sign}" is not part of the subset`;
    if (sign === '>' || space !== undefined) {
      if (empty) return 'a selector may not begin with a combinator';
      compounds.unshift({ tag, id, classes, tests, left });
      [classes, tests, tag, id, left, empty] = [[], [], undefined, undefined, sign === '>' ? '>' : ' ', true];
      continue;
    }
    empty = false;
    if (mark === '.') middles += classes.push(name) && 1;
    else if (mark === '#') [id, ids] = [name, ids + 1];
    else if (pseudo !== undefined) {
      const test = parsePseudo(pseudo, argument);
      if (test === undefined) return `"${match[0]}" is not part of the subset (${PSEUDO_CLASSES.join(', ')} are)`;
      tests.push(test);
      middles += 1;
      positional ||= pseudo !== ':root';
    } else if (element !== '*') [tag, elements] = [element?.toLowerCase(), elements + 1];
  }
  if (empty) return 'a selector may not end with a combinator';
  compounds.unshift({ tag, id, classes, tests, left });
  return { compounds, specificity: ids * 10_000 + middles * 100 + elements, positional };
}

function parsePseudo(name: string, argument: string | undefined): ((element: Selectable) => boolean) | undefined {
  if (name === ':root') return (element) => element.parent === undefined;
  if (name === ':first-child') return (element) => element.index === 1;
  if (name === ':last-child') return (element) => element.last;
  if (name !== ':nth-child' || argument === undefined) return undefined;
  const written = argument.trim().replace('odd', '2n+1').replace('even', '2n').replace(/\s+/g, '');
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(written);
  if (match === null || written === '') return undefined;
  const factor = match[1];
  const step = factor === undefined ? 0 : factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor);
  const start = Number(match[2] ?? 0);
  return ({ index }) => (step === 0 ? index === start : (index - start) % step === 0 && (index - start) / step >= 0);
}

/** Whether the selector picks the element. */
export function matches(selector: Selector, element: Selectable): boolean {
  const first = selector.compounds[0];
  return (
    first !== undefined &&
    fits(first, element) &&
    (selector.compounds.length === 1 || leftFits(selector.compounds, 0, element))
  );
}

function leftFits(compounds: readonly Compound[], at: number, element: Selectable): boolean {
  const relation = compounds[at]?.left;
  const next = compounds[at + 1];
  if (relation === undefined || next === undefined) return true;
  for (let up = element.parent; up !== undefined; up = up.parent) {
    if (fits(next, up) && leftFits(compounds, at + 1, up)) return true;
    if (relation === '>') return false;
  }
  return false;
}

function fits(compound: Compound, element: Selectable): boolean {
  if (compound.tag !== undefined && compound.tag !== element.tag) return false;
  if (compound.id !== undefined && compound.id !== element.id) return false;
  for (let i = 0; i < compound.classes.length; i += 1)
    if (!element.classes.includes(compound.classes[i] as string)) return false;
  return compound.tests.length === 0 || compound.tests.every((test) => test(element));
}
