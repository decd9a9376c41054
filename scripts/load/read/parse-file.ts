// One file from text to checked value: tree, schema, and where its texts, ids and pictures stand. Depends on nothing but the file.
import type { ErrorObject } from 'ajv';
import { byNearness, isNear } from '../../problem/nearest.ts';
import type { SourceFile } from '../../problem/source-file.ts';
import type { Problem } from '../../problem/problem.ts';
import { ajvErrors } from '../schema/ajv-check.ts';
import { fits } from '../schema/fits.ts';
import { schemaOf, type Schemas } from '../schema/schema.ts';
import type { Node } from '../yaml/node.ts';
import { parseTree } from '../yaml/parse-tree.ts';
import { located, type ProblemAt } from '../yaml/problem-at.ts';
import { readNode, type IdUse, type PictureUse, type Reading, type TextUse } from './read-value.ts';
import { schemaProblem } from './schema-problem.ts';

export interface ParsedFile {
  readonly file: SourceFile;
  readonly root: Node | undefined;
  /** What the file says; trust its shape only where `problems` has nothing. */
  readonly value: unknown;
  readonly texts: readonly TextUse[];
  readonly ids: readonly IdUse[];
  readonly pictures: readonly PictureUse[];
  readonly problems: readonly Problem[];
  /** Where the problems begin, as offsets in ascending order. */
  readonly faults: readonly number[];
  /** Ids of entries that could not be read. */
  readonly brokenIds: readonly string[];
}

/** What ajv says of a field that is not there. */
const MAY_LACK = new Set(['required', 'minProperties']);

/** A misspelt field is one fault, not two: it is unknown, so the field it was meant for is missing. One in another language is so, too. */
const withoutMisspelt = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const missing = (error: ErrorObject) =>
    error.keyword === 'required'
      ? String((error.params as { readonly missingProperty: string }).missingProperty)
      : undefined;
  const lackingAt = new Map<string, string[]>();
  const extraAt = new Map<string, number>();
  for (const error of errors) {
    if (error.keyword === 'additionalProperties')
      extraAt.set(error.instancePath, (extraAt.get(error.instancePath) ?? 0) + 1);
    const field = missing(error);
    if (field !== undefined) lackingAt.set(error.instancePath, [...(lackingAt.get(error.instancePath) ?? []), field]);
  }
  const meant = new Set(
    errors.flatMap((error) => {
      if (error.keyword !== 'additionalProperties') return [];
      const extra = String((error.params as { readonly additionalProperty: string }).additionalProperty);
      const lacking = lackingAt.get(error.instancePath) ?? [];
      const nearest = byNearness(extra, lacking)[0];
      const alone = lacking.length === 1 && extraAt.get(error.instancePath) === 1;
      return nearest !== undefined && (alone || isNear(extra, nearest)) ? [`${error.instancePath}\n${nearest}`] : [];
    }),
  );
  return errors.filter((error) => !meant.has(`${error.instancePath}\n${missing(error) ?? ''}`));
};

/** An empty list whose only entries were broken is nobody's fault. */
const refuseEmptied = (root: Node, refused: Set<Node>): void => {
  if (root.kind === 'map')
    for (const { value } of root.entries) if (value.kind === 'scalar' && value.style === 'empty') refused.add(value);
};

/** How one file is read. */
export interface FileSchema {
  /** The schemas of the content folder, and which of them the file follows. */
  readonly schemas: Schemas;
  readonly schema: string;
  /** The file's name in sentences. */
  readonly owner: string;
  /** A translation: it may lack fields. */
  readonly partial: boolean;
}

/** Reads and checks one file against its schema. */
export const parseFile = (file: SourceFile, { schemas, schema, owner, partial }: FileSchema): ParsedFile => {
  const { root, problems, brokenIds } = parseTree(file);
  const all: ProblemAt[] = [...problems];
  const reading: Reading = { texts: [], ids: [], pictures: [], problems: [], refused: new Set(), source: file.text };
  let value: unknown;
  if (root !== undefined) {
    const at = schemaOf(schemas, schema);
    value = readNode(root, at, [], owner, reading);
    all.push(...reading.problems);
    if (problems.length > 0) refuseEmptied(root, reading.refused);
    const errors = fits(value, at) ? [] : withoutMisspelt(ajvErrors(schemas, schema, value));
    for (const error of errors) {
      if (partial && MAY_LACK.has(error.keyword)) continue;
      const problem = schemaProblem(error, root, at, owner, reading.refused);
      if (problem !== undefined) all.push(problem);
    }
  }
  return {
    file,
    root,
    value,
    brokenIds,
    texts: reading.texts,
    ids: reading.ids,
    pictures: reading.pictures,
    problems: all.map((problem) => located(file, problem)),
    faults: all.map((problem) => problem.start).sort((a, b) => a - b),
  };
};
