// The printed rules text of cards, gangs and backgrounds, written from their facts.
import type { Background, Effect, HandCard, LocationAction, Power } from '../../../engine/facts/game.ts';
import { fill, marksIn } from '../../../voice/marks.ts';
import { valuesIn } from '../../../voice/voice.ts';
import { effectSentence, powerSentence } from './sentence.ts';
import { gangForm, locationForm } from './speech.ts';
import type { Speech } from './speech.ts';

/** What a list of effects says, in their order; empty for none. `~icon.name~` marks stay in it. */
export function effectsText(effects: readonly Effect[], speech: Speech): string {
  return effects.map((effect) => effectSentence(effect, speech)).join(' ');
}

/** What a gang's powers say, in their order (gang.bonus). */
export function powersText(powers: readonly Power[], speech: Speech): string {
  return powers.map((power) => powerSentence(power, speech)).join(' ');
}

/** Both texts of a background (background.reveal): for anyone, and for a member of the gang it names. */
export function backgroundTexts(
  background: Pick<Background, 'gang' | 'effects' | 'memberEffects'>,
  speech: Speech,
): { readonly text: string; readonly memberText: string } {
  const { plain, member } = speech.phrases.background;
  const withGang = gangForm(speech, 'with', background.gang);
  return {
    text: fill(plain, valuesIn(speech.lang, { effects: effectsText(background.effects, speech) })),
    memberText: fill(
      member,
      valuesIn(speech.lang, { effects: effectsText(background.memberEffects, speech), with: withGang }),
    ),
  };
}

/** The places a phrase of `cards:` may hold. */
export const CARD_PLACES = ['effects', 'dig-at', 'sell-at'] as const;

/**
 * What a hand card says besides its pictures: its effects, or the phrase of its kind;
 * empty if there is none, or if it speaks of a place the game does not have.
 */
export function cardText(card: Pick<HandCard, 'kind' | 'effects'>, speech: Speech): string {
  const phrase = speech.phrases.cards[card.kind] ?? (card.effects.length > 0 ? '~effects~' : '');
  const filled: Readonly<Record<string, string>> = {
    effects: effectsText(card.effects, speech),
    'dig-at': placesOf('dig', speech),
    'sell-at': placesOf('sell', speech),
  };
  const speaksOfNothing = marksIn(phrase).some(({ name }) => filled[name] === '');
  return speaksOfNothing ? '' : fill(phrase, valuesIn(speech.lang, filled));
}

/** The locations that offer an action, as in "in the showers or in the infirmary". */
function placesOf(action: LocationAction, speech: Speech): string {
  const places = speech.facts.locations
    .filter((location) => location.actions.includes(action))
    .map((location) => locationForm(speech, 'at', location.id));
  return places.length < 2
    ? places.join('')
    : places.slice(0, -1).join(', ') + speech.phrases.forms.or + (places.at(-1) ?? '');
}
