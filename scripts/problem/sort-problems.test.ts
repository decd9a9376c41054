// What is told of many problems: causes, not their followers.
import { expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { sortProblems } from './sort-problems.ts';

const problem = (line: number, more: Partial<Problem>): Problem => ({
  severity: 'error',
  code: 'UNKNOWN_ID',
  message: `line ${String(line)}`,
  hint: 'mend it',
  place: { file: 'f', line, column: 1, length: 1, source: '' },
  ...more,
});

const picture = problem(9, { code: 'BROKEN_PICTURE', spoils: ['picture icon-fist'] });
const follower = problem(1, { code: 'UNKNOWN_PICTURE', restsOn: ['picture icon-fist'] });
const other = problem(2, { code: 'UNKNOWN_PICTURE', restsOn: ['picture icon-fits'] });

test('a follower is left out beside its cause, and told without it', () => {
  expect(sortProblems([follower, other, picture])).toEqual([picture, other]);
  expect(sortProblems([follower, other])).toEqual([follower, other]);
});

test('a cause stands before all others, wherever its place is', () => {
  const plain = problem(1, {});
  expect(sortProblems([plain, picture])).toEqual([picture, plain]);
});

test('a missing palette silences what any sheet makes of it, and texts that come out too large', () => {
  const palette = problem(1, { code: 'MISSING_FILE', spoils: ['palette', 'measures'] });
  const followers = (
    ['UNKNOWN_VARIABLE', 'UNKNOWN_FONT', 'UNKNOWN_COLOUR', 'TEXT_OVERFLOW', 'BLOCK_TOO_HIGH'] as const
  ).map((code, i) => problem(i + 2, { code }));
  expect(sortProblems([...followers, palette])).toEqual([palette]);
  expect(sortProblems(followers)).toEqual(followers);
});

test('a warning spoils nothing, and no cause falls by its own fault', () => {
  const warning = problem(3, { severity: 'warning', spoils: ['palette'] });
  const variable = problem(4, { code: 'UNKNOWN_VARIABLE' });
  expect(sortProblems([warning, variable])).toEqual([warning, variable]);
  const self = problem(5, { spoils: ['palette'], restsOn: ['palette'] });
  expect(sortProblems([self])).toEqual([self]);
});
