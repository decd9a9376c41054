// `npm run fuzz`: random games through the engine and through its oracle, compared after every step. Exit 1 at any difference.
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { flagsOrExit } from './flags.ts';
import { ALL_EXERCISED_FROM, fuzzReport, isSound } from './fuzz/report.ts';
import { runShared } from './fuzz/run-shared.ts';
import { formatProblems } from './problem/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { startProgress } from './progress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { flags } = flagsOrExit({
  name: 'npm run fuzz',
  says: `Plays random games of every kind through both interpreters of the rules and compares states, legal actions, views, reasons and what everybody is told after every step; content is varied and chance handed in now and then. From ${ALL_EXERCISED_FROM} games on every rule, effect and power must come up.`,
  flags: {
    games: { kind: 'text', value: 'N', says: 'How many games, 1000 by default.' },
    seed: { kind: 'text', value: 'S', says: 'A whole number that names the run, 1 by default.' },
    from: {
      kind: 'text',
      value: 'N',
      says: 'Number of the first game, 0 by default; to play one game of a run again.',
    },
    steps: { kind: 'text', value: 'N', says: 'Steps after which a game counts as capped, 1500 by default.' },
    processes: { kind: 'text', value: 'N', says: 'Processes at once, as many as there are cores by default.' },
  },
});

const [games, seed, from, most] = [
  Number(flags.games ?? 1000),
  Number(flags.seed ?? 1),
  Number(flags.from ?? 0),
  Number(flags.steps ?? 1500),
];
const processes = flags.processes === undefined ? undefined : Number(flags.processes);
const { game, problems } = loadGame(resolve(root, 'content'));

if (
  ![games, most, processes ?? 1].every((count) => Number.isSafeInteger(count) && count > 0) ||
  ![seed, from].every((count) => Number.isSafeInteger(count) && count >= 0)
) {
  process.stderr.write(
    'npm run fuzz: --games, --steps and --processes are whole numbers from 1, --seed and --from from 0\n',
  );
  process.exitCode = 2;
} else if (game === undefined) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const progress = startProgress({ noun: 'games', total: games });
  const counts = await runShared(game, { seed, from, to: from + games, most }, progress.at, processes);
  progress.end();
  process.stdout.write(`${fuzzReport(counts)}\n`);
  process.exitCode = isSound(counts) ? 0 : 1;
}
