// What is needed to speak of the game in one language: its phrases, and the names in it.
import type { Gang, HandCard, Lang, LocalText, Location } from '../../../engine/facts/game.ts';
import { fill } from '../../../voice/marks.ts';
import type { CardForm, Forms, GangForm, LocationForm, Phrases } from './phrases.ts';

/** The facts that printed sentences name; a whole `Game` is one, and so is the part of it known while linking. */
export interface NamedFacts {
  readonly locations: readonly Pick<Location, 'id' | 'name' | 'actions'>[];
  readonly cards: readonly Pick<HandCard, 'id' | 'name'>[];
  readonly gangs: readonly Pick<Gang, 'id' | 'name'>[];
}

export interface Speech {
  readonly lang: Lang;
  readonly phrases: Phrases;
  readonly facts: NamedFacts;
}

interface Named {
  readonly id: string;
  readonly name: LocalText;
}

/** The form `form` of the entry `id`: its own, or the default one around its name; an unknown id stands for its own name. */
function bend<F extends string>(forms: Forms<F>, form: F, id: string, entries: readonly Named[], lang: Lang): string {
  const own = Object.hasOwn(forms, id) ? forms[id]?.[form] : undefined;
  return fill(own ?? forms.default[form], (name) => (name === 'name' ? nameOf(entries, id, lang) : undefined));
}

/** The plain name of the entry `id` in a language; the id itself when there is none. */
export function nameOf(entries: readonly Named[], id: string, lang: Lang): string {
  return entries.find((entry) => entry.id === id)?.name[lang] ?? id;
}

/** A location as a sentence needs it: `to` or `at` it. The id `any` is a location by choice. */
export function locationForm(speech: Speech, form: LocationForm, id: string): string {
  return bend(speech.phrases.forms.locations, form, id, speech.facts.locations, speech.lang);
}

/** A hand card as a sentence needs it: `a` spoon, `each` spoon. */
export function cardForm(speech: Speech, form: CardForm, id: string): string {
  return bend(speech.phrases.forms.cards, form, id, speech.facts.cards, speech.lang);
}

/** A gang as a sentence needs it: `with` the gang. */
export function gangForm(speech: Speech, form: GangForm, id: string): string {
  return bend(speech.phrases.forms.gangs, form, id, speech.facts.gangs, speech.lang);
}
