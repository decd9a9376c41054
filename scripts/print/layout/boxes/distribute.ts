// justify-content and align-content: where free space goes between and around things in a row.
import type { Distribution } from '../css/style.ts';

/**
 * Space in mm before the first thing and between any two. Negative space is never spread: it falls off the end, or both ends when centred;
 * with space-around and space-evenly off the right or lower end, also where the direction is reversed ("safe" alignment).
 */
export function distribute(
  how: Distribution,
  free: number,
  count: number,
  reverse = false,
): { readonly before: number; readonly between: number } {
  const room = Math.max(0, free);
  switch (how) {
    case 'end':
      return { before: free, between: 0 };
    case 'center':
      return { before: free / 2, between: 0 };
    case 'space-between':
      return { before: 0, between: count > 1 ? room / (count - 1) : 0 };
    case 'space-around':
      return free < 0
        ? { before: reverse ? free : 0, between: 0 }
        : { before: room / count / 2, between: room / count };
    case 'space-evenly':
      return free < 0
        ? { before: reverse ? free : 0, between: 0 }
        : { before: room / (count + 1), between: room / (count + 1) };
    default:
      return { before: 0, between: 0 };
  }
}
