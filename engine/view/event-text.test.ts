// Events in words.
import { describe, expect, it, test } from 'vitest';
import { EVENT_KINDS } from '../api/events.ts';
import type { GameEvent } from '../api/events.ts';
import { compile } from '../tables/compile.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { eventText } from './event-text.ts';

const t = compile(realGame, { players: 4, teams: true, michel: true });
const say = (event: Partial<GameEvent>, lang = 'de'): string =>
  eventText(t, { kind: 'nothing', seat: 0, other: 1, what: undefined, count: 1, ...event }, lang, (seat) => `#${seat}`);

describe('event words', () => {
  test.each(realGame.languages)('stand in %s for every kind, shown and hidden, one and many', (lang) => {
    for (const kind of EVENT_KINDS) {
      for (const what of ['shovel', undefined]) {
        for (const count of [1, 3]) {
          const text = say({ kind, what, count }, lang);
          expect(text).not.toContain('~');
          expect(text).not.toBe(kind);
          expect(text.endsWith('.')).toBe(true);
        }
      }
    }
  });
  it('count what the viewer may not know', () => {
    expect(say({ kind: 'drew', count: 3 })).toBe('#0 zieht 3 Karten.');
    expect(say({ kind: 'drew', what: 'pan' })).toBe('#0 zieht: Pfanne.');
    expect(say({ kind: 'stole', count: 1 }, 'en')).toBe('#0 takes 1 card from #1.');
    expect(say({ kind: 'moved', what: 'cell-block#2' })).toBe('#0 ist jetzt an diesem Ort: Zellentrakt 2.');
  });
  it('fall back to the kind where there are none', () => {
    expect(
      eventText(
        compile(sampleGame, { players: 2 }),
        { kind: 'over', seat: undefined, other: undefined, what: 'win', count: 1 },
        'de',
        String,
      ),
    ).toBe('over');
  });
});
