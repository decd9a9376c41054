// `npm run lab`: many games played by bots, and what they say about the balance of the game.
import type { Game } from '../engine/facts/game.ts';
import { FolderFault } from './folder/make-folder.ts';
import { flagsOrExit } from './flags.ts';
import { compareLab } from './lab/compare/compare.ts';
import { contentAt, VersionFault } from './lab/compare/content-at.ts';
import { explain } from './lab/explain.ts';
import { playLab } from './lab/play-lab.ts';
import { BOT_NAMES, DEFAULT_BOT, readPlayFlags } from './lab/read-play-flags.ts';
import type { PlaySettings } from './lab/read-play-flags.ts';
import { TUNE_DEFAULTS, runTune } from './lab/run-tune.ts';
import { REPORT_LANGS } from './lab/report/words.ts';
import type { ReportLang } from './lab/report/words.ts';
import { QUEUE_EXAMPLE } from './lab/server/address.ts';
import type { ServerAddress } from './lab/server/address.ts';
import { ServerFault } from './lab/server/fault.ts';
import { openServer } from './lab/server/open-server.ts';
import type { Server } from './lab/server/open-server.ts';
import { serverQueue } from './lab/server/server-queue.ts';
import { work } from './lab/server/work.ts';
import { MODES } from './lab/shards/cells.ts';
import { localQueue } from './lab/shards/local-queue.ts';
import type { ShardQueue } from './lab/shards/queue.ts';
import { loadGame } from './load/load-game.ts';
import type { Loaded } from './load/load-game.ts';
import { formatProblems } from './problem/format-problem.ts';
import { progressOf, startProgress } from './progress.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';
import { terminalLang } from './terminal/tell.ts';

enterStartFolder();

const NAME = 'npm run lab';
/** Exit code of a command that was called off by Ctrl-C. */
const CALLED_OFF = 130;

const { flags, words } = flagsOrExit({
  name: NAME,
  says: 'play: plays many games by bots on all cores and reports how balanced the game is, held against content/balance.yaml; Ctrl-C keeps what has been played. work: plays what others have asked for at --queue. explain: tells one game of such a run, with the reason of every choice. compare: plays the same games with two contents and says what differs. tune: searches the ranges of content/tuning.yaml for numbers that come closer to the goals, and prints the change as a patch.',
  words: 'play|work|explain|compare|tune',
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
    game: { kind: 'text', value: 'K', says: 'explain: which game of the run, from 1 on; 1 by default.' },
    workers: { kind: 'text', value: 'N', says: 'Threads at once, as many as there are cores by default.' },
    queue: {
      kind: 'text',
      value: 'URL',
      says: `A Redis-compatible server to share the work over, as in ${QUEUE_EXAMPLE}.`,
    },
    candidates: {
      kind: 'text',
      value: 'N',
      says: `tune: sets of numbers tried, ${TUNE_DEFAULTS.candidates} by default.`,
    },
    rounds: {
      kind: 'text',
      value: 'N',
      says: `tune: rounds, ${TUNE_DEFAULTS.rounds} by default; in each the better half plays twice as many games, in the first --games, ${TUNE_DEFAULTS.games} by default.`,
    },
    write: { kind: 'yes', says: 'tune: changes the content, too.' },
    'until-empty': { kind: 'yes', says: 'work ends when nothing is left to play.' },
    'seconds-per-turn': { kind: 'text', value: 'N', says: 'Seconds a turn takes at a real table, 25 by default.' },
    out: { kind: 'text', value: 'DIR', says: 'Where the report goes, "dist/lab" by default.', writes: true },
    lang: { kind: 'text', value: REPORT_LANGS.join('|'), says: "Language of the report, the terminal's by default." },
    since: { kind: 'text', value: 'REF', says: 'compare: the content of an earlier version in git, against today’s.' },
    content: { kind: 'list', value: 'DIR', says: 'The content folder, "content" by default; two for compare.' },
  },
});

const complain = (faults: readonly string[]): void => {
  process.stderr.write(faults.map((fault) => `${NAME}: ${fault}\n`).join(''));
  process.exitCode = 1;
};

/** Ends work the first time; a second Ctrl-C ends the command as ever. */
function callOff(): AbortSignal {
  const off = new AbortController();
  process.once('SIGINT', () => off.abort());
  return off.signal;
}

/** Says something while progress is drawn. */
const remark = (message: string): void => void process.stderr.write(`${NAME}: ${message}\n`);

/** Does `act` with the server; a server that cannot be used is told in one line. */
async function withServer(address: ServerAddress, act: (server: Server) => Promise<void>): Promise<void> {
  try {
    const server = await openServer(address);
    try {
      await act(server);
    } finally {
      server.close();
    }
  } catch (fault) {
    if (!(fault instanceof ServerFault)) throw fault;
    complain([fault.message]);
  }
}

type PlayPlan = Extract<PlaySettings, { readonly ok: true }>;

/** The language asked for, else the terminal's where there is a report in it. */
function langOf(settings: PlayPlan): ReportLang {
  const here = terminalLang(process.env);
  return settings.lang ?? REPORT_LANGS.find((one) => one === here) ?? 'en';
}

