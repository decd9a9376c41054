// Opening files below templates/: their text under the path a person would type.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../problem/decode.ts';
import { leadsOut } from '../../load/read/is-folder.ts';
import { placeOfFile, type SourceFile } from '../../problem/source-file.ts';
import type { Ground, Problem } from '../../problem/problem.ts';
import type { SourceText } from '../../problem/source-place.ts';

/** A text file of the templates folder; a problem, which spoils what it says, and undefined when it cannot be read as text. */
export function readTemplateFile(
  dir: string,
  shown: string,
  name: string,
  problems: Problem[],
  spoils: readonly Ground[] = [],
): SourceText | undefined {
  const file = `${shown}/${name}`;
  const grounds = { spoils, restsOn: ['templates'] } as const;
  let bytes: Uint8Array;
  try {
    if (leadsOut(dir, join(dir, name))) {
      problems.push({
        severity: 'error',
        code: 'PATH_OUTSIDE',
        place: placeOfFile(file),
        message: `"${file}" is a link that leads out of the folder`,
        hint: 'put a copy of the file in its place',
        ...grounds,
      });
      return undefined;
    }
    if (!statSync(join(dir, name)).isFile()) {
      problems.push({
        severity: 'error',
        code: 'NOT_A_FILE',
        place: placeOfFile(file),
        message: `"${file}" is no file: a folder, a pipe, a socket or a device`,
        hint: 'put a file in its place',
        ...grounds,
      });
      return undefined;
    }
    bytes = readFileSync(join(dir, name));
  } catch (thrown) {
    const missing = thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
    problems.push({
      severity: 'error',
      code: missing ? 'MISSING_FILE' : 'UNREADABLE',
      place: placeOfFile(file),
      message: missing ? `"${file}" does not exist` : `"${file}" cannot be opened`,
      hint: 'check that it exists and may be read',
      ...grounds,
    });
    return undefined;
  }
  const { text, fault } = decodeText(bytes);
  if (fault !== undefined) {
    problems.push({
      severity: 'error',
      code: fault.code,
      place: placeOfFile(file),
      message: fault.message,
      hint: fault.hint,
      ...grounds,
    });
    return undefined;
  }
  return { file, text };
}

/** The same text as the YAML reader wants it. */
export const asSourceFile = (source: SourceText, name: string): SourceFile => ({
  path: source.file,
  name,
  text: source.text,
});
