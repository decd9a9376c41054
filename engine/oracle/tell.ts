// What happened in a step as the oracle tells it, written from RULINGS.md and not from the engine: all of it, and what of it one viewer hears.
import type { EventKind, GameEvent } from '../api/events.ts';
import type { Viewer } from '../api/view.ts';
import type { Said } from './said.ts';
import type { OracleState } from './state.ts';

type Names = Partial<Omit<Said, 'kind'>>;

/** Adds an event to those of the step; by itself about one thing and known to all. */
export const say = (
  state: OracleState,
  kind: EventKind,
  { seat, other, what, count = 1, knownTo = 'all' }: Names = {},
): OracleState => ({ ...state, told: [...state.told, { kind, seat, other, what, count, knownTo }] });

/** Less than was asked for: nothing at all, or how many are missing. */
export function sayMissing(state: OracleState, seat: number, had: number, asked: number): OracleState {
  if (had === 0) return say(state, 'nothing', { seat, count: 0 });
  return had < asked ? say(state, 'fell-short', { seat, count: asked - had }) : state;
}

/** What one viewer hears: what it may not know has no name, and such things of one kind and the same seats in a row are one. */
export function oracleEvents({ told }: OracleState, viewer: Viewer): readonly GameEvent[] {
  const heard: (GameEvent & { readonly hidden: boolean })[] = [];
  for (const { knownTo, ...event } of told) {
    const hidden = knownTo !== 'all' && (viewer === 'table' || !knownTo.includes(viewer));
    const before = heard.at(-1);
    const goesOn =
      hidden &&
      before?.hidden === true &&
      before.kind === event.kind &&
      before.seat === event.seat &&
      before.other === event.other;
    if (goesOn) heard.splice(-1, 1, { ...before, count: before.count + event.count });
    else heard.push({ ...event, what: hidden ? undefined : event.what, hidden });
  }
  return heard.map(({ hidden: _, ...event }) => event);
}
