// The shape of the fact files after the schemas have passed them; ids are not linked yet, texts are left in the tree.
import type { ExamplePlay } from '../../../engine/facts/game.ts';
import type { LocationAction, LocationLimit, Pile, Sign, SignId } from '../../../engine/facts/game.ts';

export type RawEffects = Readonly<Record<string, unknown>>;

export interface RawEntry {
  readonly id: string;
}
export interface RawKind extends RawEntry {
  readonly file: string;
  readonly stamp?: string;
  readonly template: string;
  readonly back: string;
  readonly 'open-back'?: string;
  readonly 'back-word'?: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly counted: boolean;
  readonly drawn: boolean;
  readonly held: boolean;
  readonly module?: string;
  readonly fan?: number;
  readonly rules?: readonly string[];
}
export interface RawLocation extends RawEntry {
  readonly picture: string;
  readonly row: 'top' | 'bottom';
  readonly faces: readonly number[];
  readonly search: number;
  readonly actions: readonly LocationAction[];
  readonly limits: readonly LocationLimit[];
}
export interface RawCard extends RawEntry {
  readonly copies: number;
  readonly picture: string;
  readonly cigarettes: number;
  readonly pile?: Pile;
  readonly weapon?: number;
  readonly points?: number;
  readonly price?: number;
  readonly effects?: RawEffects;
}
export interface RawGang extends RawEntry {
  readonly formerly?: readonly string[];
  readonly copies: number;
  readonly badge: string;
  readonly accessories: readonly string[];
  readonly powers: RawEffects;
}
export interface RawBackground extends RawEntry {
  readonly picture: string;
  readonly gang: string;
  readonly effects: RawEffects;
  readonly 'member-effects': RawEffects;
}
export interface RawInmate extends RawEntry {
  readonly number: string;
  readonly female: { readonly portrait: string };
  readonly male: { readonly portrait: string };
}
export interface RawRecipe extends RawEntry {
  readonly makes: string;
  readonly parts: readonly (readonly string[])[];
}
export interface RawStrengthCard extends RawEntry {
  readonly copies: number;
  readonly strength: number;
}
/** An entry of a kind that the engine does not play; its schema says what it holds. */
export interface RawOther extends RawEntry {
  readonly copies?: number;
  readonly [field: string]: unknown;
}
export interface RawGame extends RawEntry {
  readonly version: string;
  readonly start: string;
  readonly 'michel-start': string;
  readonly spoon: string;
  readonly 'words-picture': string;
  readonly signs: Readonly<Record<SignId, Sign>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly targets: Readonly<Record<string, number>>;
  readonly 'team-targets': Readonly<Record<string, number>>;
}
export interface RawExample {
  readonly print?: boolean;
  readonly pictures: readonly string[];
  readonly plays?: Partial<ExamplePlay>;
}
export interface RawRule extends RawEntry {
  readonly note?: string;
  readonly index?: string;
  readonly explains?: boolean;
  readonly examples?: readonly RawExample[];
}
export interface RawChapter extends RawEntry {
  readonly picture: string;
  readonly formerly?: readonly string[];
  readonly steps?: boolean;
  readonly compact?: boolean;
  readonly rules: readonly RawRule[];
}
