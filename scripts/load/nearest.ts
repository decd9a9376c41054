// Hints that name the nearest known name, or the names there are.
import { editDistance } from './text/nearest.ts';

/** The known names from nearest to farthest; equal ones in their own order. */
export const byNearness = (name: string, known: Iterable<string>): string[] => {
  const lower = name.toLowerCase();
  const rated = [...known].map((one) => ({ one, distance: editDistance(lower, one.toLowerCase()) }));
  return rated.sort((a, b) => a.distance - b.distance).map(({ one }) => one);
};

const SHOWN = 8;

/** A hint naming the nearest known name when one is near, else the names there are (at most eight). */
export const nearestHint = (name: string, known: Iterable<string>): string => {
  const sorted = byNearness(name, known);
  const [first] = sorted;
  if (first === undefined) return 'none is known';
  if (editDistance(name.toLowerCase(), first.toLowerCase()) <= Math.max(1, Math.floor(Math.max(name.length, first.length) / 3))) {
    return `did you mean "${first}"?`;
  }
  const more = sorted.length > SHOWN ? `, … (${sorted.length} in all)` : '';
  return `known: ${sorted.slice(0, SHOWN).join(', ')}${more}`;
};
