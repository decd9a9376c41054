// Holding a front door to its contract: foreign inputs to a function by the thousand, refused each time, with everything left as it was.
import { chooser } from '../../engine/testing/random-play.ts';
import type { Entry, Foreign } from './contract-entry.ts';
import { asText, t } from './contract-scene.ts';
import { foreignValue } from './foreign-values.ts';

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? 'n' : one))
    : String(value);

/** The first of so many foreign inputs to a function that is not refused, in words; undefined if all are and nothing is touched. */
export function breach(name: string, { call, refuses, throws }: Entry, rounds: number): string | undefined {
  const choose = chooser([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const before = asText();
  for (let round = 0; round < rounds; round++) {
    const given: unknown[] = [];
    const foreign: Foreign = <T>(may: (value: unknown) => boolean = () => false): T => {
      let value: unknown;
      do value = foreignValue(choose, t.actions.count);
      while (may(value));
      given.push(value);
      return value as T;
    };
    try {
      const value = call(foreign, round);
      if (!refuses(value)) return `round ${round}: ${name} took ${given.map(shown).join(', ')} for ${shown(value)}`;
    } catch (error) {
      const code = /^([A-Z_]+): /.exec(error instanceof RangeError ? error.message : '')?.[1] ?? '';
      if (!throws.includes(code))
        return `round ${round}: ${name} threw ${String(error)} at ${given.map(shown).join(', ')}`;
    }
  }
  return asText() === before ? undefined : `${name} touched what it was given`;
}

export const isCalled = (line: readonly [string, Entry | string]): line is [string, Entry] =>
  typeof line[1] !== 'string';
