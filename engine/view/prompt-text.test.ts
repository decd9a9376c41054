// Prompts: every question the game can ask has a sentence of its own in every language, with nothing left unfilled.
import { expect, test } from 'vitest';
import { EFFECT_KINDS } from '../facts/game.ts';
import { DECISIONS } from '../api/view.ts';
import { evenly, kindFirst, playout } from '../lookahead/playout.ts';
import { newGame } from '../play/new-game.ts';
import { compile } from '../tables/compile.ts';
import { EVERY_MODE } from '../testing/every-mode.ts';
import { realGame } from '../testing/real-game.ts';
import { promptText } from './prompt-text.ts';
import { decisionView } from './decision-view.ts';
import { viewFor } from './view-for.ts';

const nameOf = (seat: number): string => ['Anna', 'Björn', 'Cem', 'Dora', 'Emil', 'Fine'][seat] ?? '';

test('every question of whole games is asked in words, naming the one who is asked', () => {
  const asked = new Map<string, number>();
  for (const [index, options] of EVERY_MODE.entries()) {
    const t = compile(realGame, options);
    const s = newGame(t, index);
    for (let step = 0; step < 900; step++) {
      if (playout(t, s, index % 2 === 0 ? kindFirst : evenly, 1) === 0) break;
      const { kind } = decisionView(t, s);
      if ((asked.get(kind) ?? 0) > 60) continue;
      asked.set(kind, (asked.get(kind) ?? 0) + 1);
      const view = viewFor(t, s, 'table');
      for (const lang of realGame.languages) {
        const text = promptText(t, view, lang, nameOf);
        expect(text).not.toMatch(/~|undefined/);
        expect(text).not.toBe(view.decision.kind);
        if (view.decision.seat !== undefined && view.decision.kind !== 'over')
          expect(text).toContain(nameOf(view.decision.seat));
      }
    }
  }
  expect(DECISIONS.filter((kind) => !asked.has(kind) && kind !== 'over')).toEqual([]);
});

test('every effect that asks has a sentence', () => {
  const ASKING = EFFECT_KINDS.filter((kind) =>
    ['draw-discard', 'move', 'move-other', 'beat', 'steal', 'look', 'dig-anywhere'].includes(kind),
  );
  for (const lang of realGame.languages)
    for (const kind of ASKING) expect(Object.keys(realGame.words[lang])).toContain(`engine.prompt.effect-${kind}`);
});
