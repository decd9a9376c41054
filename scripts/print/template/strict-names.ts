// Strictness where Handlebars leaves off: a name handed to #if, #unless, #each or #with is checked as one that is printed.
import Handlebars from 'handlebars';

type Expression = hbs.AST.Expression;

/** Helpers a template may call. */
export const HELPERS: readonly string[] = ['if', 'unless', 'each', 'with', 'lookup'];

/** Handlebars with one helper more: `field` takes an object and a name, and throws as strict mode does when the name is missing. */
export const strictHandlebars = Handlebars.create();

strictHandlebars.registerHelper(
  'field',
  (owner: unknown, name: unknown, options: { loc: hbs.AST.SourceLocation }): unknown => {
    if (typeof owner === 'object' && owner !== null && typeof name === 'string' && Object.hasOwn(owner, name))
      return (owner as Record<string, unknown>)[name];
    if (Array.isArray(owner) && name === 'length') return owner.length;
    throw Object.assign(new Error(`"${String(name)}" not defined`), {
      lineNumber: options.loc.start.line,
      column: options.loc.start.column,
    });
  },
);

/** Wraps every name that is an argument in a call of `field`; the tree is changed in place and returned. */
export function checkArguments(tree: hbs.AST.Program): hbs.AST.Program {
  tree.body.forEach(visit);
  return tree;
}

function visit(statement: hbs.AST.Statement): void {
  if (statement.type !== 'MustacheStatement' && statement.type !== 'BlockStatement') return;
  const call = statement as hbs.AST.MustacheStatement | hbs.AST.BlockStatement;
  wrapArguments(call);
  if (call.type !== 'BlockStatement') return;
  const { program, inverse } = call as hbs.AST.BlockStatement & { inverse?: hbs.AST.Program };
  checkArguments(program);
  if (inverse !== undefined) checkArguments(inverse);
}

function wrapArguments(call: { params: Expression[]; hash?: hbs.AST.Hash }): void {
  call.params = call.params.map(wrap);
  for (const pair of call.hash?.pairs ?? []) pair.value = wrap(pair.value);
}

function wrap(expression: Expression): Expression {
  if (expression.type === 'SubExpression') {
    wrapArguments(expression as hbs.AST.SubExpression);
    return expression;
  }
  if (expression.type !== 'PathExpression') return expression;
  const path = expression as hbs.AST.PathExpression;
  const name = path.parts.at(-1);
  // `this`, `..` and `@index` are always there.
  if (path.data || name === undefined) return expression;
  const owner = {
    ...path,
    parts: path.parts.slice(0, -1),
    original: path.parts.length > 1 ? path.parts.slice(0, -1).join('.') : 'this',
  };
  const { loc } = path;
  const field = {
    type: 'PathExpression',
    data: false,
    depth: 0,
    parts: ['field'],
    original: 'field',
    loc,
  } as hbs.AST.PathExpression;
  const text = { type: 'StringLiteral', value: name, original: name, loc } as hbs.AST.StringLiteral;
  return {
    type: 'SubExpression',
    path: field,
    params: [owner.parts.length > 0 ? wrap(owner) : owner, text],
    hash: { type: 'Hash', pairs: [], loc },
    loc,
  } as unknown as Expression;
}
