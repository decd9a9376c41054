// Handlebars templates, strict: a misspelt field, an unknown helper or raw output is a problem with file, line and column, never a blank.
import { Script } from 'node:vm';
import type { Code } from '../../problem/codes.ts';
import { nearestHint } from '../../problem/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import { checkAttributes } from './check-attributes.ts';
import { KEPT_WORK, type KeptWork } from './kept-work.ts';
import { checkArguments, HELPERS, strictHandlebars } from './strict-names.ts';

export interface Filled {
  /** Empty when something is wrong. */
  readonly html: string;
  readonly problems: readonly Problem[];
}

type KnownHelpers = NonNullable<NonNullable<Parameters<typeof strictHandlebars.compile>[1]>['knownHelpers']>;

interface Compiled {
  readonly fill: ((data: unknown) => string) | undefined;
  readonly problems: readonly Problem[];
}

const OPTIONS: Parameters<typeof strictHandlebars.compile>[1] = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: { field: true } as unknown as KnownHelpers,
};

const compiled = new WeakMap<SourceText, Compiled>();

/**
 * Fills a template with the data of one card. Compiled once per source object. Problems: TEMPLATE_SYNTAX, TEMPLATE_RAW (`{{{…}}}`),
 * TEMPLATE_HELPER (a helper that does not exist), TEMPLATE_FIELD (a name the data does not have; the hint names the nearest).
 */
export function fillTemplate(
  source: SourceText,
  data: object,
  card: string,
  kept: KeptWork | undefined = KEPT_WORK,
): Filled {
  let known = compiled.get(source);
  if (known === undefined) compiled.set(source, (known = compile(source, kept)));
  if (known.fill === undefined) return { html: '', problems: known.problems };
  try {
    return { html: known.fill(data), problems: [] };
  } catch (thrown) {
    return { html: '', problems: [fault(source, thrown, namesIn(data), card)] };
  }
}

function compile(source: SourceText, kept: KeptWork | undefined): Compiled {
  try {
    const from = `template\n${source.text}`;
    const ready = kept?.get(from);
    if (ready !== undefined) return { fill: strictHandlebars.template(specification(ready)), problems: [] };
    const tree = strictHandlebars.parse(source.text);
    const raw = rawOutput(tree.body).map((at): Problem =>
      problem(
        source,
        at.start,
        'TEMPLATE_RAW',
        'text may not be printed without escaping',
        'use {{name}} instead of {{{name}}} or {{&name}}',
      ),
    );
    const others = partials(tree.body).map(({ loc, named }): Problem =>
      problem(
        source,
        loc.start,
        'TEMPLATE_PARTIAL',
        named === ''
          ? 'a template cannot hold another template'
          : `a template cannot take in another one, such as "${named}"`,
        'write its text here; what several templates share is their style sheet',
        named,
      ),
    );
    const refused = [...raw, ...others, ...checkAttributes(source)];
    if (refused.length > 0) return { fill: undefined, problems: refused };
    const fill = strictHandlebars.compile(checkArguments(tree), OPTIONS);
    kept?.put(from, () => precompiled(tree));
    // Compiling happens on the first call; helpers that do not exist show then.
    return { fill: (data) => fill(data), problems: [] };
  } catch (thrown) {
    return { fill: undefined, problems: [fault(source, thrown, [], '')] };
  }
}

/** The source text of a compiled template; undefined when it has faults, which filling it tells. */
function precompiled(tree: hbs.AST.Program): string | undefined {
  try {
    return String(strictHandlebars.precompile(checkArguments(tree), OPTIONS));
  } catch {
    return undefined;
  }
}

/** A template from what `precompiled` wrote in an earlier run. */
const specification = (text: string): TemplateSpecification =>
  new Script(`(${text})`, { filename: 'template' }).runInThisContext() as TemplateSpecification;

