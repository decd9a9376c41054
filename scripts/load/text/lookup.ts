// What texts can refer to: the names and values of the game's facts in one language (content/README.md, "References in text").
import type {
  Gang,
  HandCard,
  Inmate,
  Lang,
  Location,
  Numbers,
  OtherCard,
  PlayerTarget,
  StrengthCard,
} from '../../../engine/facts/game.ts';
import { fill } from '../../../voice/marks.ts';
import { numberIn } from '../../../voice/number.ts';
import { chooseForm } from '../../../voice/plural.ts';
import { valuesIn } from '../../../voice/voice.ts';
import type { Counted, Phrases } from './phrases.ts';

/** The facts references are made of; a whole `Game` is one. */
export interface ReferableFacts {
  readonly numbers: Numbers;
  readonly targets: readonly PlayerTarget[];
  readonly teamTargets: readonly PlayerTarget[];
  readonly locations: readonly Pick<Location, 'id' | 'name' | 'search' | 'faces'>[];
  readonly cards: readonly Pick<HandCard, 'id' | 'name' | 'copies' | 'cigarettes' | 'points' | 'weapon' | 'price'>[];
  readonly gangs: readonly Pick<Gang, 'id' | 'name' | 'copies'>[];
  readonly inmates: readonly Pick<Inmate, 'id' | 'number' | 'sides'>[];
  readonly strengthCards: readonly StrengthCard[];
  readonly otherCards: readonly OtherCard[];
}

/** `handLimit` as it is spelt in YAML: `hand-limit`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A number said with what it counts, in the form that the language asks for. */
function counted(phrase: Counted, count: number, lang: Lang): string {
  const text = typeof phrase === 'string' ? phrase : (chooseForm((form) => phrase[form], lang, count) ?? phrase.other);
  return fill(text, valuesIn(lang, { count }));
}

/** Every reference with its value in a language, in the order of the facts; the values of later facts never replace earlier ones.
 * `spoken` are the forms in which the language says numbers with what they count. */
export function referencesTo(
  facts: ReferableFacts,
  lang: Lang,
  spoken: Phrases['forms']['numbers'] = {},
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && !values.has(name))
      values.set(name, typeof value === 'number' ? numberIn(lang, value) : value);
  };
  const addFields = (id: string, fields: Readonly<Record<string, string | number | undefined>>) => {
    for (const [field, value] of Object.entries(fields)) add(`${id}.${field}`, value);
  };

  for (const [name, value] of Object.entries(facts.numbers) as [string, number][]) {
    const id = kebab(name);
    add(id, value);
    for (const [form, phrase] of Object.entries(spoken[id] ?? {})) add(`${id}.${form}`, counted(phrase, value, lang));
  }
  for (const { players, points } of facts.targets) add(`target.${players}`, points);
  for (const { players, points } of facts.teamTargets) add(`team-target.${players}`, points);
  for (const { id, name, search, faces } of facts.locations)
    addFields(id, { name: name[lang], search, faces: faces.join(', ') });
  for (const { id, name, copies, cigarettes, points, weapon, price } of facts.cards) {
    addFields(id, { name: name[lang], copies, cigarettes, points, weapon, price });
  }
  for (const { id, name, copies } of facts.gangs) addFields(id, { name: name[lang], copies });
  for (const { id, number, sides } of facts.inmates) {
    addFields(id, { number, female: sides.female.name[lang], male: sides.male.name[lang] });
  }
  for (const { id, copies, strength } of facts.strengthCards) addFields(id, { copies, strength });
  for (const { id, name, copies, fields } of facts.otherCards) {
    addFields(id, { name: name[lang], copies });
    for (const [field, value] of Object.entries(fields))
      add(`${id}.${field}`, typeof value === 'object' ? value[lang] : String(value));
  }
  return values;
}
