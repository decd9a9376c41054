// Tests of the phrases of every language: all are there, and no number of an effect or power is lost on the way to its sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { EFFECT_KINDS, POWER_KINDS, REACHES } from '../../../engine/facts/game.ts';
import { checkPhrases } from './check-phrases.ts';
import type { Phrases } from './phrases.ts';
import { effectSentence, powerSentence } from './sentence.ts';
import type { Speech } from './speech.ts';
import { anyEffect, anyPower, numberIn, sampleEffect, samplePower } from './testing/samples.ts';

const words = join(import.meta.dirname, '../../../content/words');
const languages = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const phrasesOf = (lang: string) => load(readFileSync(join(words, lang, 'phrases.yaml'), 'utf8')) as Phrases;

/** Words without digits, so that every digit of a sentence comes from its effect. */
const CARDS = ['spoon', 'pickaxe', 'shovel', 'knife', 'new-card'];
const PLACES = ['cell-block', 'showers', 'solitary', 'new-place'];
const named = (lang: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: { [lang]: `<${id}>` }, actions: [] }));
const speechOf = (lang: string): Speech => ({
  lang,
  phrases: phrasesOf(lang),
  facts: { cards: named(lang, CARDS), locations: named(lang, PLACES), gangs: [] },
});

const numbersOf = (sentence: string) => (sentence.match(/\d+/g) ?? []).map(Number);

describe.each(languages)('the phrases of %s', (lang) => {
  const speech = speechOf(lang);

  it('have a sentence for every effect, count and reach', () => {
    for (const kind of EFFECT_KINDS)
      for (const count of [1, 2])
        for (const reach of REACHES)
          for (const to of PLACES) {
            const sentence = effectSentence(sampleEffect(kind, { count, reach, to, card: 'spoon' }), speech);
            expect(sentence, kind).toMatch(/^\p{Lu}.*\.$/u);
          }
  });

  it('have a sentence for every power and count', () => {
    for (const kind of POWER_KINDS)
      for (const count of [1, 2]) {
        expect(
          powerSentence(samplePower(kind, { count, card: 'spoon', to: 'any', reach: 'here' }), speech),
          kind,
        ).toMatch(/^\p{Lu}.*\.$/u);
      }
  });

  it('hold no place that nothing fills', () => {
    expect(checkPhrases(speech.phrases)).toEqual([]);
  });

  it('say the number of every effect, and no other', () => {
    fc.assert(
      fc.property(anyEffect(CARDS, PLACES), (effect) => {
        const number = numberIn(effect);
        const sentence = effectSentence(effect, speech);
        expect(numbersOf(sentence)).toEqual(number === undefined ? [] : [number]);
        expect(sentence.replaceAll('~icon.cigarette~', '')).not.toContain('~');
      }),
    );
  });

  it('say the number of every power, and no other', () => {
    fc.assert(
      fc.property(anyPower(CARDS), (power) => {
        const number = numberIn(power);
        const sentence = powerSentence(power, speech);
        expect(numbersOf(sentence)).toEqual(number === undefined ? [] : [number]);
        expect(sentence.replaceAll('~icon.cigarette~', '')).not.toContain('~');
      }),
    );
  });

  it('tell here from anywhere', () => {
    for (const kind of ['move-other', 'beat', 'steal', 'look'] as const) {
      const [here, anywhere] = REACHES.map((reach) =>
        effectSentence(sampleEffect(kind, { count: 2, reach, to: 'solitary', card: 'spoon' }), speech),
      );
      expect(here, kind).not.toBe(anywhere);
    }
  });

  it('name a new card and a new place without an entry of their own', () => {
    const take = effectSentence({ kind: 'take', card: 'new-card' }, speech);
    const move = effectSentence({ kind: 'move', to: 'new-place' }, speech);
    const dig = powerSentence({ kind: 'dig-bonus', card: 'new-card', points: 2 }, speech);
    expect([take, dig].every((sentence) => sentence.includes('<new-card>'))).toBe(true);
    expect(move).toContain('<new-place>');
  });
});
