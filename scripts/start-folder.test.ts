// Commands run from anywhere: relative paths mean the user's folder, also through npm --prefix.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'start ö ')));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const script = `import { enterStartFolder, projectPath, shownPath } from ${JSON.stringify(join(root, 'scripts/start-folder.ts'))}; enterStartFolder(); console.log(JSON.stringify([process.cwd(), projectPath('content'), shownPath(${JSON.stringify(join(folder, 'out'))})]));`;
const run = (cwd: string, from: string | undefined): unknown => {
  const { INIT_CWD: _own, ...env } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'node_modules/tsx/dist/loader.mjs'), '--input-type=module', '-e', script],
    { cwd, encoding: 'utf8', env: { ...env, ...(from === undefined ? {} : { INIT_CWD: from }) } },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

test.each([
  ['in the project', root, undefined, [root, 'content', join(folder, 'out')]],
  ['elsewhere, without npm', folder, undefined, [folder, join(root, 'content'), 'out']],
  ['elsewhere, through npm --prefix', root, folder, [folder, join(root, 'content'), 'out']],
  ['elsewhere, started by something that npm started', folder, root, [folder, join(root, 'content'), 'out']],
  ['in a folder that is gone', root, join(folder, 'gone'), [root, 'content', join(folder, 'out')]],
])('%s', (_, cwd, from, expected) => {
  expect(run(cwd, from)).toEqual(expected);
});
