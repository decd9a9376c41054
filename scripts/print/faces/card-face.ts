// What a card face is before it is laid out: a template, the data that fills it, and the place in content/ it comes from.

/** Decks of the game that have a back of their own: one per back of the table of kinds, and one per open pile, named by its card. */
export type DeckId = string;

/** A value a template may read. */
export type FaceValue = string | number | boolean | readonly FaceValue[] | { readonly [name: string]: FaceValue };

/** The data of one face; every name a template asks for is present, as templates are filled in strict mode. */
export type FaceData = Readonly<Record<string, FaceValue>>;

/** One face or back, ready for its template, which draws it with bleed (templates/README.md). */
export interface CardFace {
  /** Unique in the game, usable in a file name, e.g. `part-pan`. */
  readonly id: string;
  /** Template below `templates/`, without its ending, e.g. `cards/part`. */
  readonly template: string;
  /** Trim of the card, mm. */
  readonly size: { readonly width: number; readonly height: number };
  readonly data: FaceData;
  /** The entry it comes from, for problems: `content/parts.yaml pan`. */
  readonly where: string;
}

/** A face with its place in the box: which deck it lies in, and how many cards show it. */
export interface DeckFace extends CardFace {
  readonly deck: DeckId;
  readonly copies: number;
}
