// A refusal of imposition as a problem, placed at the paper that asked too much or gave too little.

import { placeOfFile } from '../../problem/source-file.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Paper, Refusal } from './imposition.ts';

/** The refusal with the paper's file as its place. */
export function refusalProblem({ code, message, hint }: Refusal, paper: Paper): Problem {
  return {
    severity: 'error',
    code,
    place: placeOfFile(paper.file ?? `templates/papers/${paper.id}.yaml`),
    message,
    hint,
  };
}
