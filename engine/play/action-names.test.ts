// Names and words of actions.
import { describe, expect, it, test } from 'vitest';
import { ACTION_KINDS } from '../api/actions.ts';
import { REFUSAL_CODES } from '../api/refusals.ts';
import { compile } from '../tables/compile.ts';
import { realGame } from '../testing/real-game.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { actionCode, actionId, actionParts, actionText } from './action-names.ts';

const t = compile(realGame, { players: 6, teams: true, michel: true });
const say = (id: string, lang: string): string => actionText(t, actionCode(t, id) ?? -1, lang, (seat) => `#${seat}`);

describe('action ids', () => {
  it('name every code once, and lead back to it', () => {
    const ids = Array.from({ length: t.actions.count }, (_, code) => actionId(t, code));
    expect(new Set(ids).size).toBe(ids.length);
    ids.forEach((id, code) => expect(actionCode(t, id)).toBe(code));
  });
  test.each(['', 'nonsense', 'search:', '__proto__', 'toString'])('"%s" is none', (id) =>
    expect(actionCode(t, id)).toBeUndefined(),
  );
  test.each([-1, 1.5, 1e9, Number.NaN])('%d is no code', (code) =>
    expect(() => actionParts(t, code)).toThrow('UNKNOWN_ACTION'),
  );
  it('take a code apart', () => {
    expect(actionParts(t, actionCode(t, 'extort:2:shovel:blade') ?? -1)).toMatchObject({
      kind: 'extort',
      rule: 'extort.target',
      seat: 2,
      tool: 'shovel',
      weapon: 'blade',
    });
    expect(actionParts(t, actionCode(t, 'craft:knife:comb+shard') ?? -1)).toMatchObject({
      kind: 'craft',
      recipe: 'knife',
      parts: ['comb', 'shard'],
    });
    expect(
      actionParts(t, actionCode(t, 'careful:cell-block#3') ?? actionCode(t, 'careful:cell-block#2') ?? -1),
    ).toMatchObject({ location: 'cell-block#2' });
  });
});

describe('action words', () => {
  test.each(realGame.languages)('stand in %s for every kind, with every place filled', (lang) => {
    for (let code = 0; code < t.actions.count; code++) {
      const text = actionText(t, code, lang, (seat) => `Seat ${seat}`);
      expect(text).not.toContain('~');
      expect(text).not.toBe(actionId(t, code));
    }
    for (const kind of ACTION_KINDS) expect(realGame.words[lang][`engine.action.${kind}`]).toBeDefined();
    for (const code of REFUSAL_CODES) expect(realGame.words[lang][`engine.refusal.${code}`]).toBeDefined();
  });
  it('say what happens', () => {
    expect(say('extort:2:shovel:blade', 'de')).toBe('#2 erpressen: Schaufel, eröffnet mit Klinge');
    expect(say('craft:shovel:pan+tape', 'de')).toBe('Basteln: Schaufel aus Pfanne + Klebeband');
    expect(say('careful:cell-block#2', 'de')).toBe('Schleichen: Zellentrakt 2');
  });
  it('fall back to the id where there are no words', () => {
    const plain = compile(sampleGame, { players: 2 });
    expect(actionText(plain, actionCode(plain, 'search') ?? -1, 'fr', String)).toBe('search');
  });
});
