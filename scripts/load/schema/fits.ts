// A quick yes or no: does a value fit its schema? Only when the answer is no, ajv is loaded to say why (ajv-check.ts); tests hold both together.
import { fieldSchema, itemSchema, type SchemaAt } from './schema.ts';

const patterns = new Map<string, RegExp>();
const pattern = (source: string): RegExp => {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
};

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? Number.isInteger(value)
          ? 'integer'
          : 'number'
        : typeof value;

const isPlainObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** Whether `value` keeps every word of its schema. */
export const fits = (value: unknown, at: SchemaAt): boolean => {
  const { schema } = at;
  const types = schema.type === undefined ? undefined : typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (types !== undefined && !types.includes(typeOf(value))) return false;
  if (schema.enum !== undefined && !(typeof value === 'string' && schema.enum.includes(value))) return false;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (typeof value === 'string')
    return (
      (schema.pattern === undefined || pattern(schema.pattern).test(value)) &&
      (schema.maxLength === undefined || value.length <= schema.maxLength || [...value].length <= schema.maxLength)
    );
  if (typeof value === 'number') return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (Array.isArray(value)) {
    const items = itemSchema(at);
    return value.length >= (schema.minItems ?? 0) && (items === undefined || value.every((item) => fits(item, items)));
  }
  if (!isPlainObject(value)) return true;
  const keys = Object.keys(value);
  if (keys.length < (schema.minProperties ?? 0) || schema.required?.some((key) => !Object.hasOwn(value, key)) === true)
    return false;
  return keys.every((key) => {
    const field = fieldSchema(at, key);
    return field === undefined ? schema.additionalProperties !== false : fits(value[key], field);
  });
};
