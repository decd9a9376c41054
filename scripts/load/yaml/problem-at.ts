// A problem while its place is still an offset in one file.
import { placeAt, type SourceFile } from '../../problem/source-file.ts';
import type { Problem, Severity } from '../../problem/problem.ts';
import type { Code } from '../../problem/codes.ts';

export interface ProblemAt extends Pick<Problem, 'spoils' | 'restsOn'> {
  readonly code: Code;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  readonly severity?: Severity;
}

/** Gives the problem its line and column. */
export const located = (
  file: SourceFile,
  { code, start, end, message, hint, severity = 'error', spoils, restsOn }: ProblemAt,
): Problem => ({
  severity,
  code,
  place: placeAt(file, start, end),
  message,
  hint,
  ...(spoils === undefined ? {} : { spoils }),
  ...(restsOn === undefined ? {} : { restsOn }),
});
