// Finding the first difference of plain values.
import { expect, it, test } from 'vitest';
import fc from 'fast-check';
import { firstDifference } from './differ.ts';

it('names the path and both values', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual({ path: 'a.1.b', left: 2, right: 3 });
});

test.each([
  ['a field too many', { a: 1 }, { a: 1, b: 2 }, { path: 'b', left: undefined, right: 2 }],
  ['a field too few', { a: 1, b: 2 }, { a: 1 }, { path: 'b', left: 2, right: undefined }],
  ['a longer list', { a: [1] }, { a: [1, 2] }, { path: 'a.1', left: undefined, right: 2 }],
  ['a list and an object', { a: [] }, { a: {} }, { path: 'a', left: [], right: {} }],
  ['a field named like an inherited one', {}, { toString: 1 }, { path: 'toString', left: undefined, right: 1 }],
  ['such a field too many', { toString: 1 }, {}, { path: 'toString', left: 1, right: undefined }],
  ['null and undefined', { a: null }, {}, { path: 'a', left: null, right: undefined }],
])('sees %s', (_, left, right, difference) => expect(firstDifference(left, right)).toEqual(difference));

it('takes undefined for left out, passes over what is to be skipped, and does not mind the order of fields', () => {
  expect(firstDifference({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(firstDifference({ a: 1 }, { b: undefined, a: 1 })).toBeUndefined();
  expect(firstDifference([{ code: 1, a: 2 }], [{ code: 9, a: 2 }], new Set(['code']))).toBeUndefined();
});

it('finds none between a value and its copy', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(firstDifference(value, structuredClone(value))).toBeUndefined();
    }),
  );
});

it('finds one between values that print differently', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const sorted = (value: unknown): string =>
        JSON.stringify(value, (_key, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
            : part,
        );
      expect(firstDifference(a, b) === undefined).toBe(sorted(a) === sorted(b));
    }),
  );
});
