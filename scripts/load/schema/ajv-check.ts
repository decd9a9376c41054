// ajv on our schemas: all errors of a value, strict about the schemas themselves. Loaded only when asked for, as it takes longer than all the rest.
import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { SCHEMAS } from './all-schemas.ts';

/** Our own words in the schemas; scripts/load/README.md says what they mean. */
export const VOCABULARY = ['isText', 'isPicture', 'isPortrait', 'refersTo', 'alsoAllowed', 'openPile'];

let compiled: Ajv | undefined;

const ajv = (): Ajv => {
  if (compiled === undefined) {
    const module = createRequire(import.meta.url)('ajv') as { readonly Ajv: typeof Ajv };
    compiled = new module.Ajv({
      allErrors: true,
      strict: true,
      allowUnionTypes: true,
      keywords: VOCABULARY,
      schemas: Object.values(SCHEMAS),
    });
  }
  return compiled;
};

/** What is wrong with a value of this kind; empty when nothing is. */
export const ajvErrors = (kind: string, value: unknown): readonly ErrorObject[] => {
  const validate: ValidateFunction | undefined = ajv().getSchema(`${kind}.schema.json`);
  if (validate === undefined) throw new Error(`no schema for "${kind}"`);
  return validate(value) === true ? [] : (validate.errors ?? []);
};
