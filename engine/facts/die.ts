// What the die shows.

/** A face of the game's die: a whole number from 1 to `Numbers.dieFaces`. */
export type DieFace = number;
