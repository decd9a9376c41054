// `npm run print`: prints cards, board, inmate boards, tokens and rulebook. Exit 1 with nothing written if anything is wrong.
import { flagsOrExit } from './flags.ts';
import { loadGame } from './load/load-game.ts';
import { loadPapers } from './load/templates/papers.ts';
import { formatProblems } from './problem/format-problem.ts';
import { ALL, PRODUCT_NAMES, runPrint } from './print/output/run-print.ts';
import { progressOf } from './progress.ts';
import { tellHere } from './terminal/tell.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run print',
  says: 'Prints the game as PDF files, one folder per language and paper. Print them at 100 %, on both sides where the sheet says so.',
  flags: {
    lang: {
      kind: 'text',
      says: 'The language, "all" by default.',
      choices: (given) => [...(loadGame(given('content') ?? projectPath('content')).game?.languages ?? []), ALL],
    },
    paper: {
      kind: 'text',
      says: 'The paper, "all" by default.',
      choices: (given) => [
        ...loadPapers(given('templates') ?? projectPath('templates')).papers.map(({ id }) => id),
        ALL,
      ],
    },
    only: {
      kind: 'list',
      value: 'NAME,…',
      says: `Only these products: ${PRODUCT_NAMES.join(', ')}.`,
    },
    out: { kind: 'text', value: 'DIR', writes: true, says: 'Where the files go, "dist/print" by default.' },
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    templates: { kind: 'text', value: 'DIR', says: 'The templates folder, "templates" by default.' },
  },
});

const progress = progressOf('files');
const outcome = runPrint({
  content: flags.content ?? projectPath('content'),
  templates: flags.templates ?? projectPath('templates'),
  out: flags.out ?? projectPath('dist/print'),
  lang: flags.lang ?? ALL,
  paper: flags.paper ?? ALL,
  only: flags.only.flatMap((names) => names.split(',')),
  teller: tellHere(),
  progress: progress.at,
});
progress.end();

if (outcome.ok) {
  const { problems } = outcome;
  if (problems.length > 0) process.stderr.write(`${formatProblems(problems)}\n\n`);
  process.stdout.write(`${outcome.summary}\n`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
} else {
  process.stderr.write(`${outcome.text}\n`);
  process.exitCode = 1;
}
