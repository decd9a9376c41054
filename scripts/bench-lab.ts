// `npm run bench:lab`: games per CPU second of each bot, playouts and worlds dealt anew, each beside the naive way in the same run, and what a second worker brings.
import { join, resolve } from 'node:path';
import { BOTS } from '../bots/bots.ts';
import { EFFORT, searchingBot } from '../bots/search.ts';
import { measureLookahead } from './bench/engine/lookahead.ts';
import { measureBot, measureHostedBot } from './bench/lab/bot-games.ts';
import { measureNaiveWorlds } from './bench/lab/naive-worlds.ts';
import { labReport, labTable } from './bench/lab/report.ts';
import { measureScaling } from './bench/lab/worker-scaling.ts';
import { flagsOrExit } from './flags.ts';
import { loadGame } from './load/load-game.ts';
import { formatProblems } from './problem/format-problem.ts';
import { startProgress } from './progress.ts';
import { projectPath } from './start-folder.ts';
import { writeFigures } from './write-figures.ts';

const PLAYERS = 4;
/** Playouts per decision of the search bot that is measured: few, so that a figure holds several games. */
const PLAYOUTS = 4;
/** Games by greedy with one worker and with two, for each second that was asked for. */
const SCALING_GAMES = 150;

const { flags } = flagsOrExit({
  name: 'npm run bench:lab',
  says: 'Measures how fast bots play, against the same bots with boardgame.io as their host, and writes the figures to dist/bench/lab.json.',
  flags: {
    seconds: { kind: 'text', value: 'N', says: 'CPU seconds for each figure, 1 by default.' },
    out: { kind: 'text', value: 'DIR', writes: true, says: 'Where the figures go, "dist/bench" by default.' },
  },
});

const seconds = Number(flags.seconds ?? 1);
const { game, problems } = loadGame(projectPath('content'));

if (!(seconds > 0 && seconds < 3600)) {
  process.stderr.write('npm run bench:lab: --seconds is a number above 0\n');
  process.exitCode = 1;
} else if (game === undefined) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  const options = { players: PLAYERS };
  const bots = [
    BOTS.random,
    BOTS.greedy,
    searchingBot(`search, ${PLAYOUTS} playouts`, { ...EFFORT, playouts: PLAYOUTS }),
  ];
  const progress = startProgress({ noun: 'figures', total: 2 * bots.length + 3 });
  let done = 0;
  const noted = <T>(figure: T): T => {
    progress.at(++done);
    return figure;
  };
  const figures = bots.map((bot) => ({
    bot: bot.name,
    ours: noted(measureBot(game, options, bot, seconds)),
    hosted: noted(measureHostedBot(game, options, bot, seconds)),
  }));
  const ahead = noted(measureLookahead(game, options, seconds));
  const naive = noted(measureNaiveWorlds(game, options, seconds));
  const scaling = noted(await measureScaling(game, PLAYERS, 'greedy', Math.ceil(SCALING_GAMES * seconds)));
  progress.end();
  const report = labReport(game.version, figures, ahead, naive, scaling);
  writeFigures(join(resolve(flags.out ?? projectPath('dist/bench')), 'lab.json'), report);
  process.stdout.write(`${labTable(report)}\n`);
}
