// `npm run site`: refuses what check refuses, then builds the whole site into one folder. Exit 1 with nothing changed if anything is wrong.
import { dirname, join, resolve } from 'node:path';
import { flagsOrExit } from './flags.ts';
import { formatProblems } from './problem/format-problem.ts';
import { proofread, readSources } from './print/output/proof.ts';
import { progressOf } from './progress.ts';
import { madeSummary, makeSite, SiteFault } from './site/make-site.ts';
import { tellHere } from './terminal/tell.ts';
import { enterStartFolder, projectPath, shownPath } from './start-folder.ts';

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
      says: 'The folder that becomes the site, "dist/site" by default; print files come from "print" beside it if they are of this content, else they are made.',
    },
  },
});

const teller = tellHere();
const { tell } = teller;
const content = flags.content ?? projectPath('content');
const templates = projectPath('templates');
const out = resolve(flags.out ?? projectPath('dist/site'));
const prints = join(dirname(out), 'print');
const sources = readSources(content, templates);
const problems = proofread(sources);
const errors = problems.filter(({ severity }) => severity === 'error');

/** Builds the site, or says what keeps it from being built. */
async function build(): Promise<void> {
  try {
    const progress = progressOf('pages');
    const folders = { content: resolve(content), templates: resolve(templates), prints, out };
    const site = await makeSite({ ...folders, progress: progress.at }).finally(progress.end);
    const missing = sources.loaded.game?.missing.length ?? 0;
    process.stdout.write(
      `${madeSummary(site, out, shownPath(prints), teller)}\n${missing === 0 ? '' : `${tell('untranslated.some', { count: missing })}\n`}`,
    );
  } catch (fault) {
    if (!(fault instanceof SiteFault)) throw fault;
    process.stderr.write(`${fault.code}  ${fault.message}\n`);
    process.exitCode = 1;
  }
}

if (errors.length > 0) {
  process.stderr.write(
    `${formatProblems(problems)}\n\n${tell('site.stopped', { problems: tell('count.problems', { count: errors.length }) })}\n`,
  );
  process.exitCode = 1;
} else void build();
