// The sides of the board: single players on one, teams on the other (team.sides).

export const BOARD_SIDES = ['solo', 'team'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];
