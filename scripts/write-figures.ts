// The figures of a benchmark as a file; a disk that refuses is told, as the table has still been measured.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './folder/make-folder.ts';

/** Writes figures as JSON, or says why not and lets the command end with 1. */
export function writeFigures(path: string, figures: object): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, `${JSON.stringify(figures, undefined, 2)}\n`);
  } catch (error) {
    process.stderr.write(`the figures were not written: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
