// `npm run bench:print`: our card sheets against headless Chromium printing the same templates, cold, in the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchReport, benchTable } from './bench/print/report.ts';
import { runRoutes } from './bench/print/run-routes.ts';
import { flagsOrExit } from './flags.ts';
import { formatProblems } from './problem/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { startProgress } from './progress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { flags } = flagsOrExit({
  name: 'npm run bench:print',
  says: 'Measures how fast cards are printed, against headless Chromium, and writes the figures to dist/bench/print.json.',
  flags: {
    cards: { kind: 'text', value: 'N', says: 'How many cards, such as 77 or 770; 77 by default.' },
    runs: { kind: 'text', value: 'N', says: 'Cold runs of each route, 5 by default.' },
    out: { kind: 'text', value: 'DIR', says: 'Where the figures go, "dist/bench" by default.' },
  },
});

const [cards, runs] = [Number(flags.cards ?? 77), Number(flags.runs ?? 5)];
const templates = resolve(root, 'templates');
const { game, problems } = loadGame(resolve(root, 'content'), { templates });

if (![cards, runs].every((count) => Number.isInteger(count) && count > 0)) {
  process.stderr.write('npm run bench:print: --cards and --runs are whole numbers from 1\n');
  process.exitCode = 1;
} else if (game === undefined) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const out = resolve(flags.out ?? join(root, 'dist/bench'));
  // Bundles find the browser's driver from where they lie, so they stay in the project wherever the figures go.
  const folder = join(root, 'node_modules/.cache/bench-print');
  const progress = startProgress({ noun: 'runs', total: 2 * runs });
  const report = benchReport(
    cards,
    await runRoutes({ game, templatesDir: templates, cards, runs, folder }, progress.at),
  );
  progress.end();
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'print.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  process.stdout.write(`${benchTable(report)}\n`);
}
