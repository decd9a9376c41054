// What happened at the table in one command, as everybody may know it: each step with the rule it follows.
import { EVENT_KINDS } from '../api/events.ts';
import type { EventKind } from '../api/events.ts';
import type { RuleId } from '../api/rule-ids.ts';
import { locationId } from '../tables/compile-places.ts';
import { EVENT_SIZE, TO_ALL } from '../tables/feed.ts';
import type { Tables } from '../tables/tables.ts';

export interface Step {
  readonly kind: EventKind;
  readonly rule: RuleId;
  /** Who does or suffers it; left out for nobody. */
  readonly seat?: number;
  readonly other?: number;
  /** Card, location or gang by id; left out where there is none or not everybody may know it. */
  readonly what?: string;
  /** Face, cigarettes, beatings, number of cards or actions. */
  readonly count: number;
  /** The value was read off a real die (not rolled here). */
  readonly real?: true;
  /** A slip put right, not a move of the game. */
  readonly correction?: true;
}

/** Which rule an event follows in the helpers; a helper may name another one for its own. */
const RULE_OF_EVENT: Partial<Readonly<Record<EventKind, RuleId>>> = {
  rolled: 'move.roll',
  moved: 'move.roll',
  stayed: 'move.roll',
  nothing: 'move.roll',
  drew: 'search.draw',
  reshuffled: 'search.empty',
  discarded: 'turn.discard',
  extorted: 'extort.target',
  weapon: 'extort.fight',
  declined: 'extort.fight',
  yielded: 'extort.yield',
  'bonus-weapon': 'gang.bonus',
  gained: 'gang.bonus',
  beaten: 'extort.beating',
  'michel-moved': 'michel.move',
  'turn-began': 'turn.actions',
};

const LOCATION_EVENTS: readonly EventKind[] = ['moved', 'michel-moved'];

/** The steps told since the feed was opened; `rules` overrides the usual rule by event kind. Nothing hidden gets a name. */
export function readSteps(t: Tables, rules: Partial<Readonly<Record<EventKind, RuleId>>> = {}): Step[] {
  const { events } = t.feed;
  const steps: Step[] = [];
  for (let at = 0; at < events.length; at += EVENT_SIZE) {
    const [code = 0, seat = -1, other = -1, what = -1, count = 0, known = TO_ALL] = events.slice(at, at + EVENT_SIZE);
    const kind = EVENT_KINDS[code] ?? 'nothing';
    const id =
      what < 0 || known !== TO_ALL
        ? undefined
        : LOCATION_EVENTS.includes(kind)
          ? locationId(t.game, what)
          : t.game.cards[what]?.id;
    steps.push({
      kind,
      rule: rules[kind] ?? RULE_OF_EVENT[kind] ?? 'turn.actions',
      count,
      ...(seat < 0 ? {} : { seat }),
      ...(other < 0 ? {} : { other }),
      ...(id === undefined ? {} : { what: id }),
    });
  }
  return steps;
}

/** Neighbouring draws of one seat as a single "draws 2 cards". */
export function gatherDraws(steps: readonly Step[]): Step[] {
  const gathered: Step[] = [];
  for (const step of steps) {
    const last = gathered.at(-1);
    if (step.kind === 'drew' && last?.kind === 'drew' && last.seat === step.seat)
      gathered[gathered.length - 1] = { ...last, count: last.count + step.count };
    else gathered.push(step);
  }
  return gathered;
}
