// The facts of the game from good entries only, typed as in engine/facts/game.ts; printed rules texts are added later.
import {
  CARD_KINDS,
  isPlayed,
  type Background,
  type CardKind,
  type Gang,
  type HandCard,
  type Inmate,
  type KindOfCard,
  type Location,
  type Numbers,
  type OtherCard,
  type PlayedKind,
  type PlayerTarget,
  type Recipe,
  type StrengthCard,
} from '../../../engine/facts/game.ts';
import { goodEntries, listOf, type Content } from './content.ts';
import { kindsOf } from './kinds.ts';
import { otherCardOf } from './other-cards.ts';
import { effectsOf, powersOf } from './effects.ts';
import type {
  RawBackground,
  RawCard,
  RawGame,
  RawGang,
  RawInmate,
  RawKind,
  RawLocation,
  RawOther,
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
  readonly kinds: readonly KindOfCard[];
  readonly cards: readonly Untold<HandCard>[];
  readonly gangs: readonly Untold<Gang>[];
  readonly backgrounds: readonly Untold<Background>[];
  readonly inmates: readonly Inmate[];
  readonly recipes: readonly Recipe[];
  readonly strengthCards: readonly StrengthCard[];
  readonly otherCards: readonly OtherCard[];
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

const isHandKind = (kind: RawKind): kind is RawKind & { readonly id: CardKind } =>
  (CARD_KINDS as readonly string[]).includes(kind.id);

const cardOf = (raw: RawCard, kind: RawKind & { readonly id: CardKind }, text: TextOf): Untold<HandCard> => ({
  id: raw.id,
  kind: kind.id,
  pile: kind.drawn ? (raw.pile ?? 'search') : 'open',
  copies: raw.copies,
  name: text(kind.file, kind.file, raw.id, 'name'),
  flavour: text(kind.file, kind.file, raw.id, 'flavour'),
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
 * Entries whose id is in `leftOut` (0 copies) are not in the game.
 */
export const buildFacts = (
  content: Content,
  game: RawGame | undefined,
  text: TextOf,
  leftOut: ReadonlySet<string>,
): Facts => {
  const textOf = (kind: PlayedKind, id: string, field: string) => {
    const list = listOf(content, kind);
    return text(list, list, id, field);
  };
  const isIn = ({ id }: { readonly id: string }): boolean => !leftOut.has(id);
  return {
    numbers: numbersOf(game),
    targets: targetsOf(game?.targets),
    teamTargets: targetsOf(game?.['team-targets']),
    locations: goodEntries<RawLocation>(content, 'locations').map((raw) => ({
      id: raw.id,
      name: text('locations', 'locations', raw.id, 'name'),
      picture: raw.picture,
      row: raw.row,
      faces: raw.faces,
      search: raw.search,
      actions: raw.actions,
      limits: raw.limits,
      flavour: text('locations', 'locations', raw.id, 'flavour'),
    })),
    kinds: kindsOf(content, text),
    cards: content.kinds.filter(isHandKind).flatMap((kind) =>
      goodEntries<RawCard>(content, kind.file)
        .filter(isIn)
        .map((raw) => cardOf(raw, kind, text)),
    ),
    otherCards: content.kinds
      .filter(({ id }) => !isPlayed(id))
      .flatMap((kind) =>
        goodEntries<RawOther>(content, kind.file)
          .filter(isIn)
          .map((raw) => otherCardOf(raw, kind, content, text)),
      ),
    gangs: goodEntries<RawGang>(content, listOf(content, 'gang'))
      .filter(isIn)
      .map((raw) => ({
        id: raw.id,
        formerly: raw.formerly ?? [],
        name: textOf('gang', raw.id, 'name'),
        copies: raw.copies,
        flavour: textOf('gang', raw.id, 'flavour'),
        badge: raw.badge,
        accessories: raw.accessories,
        powers: powersOf(raw.powers),
      })),
    backgrounds: goodEntries<RawBackground>(content, listOf(content, 'background')).map((raw) => ({
      id: raw.id,
      name: textOf('background', raw.id, 'name'),
      flavour: textOf('background', raw.id, 'flavour'),
      picture: raw.picture,
      gang: raw.gang,
      effects: effectsOf(raw.effects),
      memberEffects: effectsOf(raw['member-effects']),
    })),
    inmates: goodEntries<RawInmate>(content, 'inmates').map((raw) => inmateOf(raw, text)),
    recipes: recipesOf(content, leftOut),
    strengthCards: goodEntries<RawStrengthCard>(content, listOf(content, 'strength'))
      .filter(isIn)
      .map(({ id, copies, strength }) => ({ id, copies, strength })),
  };
};
