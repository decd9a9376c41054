// Cards that say how strong Michel & Michelle are.

export interface StrengthCard {
  readonly id: string;
  readonly copies: number;
  readonly strength: number;
}
