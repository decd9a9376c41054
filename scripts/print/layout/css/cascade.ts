// The cascade: which declarations reach an element, in which order, and the computed style they make. Kept per path of tags and classes.
import type { Code } from '../../../problem/codes.ts';
import type { Problem } from '../../../problem/problem.ts';
import { nearestHint } from '../../../problem/nearest.ts';
import type { SourceText } from '../../../problem/source-place.ts';
import { BASE_SHEET } from '../../markup/elements.ts';
import { parseCss, readDeclarations, type Declaration } from './parse-css.ts';
import { parseDeclaration } from './properties.ts';
import type { Setter } from './property.ts';
import type { ElementNode } from '../../markup/read-html.ts';
import { indexRules } from './rule-index.ts';
import type { Selectable } from './selector.ts';
import { INHERITED, INITIAL, type Style } from './style.ts';

/** A place in the tree of styles: one for every distinct path of tags, classes and, where a selector asks for it, positions. */
export interface Styled extends Selectable {
  readonly style: Readonly<Style>;
  readonly parent: Styled | undefined;
  readonly custom: ReadonlyMap<string, string>;
  /** Factor on absolute text sizes, below 1 inside a box that is being fitted. */
  readonly textScale: number;
  readonly children: Map<string, Styled>;
  scaled: Map<number, Styled> | undefined;
}