async function playOver(loaded: Loaded, settings: PlayPlan, queue: ShardQueue): Promise<void> {
  const { plan, secondsPerTurn } = settings;
  const lang = langOf(settings);
  const signal = callOff();
  const progress = startProgress({ noun: 'games', total: plan.games * plan.cells.length });
  progress.at(0);
  try {
    const { text, stopped } = await playLab({
      loaded,
      plan,
      secondsPerTurn,
      lang,
      out: flags.out ?? projectPath('dist/lab'),
      queue,
      played: progress.at,
      signal,
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

async function play(loaded: Loaded): Promise<void> {
  const settings = readPlayFlags(loaded.game, flags);
  if (!settings.ok) return complain(settings.faults);
  const { workers, server: address } = settings;
  if (address === undefined) return playOver(loaded, settings, localQueue(loaded.game, workers));
  return withServer(address, async (server) => {
    const queue = serverQueue(server, loaded.game, { workers, alone: remark });
    await playOver(loaded, settings, queue);
    const fault = queue.fault();
    if (fault !== undefined) throw fault;
  });
}

async function workFor(game: Game): Promise<void> {
  const settings = readPlayFlags(game, flags);
  if (!settings.ok) return complain(settings.faults);
  const { workers, server: address } = settings;
  if (address === undefined) return complain([`work needs a server to take shards from: --queue ${QUEUE_EXAMPLE}`]);
  if (workers === 0) return complain(['work needs at least one of --workers']);
  const untilEmpty = flags['until-empty'];
  return withServer(address, async (server) => {
    const progress = startProgress({ noun: 'games', total: undefined });
    const fault = await work({
      server,
      game,
      workers,
      untilEmpty,
      played: progress.at,
      say: remark,
      signal: callOff(),
    });
    progress.end();
    if (fault !== undefined) throw fault;
  });
}

/** Tells the game that `play` counts under this seed, number of players and mode. */
function explainGame(game: Game): void {
  const settings = readPlayFlags(game, {
    ...flags,
    players: flags.players ?? String(Math.min(4, game.numbers.maxPlayers)),
  });
  if (!settings.ok) return complain(settings.faults);
  const { cells, bots, seed } = settings.plan;
  const number = /^[1-9]\d{0,8}$/.test(flags.game ?? '1') ? Number(flags.game ?? '1') - 1 : undefined;
  if (number === undefined) return complain([`--game is a whole number from 1 on, not "${flags.game ?? ''}"`]);
  if (cells.length > 1) return complain(['explain tells one game: give --players one number and --mode one mode']);
  const lines = explain(game, { options: cells[0].options, bots, seed, number }, langOf(settings));
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function tune(loaded: Loaded): Promise<void> {
  const progress = progressOf('games');
  const tuned = await runTune(loaded, flags.content[0] ?? projectPath('content'), flags, progress.at, callOff());
  progress.end();
  if (tuned.faults.length > 0 || !('text' in tuned)) return complain(tuned.faults);
  // What was found is said beside the patch, so that the patch can be piped.
  process.stderr.write(`${tuned.text}\n`);
  process.stdout.write(tuned.patch);
  if (tuned.stopped) process.exitCode = CALLED_OFF;
}

/** Plays two contents with the same chance: those of two folders, or an earlier version and today's. */
async function compare(before: Loaded, after: Loaded, names: readonly [string, string]): Promise<void> {
  const settings = readPlayFlags(before.game, flags);
  if (!settings.ok) return complain(settings.faults);
  const { plan, secondsPerTurn, workers } = settings;
  const progress = startProgress({ noun: 'games', total: 2 * plan.games * plan.cells.length });
  try {
    const { text, stopped } = await compareLab({
      games: [before.game, after.game],
      names,
      plan,
      secondsPerTurn,
      lang: langOf(settings),
      out: flags.out ?? projectPath('dist/lab'),
      queueFor: (game) => localQueue(game, workers),
      played: progress.at,
      signal: callOff(),
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

/** The game in a folder; its problems are told if there is none. */
function load(folder: string): Loaded | undefined {
  const loaded = loadGame(folder);
  if (loaded.game !== undefined) return loaded;
  process.stderr.write(`${formatProblems(loaded.problems)}\n`);
  process.exitCode = 1;
  return undefined;
}

async function compareFolders(folders: readonly string[]): Promise<void> {
  const { since } = flags;
  if (since === undefined ? folders.length !== 2 : folders.length > 1)
    return complain(['compare needs two contents: --content DIR --content DIR, or --since REF']);
  const today = folders.at(-1) ?? projectPath('content');
  try {
    const then = since === undefined ? undefined : contentAt(today, since);
    try {
      const before = load(then?.folder ?? folders[0] ?? today);
      const after = load(today);
      if (before !== undefined && after !== undefined)
        await compare(before, after, [since ?? folders[0] ?? today, today]);
    } finally {
      then?.clear();
    }
  } catch (fault) {
    if (!(fault instanceof VersionFault)) throw fault;
    complain([fault.message]);
  }
}

const [what, ...more] = words;
if (
  (what !== 'play' && what !== 'work' && what !== 'explain' && what !== 'compare' && what !== 'tune') ||
  more.length > 0
) {
  complain([
    what === undefined
      ? 'say what to do: play, work, explain, compare or tune'
      : `"${[what, ...more].join(' ')}" is not understood; there are play, work, explain, compare and tune`,
  ]);
} else if (what === 'compare') void compareFolders(flags.content);
else if (flags.since !== undefined) complain(['--since is for compare']);
else if (flags.content.length > 1) complain(['only compare takes --content twice']);
else {
  const loaded = load(flags.content[0] ?? projectPath('content'));
  if (loaded !== undefined) {
    if (what === 'explain') explainGame(loaded.game);
    else if (what === 'tune') void tune(loaded);
    else void (what === 'play' ? play(loaded) : workFor(loaded.game));
  }
}
