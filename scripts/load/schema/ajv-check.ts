// ajv on our schemas: all errors of a value, strict about the schemas themselves. Loaded only when asked for, as it takes longer than all the rest.
import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import type { Schemas } from './schema.ts';

/** Our own words in the schemas; scripts/load/README.md says what they mean. */
export const VOCABULARY = ['isText', 'isPicture', 'isPortrait', 'orPortrait', 'refersTo', 'alsoAllowed', 'openPile'];

const compiled = new WeakMap<Schemas, Ajv>();

const ajvOf = (schemas: Schemas): Ajv => {
  const known = compiled.get(schemas);
  if (known !== undefined) return known;
  const module = createRequire(import.meta.url)('ajv') as { readonly Ajv: typeof Ajv };
  const made = new module.Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    keywords: VOCABULARY,
    schemas: [...schemas.values()],
  });
  compiled.set(schemas, made);
  return made;
};

/** What is wrong with a value of this kind; empty when nothing is. */
export const ajvErrors = (schemas: Schemas, kind: string, value: unknown): readonly ErrorObject[] => {
  const validate: ValidateFunction | undefined = ajvOf(schemas).getSchema(`${kind}.schema.json`);
  if (validate === undefined) throw new Error(`no schema for "${kind}"`);
  return validate(value) === true ? [] : (validate.errors ?? []);
};