/** Sheets, compiled. Make it once per set of sheets; it remembers every style it has worked out. */
export interface Cascade {
  readonly root: Styled;
  readonly problems: readonly Problem[];
  /** The style of an element below a styled parent. */
  readonly styleOf: (element: ElementNode, parent: Styled, index: number, last: boolean) => Styled;
  /** The same element with its text, and all text below it, scaled. */
  readonly scale: (styled: Styled, element: ElementNode, factor: number) => Styled;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const NO_CUSTOM: ReadonlyMap<string, string> = new Map();

export function makeCascade(sheets: readonly SourceText[]): Cascade {
  const problems: Problem[] = [];
  const rules = [BASE_SHEET, ...sheets].flatMap((sheet, i) =>
    parseCss(sheet, problems).map((rule) => ({ ...rule, base: i === 0 })),
  );
  // Whatever a sheet loses changes measures; one that sets custom properties may have lost one of them.
  const paletteFiles = new Set(sheets.filter(({ text }) => /[{;\s]--[\w-]+\s*:/.test(text)).map(({ file }) => file));
  for (const [i, problem] of problems.entries())
    problems[i] = { ...problem, spoils: paletteFiles.has(problem.place.file) ? ['measures', 'palette'] : ['measures'] };
  const index = indexRules(rules);
  const shared = new WeakMap<Readonly<Style>, Map<string, Pick<Styled, 'style' | 'custom'>>>();
  const positional = rules.some((rule) => rule.selectors.some((selector) => selector.positional));
  const inline = new Map<string, readonly Declaration[]>();
  const setters = new Map<string, Setter | undefined>();

  const inlineOf = (text: string): readonly Declaration[] => {
    let known = inline.get(text);
    if (known === undefined) {
      const source = { file: 'a style attribute', text };
      known = readDeclarations(source, (code, offset, length, message, hint) =>
        problems.push({
          severity: 'error',
          code,
          place: { file: source.file, line: 1, column: offset + 1, length, source: text },
          message,
          hint,
        }),
      );
      inline.set(text, known);
    }
    return known;
  };

  const setterOf = (declaration: Declaration, custom: ReadonlyMap<string, string>): Setter | undefined => {
    if (declaration.setter !== undefined || declaration.property === undefined) return declaration.setter;
    const value = substitute(declaration.value, custom, (name) =>
      fault(
        declaration,
        'UNKNOWN_VARIABLE',
        `the custom property "${name}" is not set here`,
        nearestHint(name, custom.keys()),
      ),
    );
    if (value === undefined) return undefined;
    const key = `${declaration.name}:${value}`;
    if (!setters.has(key)) setters.set(key, parseDeclaration(declaration.property, value));
    const setter = setters.get(key);
    if (setter === undefined)
      fault(
        declaration,
        'UNKNOWN_VALUE',
        `the value "${value}" of "${declaration.name}" is not part of the subset`,
        `${declaration.name} takes ${declaration.property.expects}`,
      );
    return setter;
  };

  const reported = new Set<string>();
  const fault = (declaration: Declaration, code: Code, message: string, hint: string): void => {
    const place = declaration.place();
    const key = `${place.file}:${place.line}:${place.column}:${message}`;
    if (!reported.has(key)) problems.push({ severity: 'error', code, place, message, hint });
    reported.add(key);
  };

  const make = (
    tag: string,
    id: string | undefined,
    classes: readonly string[],
    place: number,
    last: boolean,
    inlineStyle: string | undefined,
    parent: Styled | undefined,
    textScale: number,
  ): Styled => {
    const styled: Writable<Styled> = {
      tag,
      id,
      classes,
      index: place,
      last,
      parent,
      style: INITIAL,
      custom: NO_CUSTOM,
      textScale,
      children: new Map(),
      scaled: undefined,
    };
    const reaching = index.reaching(styled, `${tag}#${id ?? ''}.${classes.join('.')}`);
    // Paths that differ only in names no rule speaks of share one style, and with it everything that is measured for it.
    const key = `${reaching.join()};${inlineStyle ?? ''};${textScale};${customIds.get(parent?.custom ?? NO_CUSTOM) ?? 0}`;
    const parentStyle = parent?.style ?? INITIAL;
    let siblings = shared.get(parentStyle);
    if (siblings === undefined) shared.set(parentStyle, (siblings = new Map()));
    let computed = siblings.get(key);
    if (computed === undefined) siblings.set(key, (computed = computeStyle(reaching, inlineStyle, parent, textScale)));
    styled.style = computed.style;
    styled.custom = computed.custom;
    return styled;
  };

  const customIds = new Map<ReadonlyMap<string, string>, number>();

  const computeStyle = (
    reaching: readonly number[],
    inlineStyle: string | undefined,
    parent: Styled | undefined,
    textScale: number,
  ): Pick<Styled, 'style' | 'custom'> => {
    const declarations = index.declarations(reaching, inlineStyle === undefined ? [] : inlineOf(inlineStyle));
    const custom = customOf(declarations, parent?.custom ?? NO_CUSTOM);
    if (!customIds.has(custom)) customIds.set(custom, customIds.size + 1);
    const parentStyle = parent?.style ?? INITIAL;
    const style = inheritFrom(parentStyle);
    const rem = parent === undefined ? INITIAL.fontSize : rootOf(parent).style.fontSize;
    const ready = declarations.flatMap((declaration) => {
      const setter = setterOf(declaration, custom);
      return setter === undefined ? [] : [{ setter, font: declaration.property?.keys.includes('fontSize') === true }];
    });
    const context = { em: parentStyle.fontSize, rem, parent: parentStyle, textScale };
    for (const { setter, font } of ready) if (font) setter(style, context);
    const em = style.fontSize;
    for (const { setter } of ready) setter(style, { ...context, em });
    return { style, custom };
  };

  const root = make(':root', undefined, [], 1, true, undefined, undefined, 1);
  return {
    root,
    problems,
    styleOf(element, parent, place, last) {
      const style = element.attributes['style'];
      const key = `${element.tag}#${element.attributes['id'] ?? ''}.${element.attributes['class'] ?? ''}${positional ? `:${place}${last ? '$' : ''}` : ''}${style === undefined ? '' : `;${style}`}`;
      let known = parent.children.get(key);
      if (known === undefined) {
        known = make(
          element.tag,
          element.attributes['id'],
          element.classes,
          place,
          last,
          style,
          parent,
          parent.textScale,
        );
        parent.children.set(key, known);
      }
      return known;
    },
    scale(styled, element, factor) {
      let known = styled.scaled?.get(factor);
      if (known === undefined && styled.parent !== undefined) {
        // The box itself may take its size from its parent: its own size is scaled outright, everything below follows.
        const { tag, id, classes, last, parent } = styled;
        const plain = make(tag, id, classes, styled.index, last, element.attributes['style'], parent, factor);
        const { lineHeight, letterSpacing } = plain.style;
        const inherits =
          lineHeight === parent?.style.lineHeight && typeof lineHeight === 'object' && 'mm' in lineHeight;
        known = {
          ...plain,
          style: {
            ...plain.style,
            fontSize: styled.style.fontSize * factor,
            lineHeight: inherits ? { mm: lineHeight.mm * factor } : lineHeight,
            letterSpacing: letterSpacing === parent?.style.letterSpacing ? letterSpacing * factor : letterSpacing,
          },
        };
        (styled.scaled ??= new Map()).set(factor, known);
      }
      return known ?? styled;
    },
  };
}

function rootOf(styled: Styled): Styled {
  let at = styled;
  while (at.parent !== undefined) at = at.parent;
  return at;
}

function customOf(
  declarations: readonly Declaration[],
  inherited: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const own = declarations.filter((declaration) => declaration.property === undefined);
  if (own.length === 0) return inherited;
  const all = new Map(inherited);
  for (const { name, value } of own) all.set(name, value);
  return all;
}

function inheritFrom(parent: Readonly<Style>): Style {
  const style: Style = {
    ...INITIAL,
    margin: [...INITIAL.margin],
    padding: [...INITIAL.padding],
    borderWidth: [...INITIAL.borderWidth],
    borderStyle: [...INITIAL.borderStyle],
    borderColour: [...INITIAL.borderColour],
    radius: [...INITIAL.radius],
    inset: [...INITIAL.inset],
  };
  const target = style as unknown as Record<string, unknown>;
  for (const key of INHERITED) target[key] = parent[key];
  return style;
}

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** The value with every `var()` replaced; undefined, after `unknown` was told, when one has neither value nor fallback. */
function substitute(
  value: string,
  custom: ReadonlyMap<string, string>,
  unknown: (name: string) => void,
): string | undefined {
  let text = value;
  for (let depth = 0; depth < 32; depth += 1) {
    const match = VARIABLE.exec(text);
    if (match === null) return text;
    const [whole, name = '', fallback] = match;
    const found = custom.get(name) ?? fallback?.trim();
    if (found === undefined) {
      unknown(name);
      return undefined;
    }
    text = text.slice(0, match.index) + found + text.slice(match.index + whole.length);
  }
  unknown(value);
  return undefined;
}
