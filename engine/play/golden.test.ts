// Golden games: a seed and the moves it leads to, as text. A change here means that old logs play differently: raise RULES_VERSION.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionId } from './action-names.ts';
import { newGame } from './new-game.ts';
import { decider } from './decider.ts';
import { viewFor } from '../view/view-for.ts';
import { hashText } from '../facts/hash.ts';
import { canonicalText } from '../canonical/canonical.ts';
import { OVER } from '../tables/layout.ts';
import { RULES_VERSION, compile } from '../tables/compile.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { playOn } from '../testing/random-play.ts';
import { loadMatch } from '../session/save-match.ts';

describe('golden games', () => {
  for (const options of EVERY_MODE) {
    it(modeName(options), async () => {
      const t = compile(sampleGame, options);
      const s = newGame(t, 2026);
      const lines: string[] = [];
      playOn(t, s, 30, 250, (action) => void lines.push(`${decider(s)} ${actionId(t, action)}`));
      const scores = viewFor(t, s, 'table').seats.map(
        ({ points, cigarettes, beatings, handSize }) => `${points}/${cigarettes}/${beatings}/${handSize}`,
      );
      const text = [
        `rules ${RULES_VERSION}, ${modeName(options)}, seed 2026`,
        ...lines,
        `points/cigarettes/beatings/hand: ${scores.join(' ')}`,
        `over: ${s[OVER]}`,
        `state: ${hashText(canonicalText(t, s))}`,
        '',
      ].join('\n');
      await expect(text).toMatchFileSnapshot(
        `../testing/golden/${modeName(options).replaceAll(', ', '-').replaceAll(' ', '-')}.txt`,
      );
    });
  }
});

describe('case 14: old logs', () => {
  const t = compile(sampleGame, { players: 4, michel: true, teams: true });
  const NAME = `engine/testing/golden/match-rules-${RULES_VERSION}.json`;
  it('of today replay to the same end', () => {
    const loaded = loadMatch(t, readFileSync(NAME, 'utf8'));
    if (!loaded.ok) throw new Error(loaded.refusal.code);
    expect(loaded.value.at).toBe(300);
    expect(hashText(canonicalText(t, loaded.value.state))).toMatchInlineSnapshot(`"3801ee15f08f1831"`);
  });
  it('of every version before are refused plainly', () => {
    for (let version = 1; version < RULES_VERSION; version++)
      expect(loadMatch(t, readFileSync(`engine/testing/golden/match-rules-${version}.json`, 'utf8'))).toEqual({
        ok: false,
        refusal: {
          code: 'SAVE_VERSION',
          message: 'This match was saved by another version of the rules.',
          hint: 'Finish it with the version that saved it.',
        },
      });
  });
});
