// Damage done to states and saves on purpose: what is noticed, and what is not.
import { checkState, loadMatch, loadState, saveMatch, saveState } from '../../index.ts';
import type { Match } from '../../index.ts';
import { sealed } from '../../facts/seal.ts';
import { EVENT_SIZE, TO_ALL } from '../../tables/feed.ts';
import { SEATS, STREAMS } from '../../tables/layout.ts';
import { short } from './walk.ts';

/** Added to one number of a state at a time. */
const ADDED = [1, -1, 1000];

/** Every number of the state but those of chance is changed; those whose change is possible are named. */
function* stateLines({ tables: t, state }: Match): Generator<string, void> {
  for (const added of ADDED) {
    const findings: string[][] = [];
    const unseen: number[] = [];
    for (let at = 0; at < state.length; at++) {
      if (at >= STREAMS && at < SEATS) continue;
      const damaged = state.slice();
      damaged[at] += added;
      const found = checkState(t, damaged);
      findings.push(found);
      if (found.length === 0) unseen.push(at);
    }
    yield `  ${added} added: ${short(findings)}, possible at ${unseen.join(' ')}`;
  }
}

/** The same save as somebody else would like it. */
const FORGERIES: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'another seed': (text) => text.replace(/"seed":\d/, '"seed":7'),
  'no check': (text) => text.replace(/,"check":"[0-9a-f]+"/, ''),
  'another check': (text) => text.replace(/"check":"./, '"check":"x'),
  'sealed anew': (text) => {
    const { check: _check, ...content } = JSON.parse(text) as Record<string, unknown>;
    return sealed({ ...content, at: 0 });
  },
  'a deal told to all': (text) => {
    const { check: _check, ...content } = JSON.parse(text) as Record<string, unknown>;
    const dealt = Array.isArray(content.dealt) ? content.dealt.map(Number) : [];
    return dealt.length === 0 ? text : sealed({ ...content, dealt: dealt.with(EVENT_SIZE - 1, TO_ALL) });
  },
  'other rules': (text) => text.replace(/"rules":\d+/, '"rules":0'),
  'another version': (text) => text.replace(/"version":\d+/, '"version":0'),
  'another game': (text) => text.replaceAll('sample', 'ample'),
  nothing: () => '',
};

function* saveLines({ tables: t, state, ...rest }: Match): Generator<string, void> {
  const match = { tables: t, state, ...rest };
  for (const [name, forge] of Object.entries(FORGERIES)) {
    const [whole, one] = [loadMatch(t, forge(saveMatch(match))), loadState(t, forge(saveState(t, state)))];
    const said = [whole, one].map((loaded) => (loaded.ok ? 'loads' : loaded.refusal.code));
    yield `  saved with ${name}: match ${said[0]}, state ${said[1]}`;
  }
}

/** All damages to the match as it stands. */
export function* damageLines(match: Match): Generator<string, void> {
  yield* stateLines(match);
  yield* saveLines(match);
}
