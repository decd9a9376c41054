// The content of an earlier version, taken out of git into a folder of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ContentThen {
  readonly folder: string;
  readonly clear: () => void;
}

/** A version cannot be had; the message is one for users. */
export class VersionFault extends Error {}

/** The folder `content` as it was at `ref`, a commit, tag or branch. Throws VersionFault outside of git and for a version without it. */
export function contentAt(content: string, ref: string): ContentThen {
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-C', content, ...args], { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new VersionFault(`--since needs git, and "${content}" is not in a repository`);
  }
  let names: string[];
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).toString().trim();
    names = git('ls-tree', '-r', '-z', '--name-only', commit, '.').toString().split('\0').filter(Boolean);
    if (names.length === 0) throw new VersionFault(`--since ${ref}: that version has no folder "${content}"`);
    const folder = mkdtempSync(join(tmpdir(), 'content-then-'));
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), git('show', `${commit}:./${name}`));
    }
    return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
  } catch (fault) {
    if (fault instanceof VersionFault) throw fault;
    throw new VersionFault(`--since cannot be "${ref}"; name a commit, a tag or a branch`);
  }
}
