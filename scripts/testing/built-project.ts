// The project copied and built once for all tests: by `npm run build` as the README shows it, the site under a sub-path.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import type {} from './shared-folder.ts';
import { copyProject, runCommand, type CommandOutcome } from './project-copy.ts';

/** The path under which the site is built. */
export const BASE = '/grab-dich-frei/';

export const BUILD = 'npm run build';

export interface BuiltProject extends CommandOutcome {
  /** The built copy; nobody may change what lies there. */
  readonly folder: string;
}

/** The built copy: whoever comes first builds it, the others wait. How the build went is for the caller to judge. */
export async function builtProject(): Promise<BuiltProject> {
  const shared = inject('sharedFolder');
  const [folder, outcome] = [join(shared, 'project'), join(shared, 'outcome.json')];
  // Making the folder is the lock: exactly one process can.
  let first = true;
  try {
    mkdirSync(folder);
  } catch {
    first = false;
  }
  if (first) {
    let built: CommandOutcome = { status: null, output: 'The project could not be copied.' };
    try {
      built = await runCommand(copyProject(folder), BUILD, { SITE_BASE: BASE });
    } finally {
      writeFileSync(outcome, JSON.stringify(built));
    }
  }
  while (!existsSync(outcome) || readFileSync(outcome, 'utf8') === '') await pause(100);
  return { folder, ...(JSON.parse(readFileSync(outcome, 'utf8')) as CommandOutcome) };
}

/** The folder of the built site. */
export async function builtSite(): Promise<string> {
  const { folder, status, output } = await builtProject();
  if (status !== 0) throw new Error(`The site could not be built.\n${output}`);
  return join(folder, 'dist/site');
}
