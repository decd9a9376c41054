// The part of JSON Schema that content/schema/ uses, with our own words in it, and how to walk it.
import { SCHEMAS } from './all-schemas.ts';

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  /** Printed text: its references are filled, its characters are checked. */
  readonly isText?: boolean;
  /** The name of a picture in templates/icons, or with `isPortrait` in templates/portraits. */
  readonly isPicture?: boolean;
  readonly isPortrait?: boolean;
  /** The lists one of whose entries has this id. */
  readonly refersTo?: readonly string[];
  /** Words that may stand in place of an id. */
  readonly alsoAllowed?: readonly string[];
  /** The card named must have an open pile. */
  readonly openPile?: boolean;
}

const resolved = new Map<Schema, Schema>();

/** The schema with its `$ref` looked up; what stands beside the `$ref` wins. `root` is the schema of the file. */
const resolve = (schema: Schema, root: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  const known = resolved.get(schema);
  if (known !== undefined) return known;
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const base = file === '' ? root : SCHEMAS[file.replace('.schema.json', '')];
  const target = base?.$defs?.[pointer.replace('/$defs/', '')];
  if (base === undefined || target === undefined) throw new Error(`schema reference ${schema.$ref} leads nowhere`);
  const whole = { ...resolve(target, base), ...schema, $ref: undefined };
  resolved.set(schema, whole);
  return whole;
};

/** One schema while walking, with the file's schema it is relative to. */
export interface SchemaAt {
  readonly schema: Schema;
  readonly root: Schema;
}

const enter = (schema: Schema | undefined, root: Schema): SchemaAt | undefined => {
  if (schema === undefined) return undefined;
  const fieldTypes = SCHEMAS['field-types'] ?? {};
  const inner = schema.$ref?.startsWith('field-types.') === true ? fieldTypes : root;
  return { schema: resolve(schema, root), root: inner };
};

export const schemaOf = (kind: string): SchemaAt => {
  const root = SCHEMAS[kind] ?? {};
  return enter(root, root) ?? { schema: root, root };
};

/** The schema of the items of a list. */
export const itemSchema = ({ schema, root }: SchemaAt): SchemaAt | undefined => enter(schema.items, root);

/** The schema of the value of `key`; undefined when the key is not allowed. */
export const fieldSchema = ({ schema, root }: SchemaAt, key: string): SchemaAt | undefined => {
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, key))
    return enter(schema.properties[key], root);
  for (const [pattern, field] of Object.entries(schema.patternProperties ?? {}))
    if (new RegExp(pattern).test(key)) return enter(field, root);
  return typeof schema.additionalProperties === 'object' ? enter(schema.additionalProperties, root) : undefined;
};

/** Whether a scalar may be text here. */
export const holdsText = ({ schema }: SchemaAt): boolean =>
  Array.isArray(schema.type) ? schema.type.includes('string') : schema.type === 'string';
