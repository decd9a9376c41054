// The numbers of the game.

/** Single numbers of the game, from `numbers:` in content/game.yaml; the YAML name is the same in kebab-case. */
export interface Numbers {
  readonly dieFaces: number;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Search cards in the starting hand (setup.hand). */
  readonly startHand: number;
  /** Background cards dealt to each (setup.hand). */
  readonly startBackgrounds: number;
  readonly actionsPerTurn: number;
  readonly handLimit: number;
  /** Actions that everything costs that has no price of its own (turn.anywhere). */
  readonly actionCost: number;
  /** Actions that a careful move costs (move.careful). */
  readonly carefulCost: number;
  readonly extortionsPerTurn: number;
  readonly maxBeatings: number;
  /** From this many beatings on, no crafting (craft.beaten). */
  readonly craftBlockedAt: number;
  /** From this many beatings on, no digging (dig.beaten). */
  readonly digBlockedAt: number;
  /** Beatings removed by one heal action (heal.one). */
  readonly healed: number;
  /** Spoons taken by one steal action (spoon.steal). */
  readonly spoonsStolen: number;
  /** Beatings the loser of a fight takes (extort.beating). */
  readonly fightBeatings: number;
  /** Moves of the figure in one turn (michel.move). */
  readonly michelMovesPerTurn: number;
  /** Cigarettes for beating the figure (michel.outcome). */
  readonly michelReward: number;
  /** Printed cigarette tokens worth 1 and worth 5; the supply counts as endless. */
  readonly cigaretteOnes: number;
  readonly cigaretteFives: number;
  /** Inmates in a team game share the seats in turn; number of teams (team.sides). */
  readonly teams: number;
}

export interface PlayerTarget {
  readonly players: number;
  readonly points: number;
}
