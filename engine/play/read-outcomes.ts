// Chance from outside, looked at by type before it is used: lists of faces, lists of ids, a seat.
import type { Outcomes } from '../api/chance.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

/** What each field must hold; a field without a line here does not compile. */
const FIELDS: { readonly [Field in keyof Required<Outcomes>]: (value: unknown) => boolean } = {
  dice: (value) => Array.isArray(value) && value.every(Number.isInteger),
  draws: (value) => Array.isArray(value) && value.every(isText),
  thefts: (value) => Array.isArray(value) && value.every(isText),
  strengths: (value) => Array.isArray(value) && value.every(isText),
  deal: (value) => Array.isArray(value) && value.every(isText),
  start: Number.isInteger,
  backgrounds: (value) => Array.isArray(value) && value.every(isText),
};

/** Is it a record of outcomes and of nothing else? Fields may be missing or undefined. */
export function isOutcomes(value: unknown): value is Outcomes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, field]) => Object.hasOwn(FIELDS, name) && (field === undefined || FIELDS[name as keyof Outcomes](field)),
  );
}
