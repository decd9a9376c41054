// The schemas of a content folder: every schema/*.schema.json, parsed, and what cannot be read among them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { placeAt, placeOfFile, type SourceFile } from '../../problem/source-file.ts';
import { decodeText } from '../../problem/decode.ts';
import { schemaFaults } from './check-schemas.ts';
import type { Schema, Schemas } from './schema.ts';

export interface ReadSchemas {
  readonly schemas: Schemas;
  readonly problems: readonly Problem[];
}

const ENDING = '.schema.json';

/** What was read last: the same texts give the same schemas, so that what was compiled from them serves again. */
let last: { readonly key: string; readonly schemas: Schemas; readonly faults: readonly Problem[] } | undefined;

const namesIn = (folder: string): readonly string[] | undefined => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch {
    return undefined;
  }
};

/** Where JSON stopped to make sense, as far as its message tells. */
const offsetIn = (message: string): number => Number(/position (\d+)/.exec(message)?.[1] ?? 0);

const schemaFault = (file: SourceFile, thrown: unknown): Problem => ({
  severity: 'error',
  code: 'BAD_SCHEMA',
  place: placeAt(file, Math.min(offsetIn(thrown instanceof Error ? thrown.message : ''), file.text.length)),
  message: `the schema "${file.name}" is not JSON`,
  hint: 'an editor for JSON shows what is missing here',
});

/** Reads the schemas in `dir`/schema. Never throws; a schema with a fault is left out and told. */
export const readSchemas = (dir: string): ReadSchemas => {
  const folder = join(dir, 'schema');
  const names = namesIn(folder);
  if (names === undefined)
    return {
      schemas: new Map(),
      problems: [
        {
          severity: 'error',
          code: 'MISSING_FILE',
          place: placeOfFile(folder),
          message: 'the folder "schema" is missing',
          hint: 'copy it from the content this one was made from: it says what each file may hold',
        },
      ],
    };
  const problems: Problem[] = [];
  const files: SourceFile[] = [];
  for (const name of [...names].sort()) {
    const path = join(folder, name);
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(path);
    } catch {
      problems.push({
        severity: 'error',
        code: 'UNREADABLE',
        place: placeOfFile(path),
        message: `"${path}" cannot be opened`,
        hint: 'check that it is a file and may be read',
      });
      continue;
    }
    const { text, fault } = decodeText(bytes);
    const file = { path, name: `schema/${name}`, text };
    if (fault === undefined) files.push(file);
    else
      problems.push({
        severity: 'error',
        code: fault.code,
        place: placeAt(file, fault.start),
        message: fault.message,
        hint: fault.hint,
      });
  }
  const schemas = new Map<string, Schema>();
  for (const file of files) {
    try {
      schemas.set(file.name.slice('schema/'.length, -ENDING.length), JSON.parse(file.text) as Schema);
    } catch (thrown) {
      problems.push(schemaFault(file, thrown));
    }
  }
  const key = files.map(({ name, text }) => `${name}\0${text}`).join('\0');
  // Faults stand in a folder; schemas without any are the same wherever they lie.
  if (last?.key !== key || last.faults.length > 0) last = { key, schemas, faults: schemaFaults(files, schemas) };
  return { schemas: last.schemas, problems: [...problems, ...last.faults] };
};
