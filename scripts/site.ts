// `npm run site`: checks the content, then builds the whole site into one folder. Exit 1 with nothing changed if anything is wrong.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagsOrExit } from './flags.ts';
import { formatProblems } from './load/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { runSite, SiteFault, siteSummary } from './site/run-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { flags } = flagsOrExit({
  name: 'npm run site',
  says: 'Builds the site. SITE_BASE is the path it will be served under, SITE_URL the address of its host.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    out: { kind: 'text', value: 'DIR', says: 'The folder that becomes the site, "dist/site" by default; print files are taken from "print" beside it.' },
  },
});

const content = resolve(flags.content ?? resolve(root, 'content'));
const out = resolve(flags.out ?? resolve(root, 'dist/site'));
const errors = loadGame(content, { templates: resolve(root, 'templates') }).problems.filter(({ severity }) => severity === 'error');

if (errors.length > 0) {
  process.stderr.write(`${formatProblems(errors)}\n\nThe site was not built: ${String(errors.length)} ${errors.length === 1 ? 'problem' : 'problems'} in the content.\n`);
  process.exitCode = 1;
} else {
  try {
    process.stdout.write(`${siteSummary(await runSite({ content, out }), out)}\n`);
  } catch (fault) {
    if (!(fault instanceof SiteFault)) throw fault;
    process.stderr.write(`${fault.code}  ${fault.message}\n`);
    process.exitCode = 1;
  }
}
