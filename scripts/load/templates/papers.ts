// Papers: templates/papers/*.yaml → sizes in mm, or what is wrong with them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearestHint } from '../../problem/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { isFolder } from '../read/is-folder.ts';
import { decodeFile, refusal } from '../read/read-files.ts';
import { placeOfFile, type SourceFile } from '../../problem/source-file.ts';
import { child, textOf, type Node } from '../yaml/node.ts';
import { parseTree } from '../yaml/parse-tree.ts';
import { located, type ProblemAt } from '../yaml/problem-at.ts';

/** A paper, portrait; all lengths in mm. */
export interface PaperFacts {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The rim that no ink may enter. */
  readonly edge: number;
  /** Path of its file as the user would type it, for problems. */
  readonly file: string;
}

const LENGTHS = ['width', 'height', 'edge'] as const;
const FIELDS: readonly string[] = ['id', 'name', ...LENGTHS];

/** Papers are a sheet a person can hold, in mm. */
const LARGEST = 2000;

function check(file: SourceFile, root: Node): readonly ProblemAt[] {
  const at = (node: Node, code: ProblemAt['code'], message: string, hint: string): ProblemAt => ({
    code,
    start: node.start,
    end: node.end,
    message,
    hint,
  });
  if (root.kind !== 'map')
    return [at(root, 'WRONG_TYPE', `"${file.path}" is no paper`, `write the fields ${FIELDS.join(', ')}`)];
  const problems = root.entries
    .filter(({ key }) => !FIELDS.includes(key.text))
    .map(({ key }) => at(key, 'UNKNOWN_FIELD', `a paper has no field "${key.text}"`, nearestHint(key.text, FIELDS)));
  for (const field of FIELDS) {
    const node = child(root, field);
    if (node === undefined)
      problems.push(
        at({ ...root, end: root.start + 1 }, 'MISSING_FIELD', `the paper lacks the field "${field}"`, `add ${field}:`),
      );
    else if (textOf(root, field) === undefined)
      problems.push(at(node, 'EMPTY_VALUE', `the field "${field}" has no value`, `write one behind ${field}:`));
  }
  for (const field of LENGTHS) {
    const [node, text] = [child(root, field), textOf(root, field)];
    if (node === undefined || text === undefined) continue;
    if (!/^[0-9]+(\.[0-9]+)?$/.test(text))
      problems.push(
        at(node, 'WRONG_TYPE', `"${text}" is no length`, 'write millimetres as a plain number, such as 210 or 279.4'),
      );
    else if (Number(text) > LARGEST || (field !== 'edge' && Number(text) === 0))
      problems.push(
        at(node, 'OUT_OF_RANGE', `no paper measures ${text} mm`, `lengths are more than 0 and at most ${LARGEST} mm`),
      );
  }
  const [id, stem] = [textOf(root, 'id'), file.name.replace(/\.yaml$/, '')];
  const node = child(root, 'id');
  if (id !== undefined && node !== undefined && id !== stem)
    problems.push(
      at(
        node,
        'BAD_NAME',
        `the paper "${id}" stands in a file called ${file.name}`,
        `call the file ${id}.yaml or the paper ${stem}`,
      ),
    );
  const [width, height] = [Number(textOf(root, 'width')), Number(textOf(root, 'height'))];
  const tall = child(root, 'height');
  if (tall !== undefined && width > height)
    problems.push(
      at(
        tall,
        'NUMBERS_DISAGREE',
        `the paper is ${width} mm wide and only ${height} mm tall`,
        'give papers upright; sheets turn them where that fits more',
      ),
    );
  return problems;
}

/** One paper from its text. */
export function parsePaper(file: SourceFile): {
  readonly paper: PaperFacts | undefined;
  readonly problems: readonly Problem[];
} {
  const { root, problems } = parseTree(file);
  const all = [...problems, ...(root === undefined ? [] : check(file, root))];
  if (root === undefined || all.length > 0)
    return { paper: undefined, problems: all.map((problem) => located(file, problem)) };
  const length = (field: string): number => Number(textOf(root, field));
  return {
    paper: {
      id: textOf(root, 'id') ?? '',
      name: textOf(root, 'name') ?? '',
      width: length('width'),
      height: length('height'),
      edge: length('edge'),
      file: file.path,
    },
    problems: [],
  };
}

/** All papers of a templates folder in the order of their names. Never throws for what a user can do wrong. */
export function loadPapers(templates: string): {
  readonly papers: readonly PaperFacts[];
  readonly problems: readonly Problem[];
} {
  const folder = join(templates, 'papers');
  const names = isFolder(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
    : [];
  if (names.length === 0) {
    return {
      papers: [],
      problems: [
        {
          severity: 'error',
          code: 'MISSING_FILE',
          place: placeOfFile(folder),
          message: 'there is no paper to print on',
          hint: 'add a file such as a4.yaml with id, name, width, height and edge',
        },
      ],
    };
  }
  const refused = new Map(
    names.flatMap((name) => {
      const problem = refusal(templates, join(folder, name));
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
  const opened = names.filter((name) => !refused.has(name));
  const parsed = opened.map((name) => parsePaper(decodeFile(join(folder, name), name)));
  return {
    papers: parsed.flatMap(({ paper }) => (paper === undefined ? [] : [paper])),
    problems: [...refused.values(), ...parsed.flatMap(({ problems }) => problems)],
  };
}
