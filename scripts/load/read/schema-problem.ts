// What ajv says about a value, said about the place in the file.
import type { ErrorObject } from 'ajv';
import { child, nodeAt, textOf, type Node } from '../yaml/node.ts';
import type { ProblemAt } from '../yaml/problem-at.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { fieldSchema, itemSchema, type SchemaAt } from '../schema/schema.ts';

/** A JSON pointer as steps. */
const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Walks schema and tree together and says whose field it is, e.g. `gang "ghosts"`. */
const ownerOf = (
  root: Node,
  path: readonly string[],
  at: SchemaAt,
  fileOwner: string,
): { readonly owner: string; readonly at: SchemaAt | undefined } => {
  let owner = fileOwner;
  let schema: SchemaAt | undefined = at;
  let node: Node | undefined = root;
  for (const step of path) {
    const isItem: boolean = node?.kind === 'list';
    schema = schema === undefined ? undefined : isItem ? itemSchema(schema) : fieldSchema(schema, step);
    node = node?.kind === 'list' ? node.items[Number(step)] : child(node, step);
    const noun = schema?.schema.title;
    if (isItem && noun !== undefined) {
      const id = textOf(node, 'id');
      owner =
        noun === 'example'
          ? `example ${Number(step) + 1} of ${owner}`
          : `${noun} ${id === undefined ? `number ${Number(step) + 1}` : `"${id}"`}`;
    }
  }
  return { owner, at: schema };
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true',
  array: 'a list',
  object: 'a mapping',
};

const kindOf = (node: Node): string =>
  node.kind === 'list'
    ? 'a list'
    : node.kind === 'map'
      ? 'a mapping'
      : node.kind === 'scalar' && node.style !== 'plain'
        ? 'text'
        : node.kind === 'scalar'
          ? `"${node.text}"`
          : 'nothing';

const wrongType = (
  node: Node,
  types: readonly string[],
  owner: string,
  field: string,
): Pick<ProblemAt, 'code' | 'message' | 'hint'> => {
  const wanted = types.map((type) => TYPE_NAMES[type] ?? type).join(' or ');
  if (node.kind === 'scalar' && node.style === 'empty') {
    return {
      code: 'EMPTY_VALUE',
      message: `${owner} has no value for ${field}`,
      hint: `write ${wanted}, or take the line out if the field is optional`,
    };
  }
  const bare =
    node.kind === 'scalar' && node.style === 'quoted' && types.some((type) => type === 'integer' || type === 'boolean');
  const brackets = types.includes('string') && (node.kind === 'list' || node.kind === 'map');
  const hint = bare
    ? 'write it without quotes'
    : brackets
      ? 'if this is meant as text, quote the text'
      : `write ${wanted}`;
  return { code: 'WRONG_TYPE', message: `${owner} has ${kindOf(node)} as ${field}, where ${wanted} is needed`, hint };
};

/** How names that follow a pattern look. */
const spellingHint = (pattern: string): string =>
  pattern.includes('\\.[')
    ? 'lower case words joined by dots, such as "extort.yield"'
    : pattern.startsWith('^[a-z]')
      ? 'lower case letters, digits and hyphens, such as "tin-lid"'
      : 'letters and digits without spaces around them, such as "1.0.2"';

/** The place of a mapping or list: its first line is enough. */
const headOf = (node: Node): { readonly start: number; readonly end: number } => {
  if (node.kind === 'map' && node.entries[0] !== undefined) return { start: node.start, end: node.entries[0].key.end };
  return { start: node.start, end: Math.max(node.end, node.start + 1) };
};

