// Numbers every action a game can ever offer: kind by kind, each with all it may name.
import { ACTION_KINDS, ACTION_SPECS } from '../api/actions.ts';
import type { Argument } from '../api/actions.ts';
import type { ActionTable } from './tables.ts';

export interface Sizes {
  readonly seats: number;
  readonly cards: number;
  readonly locations: number;
  readonly gangs: number;
  readonly backgrounds: number;
  readonly ways: number;
  readonly tools: number;
  readonly weapons: number;
}

const sizeOf = (sizes: Sizes, argument: Argument): number => {
  switch (argument) {
    case 'location':
      return sizes.locations;
    case 'card':
      return sizes.cards;
    case 'weapon':
      return sizes.weapons;
    case 'tool':
      return sizes.tools;
    case 'seat':
      return sizes.seats;
    case 'craft':
      return sizes.ways;
    case 'gang':
      return sizes.gangs;
    case 'background':
      return sizes.backgrounds;
  }
};

/** The first thing named counts slowest: code = base + (first × size of second + second) × size of third + third. */
export function compileActions(sizes: Sizes): ActionTable {
  const base: number[] = [];
  const rows: [number, number, number, number][] = [];
  ACTION_KINDS.forEach((kind, number) => {
    base.push(rows.length);
    const [first = 1, second = 1, third = 1] = ACTION_SPECS[kind].names.map((argument) => sizeOf(sizes, argument));
    for (let a = 0; a < first; a++)
      for (let b = 0; b < second; b++) for (let c = 0; c < third; c++) rows.push([number, a, b, c]);
  });
  return {
    count: rows.length,
    base: Int32Array.from(base),
    kindOf: Uint8Array.from(rows, (row) => row[0]),
    arg: Uint16Array.from(rows, (row) => row[1]),
    arg2: Uint16Array.from(rows, (row) => row[2]),
    arg3: Uint16Array.from(rows, (row) => row[3]),
  };
}
