// `npm run bench:print`: the print command, for all cards, against headless Chromium printing the same templates, in the same run.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchCards } from './bench/print/bench-cards.ts';
import { BENCH_LANG } from './bench/print/bench-job.ts';
import { benchReport, benchTable } from './bench/print/report.ts';
import { ROUTES, runRoutes } from './bench/print/run-routes.ts';
import { flagsOrExit } from './flags.ts';
import { formatProblems } from './problem/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { startProgress } from './progress.ts';
import { writeFigures } from './write-figures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { flags } = flagsOrExit({
  name: 'npm run bench:print',
  says: 'Measures how fast all cards are printed, against headless Chromium, and writes the figures to dist/bench/print.json.',
  flags: {
    runs: { kind: 'text', value: 'N', says: 'Runs of each route, 5 by default.' },
    out: { kind: 'text', value: 'DIR', writes: true, says: 'Where the figures go, "dist/bench" by default.' },
  },
});

const runs = Number(flags.runs ?? 5);
const { game, problems } = loadGame(resolve(root, 'content'), { templates: resolve(root, 'templates') });

if (!Number.isInteger(runs) || runs <= 0) {
  process.stderr.write('npm run bench:print: --runs is a whole number from 1\n');
  process.exitCode = 1;
} else if (game === undefined) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const out = resolve(flags.out ?? join(root, 'dist/bench'));
  const folder = join(root, 'node_modules/.cache/bench-print');
  const progress = startProgress({ noun: 'runs', total: ROUTES.length * runs });
  const results = await runRoutes({ root, runs, folder }, progress.at);
  const report = benchReport(benchCards(game, BENCH_LANG).length, results);
  progress.end();
  writeFigures(join(out, 'print.json'), report);
  process.stdout.write(`${benchTable(report)}\n`);
}
