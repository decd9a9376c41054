// The contract of a front door, entry by entry: how a function is called with what is foreign, and how it refuses.

export type Foreign = <T>(may?: (value: unknown) => boolean) => T;
export interface Entry {
  /** Calls the function with something foreign; what comes back. */
  readonly call: (foreign: Foreign, round: number) => unknown;
  /** Is what came back a refusal? */
  readonly refuses: (value: unknown) => boolean;
  /** Codes of the RangeErrors that its comment names. */
  readonly throws: readonly string[];
}

const isRefusal = (value: unknown): boolean => (value as { readonly ok?: unknown } | null)?.ok === false;
export const refusal = (call: Entry['call'], ...throws: string[]): Entry => ({ call, refuses: isRefusal, throws });
export const ranged = (call: Entry['call'], ...throws: string[]): Entry => ({ call, refuses: () => false, throws });
export const answers = (call: Entry['call'], refuses: Entry['refuses'], ...throws: string[]): Entry => ({
  call,
  refuses,
  throws,
});
/** A list, an id, a type: nothing is called. */
export const VALUE = 'a constant';
/** Takes tables, states, matches and memories that the engine itself has made, and nothing from outside. */
export const OWN = 'only values of the engine';
/** Takes facts of a loaded game, whose types say what they are. */
export const FACTS = 'only facts of a game';

export const isNumber = (value: unknown): boolean => typeof value === 'number' && value >= 0;
export const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
export const isText = (value: unknown): boolean => typeof value === 'string';
export const isUndefined = (value: unknown): boolean => value === undefined;
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
export const isEmptyRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
export const oneOf = (round: number, ...calls: readonly (() => unknown)[]): unknown => calls[round % calls.length]?.();
