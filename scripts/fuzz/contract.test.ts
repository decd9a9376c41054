// Every export of the engine against foreign inputs: a refusal or the RangeError its comment names, and no state is touched. A long test asks more.
import { describe, expect, it } from 'vitest';
import * as companion from '../../engine/companion/index.ts';
import * as engine from '../../engine/index.ts';
import { COMPANION } from './contract-companion.ts';
import { ENGINE } from './contract-engine.ts';
import { ranged } from './contract-entry.ts';
import { breach, isCalled } from './contract.ts';
import { memory } from './contract-scene.ts';

const ROUNDS = 250;

describe.each([
  ['engine', engine, ENGINE],
  ['companion', companion, COMPANION],
] as const)('case 26: the front door of the %s', (_, door, table) => {
  it('has a line for every export', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(door).sort());
  });
  it.each(Object.entries(table).filter(isCalled))('%s refuses what is foreign, and touches nothing', (name, entry) => {
    expect(breach(name, entry, ROUNDS)).toBeUndefined();
  });
});

describe('a breach is named', () => {
  it.each([
    ['what is taken', () => 3, 'round 0: f took'],
    [
      'an exception of another kind',
      () => (undefined as unknown as { readonly size: number }).size,
      'round 0: f threw TypeError',
    ],
    [
      'an unnamed fault',
      () => {
        throw new RangeError('OTHER: x');
      },
      'f threw RangeError: OTHER',
    ],
  ])('%s', (_, call, says) => {
    expect(
      breach(
        'f',
        ranged((foreign) => (foreign(), call()), 'BAD'),
        5,
      ),
    ).toContain(says);
  });
  it('what was touched', () => {
    const touch = ranged(() => {
      memory[0]!++;
      throw new RangeError('BAD: x');
    }, 'BAD');
    expect(breach('f', touch, 1)).toBe('f touched what it was given');
    memory[0]!--;
  });
});
