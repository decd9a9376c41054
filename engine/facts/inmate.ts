// Inmates, with a woman and a man on each board.
import type { LocalText } from './text.ts';

export const SIDES = ['female', 'male'] as const;
export type Side = (typeof SIDES)[number];

export interface InmateSide {
  readonly name: LocalText;
  /** Name of the vector portrait in templates/portraits. */
  readonly portrait: string;
  /** The inmate's file entry, dry and harmless. */
  readonly flavour: LocalText;
}

export interface Inmate {
  readonly id: string;
  /** File number shown on the name board, kept as spelt. */
  readonly number: string;
  readonly sides: Readonly<Record<Side, InmateSide>>;
}
