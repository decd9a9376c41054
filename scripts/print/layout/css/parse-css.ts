// Style sheets to rules: selectors and declarations with their places. What is not of the subset is a problem with file, line and column.
import type { Code } from '../../../problem/codes.ts';
import type { Place, Problem } from '../../../problem/problem.ts';
import { nearestHint } from '../../../problem/nearest.ts';
import { placeIn, type SourceText } from '../../../problem/source-place.ts';
import { DRAWING_ELEMENTS, ELEMENTS } from '../../markup/elements.ts';
import { BROWSER_ONLY, findProperty, isCustom, parseDeclaration, PROPERTY_NAMES } from './properties.ts';
import type { Property, Setter } from './property.ts';
import { parseSelector, type Selector } from './selector.ts';

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
  /** Undefined for a custom property. */
  readonly property: Property | undefined;
  /** Known already when the value holds no `var()`. */
  readonly setter: Setter | undefined;
  readonly place: () => Place;
}

export interface Rule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** Elements a selector may name; `html` and `body` are for browsers. */
const NAMEABLE: ReadonlySet<string> = new Set([...ELEMENTS, ...DRAWING_ELEMENTS, 'html', 'body']);

type Report = (code: Code, offset: number, length: number, message: string, hint: string) => void;

/** The rules of a sheet in order; faults are added to `problems` and left out. */
export function parseCss(source: SourceText, problems: Problem[]): readonly Rule[] {
  const report: Report = (code, offset, length, message, hint) =>
    problems.push({ severity: 'error', code, place: placeIn(source, offset, length), message, hint });
  // Comments become blanks, so that every offset stays true.
  const text = source.text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const head = text.slice(at, open < 0 ? undefined : open);
    const start = at + head.length - head.trimStart().length;
    if (open < 0) {
      if (head.trim() !== '')
        report(
          'BROKEN_RULE',
          start,
          1,
          `"${head.trim().slice(0, 40)}" has no { } after it`,
          'close the rule before it, or add declarations',
        );
      break;
    }
    const end = closing(text, open);
    if (end < 0) {
      report('BROKEN_RULE', open, 1, 'this "{" is never closed', 'add "}"');
      break;
    }
    if (head.trim().startsWith('@'))
      report(
        'UNKNOWN_AT_RULE',
        start,
        head.trim().length,
        `the rule "${head.trim()}" is not part of the subset`,
        'fonts stand in templates/fonts.yaml, papers in templates/papers',
      );
    else
      rules.push({
        selectors: readSelectors(head, at, report),
        declarations: readDeclarations(source, text.slice(open + 1, end), open + 1, report),
      });
    at = end + 1;
  }
  return rules;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

function readSelectors(head: string, offset: number, report: Report): readonly Selector[] {
  let at = offset;
  return head.split(',').flatMap((part) => {
    const start = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const selector = parseSelector(part);
    if (typeof selector !== 'string') {
      const stranger = selector.compounds.map(({ tag }) => tag).find((tag) => tag !== undefined && !NAMEABLE.has(tag));
      if (stranger === undefined) return [selector];
      report(
        'UNKNOWN_SELECTOR',
        start,
        part.trim().length,
        `the selector "${part.trim()}" names the element "${stranger}", which is not part of the subset`,
        nearestHint(stranger, NAMEABLE),
      );
      return [];
    }
    report(
      'UNKNOWN_SELECTOR',
      start,
      part.trim().length,
      `the selector "${part.trim()}" cannot be read: ${selector}`,
      'use elements, .classes, #ids, descendants, > and the listed pseudo-classes',
    );
    return [];
  });
}

/** Declarations of a block or of a `style` attribute; `offset` is where the text begins in its source. */
export function readDeclarations(
  source: SourceText,
  text: string,
  offset: number,
  report: Report,
): readonly Declaration[] {
  const declarations: Declaration[] = [];
  let at = offset;
  for (const part of splitDeclarations(text)) {
    const start = at + part.length - part.trimStart().length;
    at += part.length + 1;
    if (part.trim() === '') continue;
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim();
    if (colon < 0 || name === '') {
      report(
        'BROKEN_DECLARATION',
        start,
        part.trim().length,
        `"${part.trim().slice(0, 40)}" is no declaration`,
        'write "name: value;"',
      );
      continue;
    }
    const written = part.slice(colon + 1).trim();
    const important = /\s*!\s*important$/i.test(written);
    const value = written.replace(/\s*!\s*important$/i, '').replace(/\s+/g, ' ');
    const declaration = makeDeclaration(
      source,
      name.startsWith('--') ? name : name.toLowerCase(),
      value,
      important,
      start,
      report,
    );
    if (declaration !== undefined) declarations.push(declaration);
  }
  return declarations;
}

function makeDeclaration(
  source: SourceText,
  name: string,
  value: string,
  important: boolean,
  offset: number,
  report: Report,
): Declaration | undefined {
  if (BROWSER_ONLY.has(name)) return undefined;
  const place = (): Place => placeIn(source, offset, name.length);
  if (isCustom(name)) return { name, value, important, property: undefined, setter: undefined, place };
  const property = findProperty(name);
  if (property === undefined) {
    report(
      'UNKNOWN_PROPERTY',
      offset,
      name.length,
      `the property "${name}" is not part of the subset`,
      nearestHint(name, PROPERTY_NAMES),
    );
    return undefined;
  }
  const setter = value.includes('var(') ? undefined : parseDeclaration(property, value);
  if (setter === undefined && !value.includes('var(')) {
    const length = name.length;
    report(
      'UNKNOWN_VALUE',
      offset,
      length,
      `the value "${value}" of "${name}" is not part of the subset`,
      `${name} takes ${property.expects}`,
    );
    return undefined;
  }
  return { name, value, important, property, setter, place };
}

function splitDeclarations(text: string): string[] {
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ';' && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)];
}
