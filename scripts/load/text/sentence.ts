// One effect or power as one sentence: which form of its phrase is taken, and what fills the places in it.
import type { Effect, EffectKind, Power, PowerKind, Reach } from '../../../engine/facts/game.ts';
import { fill } from '../../../voice/marks.ts';
import { chooseForm } from '../../../voice/plural.ts';
import { valuesIn } from '../../../voice/voice.ts';
import type { Phrase } from './phrases.ts';
import { cardForm, locationForm, nameOf } from './speech.ts';
import type { Speech } from './speech.ts';

/** The parts of an effect or power that a sentence can speak of. */
interface Spoken {
  readonly kind: EffectKind | PowerKind;
  /** The one number in it, whatever it counts. */
  readonly count?: number;
  /** Id of a hand card. */
  readonly card?: string;
  /** Id of a location, or `any`. */
  readonly to?: string;
  readonly reach?: Reach;
}

const COUNT = ['count'] as const;
const CARD = ['a', 'each', 'card'] as const;
const NONE = [] as const;

/** The places each phrase may hold; the number is always `~count~`. */
export const EFFECT_PLACES: Readonly<Record<EffectKind, readonly string[]>> = {
  draw: COUNT,
  'draw-discard': COUNT,
  gain: COUNT,
  take: CARD,
  move: ['to'],
  'move-other': ['to'],
  heal: COUNT,
  beat: COUNT,
  steal: COUNT,
  look: NONE,
  safe: NONE,
  'extra-action': COUNT,
  redeal: NONE,
  'dig-anywhere': COUNT,
};
export const POWER_PLACES: Readonly<Record<PowerKind, readonly string[]>> = {
  'dig-bonus': [...COUNT, ...CARD],
  'search-bonus': COUNT,
  'craft-anywhere': NONE,
  'craft-beaten': COUNT,
  'craft-draw': COUNT,
  'buy-discount': COUNT,
  'attack-bonus': COUNT,
  'extort-reward': COUNT,
  'move-dice': COUNT,
};

/** Sees a power's number under one name, whatever it counts; effects have it so already. */
function spokenPower(power: Power): Spoken {
  switch (power.kind) {
    case 'dig-bonus':
      return { kind: power.kind, count: power.points, card: power.card };
    case 'craft-beaten':
      return { kind: power.kind, count: power.beatings };
    case 'buy-discount':
    case 'extort-reward':
      return { kind: power.kind, count: power.cigarettes };
    case 'attack-bonus':
      return { kind: power.kind, count: power.weapons };
    case 'move-dice':
      return { kind: power.kind, count: power.dice };
    case 'craft-anywhere':
    case 'search-bonus':
    case 'craft-draw':
      return power;
  }
}

/** The sentence of a phrase for this count and reach. */
function choose(phrase: Phrase, spoken: Spoken, lang: string): string {
  if (typeof phrase === 'string') return phrase;
  if ('here' in phrase) return choose(spoken.reach === 'here' ? phrase.here : phrase.anywhere, spoken, lang);
  return chooseForm((form) => phrase[form], lang, spoken.count) ?? phrase.other;
}

function speak(phrase: Phrase, spoken: Spoken, speech: Speech): string {
  const values: Record<string, string | number> = {};
  if (spoken.count !== undefined) values['count'] = spoken.count;
  if (spoken.to !== undefined) values['to'] = locationForm(speech, 'to', spoken.to);
  if (spoken.card !== undefined) {
    values['a'] = cardForm(speech, 'a', spoken.card);
    values['each'] = cardForm(speech, 'each', spoken.card);
    values['card'] = nameOf(speech.facts.cards, spoken.card, speech.lang);
  }
  return fill(choose(phrase, spoken, speech.lang), valuesIn(speech.lang, values));
}

/** The printed sentence of one effect; `~icon.name~` marks stay in it. */
export function effectSentence(effect: Effect, speech: Speech): string {
  return speak(speech.phrases.effects[effect.kind], effect, speech);
}

/** The printed sentence of one power; `~icon.name~` marks stay in it. */
export function powerSentence(power: Power, speech: Speech): string {
  return speak(speech.phrases.powers[power.kind], spokenPower(power), speech);
}
