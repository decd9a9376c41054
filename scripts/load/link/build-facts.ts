// The facts of the game from good entries only, typed as in engine/facts/game.ts; printed rules texts are added later.
import type {
  Background,
  CardKind,
  Gang,
  HandCard,
  Inmate,
  Location,
  Numbers,
  PlayerTarget,
  Recipe,
  StrengthCard,
} from '../../../engine/facts/game.ts';
import { goodEntries, type Content } from './content.ts';
import { effectsOf, powersOf } from './effects.ts';
import type {
  RawBackground,
  RawCard,
  RawGame,
  RawGang,
  RawInmate,
  RawLocation,
  RawRecipe,
  RawStrengthCard,
} from './raw.ts';
import type { TextOf } from './texts.ts';

/** What has no text of its own in the content yet. */
type Untold<T> = Omit<T, 'text' | 'memberText'>;

export interface Facts {
  readonly numbers: Numbers;
  readonly targets: readonly PlayerTarget[];
  readonly teamTargets: readonly PlayerTarget[];
  readonly locations: readonly Location[];
  readonly cards: readonly Untold<HandCard>[];
  readonly gangs: readonly Untold<Gang>[];
  readonly backgrounds: readonly Untold<Background>[];
  readonly inmates: readonly Inmate[];
  readonly recipes: readonly Recipe[];
  readonly strengthCards: readonly StrengthCard[];
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `numbers:` with its names in camel case; the schema has checked that all are there. */
const numbersOf = (raw: RawGame | undefined): Numbers =>
  Object.fromEntries(
    Object.entries(raw?.numbers ?? {}).map(([name, value]) => [camel(name), value]),
  ) as unknown as Numbers;

const targetsOf = (raw: Readonly<Record<string, number>> | undefined): PlayerTarget[] =>
  Object.entries(raw ?? {})
    .map(([players, points]) => ({ players: Number(players), points }))
    .sort((a, b) => a.players - b.players);

/** The lists of hand cards, in the order of CARD_KINDS. */
export const CARD_LISTS = [
  ['parts', 'part'],
  ['accessories', 'accessory'],
  ['weapons', 'weapon'],
  ['actions', 'action'],
  ['valuables', 'valuable'],
  ['tools', 'tool'],
] as const satisfies readonly (readonly [string, CardKind])[];

const cardOf = (raw: RawCard, list: string, kind: CardKind, text: TextOf): Untold<HandCard> => ({
  id: raw.id,
  kind,
  pile: kind === 'tool' ? 'open' : (raw.pile ?? 'search'),
  copies: raw.copies,
  name: text(list, list, raw.id, 'name'),
  flavour: text(list, list, raw.id, 'flavour'),
  picture: raw.picture,
  cigarettes: raw.cigarettes,
  points: raw.points ?? 0,
  weapon: raw.weapon ?? 0,
  price: raw.price,
  effects: effectsOf(raw.effects ?? {}),
});

const inmateOf = (raw: RawInmate, text: TextOf): Inmate => {
  const side = (which: 'female' | 'male') => ({
    name: text('inmates', 'inmates', raw.id, which, 'name'),
    portrait: raw[which].portrait,
    flavour: text('inmates', 'inmates', raw.id, which, 'flavour'),
  });
  return { id: raw.id, number: raw.number, sides: { female: side('female'), male: side('male') } };
};

/** Recipes without the parts that are left out. */
const recipesOf = (content: Content, leftOut: ReadonlySet<string>): Recipe[] =>
  goodEntries<RawRecipe>(content, 'recipes').map(({ id, makes, parts }) => ({
    id,
    makes,
    parts: parts.map((either) => either.filter((part) => !leftOut.has(part))),
  }));

/**
 * The facts as far as they can be trusted. `text` gives texts as they shall stand: raw for names, filled for print.
 * Entries whose id is in `leftOut` (quantity 0) are not in the game.
 */
export const buildFacts = (
  content: Content,
  game: RawGame | undefined,
  text: TextOf,
  leftOut: ReadonlySet<string>,
): Facts => {
  const isIn = ({ id }: { readonly id: string }): boolean => !leftOut.has(id);
  return {
    numbers: numbersOf(game),
    targets: targetsOf(game?.targets),
    teamTargets: targetsOf(game?.['team-targets']),
    locations: goodEntries<RawLocation>(content, 'locations').map((raw) => ({
      id: raw.id,
      name: text('locations', 'locations', raw.id, 'name'),
      faces: raw.faces,
      search: raw.search,
      actions: raw.actions,
      limits: raw.limits,
      flavour: text('locations', 'locations', raw.id, 'flavour'),
    })),
    cards: CARD_LISTS.flatMap(([list, kind]) =>
      goodEntries<RawCard>(content, list)
        .filter(isIn)
        .map((raw) => cardOf(raw, list, kind, text)),
    ),
    gangs: goodEntries<RawGang>(content, 'gangs')
      .filter(isIn)
      .map((raw) => ({
        id: raw.id,
        formerly: raw.formerly ?? [],
        name: text('gangs', 'gangs', raw.id, 'name'),
        copies: raw.copies,
        flavour: text('gangs', 'gangs', raw.id, 'flavour'),
        badge: raw.badge,
        accessories: raw.accessories,
        powers: powersOf(raw.powers),
      })),
    backgrounds: goodEntries<RawBackground>(content, 'backgrounds').map((raw) => ({
      id: raw.id,
      name: text('backgrounds', 'backgrounds', raw.id, 'name'),
      flavour: text('backgrounds', 'backgrounds', raw.id, 'flavour'),
      picture: raw.picture,
      gang: raw.gang,
      effects: effectsOf(raw.effects),
      memberEffects: effectsOf(raw['member-effects']),
    })),
    inmates: goodEntries<RawInmate>(content, 'inmates').map((raw) => inmateOf(raw, text)),
    recipes: recipesOf(content, leftOut),
    strengthCards: goodEntries<RawStrengthCard>(content, 'strength-cards')
      .filter(isIn)
      .map(({ id, copies, strength }) => ({ id, copies, strength })),
  };
};
