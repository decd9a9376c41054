// `npm run site`: checks the content, then builds the whole site into one folder. Exit 1 with nothing changed if anything is wrong.
import { resolve } from 'node:path';
import { flagsOrExit } from './flags.ts';
import { formatProblems } from './problem/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { progressOf } from './progress.ts';
import { runSite, SiteFault, siteSummary } from './site/run-site.ts';
import { tellHere } from './terminal/tell.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run site',
  says: 'Builds the site. SITE_BASE is the path it will be served under, SITE_URL the address of its host.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    out: {
      kind: 'text',
      value: 'DIR',
      writes: true,
      says: 'The folder that becomes the site, "dist/site" by default; print files are taken from "print" beside it.',
    },
  },
});

const teller = tellHere();
const { tell } = teller;
const content = resolve(flags.content ?? projectPath('content'));
const out = resolve(flags.out ?? projectPath('dist/site'));
const { game, problems } = loadGame(content, { templates: projectPath('templates'), words: true });
const errors = problems.filter(({ severity }) => severity === 'error');

/** Builds the site, or says what keeps it from being built. */
async function build(): Promise<void> {
  try {
    const progress = progressOf('pages');
    const summary = siteSummary(
      await runSite({ content, out, progress: progress.at }).finally(progress.end),
      out,
      teller,
    );
    const missing = game?.missing.length ?? 0;
    process.stdout.write(`${summary}\n${missing === 0 ? '' : `${tell('untranslated.some', { count: missing })}\n`}`);
  } catch (fault) {
    if (!(fault instanceof SiteFault)) throw fault;
    process.stderr.write(`${fault.code}  ${fault.message}\n`);
    process.exitCode = 1;
  }
}

if (errors.length > 0) {
  process.stderr.write(
    `${formatProblems(errors)}\n\n${tell('site.stopped', { problems: tell('count.problems', { count: errors.length }) })}\n`,
  );
  process.exitCode = 1;
} else void build();
