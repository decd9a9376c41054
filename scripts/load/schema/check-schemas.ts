// What is wrong inside a schema that is JSON: words that mean nothing here, types and patterns there are not, references that lead nowhere.
import { nearestHint } from '../../problem/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { placeAt, type SourceFile } from '../../problem/source-file.ts';
import type { Schemas } from './schema.ts';

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] as const;
const SCHEMA = 'schema';
const SCHEMAS_BY_NAME = 'schemas by name';

/** Every word of our schemas, and what may stand behind it. */
const WORDS: Readonly<Record<string, string>> = {
  $schema: 'text',
  $id: 'text',
  $ref: 'text',
  $defs: SCHEMAS_BY_NAME,
  title: 'text',
  description: 'text',
  type: 'text or a list of texts',
  enum: 'a list of texts',
  const: 'true or false',
  pattern: 'text',
  maxLength: 'a whole number',
  minimum: 'a whole number',
  maximum: 'a whole number',
  minItems: 'a whole number',
  minProperties: 'a whole number',
  properties: SCHEMAS_BY_NAME,
  patternProperties: SCHEMAS_BY_NAME,
  additionalProperties: 'true, false or a schema',
  required: 'a list of texts',
  items: SCHEMA,
  isText: 'true or false',
  isPicture: 'true or false',
  isPortrait: 'true or false',
  orPortrait: 'true or false',
  refersTo: 'a list of texts',
  alsoAllowed: 'a list of texts',
  openPile: 'true or false',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

const suits = (value: unknown, wanted: string): boolean => {
  if (wanted === 'text') return typeof value === 'string';
  if (wanted === 'a list of texts') return isTexts(value);
  if (wanted === 'text or a list of texts') return typeof value === 'string' || isTexts(value);
  if (wanted === 'a whole number') return Number.isInteger(value);
  if (wanted === 'true or false') return typeof value === 'boolean';
  return isObject(value) || (wanted === 'true, false or a schema' && typeof value === 'boolean');
};

const isPattern = (source: string): boolean => {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
};

/** Whether a `$ref` such as `#/$defs/id` or `field-types.schema.json#/$defs/id` leads to a schema. */
const leadsSomewhere = (ref: string, root: unknown, schemas: Schemas): boolean => {
  const [file = '', pointer = ''] = ref.split('#');
  const base: unknown = file === '' ? root : schemas.get(file.replace('.schema.json', ''));
  const defs = isObject(base) ? base['$defs'] : undefined;
  return pointer.startsWith('/$defs/') && isObject(defs) && Object.hasOwn(defs, pointer.slice('/$defs/'.length));
};

/** The faults of one schema. Its place in the file is found along its keys, which stand there in the same order. */
const faultsOf = (file: SourceFile, root: unknown, schemas: Schemas): readonly Problem[] => {
  const problems: Problem[] = [];
  const tell = (start: number, length: number, message: string, hint: string): void =>
    void problems.push({
      severity: 'error',
      code: 'BAD_SCHEMA',
      place: placeAt(file, start, start + length),
      message: `${message} in the schema "${file.name}"`,
      hint,
    });
  const quotedAt = (word: string, from: number): number =>
    Math.max(from, file.text.indexOf(JSON.stringify(word), from));
  const wordAt = (word: string, from: number): { readonly start: number; readonly length: number } => ({
    start: quotedAt(word, from),
    length: JSON.stringify(word).length,
  });
  const inside = (schema: unknown, from: number): void => {
    if (!isObject(schema)) {
      tell(from, 1, 'here a mapping is needed', 'a schema is an object in { }');
      return;
    }
    for (const [word, value] of Object.entries(schema)) {
      const { start, length } = wordAt(word, from);
      const wanted = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
      if (wanted === undefined)
        tell(start, length, `"${word}" is no word that is read`, nearestHint(word, Object.keys(WORDS)));
      else if (!suits(value, wanted)) tell(start, length, `"${word}" has a wrong value`, `it takes ${wanted}`);
      else if (wanted === SCHEMAS_BY_NAME && isObject(value))
        for (const [name, inner] of Object.entries(value)) inside(inner, quotedAt(name, start));
      else if (isObject(value)) inside(value, start);
      else if (word === 'type')
        for (const type of [value].flat().map(String)) {
          const at = wordAt(type, start + length);
          if (!TYPES.some((one) => one === type))
            tell(at.start, at.length, `there is no type "${type}"`, nearestHint(type, TYPES));
        }
      else if (word === '$ref' && !leadsSomewhere(String(value), root, schemas))
        tell(
          start,
          length,
          `"${String(value)}" leads nowhere`,
          'name a schema under $defs, of this file or of another',
        );
      else if (word === 'pattern' && !isPattern(String(value)))
        tell(start, length, `"${String(value)}" is no pattern`, 'it is a regular expression, such as "^[a-z]+$"');
    }
    const names = isObject(schema['patternProperties']) ? Object.keys(schema['patternProperties']) : [];
    for (const name of names.filter((one) => !isPattern(one))) {
      const { start, length } = wordAt(name, from);
      tell(start, length, `"${name}" is no pattern`, 'it is a regular expression, such as "^[a-z]+$"');
    }
  };
  inside(root, 0);
  return problems;
};

/** All faults inside the schemas of a folder, which were read from these files. */
export const schemaFaults = (files: readonly SourceFile[], schemas: Schemas): readonly Problem[] =>
  files.flatMap((file) => {
    const root = schemas.get(file.name.replace(/^schema\//, '').replace(/\.schema\.json$/, ''));
    return root === undefined ? [] : faultsOf(file, root, schemas);
  });
