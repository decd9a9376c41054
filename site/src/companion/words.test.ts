// The companion's words: every key the code asks for is written in both languages, and none is written for nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../scripts/load/load-game.ts';
import { EVENT_KINDS, REFUSAL_CODES, RULE_IDS } from '../../../engine/index.ts';
import { HELPERS, PRIZES } from '../../../engine/companion/index.ts';
import { marksIn } from '../../../voice/marks.ts';
import { isCategory } from '../../../voice/plural.ts';
import { wordsOfCompanion } from './page-words.ts';
import { slimGame } from './slim-game.ts';
import { NOTICES } from './store.ts';

const { game } = loadGame('content');
if (game === undefined) throw new Error('The content has problems.');
const folder = join(import.meta.dirname, '.');
/** The page has words of the site as well; ours are said by `sayHere`. */
const page = readFileSync('site/src/pages/[...lang]/companion.astro', 'utf8').replaceAll(/\bsay\([^)]*\)/g, '');
const code =
  readdirSync(folder)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n') + page;

/** Keys written as they stand, and those made of a stem and one of a list. */
const literal = new Set([...code.matchAll(/['"]([a-z]+(?:[.-][a-z-]+)*)['"]/g)].map(([, key]) => key!));
const made: readonly (readonly [string, readonly string[]])[] = [
  ['form.', HELPERS],
  ['notice.', NOTICES],
  ['prize.', PRIZES],
  ['refused.', REFUSAL_CODES],
  ['step.', EVENT_KINDS],
  ['verdict.to-', ['discard', 'piles']],
  ['refused-by.', RULE_IDS.map((rule) => rule.replace('.', '-'))],
  ['step.stands-', ['seat', 'figure', 'unknown-seat', 'unknown-figure']],
  ['icon.', ['cigarette']],
];
/** A word without the names of its forms. */
const stems = (key: string): string => {
  const [last = '', ...rest] = key.split('.').reverse();
  return isCategory(last) ? rest.reverse().join('.') : key;
};
const keysOf = (lang: string): string[] => [...new Set(Object.keys(wordsOfCompanion(game, lang)).map(stems))].sort();

describe('words of the companion', () => {
  it('are the same keys in every language', () => {
    for (const lang of game.languages) expect(keysOf(lang)).toEqual(keysOf('de'));
  });
  it('answer every key the code asks for', () => {
    const asked = [...code.matchAll(/\bsay(?:Here)?\('([^']+)'/g)].map(([, key]) => key!);
    expect(asked.length).toBeGreaterThan(60);
    expect([...new Set(asked)].filter((key) => !keysOf('de').includes(key))).toEqual([]);
  });
  it('say every step and refusal the helpers can come to', () => {
    const steps = [
      'rolled',
      'rolled-real',
      'moved',
      'moved-carefully',
      'nothing',
      'drew',
      'reshuffled',
      'discarded',
      'joined',
      'left',
      'turn-began',
      'gave',
      'took',
      'extorted',
      'yielded',
      'weapon',
      'declined',
      'bonus-weapon',
      'fight-won',
      'stole',
      'stole-secret',
      'gained',
      'beaten',
      'called-off',
      'michel-moved',
    ];
    for (const step of steps) expect(keysOf('de')).toContain(`step.${step}`);
    for (const code of [
      'STALE',
      'UNKNOWN_ACTION',
      'NO_SUCH_SEAT',
      'BAD_OUTCOME',
      'UNDO_BARRIER',
      'NOTHING_TO_UNDO',
      'BAD_CORRECTION',
    ])
      expect(keysOf('de')).toContain(`refused.${code}`);
  });
  it('are none too many', () => {
    const known = new Set([...literal, ...made.flatMap(([stem, ends]) => ends.map((end) => stem + end))]);
    expect(keysOf('de').filter((key) => !known.has(key))).toEqual([]);
  });
  it('fill the same places in every language', () => {
    const de = wordsOfCompanion(game, 'de');
    for (const lang of game.languages) {
      const there = wordsOfCompanion(game, lang);
      for (const [key, text] of Object.entries(de)) {
        const places = (of: string | undefined): string[] =>
          marksIn(of ?? '')
            .map(({ name }) => name)
            .sort();
        expect(places(there[key]), `${lang} ${key}`).toEqual(places(text));
      }
    }
  });
});

describe('slimGame', () => {
  it('keeps ids, numbers and hash, and drops what is never shown', () => {
    const slim = slimGame(game, 'en');
    expect(slim.hash).toBe(game.hash);
    expect(slim.cards.map(({ id, copies }) => [id, copies])).toEqual(game.cards.map(({ id, copies }) => [id, copies]));
    expect(slim.numbers).toEqual(game.numbers);
    expect(JSON.stringify(slim).length).toBeLessThan(20_000);
  });
});
