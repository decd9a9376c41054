// What is crafted from what.

export interface Recipe {
  readonly id: string;
  /** The hand card taken from its open pile. */
  readonly makes: string;
  /** One card of each inner list is discarded. */
  readonly parts: readonly (readonly string[])[];
}
