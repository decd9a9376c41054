// Where a line may end between two characters; a small part of UAX 14 that covers what cards say.

/** Stands for an icon or another box in the line. */
export const ATOM = '\ufffc';
export const SOFT_HYPHEN = '\u00ad';
const ZERO_WIDTH_SPACE = '\u200b';

const NEVER_BEFORE = /[\s!%),.:;?\]}»”’…/\u00a0\u202f\u2060]/u;
const NEVER_AFTER = /[([{«„‚¿¡\u00a0\u202f\u2060]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Whether a line may end between `left` and `right`; `before` is the character left of `left`. Spaces are the caller's business. */
export function mayBreak(before: string, left: string, right: string): boolean {
  if (left === '' || right === '') return false;
  if (left === ZERO_WIDTH_SPACE) return true;
  if (NEVER_BEFORE.test(right) || NEVER_AFTER.test(left)) return false;
  if (left === ATOM || right === ATOM) return true;
  if (left === '-' || left === '\u2010') return /\p{L}/u.test(right) && LETTER.test(before);
  if (left === '–') return LETTER.test(right);
  if (left === '—' || right === '—') return left !== right;
  return false;
}
