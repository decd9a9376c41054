// Style sheets to rules: selectors and declarations with their places. What is not of the subset is a problem with file, line and column.
import type { Code } from '../../../problem/codes.ts';
import type { Place, Problem } from '../../../problem/problem.ts';
import { nearestHint } from '../../../problem/nearest.ts';
import { placeIn, type SourceText } from '../../../problem/source-place.ts';
import { DRAWING_ELEMENTS, ELEMENTS } from '../../markup/elements.ts';
import {
  cssTokens,
  ParseErrorMessage,
  splitTokens,
  textOf,
  TokenType,
  trimmed,
  type CSSToken,
  type Range,
} from './css-tokens.ts';
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

const IMPORTANT = /\s*!\s*important$/i;

type Report = (code: Code, offset: number, length: number, message: string, hint: string) => void;

/** The rules of a sheet in order; faults are added to `problems` and left out. */
export function parseCss(source: SourceText, problems: Problem[]): readonly Rule[] {
  const report: Report = (code, offset, length, message, hint) =>
    problems.push({ severity: 'error', code, place: placeIn(source, offset, length), message, hint });
  const { tokens, endless } = readTokens(source.text, report);
  const rules: Rule[] = [];
  let at = 0;
  while (at < tokens.length) {
    const open = closing(tokens, at, 0);
    const head = trimmed(tokens, [at, open < 0 ? tokens.length : open]);
    const [start, length] = spanOf(tokens, head);
    const text = source.text.slice(start, start + length);
    if (open < 0) {
      if (text !== '' && !endless)
        report(
          'BROKEN_RULE',
          start,
          1,
          `"${text.slice(0, 40)}" has no { } after it`,
          'close the rule before it, or add declarations',
        );
      break;
    }
    const end = closing(tokens, open + 1, 1);
    if (end < 0) {
      if (!endless) report('BROKEN_RULE', tokens[open]?.[2] ?? 0, 1, 'this "{" is never closed', 'add "}"');
      break;
    }
    if (tokens[head[0]]?.[0] === TokenType.AtKeyword)
      report(
        'UNKNOWN_AT_RULE',
        start,
        length,
        `the rule "${text}" is not part of the subset`,
        'fonts stand in fonts.yaml, papers in papers/ of the templates folder',
      );
    else
      rules.push({
        selectors: readSelectors(tokens, head, report),
        declarations: declarationsOf(source, tokens, [open + 1, end], report),
      });
    at = end + 1;
  }
  return rules;
}

/** The tokens of a text; `endless` when a comment or a quote runs on to the end of it, which is told here. */
function readTokens(text: string, report: Report): { readonly tokens: readonly CSSToken[]; readonly endless: boolean } {
  let endless = false;
  const tokens = cssTokens(text, ({ message, sourceStart }) => {
    if (message === ParseErrorMessage.UnexpectedEOFInComment)
      report('BROKEN_RULE', sourceStart, 2, 'this comment is never closed', 'add "*/"');
    else if (
      message === ParseErrorMessage.UnexpectedEOFInString ||
      message === ParseErrorMessage.UnexpectedNewLineInString
    )
      report('BROKEN_DECLARATION', sourceStart, 1, 'this quote is not closed in its line', 'add the same quote again');
    endless ||=
      message === ParseErrorMessage.UnexpectedEOFInComment || message === ParseErrorMessage.UnexpectedEOFInString;
  });
  return { tokens, endless };
}

/** Index of the "{" that follows (depth 0), or of the "}" that closes what is open; −1 without one. */
function closing(tokens: readonly CSSToken[], from: number, depth: 0 | 1): number {
  let open: number = depth;
  for (let i = from; i < tokens.length; i += 1) {
    const type = tokens[i]?.[0];
    if (type === TokenType.OpenCurly && depth === 0) return i;
    if (type === TokenType.OpenCurly) open += 1;
    if (type === TokenType.CloseCurly) open -= 1;
    if (depth === 1 && open === 0) return i;
  }
  return -1;
}

/** Where a trimmed range begins in the text, and how long it is. */
function spanOf(tokens: readonly CSSToken[], [from, to]: Range): readonly [offset: number, length: number] {
  const start = tokens[from]?.[2] ?? 0;
  return [start, from < to ? (tokens[to - 1]?.[3] ?? start) + 1 - start : 0];
}

function readSelectors(tokens: readonly CSSToken[], head: Range, report: Report): readonly Selector[] {
  return splitTokens(tokens, head, (token) => token[0] === TokenType.Comma).flatMap((part) => {
    const [start, length] = spanOf(tokens, trimmed(tokens, part));
    const text = textOf(tokens, part);
    const selector = parseSelector(text);
    if (typeof selector !== 'string') {
      const stranger = selector.compounds.map(({ tag }) => tag).find((tag) => tag !== undefined && !NAMEABLE.has(tag));
      if (stranger === undefined) return [selector];
      report(
        'UNKNOWN_SELECTOR',
        start,
        length,
        `the selector "${text}" names the element "${stranger}", which is not part of the subset`,
        nearestHint(stranger, NAMEABLE),
      );
      return [];
    }
    report(
      'UNKNOWN_SELECTOR',
      start,
      length,
      `the selector "${text}" cannot be read: ${selector}`,
      'use elements, .classes, #ids, descendants, > and the listed pseudo-classes',
    );
    return [];
  });
}

/** The declarations of a `style` attribute. */
export function readDeclarations(source: SourceText, report: Report): readonly Declaration[] {
  const { tokens } = readTokens(source.text, report);
  return declarationsOf(source, tokens, [0, tokens.length], report);
}

function declarationsOf(
  source: SourceText,
  tokens: readonly CSSToken[],
  block: Range,
  report: Report,
): readonly Declaration[] {
  const declarations: Declaration[] = [];
  for (const part of splitTokens(tokens, block, (token) => token[0] === TokenType.Semicolon)) {
    const [from, to] = trimmed(tokens, part);
    let colon = from;
    while (colon < to && tokens[colon]?.[0] !== TokenType.Colon) colon += 1;
    let last = from;
    while (last < to && tokens[last]?.[0] !== TokenType.BadString) last += 1;
    // An open quote is told already.
    if (from === to || last < to) continue;
    const [start, length] = spanOf(tokens, [from, to]);
    const name = textOf(tokens, [from, colon]);
    if (colon === to || name === '') {
      const text = source.text.slice(start, start + Math.min(length, 40));
      report('BROKEN_DECLARATION', start, length, `"${text}" is no declaration`, 'write "name: value;"');
      continue;
    }
    const value = textOf(tokens, [colon + 1, to]);
    const declaration = makeDeclaration(
      source,
      name.startsWith('--') ? name : name.toLowerCase(),
      value.replace(IMPORTANT, ''),
      IMPORTANT.test(value),
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
