// Values that no caller should hand in: strings, broken numbers, huge ones, keys of prototypes, objects of all sorts.
export const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'kind',
  'code',
];
export const WORDS = [
  'search',
  'end-turn',
  'dig:spoon',
  'extort:9:shovel:blade',
  'craft',
  'DROP TABLE',
  '<script>',
  '1e9',
  '0x10',
  ' 3',
  '3 ',
  '٣',
  '\u0000',
  'ü',
  '',
  '-0',
  'NaN',
  'Infinity',
];
const NUMBERS = [
  Number.NaN,
  Infinity,
  -Infinity,
  2 ** 53,
  -(2 ** 53),
  1e300,
  -1e300,
  Number.MIN_VALUE,
  0.5,
  -1,
  2 ** 31,
  -(2 ** 31),
];

/** One such value; whole numbers from `beyond` on are among them, below it none but those below 0. */
export function foreignValue(choose: (n: number) => number, beyond: number): unknown {
  const pick = <T>(list: readonly T[]): T => list[choose(list.length)];
  switch (choose(9)) {
    case 0:
      return pick(WORDS) + (choose(2) === 0 ? '' : String(choose(1000)));
    case 1:
      return pick(KEYS);
    case 2:
      return -1 - choose(2 ** 31);
    case 3:
      return beyond + choose(2 ** 31);
    case 4:
      return choose(1000) + 1 / (2 + choose(1000));
    case 5:
      return pick([...NUMBERS, 2 ** 32 + beyond + choose(10)]);
    case 6:
      return String(choose(1000));
    case 7:
      return pick<unknown>([
        null,
        true,
        false,
        [],
        [choose(9)],
        [null],
        {},
        { code: 3 },
        { dice: 5 },
        { kind: 'card' },
        { do: 'roll', seat: 'x' },
        { valueOf: () => 3 },
        { toString: () => '3' },
        Symbol.iterator,
        3n,
        () => 3,
        new Date(0),
        new Map([[1, 2]]),
        new Int32Array(3),
      ]);
    default:
      return Object.fromEntries([[pick(KEYS), choose(100)]]);
  }
}
