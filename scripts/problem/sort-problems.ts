// Problems as they are told: each once, causes before all others, and what merely follows from a cause not at all.
import type { Code } from './codes.ts';
import type { Ground, Problem } from './problem.ts';

/** What all faults of a code rest on, wherever they are found; a problem names the rest itself. */
const RESTS_ON: Partial<Readonly<Record<Code, readonly Ground[]>>> = {
  UNKNOWN_VARIABLE: ['palette'],
  UNKNOWN_COLOUR: ['palette'],
  UNKNOWN_FONT: ['fonts', 'palette'],
  MISSING_GLYPH: ['fonts'],
  UNKNOWN_PICTURE: ['pictures'],
  MISSING_PICTURE: ['pictures'],
  TEXT_OVERFLOW: ['measures'],
  BLOCK_TOO_HIGH: ['measures'],
};

const isCause = ({ spoils = [] }: Problem): boolean => spoils.length > 0;

/** Leaves out every problem that rests on something another error has spoilt; a cause never falls by its own fault. */
export const withoutFollowers = (problems: readonly Problem[]): readonly Problem[] => {
  const spoilt = new Set(
    problems.filter(({ severity }) => severity === 'error').flatMap(({ spoils = [] }) => [...spoils]),
  );
  return problems.filter(
    ({ code, restsOn = [], spoils = [] }) =>
      ![...restsOn, ...(RESTS_ON[code] ?? [])].some((ground) => spoilt.has(ground) && !spoils.includes(ground)),
  );
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Problems without doubles and followers: causes first, then in the order of their files and places. */
export const sortProblems = (problems: readonly Problem[]): Problem[] => {
  const key = ({ place, code, message }: Problem) => `${place.file}:${place.line}:${place.column}:${code}:${message}`;
  const once = new Map(withoutFollowers(problems).map((problem) => [key(problem), problem]));
  return [...once.values()].sort(
    (a, b) =>
      Number(isCause(b)) - Number(isCause(a)) ||
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.code, b.code),
  );
};