/** Calls of other templates and decorators, in blocks too, with the name they call. */
function partials(
  body: readonly hbs.AST.Statement[],
): readonly { readonly loc: hbs.AST.SourceLocation; readonly named: string }[] {
  return body.flatMap((statement) => {
    if (/^(Partial|PartialBlock)Statement$/.test(statement.type)) {
      const { name } = statement as hbs.AST.PartialStatement;
      return [
        { loc: statement.loc, named: name.type === 'PathExpression' ? (name as hbs.AST.PathExpression).original : '' },
      ];
    }
    if (/^Decorator/.test(statement.type)) return [{ loc: statement.loc, named: '' }];
    if (statement.type !== 'BlockStatement') return [];
    const { program, inverse } = statement as hbs.AST.BlockStatement & { inverse?: hbs.AST.Program };
    return [...partials(program.body), ...partials(inverse?.body ?? [])];
  });
}

/** Everything wrong with a template as it is written, before it is filled. */
export function checkTemplate(source: SourceText): readonly Problem[] {
  let known = compiled.get(source);
  if (known === undefined) compiled.set(source, (known = compile(source, KEPT_WORK)));
  return known.problems;
}

/** Places of unescaped output, in blocks too. */
function rawOutput(body: readonly hbs.AST.Statement[]): readonly hbs.AST.SourceLocation[] {
  return body.flatMap((statement) => {
    if (statement.type === 'MustacheStatement')
      return (statement as hbs.AST.MustacheStatement).escaped ? [] : [statement.loc];
    if (statement.type !== 'BlockStatement') return [];
    const { program, inverse } = statement as hbs.AST.BlockStatement & { inverse?: hbs.AST.Program };
    return [...rawOutput(program.body), ...rawOutput(inverse?.body ?? [])];
  });
}

function fault(source: SourceText, thrown: unknown, names: readonly string[], card: string): Problem {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const field = /^"([^"]+)" not defined/.exec(message)?.[1];
  const at = positionOf(thrown, message);
  if (field !== undefined)
    return problem(
      source,
      at,
      'TEMPLATE_FIELD',
      `the template asks for "${field}", which "${card}" does not have`,
      nearestHint(field, names),
      field,
    );
  const helper = /unknown helper (\S+)/.exec(message)?.[1] ?? /Missing helper: "([^"]+)"/.exec(message)?.[1];
  if (helper !== undefined)
    return problem(
      source,
      at,
      'TEMPLATE_HELPER',
      `there is no helper "${helper}"`,
      nearestHint(helper, HELPERS),
      helper,
    );
  const [first = ''] = message.split('\n');
  return problem(
    source,
    at,
    'TEMPLATE_SYNTAX',
    `the template cannot be read: ${first.replace(/ - \d+:\d+$/, '')}`,
    'check the braces {{ }} and that every {{#…}} has its {{/…}}',
  );
}

function positionOf(thrown: unknown, message: string): { line: number; column: number } {
  const loc = thrown as { lineNumber?: unknown; column?: unknown };
  if (typeof loc.lineNumber === 'number' && typeof loc.column === 'number')
    return { line: loc.lineNumber, column: loc.column };
  const written = /line (\d+)/.exec(message)?.[1] ?? /- (\d+):\d+/.exec(message)?.[1];
  return { line: Number(written ?? 1), column: 0 };
}

/** The place of a position; the underline covers `word` where it stands on the line. */
function problem(
  source: SourceText,
  at: { line: number; column: number },
  code: Code,
  message: string,
  hint: string,
  word = '',
): Problem {
  const lines = source.text.split('\n');
  const start = lines.slice(0, at.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const found = word === '' ? -1 : (lines[at.line - 1] ?? '').indexOf(word, at.column);
  return {
    severity: 'error',
    code,
    place: placeIn(source, start + (found < 0 ? at.column : found), Math.max(1, word.length)),
    message,
    hint,
  };
}

/** All names in the data, at any depth. */
function namesIn(data: unknown, depth = 0): readonly string[] {
  if (typeof data !== 'object' || data === null || depth > 6) return [];
  const entries = Array.isArray(data) ? data.map((value: unknown) => ['', value] as const) : Object.entries(data);
  return [
    ...new Set(
      entries.flatMap(([name, value]: readonly [string, unknown]) => [
        ...(name === '' ? [] : [name]),
        ...namesIn(value, depth + 1),
      ]),
    ),
  ];
}
