// The files of a content folder: finds them, opens them, says what cannot be opened.
import { readFileSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { placeOfFile, type SourceFile } from '../../problem/source-file.ts';
import type { Code } from '../../problem/codes.ts';
import type { Problem } from '../../problem/problem.ts';
import { decodeText } from '../../problem/decode.ts';
import { isFolder, leadsOut, statOf } from './is-folder.ts';

export interface FoundFiles {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/** A problem of a whole file. That a file is missing says nothing new where something else stands at its path. */
export const fileProblem = (path: string, code: Code, message: string, hint: string): Problem => ({
  severity: 'error',
  code,
  place: placeOfFile(path),
  message,
  hint,
  ...(code === 'MISSING_FILE' ? { restsOn: [`file ${path}`] } : {}),
});

/** A problem of what stands where a file should be. */
const notAFile = (path: string, code: 'NOT_A_FILE' | 'PATH_OUTSIDE', message: string, hint: string): Problem => ({
  ...fileProblem(path, code, message, hint),
  spoils: [`file ${path}`],
});

const NOT_CONTENT = new Set(['schema']);

const unreadable = (path: string, thrown: unknown) => {
  const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown reason';
  return {
    code: 'UNREADABLE',
    message: `"${path}" cannot be opened (${reason})`,
    hint: 'check that it exists and may be read',
  } as const;
};

/** Why a path that should be a file is not opened: it would hang, never end, or show what lies elsewhere. */
export const refusal = (dir: string, path: string): Problem | undefined => {
  const stat = statOf(path);
  if (stat === undefined) return undefined;
  if (leadsOut(dir, path))
    return notAFile(
      path,
      'PATH_OUTSIDE',
      `"${path}" is a link that leads out of the folder`,
      'put a copy of the file in its place',
    );
  return stat.isFile()
    ? undefined
    : notAFile(
        path,
        'NOT_A_FILE',
        `"${path}" is a pipe, a socket or a device, and should be a file`,
        'put a file in its place, or give it another ending',
      );
};

/** One file as text, or with why it is none; `name` is its path inside its folder. */
export const decodeFile = (path: string, name: string): SourceFile => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (thrown) {
    const { code, message, hint } = unreadable(path, thrown);
    return { path, name, text: '', fault: { code, start: 0, message, hint } };
  }
  const { text, fault } = decodeText(bytes);
  return { path, name, text, ...(fault === undefined ? {} : { fault }) };
};

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

const walk = (dir: string, folder: string, files: SourceFile[], problems: Problem[]): void => {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(dir, folder), { withFileTypes: true });
  } catch (thrown) {
    const { code, message, hint } = unreadable(join(dir, folder), thrown);
    problems.push(fileProblem(join(dir, folder), code, message, hint));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const path = join(dir, name);
    if (entry.name.startsWith('.') || (folder === '' && NOT_CONTENT.has(entry.name))) continue;
    const folderThere = entry.isSymbolicLink() ? isFolder(path) : entry.isDirectory();
    if (folderThere && isYaml(entry.name))
      problems.push(
        notAFile(path, 'NOT_A_FILE', `"${path}" is a folder, and should be a file`, 'move or rename the folder'),
      );
    else if (folderThere && !entry.isSymbolicLink()) walk(dir, name, files, problems);
    else if (isYaml(entry.name)) {
      const refused = refusal(dir, path);
      if (refused === undefined) files.push(decodeFile(path, name));
      else problems.push(refused);
    }
  }
};

/** Reads every YAML file under `dir`, in the order of their names. Never throws. */
export const readFiles = (dir: string): FoundFiles => {
  const stat = statOf(dir);
  if (stat === undefined)
    return {
      files: [],
      problems: [
        fileProblem(dir, 'MISSING_FILE', `the content folder "${dir}" does not exist`, 'name it with --content DIR'),
      ],
    };
  if (!stat.isDirectory())
    return {
      files: [],
      problems: [
        fileProblem(
          dir,
          'NOT_A_FOLDER',
          `"${dir}" is a file, and should be the content folder`,
          'name the folder with --content DIR',
        ),
      ],
    };
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  walk(dir, '', files, problems);
  return { files, problems };
};
