// A correction from outside, taken apart by type: what is none is refused before anybody looks at the table.
import { COUNTERS } from './correct.ts';
import type { CardPlace, Correction } from './correct.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** A place of a card; of an object's fields exactly one is read. */
function readPlace(value: unknown): CardPlace | undefined {
  if (value === 'pile' || value === 'discard' || value === 'deck') return value;
  if (!isRecord(value)) return undefined;
  if (isWhole(value.hand) && !('dug' in value)) return { hand: value.hand };
  return isWhole(value.dug) && !('hand' in value) ? { dug: value.dug } : undefined;
}

/** The correction with its known fields only; undefined if it is none. Ids and seats are looked up later. */
export function readCorrection(value: unknown): Correction | undefined {
  if (!isRecord(value)) return undefined;
  const { seat, location, counter, card, gang } = value;
  switch (value.kind) {
    case 'counter': {
      const known = COUNTERS.find((name) => name === counter);
      return isWhole(seat) && isWhole(value.value) && known !== undefined
        ? { kind: 'counter', seat, counter: known, value: value.value }
        : undefined;
    }
    case 'place':
      return isWhole(seat) && isText(location) ? { kind: 'place', seat, location } : undefined;
    case 'michel':
      return isText(location) ? { kind: 'michel', location } : undefined;
    case 'actions':
      return isWhole(value.value) ? { kind: 'actions', value: value.value } : undefined;
    case 'gang':
      return isWhole(seat) && (gang === undefined || isText(gang)) ? { kind: 'gang', seat, gang } : undefined;
    case 'card': {
      const [from, to] = [readPlace(value.from), readPlace(value.to)];
      return isText(card) && from !== undefined && to !== undefined ? { kind: 'card', card, from, to } : undefined;
    }
    default:
      return undefined;
  }
}
