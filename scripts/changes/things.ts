// What a game is made of, as lists of named things whose fields can be laid side by side.
import type { Game, Lang } from '../../engine/facts/game.ts';

export const SECTIONS = [
  'numbers',
  'cards',
  'gangs',
  'backgrounds',
  'locations',
  'recipes',
  'strength',
  'inmates',
  'rules',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A thing by its id: what it is called, and its fields as text. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Fields that say nothing of their own: ids, and effects and powers, which the printed text says in words. */
const SILENT = new Set(['id', 'effects', 'memberEffects', 'powers']);

/** What no player ever notices. */
const UNSEEN = new Set(['id', 'hash']);

const isText = (value: object, lang: Lang): boolean => typeof Reflect.get(value, lang) === 'string';

/** A value as readers see it: texts in one language, lists with commas, records as `field value`. */
function shown(value: unknown, lang: Lang): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (isText(value, lang)) return String(Reflect.get(value, lang));
  if (Array.isArray(value)) return value.map((one) => shown(one, lang)).join(', ');
  return Object.entries(value)
    .map(([key, one]) => `${key} ${shown(one, lang)}`)
    .join(' ');
}

function thing(id: string, name: string, value: object, lang: Lang): Thing {
  const fields = Object.entries(value)
    .filter(([key]) => !SILENT.has(key))
    .map(([key, one]) => [key, shown(one, lang)] as const);
  return { id, name, fields: new Map(fields) };
}

/** All things of a game in one language; what a designer adds to a card needs no line here. */
export function thingsOf(game: Game, lang: Lang): Readonly<Record<Section, readonly Thing[]>> {
  const named = (list: readonly { readonly id: string; readonly name?: Readonly<Record<Lang, string>> }[]) =>
    list.map((one) => thing(one.id, one.name?.[lang] || one.id, one, lang));
  const cardName = (id: string): string => game.cards.find((card) => card.id === id)?.name[lang] ?? id;
  const plain = Object.fromEntries(
    Object.entries(game).filter(([key, value]) => typeof value === 'string' && !UNSEEN.has(key)),
  );
  const targets = (key: string, list: Game['targets']) =>
    Object.fromEntries(list.map(({ players, points }) => [`${key}.${String(players)}`, points]));
  return {
    numbers: [
      thing(
        'numbers',
        '',
        { ...plain, ...game.numbers, ...targets('targets', game.targets), ...targets('teamTargets', game.teamTargets) },
        lang,
      ),
    ],
    cards: [...named(game.cards), ...named(game.otherCards.map(({ fields, ...card }) => ({ ...card, ...fields })))],
    gangs: named(game.gangs),
    backgrounds: named(game.backgrounds),
    locations: named(game.locations),
    recipes: game.recipes.map((recipe) => thing(recipe.makes, cardName(recipe.makes), recipe, lang)),
    strength: game.strengthCards.map((card) => thing(card.id, card.id, card, lang)),
    inmates: game.inmates.map((one) =>
      thing(one.id, `${one.sides.female.name[lang] ?? ''} / ${one.sides.male.name[lang] ?? ''}`, one, lang),
    ),
    rules: game.chapters.flatMap(({ rules }) =>
      rules.map(({ id, title, text, note }) => thing(id, title[lang] ?? id, { title, text, note }, lang)),
    ),
  };
}
