// A copy of the project to change and to run commands in, as a user has it.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a fresh clone has not. */
const LEFT = new Set(['node_modules', 'dist', '.git', '.astro', 'site/.astro'].map((name) => join(root, name)));

/** Copies the project without what is made or installed; the packages are linked. Returns the folder, which the caller clears away. */
export function copyProject(into = mkdtempSync(join(tmpdir(), 'grab-dich-frei-'))): string {
  cpSync(root, into, { recursive: true, filter: (from) => !LEFT.has(from) });
  symlinkSync(join(root, 'node_modules'), join(into, 'node_modules'), 'junction');
  return into;
}

export interface CommandOutcome {
  readonly status: number | null;
  /** Standard output and errors, in the order they came. */
  readonly output: string;
}

/** Runs a command line in a folder through the shell, in a user's environment: without what the test runner adds, with `more`. */
export function runCommand(
  cwd: string,
  command: string,
  more: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  const own = Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST') && name !== 'TEST',
  );
  return new Promise((done, fail) => {
    const child = spawn(command, { cwd, shell: true, env: { ...Object.fromEntries(own), ...more } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', fail);
    child.once('close', (status) => {
      done({ status, output });
    });
  });
}
