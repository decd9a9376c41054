// The part of JSON Schema that content/schema/ uses, with our own words in it, and how to walk it.
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: boolean;
  readonly pattern?: string;
  /** Counted in characters. */
  readonly maxLength?: number;
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
  /** A picture of templates/icons, or a portrait where its name begins with `portrait-`. */
  readonly orPortrait?: boolean;
  /** The lists one of whose entries has this id. */
  readonly refersTo?: readonly string[];
  /** Words that may stand in place of an id. */
  readonly alsoAllowed?: readonly string[];
  /** The card named must have an open pile. */
  readonly openPile?: boolean;
}

/** The schemas of one content folder by the name of their file, without `.schema.json`. */
export type Schemas = ReadonlyMap<string, Schema>;

/** The schemas that one schema is read among: those of its folder, and the file it stands in. */
interface Among {
  readonly schemas: Schemas;
  readonly root: Schema;
}

/** One schema while walking, with the file's schema it is relative to. */
export interface SchemaAt extends Among {
  readonly schema: Schema;
}

const resolved = new WeakMap<Schema, SchemaAt>();

/** The schema with its `$ref` looked up; what stands beside the `$ref` wins. */
const enter = (schema: Schema | undefined, { schemas, root }: Among): SchemaAt | undefined => {
  if (schema === undefined) return undefined;
  if (schema.$ref === undefined) return { schema, root, schemas };
  const known = resolved.get(schema);
  if (known !== undefined) return known;
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const base = file === '' ? root : schemas.get(file.replace('.schema.json', ''));
  const target =
    base === undefined ? undefined : enter(base.$defs?.[pointer.replace('/$defs/', '')], { schemas, root: base });
  if (target === undefined) throw new Error(`schema reference ${schema.$ref} leads nowhere`);
  const whole = { ...target, schema: { ...target.schema, ...schema, $ref: undefined } };
  resolved.set(schema, whole);
  return whole;
};

/** The schema of the files of one kind; one that allows everything when the folder has none. */
export const schemaOf = (schemas: Schemas, kind: string): SchemaAt => {
  const root = schemas.get(kind) ?? {};
  return enter(root, { schemas, root }) ?? { schema: root, root, schemas };
};

/** The schema of the items of a list. */
export const itemSchema = (at: SchemaAt): SchemaAt | undefined => enter(at.schema.items, at);

/** The schema of the value of `key`; undefined when the key is not allowed. */
export const fieldSchema = (at: SchemaAt, key: string): SchemaAt | undefined => {
  const { schema } = at;
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, key))
    return enter(schema.properties[key], at);
  for (const [pattern, field] of Object.entries(schema.patternProperties ?? {}))
    if (new RegExp(pattern).test(key)) return enter(field, at);
  return typeof schema.additionalProperties === 'object' ? enter(schema.additionalProperties, at) : undefined;
};

/** Whether a scalar may be text here. */
export const holdsText = ({ schema }: SchemaAt): boolean =>
  Array.isArray(schema.type) ? schema.type.includes('string') : schema.type === 'string';
