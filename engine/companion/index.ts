// The front door of the companion: what a table at home is told and asked; no other file here is imported from outside the engine.
export { locationId } from '../tables/compile-places.ts';
export { beatingOutlook } from './beating-outlook.ts';
export type { CardPlace, DeckCommand, DiceCommand, ExtortionCommand, CompanionCommand } from './command.ts';
export { searchCards, sizeOf } from './deck-cards.ts';
export { cardsFound, diceOf, fightingGang, manyDiceGang, searchingGang } from './gang-facts.ts';
export { replayExtortion } from './replay-extortion.ts';
export type { Fight } from './replay-extortion.ts';
export { reviveCompanion, saveCompanion } from './revive.ts';
export { HELPERS, PRIZES } from './state.ts';
export type { Extortion, Helper, LogEntry, Settings, CompanionState } from './state.ts';
export type { Step } from './step.ts';
export { applyCommand, canPlay, newCompanion, tablesFor } from './companion.ts';
