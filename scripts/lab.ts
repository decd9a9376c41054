// `npm run lab`: many games played by bots, and what they say about the balance of the game.
import { FolderFault } from './folder/make-folder.ts';
import { flagsOrExit } from './flags.ts';
import { playLab } from './lab/play-lab.ts';
import { BOT_NAMES, DEFAULT_BOT, readPlayFlags } from './lab/read-play-flags.ts';
import { REPORT_LANGS } from './lab/report/words.ts';
import { MODES } from './lab/shards/cells.ts';
import { localQueue } from './lab/shards/local-queue.ts';
import { loadGame } from './load/load-game.ts';
import type { Loaded } from './load/load-game.ts';
import { formatProblems } from './problem/format-problem.ts';
import { startProgress } from './progress.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';
import { terminalLang } from './terminal/tell.ts';

enterStartFolder();

const NAME = 'npm run lab';
/** Exit code of a command that was called off by Ctrl-C. */
const CALLED_OFF = 130;

const { flags, words } = flagsOrExit({
  name: NAME,
  says: 'play: plays many games by bots on all cores and reports how balanced the game is, held against content/balance.yaml; Ctrl-C keeps what has been played.',
  words: 'play',
  flags: {
    players: { kind: 'text', value: '2-6', says: 'Numbers of players, all by default.' },
    mode: { kind: 'text', value: MODES.join(','), says: 'Modes with commas between, base by default.' },
    bots: {
      kind: 'text',
      value: 'A,B',
      says: `Who plays, ${DEFAULT_BOT} by default; several change places from game to game: ${BOT_NAMES.join(', ')}.`,
    },
    games: { kind: 'text', value: 'N', says: 'Games for each number of players and mode, 1000 by default.' },
    seed: { kind: 'text', value: 'S', says: 'A whole number that names the run, 1 by default.' },
    workers: { kind: 'text', value: 'N', says: 'Threads at once, as many as there are cores by default.' },
    'seconds-per-turn': { kind: 'text', value: 'N', says: 'Seconds a turn takes at a real table, 25 by default.' },
    out: { kind: 'text', value: 'DIR', says: 'Where the report goes, "dist/lab" by default.', writes: true },
    lang: { kind: 'text', value: REPORT_LANGS.join('|'), says: "Language of the report, the terminal's by default." },
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
  },
});

const complain = (faults: readonly string[]): void => {
  process.stderr.write(faults.map((fault) => `${NAME}: ${fault}\n`).join(''));
  process.exitCode = 1;
};

async function play(loaded: Loaded): Promise<void> {
  const settings = readPlayFlags(loaded.game, flags);
  if (!settings.ok) return complain(settings.faults);
  const { plan, workers, secondsPerTurn } = settings;
  const here = terminalLang(process.env);
  const lang = settings.lang ?? REPORT_LANGS.find((one) => one === here) ?? 'en';
  const off = new AbortController();
  // Only the first time: a second Ctrl-C ends the command as ever.
  process.once('SIGINT', () => off.abort());
  const progress = startProgress({ noun: 'games', total: plan.games * plan.cells.length });
  progress.at(0);
  try {
    const { text, stopped } = await playLab({
      loaded,
      plan,
      secondsPerTurn,
      lang,
      out: flags.out ?? projectPath('dist/lab'),
      queue: localQueue(loaded.game, workers),
      played: progress.at,
      signal: off.signal,
    });
    progress.end();
    process.stdout.write(`${text}\n`);
    if (stopped) process.exitCode = CALLED_OFF;
  } catch (fault) {
    progress.end();
    if (!(fault instanceof FolderFault)) throw fault;
    complain([`--out cannot be used: ${fault.message}`]);
  }
}

const [what, ...more] = words;
if (what !== 'play' || more.length > 0) {
  complain([
    what === undefined ? 'say what to do: play' : `"${[what, ...more].join(' ')}" is not understood; there is play`,
  ]);
} else {
  const loaded = loadGame(flags.content ?? projectPath('content'));
  if (loaded.game === undefined) {
    process.stderr.write(`${formatProblems(loaded.problems)}\n`);
    process.exitCode = 1;
  } else void play(loaded);
}
