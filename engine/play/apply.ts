// Taking a step: checked, counted, and refused without a trace when it is not allowed.
import type { Result } from '../api/refusals.ts';
import { NUMBER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { ALLOWED, STALE } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { forbids } from './check-action.ts';
import { perform } from './perform.ts';
import { refusalOf } from './refusal.ts';

/**
 * Takes a step in place, for simulation: returns 0, or why not, and then nothing has changed. `refusalOf` puts the number
 * into words. `expected` names the state number the action was meant for; left out, any will do. No memory is taken.
 */
export function step(t: Tables, s: State, action: number, expected = -1): Why {
  if (expected !== -1 && expected !== s[NUMBER]) return STALE;
  const why = forbids(t, s, action);
  if (why !== ALLOWED) return why;
  perform(t, s, action);
  return ALLOWED;
}

/** Takes a step on a copy: the new state, or a refusal with the rule that forbids it; `s` stays as it is. */
export function apply(t: Tables, s: State, action: number, expected?: number): Result<State> {
  const next = s.slice();
  const why = step(t, next, action, expected);
  return why === ALLOWED ? { ok: true, value: next } : { ok: false, refusal: refusalOf(why) };
}
