// A walk: a scripted game whose whole course is written down line by line, as far as anybody could see it.
import type { DecisionView } from '../../api/view.ts';
import type { GameEvent } from '../../api/events.ts';
import { hashText } from '../../facts/hash.ts';

export interface Walk {
  readonly name: string;
  /** The lines of its text, made one by one: who only wants the first that differs need not walk to the end. */
  readonly lines: () => Iterable<string>;
}

/** Digits of a hash that stand for a bulky part. */
const DIGITS = 8;

/** What is too long to be read: any value that JSON can write, as a short hash. */
export const short = (value: unknown): string => hashText(JSON.stringify(value) ?? 'nothing').slice(0, DIGITS);

/** Viewers that were told the same share a line, the first of them in front. */
export function byWhatIsTold<V>(viewers: readonly V[], told: (viewer: V) => string): string[] {
  const groups = new Map<string, V[]>();
  for (const viewer of viewers) {
    const text = told(viewer);
    groups.set(text, [...(groups.get(text) ?? []), viewer]);
  }
  return [...groups].map(([text, who]) => `  ${who.length === viewers.length ? 'all' : who.join(' ')}: ${text}`);
}

/** One event: kind, who, whom, what, how many. */
export const eventLine = ({ kind, seat, other, what, count }: GameEvent): string =>
  [kind, seat, other === undefined ? undefined : `/${other}`, what, `x${count}`]
    .filter((part) => part !== undefined)
    .join(' ');

/** A decision with every field that says something. */
export function decisionLine({ kind, beneath, ...fields }: DecisionView): string {
  const said = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== 0 && value !== false && String(value) !== '')
    .map(([name, value]) => `${name}=${String(value)}`);
  return [kind, ...said, ...(beneath === undefined ? [] : [`| ${decisionLine(beneath)}`])].join(' ');
}
