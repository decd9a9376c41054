// A small made-up game and its phrases, for tests that must not depend on the real content.
import { EFFECT_KINDS, POWER_KINDS } from '../../../../engine/facts/game.ts';
import type { Phrase, Phrases } from '../phrases.ts';
import type { NamedFacts, Speech } from '../speech.ts';

const each = (kinds: readonly string[]) => Object.fromEntries(kinds.map((kind) => [kind, `<${kind}>`]));

export const smallPhrases: Phrases = {
  effects: {
    ...(each(EFFECT_KINDS) as Phrases['effects']),
    draw: { one: 'Draw ~count~ card.', other: 'Draw ~count~ cards.' },
    take: 'Take ~a~.',
    move: 'Go ~to~.',
    steal: {
      here: { one: 'Steal ~count~ here.', other: 'Steal ~count~ pieces here.' },
      anywhere: 'Steal ~count~ anywhere.',
    },
    gain: 'Gain ~count~ ~icon.cigarette~.',
  },
  powers: {
    ...(each(POWER_KINDS) as Readonly<Record<keyof Phrases['powers'], Phrase>>),
    'dig-bonus': '~each~ digs ~count~ more.',
  },
  background: { plain: '~effects~', member: '~with~ ~effects~' },
  cards: { tool: 'Dig ~dig-at~.', weapon: 'Fight.' },
  forms: {
    or: ' or ',
    locations: {
      default: { to: 'to "~name~"', at: 'at "~name~"' },
      any: { to: 'anywhere' },
      roof: { to: 'onto the roof' },
    },
    cards: { default: { a: 'a "~name~"', each: 'each "~name~"' }, spoon: { a: 'a spoon' } },
    gangs: { default: { with: 'In "~name~":' } },
  },
};

export const smallFacts: NamedFacts = {
  locations: [
    { id: 'roof', name: { en: 'Roof' }, actions: ['dig'] },
    { id: 'attic', name: { en: 'Attic' }, actions: [] },
  ],
  cards: [
    { id: 'spoon', name: { en: 'Spoon' } },
    { id: 'fork', name: { en: '$& Fork' } },
  ],
  gangs: [{ id: 'crows', name: { en: 'Crows' } }],
};

export const smallSpeech: Speech = { lang: 'en', phrases: smallPhrases, facts: smallFacts };
