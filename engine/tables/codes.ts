// Numbers for the words of the closed vocabularies, for switches in the inner loop; a test holds them to the lists they number.
// Action kinds, in the order of ACTION_SPECS.
export const END_TURN = 0;
export const ROLL = 1;
export const CAREFUL = 2;
export const SEARCH = 3;
export const CRAFT = 4;
export const JOIN = 5;
export const PLAY = 6;
export const REVEAL = 7;
export const STEAL_SPOON = 8;
export const SELL = 9;
export const BUY = 10;
export const HEAL = 11;
export const DIG = 12;
export const EXTORT = 13;
export const MICHEL_ROLL = 14;
export const SWAP = 15;
export const GO = 16;
export const STAY = 17;
export const DRAW_BONUS = 18;
export const YIELD = 19;
export const FIGHT_WITH = 20;
export const DECLINE = 21;
export const MICHEL_GO = 22;
export const MICHEL_EXTORT = 23;
export const AIM = 24;
export const WALK = 25;
export const SEND = 26;
export const TAKE = 27;
export const DISCARD = 28;
export const ACCEPT = 29;
export const REFUSE = 30;
export const GIVE = 31;
export const DONE = 32;

// Location actions and limits as bits, in the order of LOCATION_ACTIONS and LOCATION_LIMITS.
export const CAN_DIG = 1;
export const CAN_STEAL_SPOON = 2;
export const CAN_SELL = 4;
export const CAN_BUY = 8;
export const CAN_HEAL = 16;
export const NO_CRAFTING = 1;
export const NO_EXTORTION = 2;

// Reasons a game ends, 1 + index in END_REASONS.
export const WON = 1;
export const STALEMATE = 2;
export const LAST = 3;
