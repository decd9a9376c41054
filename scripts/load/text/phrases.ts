// The shape of `content/words/<lang>/phrases.yaml`: the sentences that effects, powers and cards are printed with.
import type { CardKind, EffectKind, PowerKind } from '../../../engine/facts/game.ts';
import type { Forms as PluralForms } from '../../../voice/plural.ts';

/** One sentence, or one for each plural category of the language that needs its own. */
export type Counted = string | PluralForms;

/** A sentence, or one per reach: `here` for inmates at the own location, `anywhere` for any other inmate. */
export type Phrase = Counted | { readonly here: Counted; readonly anywhere: Counted };

export const LOCATION_FORMS = ['to', 'at'] as const;
export const CARD_FORMS = ['a', 'each'] as const;
export const GANG_FORMS = ['with'] as const;
export const NUMBER_FORMS = ['first', 'inside', 'alone', 'times'] as const;
/** A name bent for its place in a sentence: `to` the showers, `at` the showers, `a` spoon, `each` spoon, `with` the moles. */
export type LocationForm = (typeof LOCATION_FORMS)[number];
export type CardForm = (typeof CARD_FORMS)[number];
export type GangForm = (typeof GANG_FORMS)[number];
/** A number with what it counts: `first` in its sentence (One action), `inside` it (one action), `alone` (one), as how often (`times`: once). */
export type NumberForm = (typeof NUMBER_FORMS)[number];

/** Forms by id. `default` holds every form, built from `~name~`; an id of its own may give some or all of them. */
export interface Forms<F extends string> {
  readonly default: Readonly<Record<F, string>>;
  readonly [id: string]: Readonly<Partial<Record<F, string>>>;
}

export interface Phrases {
  readonly effects: Readonly<Record<EffectKind, Phrase>>;
  readonly powers: Readonly<Record<PowerKind, Phrase>>;
  /** Around the effects of a background: `~effects~`; for members also `~with~`. */
  readonly background: { readonly plain: string; readonly member: string };
  /** What a hand card says by its kind; kinds left out say it in pictures. */
  readonly cards: Readonly<Partial<Record<CardKind, string>>>;
  readonly forms: {
    /** Between the last two of several places, e.g. ` or `. */
    readonly or: string;
    /** The id `any` stands for a location by choice. */
    readonly locations: Forms<LocationForm>;
    readonly cards: Forms<CardForm>;
    readonly gangs: Forms<GangForm>;
    /** By the name of a number of the game, `action-cost`; texts refer to them as `~action-cost.first~`. */
    readonly numbers?: Readonly<Record<string, Readonly<Partial<Record<NumberForm, Counted>>>>>;
  };
}
