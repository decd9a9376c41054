// Where everything stands in a state: fixed places for the header, the decision stack and the streams; the rest is laid out by `compile`.
import { LIMITS } from '../facts/game.ts';

/** A whole game at one moment. Copy, compare, hash and save it as what it is: whole numbers in a row. */
export type State = Int32Array;

/** Counts every step taken; the number a caller names to say which state an action was meant for. */
export const NUMBER = 0;
/** Turns begun, from 1. */
export const TURN = 1;
/** The seat whose turn it is. */
export const ACTIVE = 2;
export const START = 3;
export const ACTIONS = 4;
export const EXTORTIONS = 5;
export const MICHEL_MOVES = 6;
/** 0 while the game runs, else 1 + index of the reason in END_REASONS. */
export const OVER = 7;
/** Bit per winning seat. */
export const WINNERS = 8;
export const MICHEL_AT = 9;
export const DECK_LEFT = 10;
export const STRENGTH_LEFT = 11;
/** Number of open decisions. */
export const DEPTH = 12;
/** Tools not yet dug, wherever they are. */
export const TOOLS_LEFT = 13;

export const MAX_DEPTH = 3;
export const FRAME_SIZE = 14;
export const FRAMES = 16;

export const MAX_SEATS = LIMITS.players;
export const STREAMS = FRAMES + MAX_DEPTH * FRAME_SIZE;
/** Shuffling the search deck, and dealing hands anew. */
export const DECK_STREAM = 0;
/** Cards taken at random from a hand. */
export const THEFT_STREAM = 1;
/** Start player and background cards. */
export const SETUP_STREAM = 2;
/** The figure's strength cards. */
export const MICHEL_STREAM = 3;
/** One stream of dice per seat, then one per seat for whoever plays it by machine. */
export const DICE_STREAMS = 4;
export const BOT_STREAMS = DICE_STREAMS + MAX_SEATS;
export const STREAM_COUNT = BOT_STREAMS + MAX_SEATS;

/** First seat; a seat takes `tables.stride` places. */
export const SEATS = STREAMS + STREAM_COUNT * 4;

/** Location index, −1 when the seat has left. */
export const LOC = 0;
export const BEATINGS = 1;
export const CIGARETTES = 2;
export const POINTS = 3;
/** Gang index + 1; 0 for none. */
export const GANG = 4;
export const SAFE = 5;
export const LEFT = 6;
export const HAND_SIZE = 7;
/** Cards in hand by kind, then tools dug by kind, then background cards: index + 1 face down, −(index + 1) once revealed. */
export const HAND = 8;
