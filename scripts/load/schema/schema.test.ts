// The schemas: strict, described, and read alike by ajv and by our quick check.
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EFFECT_KINDS, LOCATION_ACTIONS, LOCATION_LIMITS, POWER_KINDS } from '../../../engine/facts/game.ts';
import { ajvErrors } from './ajv-check.ts';
import { fits } from './fits.ts';
import { readSchemas } from './read-schemas.ts';
import { fieldSchema, itemSchema, schemaOf, type Schema, type SchemaAt } from './schema.ts';

const { schemas } = readSchemas(fileURLToPath(new URL('../../../content', import.meta.url)));
const kinds = [...schemas.keys()].filter((kind) => kind !== 'field-types');

/** Every schema inside a schema, with the way to it. */
const inside = (schema: Schema, way: string): [string, Schema][] => [
  [way, schema],
  ...Object.entries({ ...schema.properties, ...schema.patternProperties, ...schema.$defs }).flatMap(([key, inner]) =>
    inside(inner, `${way}.${key}`),
  ),
  ...(schema.items === undefined ? [] : inside(schema.items, `${way}[]`)),
  ...(typeof schema.additionalProperties === 'object' ? inside(schema.additionalProperties, `${way}.*`) : []),
];

const count = fc.integer({ min: -1, max: 101 });
const wild = fc.oneof(
  fc.constantFrom(null, true, false, '', ' ', 'a', 'any', 'here', 'Ä b', 1.5, -1, [], {}),
  count,
  fc.string(),
);

/** Values that mostly fit a schema, and now and then do not. */
const valueFor = (at: SchemaAt, depth = 0): fc.Arbitrary<unknown> => {
  const { schema } = at;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const good: fc.Arbitrary<unknown>[] = types.map((type) => {
    if (type === 'integer') return fc.integer({ min: (schema.minimum ?? 0) - 1, max: (schema.maximum ?? 9) + 1 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'string')
      return schema.enum === undefined
        ? fc.constantFrom('cap', 'tin-lid', 'a.b', '1.0', ' ', 'Über x', '')
        : fc.constantFrom(...schema.enum, 'other');
    const items = itemSchema(at);
    if (type === 'array')
      return items === undefined || depth > 5
        ? fc.constant([])
        : fc.array(valueFor(items, depth + 1), { maxLength: 3 });
    const names = [
      ...Object.keys(schema.properties ?? {}),
      ...(schema.patternProperties === undefined ? [] : ['2', '17', '0']),
      ...(typeof schema.additionalProperties === 'object' ? ['x', 'default'] : []),
    ];
    const fields = Object.fromEntries(
      names.flatMap((name) => {
        const field = fieldSchema(at, name);
        return field === undefined || depth > 5 ? [] : [[name, valueFor(field, depth + 1)]];
      }),
    );
    const most = fc.record(
      fields,
      schema.required === undefined
        ? { requiredKeys: [] }
        : { requiredKeys: Object.keys(fields).filter((name) => schema.required?.includes(name)) },
    );
    return fc
      .tuple(most, fc.integer({ min: 0, max: 30 }), wild)
      .map(([value, dice, extra]) => (dice === 0 ? { ...value, surplus: extra } : value));
  });
  return fc.oneof({ weight: 40, arbitrary: fc.oneof(...good) }, { weight: 1, arbitrary: wild });
};

describe('the schemas', () => {
  test.each(kinds)('%s is accepted by ajv in strict mode', (kind) => {
    expect(ajvErrors(schemas, kind, undefined).length).toBeGreaterThan(0);
  });

  test.each([...schemas.keys()])('%s describes every field in a sentence', (kind) => {
    const silent = inside(schemas.get(kind) ?? {}, kind).filter(
      ([way, schema]) => way.includes('.') && schema.title === undefined && !(schema.description ?? '').endsWith('.'),
    );
    expect(silent.map(([way]) => way)).toEqual([]);
  });

  test('know the closed vocabularies of the engine, no more and no less', () => {
    const defs = schemas.get('field-types')?.$defs ?? {};
    expect(Object.keys(defs['effects']?.properties ?? {}).sort()).toEqual([...EFFECT_KINDS].sort());
    expect(Object.keys(defs['powers']?.properties ?? {}).sort()).toEqual([...POWER_KINDS].sort());
    const location = schemas.get('locations')?.properties?.['locations']?.items?.properties ?? {};
    expect(location['actions']?.items?.enum).toEqual([...LOCATION_ACTIONS]);
    expect(location['limits']?.items?.enum).toEqual([...LOCATION_LIMITS]);
  });

  test.each(kinds)('%s: our quick check and ajv say the same of any value', (kind) => {
    const at = schemaOf(schemas, kind);
    let good = 0;
    fc.assert(
      fc.property(valueFor(at), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        const ours = fits(plain, at);
        good += ours ? 1 : 0;
        expect(ours).toBe(ajvErrors(schemas, kind, plain).length === 0);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect(good).toBeLessThan(300);
  });
});
