// `npm run build`: check, print and site in one go, and a summary of what lies where. Exit 1 with nothing changed if the content is wrong.
import { resolve } from 'node:path';
import { flagsOrExit } from './flags.ts';
import { summaryOf } from './load/check-summary.ts';
import { formatProblems } from './problem/format-problem.ts';
import { proofread, readSources } from './print/output/proof.ts';
import { ALL, PRODUCT_NAMES, runPrint } from './print/output/run-print.ts';
import { progressOf } from './progress.ts';
import { madeSummary, makeSite, SiteFault } from './site/make-site.ts';
import { tellHere } from './terminal/tell.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run build',
  says: 'Checks the content, prints every PDF and builds the site. SITE_BASE is the path the site will be served under, SITE_URL the address of its host.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    out: { kind: 'text', value: 'DIR', writes: true, says: 'Where "print" and "site" are put, "dist" by default.' },
  },
});

const content = flags.content ?? projectPath('content');
const templates = projectPath('templates');
const out = flags.out ?? projectPath('dist');
const teller = tellHere();
const { tell } = teller;
const step = (name: 'check' | 'print' | 'site' | 'where', text: string): void =>
  void process.stdout.write(`── ${tell(`build.${name}`)} ──\n${text}\n\n`);

/** The build goes on past warnings, which say themselves; only an error stops it, as it stops the site. */
function check(): boolean {
  const sources = readSources(content, templates);
  const problems = proofread(sources);
  const text = [
    ...(problems.length === 0 ? [] : [formatProblems(problems), '']),
    summaryOf({ ...sources.loaded, problems }, teller),
  ].join('\n');
  const passed = problems.every(({ severity }) => severity === 'warning');
  if (passed) step('check', text);
  else process.stderr.write(`${text}\n\n${tell('build.nothing')}\n`);
  return passed;
}

function print(): boolean {
  const progress = progressOf('files');
  const outcome = runPrint({
    content,
    templates,
    out: `${out}/print`,
    lang: ALL,
    paper: ALL,
    teller,
    progress: progress.at,
  });
  progress.end();
  if (!outcome.ok) process.stderr.write(`${outcome.text}\n`);
  else step('print', outcome.summary);
  return outcome.ok;
}

async function site(): Promise<boolean> {
  const progress = progressOf('pages');
  try {
    const to = `${out}/site`;
    const folders = {
      content: resolve(content),
      templates: resolve(templates),
      prints: resolve(out, 'print'),
      out: resolve(to),
    };
    const made = await makeSite({ ...folders, progress: progress.at }).finally(progress.end);
    step('site', madeSummary(made, to, `${out}/print`, teller));
    return true;
  } catch (fault) {
    if (!(fault instanceof SiteFault)) throw fault;
    process.stderr.write(`${fault.code}  ${fault.message}\n`);
    return false;
  }
}

/** Each step is taken only when the one before it went well. */
async function build(): Promise<void> {
  if (!check() || !print() || !(await site())) {
    process.exitCode = 1;
    return;
  }
  step(
    'where',
    [
      `${out}/print/<lang>/<paper>/  ${PRODUCT_NAMES.map((name) => `${name}.pdf`).join(', ')}`,
      `${out}/site/                  ${tell('build.whole-site')}`,
    ].join('\n'),
  );
}

void build();
