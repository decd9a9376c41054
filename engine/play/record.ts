// Steps with ears: chance handed in, chance used and what happened, for sessions and logs. The state handed in is never touched.
import type { Outcomes } from '../api/chance.ts';
import type { Refusal, Result } from '../api/refusals.ts';
import type { State } from '../tables/layout.ts';
import { isSeed } from '../tables/check-call.ts';
import { BACKGROUND, DEAL, DIE, DRAW, START_SEAT, STRENGTH, THEFT, hasLeftovers, resetFeed } from '../tables/feed.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { setUp } from '../rules/setup.ts';
import { step } from './apply.ts';
import { leave } from './leave.ts';
import { isOutcomes } from './read-outcomes.ts';
import { refusalOf } from './refusal.ts';

export interface Recorded {
  readonly state: State;
  /** All chance the step used; handing it in again replays the step, whatever generator made it. */
  readonly outcomes: Outcomes;
  /** What happened, for `eventsFor`. */
  readonly events: readonly number[];
}

export const BAD_OUTCOME: Refusal = {
  code: 'BAD_OUTCOME',
  rule: undefined,
  message: 'A value handed in cannot have come up here.',
  hint: 'Hand in only what this step rolls or draws, in that order.',
};

const BAD_SEED: Refusal = {
  code: 'BAD_SEED',
  rule: undefined,
  message: 'No game can be dealt from this seed.',
  hint: 'Name a whole number from 0 to 2^53 - 1, or make one of a text by seedFromText.',
};

/** As `apply`, with the values handed in taken before the streams' own, and everything noted. */
export function applyRecorded(
  t: Tables,
  s: State,
  action: number,
  outcomes: Outcomes = {},
  expected?: number,
): Result<Recorded> {
  return record(t, s.slice(), outcomes, (next) => step(t, next, action, expected));
}

/** As `leave`, on a copy and noted. */
export function leaveRecorded(t: Tables, s: State, seat: number): Result<Recorded> {
  return record(t, s.slice(), {}, (next) => leave(t, next, seat));
}

/** As `newGame`, with a real start player, real backgrounds and real hands where handed in (`draws`: hand by hand from the start player). */
export function newGameRecorded(t: Tables, seed: number, outcomes: Outcomes = {}): Result<Recorded> {
  if (!isSeed(seed)) return { ok: false, refusal: BAD_SEED };
  return record(t, new Int32Array(t.layout.size), outcomes, (next) => {
    setUp(t, next, seed);
    return ALLOWED;
  });
}

/** Runs `change` on `next` with the tap open, and closes it whatever happens. */
export function record(t: Tables, next: State, outcomes: Outcomes, change: (next: State) => Why): Result<Recorded> {
  const { feed } = t;
  resetFeed(feed, true);
  try {
    if (!isOutcomes(outcomes) || !handIn(t, outcomes)) return { ok: false, refusal: BAD_OUTCOME };
    const why = change(next);
    if (why !== ALLOWED) return { ok: false, refusal: refusalOf(why) };
    if (feed.bad || hasLeftovers(feed)) return { ok: false, refusal: BAD_OUTCOME };
    return { ok: true, value: { state: next, outcomes: usedOutcomes(t), events: feed.events } };
  } finally {
    resetFeed(feed, false);
  }
}

/** Lays the values in the rows of the feed; false for a name that does not exist. */
function handIn(t: Tables, outcomes: Outcomes): boolean {
  const { given } = t.feed;
  const { game } = t;
  const names = (row: number, ids: readonly string[] | undefined, list: readonly { readonly id: string }[]): void => {
    for (const id of ids ?? []) given[row].push(list.findIndex((entry) => entry.id === id));
  };
  names(DRAW, outcomes.draws, game.cards);
  names(THEFT, outcomes.thefts, game.cards);
  names(STRENGTH, outcomes.strengths, game.strengthCards);
  names(DEAL, outcomes.deal, game.cards);
  names(BACKGROUND, outcomes.backgrounds, game.backgrounds);
  given[DIE].push(...(outcomes.dice ?? []));
  if (outcomes.start !== undefined) given[START_SEAT].push(outcomes.start);
  return given.every((row) => row.every((value) => Number.isInteger(value) && value >= 0));
}

function usedOutcomes(t: Tables): Outcomes {
  const { used } = t.feed;
  const { game } = t;
  const ids = (row: number, list: readonly { readonly id: string }[]): string[] | undefined =>
    used[row].length > 0 ? used[row].map((value) => list[value].id) : undefined;
  const all = {
    dice: used[DIE].length > 0 ? [...used[DIE]] : undefined,
    draws: ids(DRAW, game.cards),
    thefts: ids(THEFT, game.cards),
    strengths: ids(STRENGTH, game.strengthCards),
    deal: ids(DEAL, game.cards),
    start: used[START_SEAT][0],
    backgrounds: ids(BACKGROUND, game.backgrounds),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