/** Turns one error into a problem; undefined when its node was complained about already. */
export const schemaProblem = (
  error: ErrorObject,
  root: Node,
  schema: SchemaAt,
  fileOwner: string,
  refused: ReadonlySet<Node>,
): ProblemAt | undefined => {
  const path = steps(error.instancePath);
  const node = nodeAt(root, path);
  if (node === undefined || node.kind === 'broken' || refused.has(node)) return undefined;
  const { owner, at } = ownerOf(root, path, schema, fileOwner);
  const last = path.at(-1);
  const parentIsList = last !== undefined && nodeAt(root, path.slice(0, -1))?.kind === 'list';
  const field = last === undefined ? 'its content' : parentIsList ? `an item of "${path.at(-2) ?? ''}"` : `"${last}"`;
  const value = node.kind === 'scalar' ? node.text : '';
  const here = headOf(node);
  const params = error.params as Readonly<Record<string, unknown>>;
  const names = Object.keys(at?.schema.properties ?? {});
  // Whoever names an entry by its id names it in vain until the id is mended.
  const idsSpoilt = last === 'id' ? { spoils: [`ids of ${String(path[0])}`] as const } : {};
  switch (error.keyword) {
    case 'required': {
      const missing = String(params['missingProperty']);
      // The field is there, and what stands in it was refused already.
      if (child(node, missing) !== undefined) return undefined;
      return {
        ...here,
        code: 'MISSING_FIELD',
        message: `${owner} has no "${missing}"${last === undefined || parentIsList ? '' : ` in ${field}`}`,
        hint: `add the line "${missing}: …"`,
      };
    }
    case 'additionalProperties': {
      const extra = String(params['additionalProperty']);
      const key = node.kind === 'map' ? node.entries.find((entry) => entry.key.text === extra)?.key : undefined;
      const hint =
        names.length > 0
          ? nearestHint(extra, names)
          : `names here: ${Object.values(at?.schema.patternProperties ?? {})
              .map(({ title, description }) => title ?? description ?? '')
              .join('; ')}`;
      return {
        start: key?.start ?? here.start,
        end: key?.end ?? here.end,
        code: 'UNKNOWN_FIELD',
        message: `${owner} has "${extra}"${last === undefined || parentIsList ? '' : ` in ${field}`}, which does not exist there`,
        hint,
      };
    }
    case 'type': {
      const types = String(params['type']).split(',');
      return { ...here, ...wrongType(node, types, owner, field) };
    }
    case 'enum':
      return {
        ...here,
        code: 'UNKNOWN_VALUE',
        message: `${owner} has "${value}" as ${field}, which is not one of the words allowed`,
        hint: nearestHint(value, (params['allowedValues'] as readonly string[]).map(String)),
      };
    case 'const':
      return {
        ...here,
        code: 'UNKNOWN_VALUE',
        message: `${owner} has "${value}" as ${field}; only ${String(params['allowedValue'])} may stand there`,
        hint: 'take the line out if it does not apply',
      };
    case 'minimum':
    case 'maximum': {
      const limit = String(params['limit']);
      return {
        ...here,
        code: 'OUT_OF_RANGE',
        message: `${owner} has ${value} as ${field}, which is too ${error.keyword === 'minimum' ? 'small' : 'large'}`,
        hint: `it must be ${error.keyword === 'minimum' ? 'at least' : 'at most'} ${limit}`,
      };
    }
    case 'pattern':
      return at?.schema.isText === true || value.trim() === ''
        ? {
            ...here,
            code: 'EMPTY_TEXT',
            message: `${owner} has an empty text as ${field}`,
            hint:
              node.kind === 'scalar' && node.style === 'block'
                ? 'if ">" or "|" is meant as text, quote the text'
                : 'write the text, or take the line out if the field is optional',
          }
        : {
            ...here,
            code: 'BAD_NAME',
            message: `${owner} has "${value}" as ${field}, which is not spelt as such names are`,
            hint: spellingHint(at?.schema.pattern ?? ''),
            ...idsSpoilt,
          };
    case 'maxLength':
      return {
        ...here,
        code: 'BAD_NAME',
        message: `${owner} has a name of ${[...value].length} characters as ${field}, and files are named after it`,
        hint: `at most ${String(params['limit'])} characters`,
        ...idsSpoilt,
      };
    case 'minItems':
    case 'minProperties':
      return {
        ...here,
        code: 'LIST_LENGTH',
        message: `${owner} has too few entries in ${field}`,
        hint: `it needs at least ${String(params['limit'])}`,
      };
    default:
      return {
        ...here,
        code: 'WRONG_TYPE',
        message: `${owner} has a value for ${field} that is not allowed: ${error.message ?? error.keyword}`,
        hint: at?.schema.description ?? '',
      };
  }
};
