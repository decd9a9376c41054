// `npm run play`: a whole game played by bots, told as a log; with --stdio a table at which other programs sit, one JSON line at a time.
import { createInterface } from 'node:readline';
import { compile } from '../engine/index.ts';
import { flagsOrExit } from './flags.ts';
import { loadGame } from './load/load-game.ts';
import { openTable, takeLine } from './play/line-table.ts';
import type { Bot, Turned } from './play/line-table.ts';
import { readPlayFlags } from './play/options-from-flags.ts';
import { searchBot } from './play/search-bot.ts';
import { storyOf } from './play/story.ts';
import { formatProblems } from './problem/format-problem.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run play',
  says: 'Plays one game by bots and tells it; with --stdio programs play seats by JSON lines (scripts/play/README.md).',
  flags: {
    players: { kind: 'text', value: 'N', says: 'Players at the table, 4 by default.' },
    seed: { kind: 'text', value: 'S', says: 'A whole number that names the game, 1 by default.' },
    michel: { kind: 'yes', says: 'With Michel or Michelle.' },
    teams: { kind: 'yes', says: 'In teams.' },
    dice: { kind: 'yes', says: 'Dice decide fights.' },
    stdio: { kind: 'yes', says: 'Ask for decisions on standard output, read them from standard input.' },
    seats: { kind: 'text', value: '0,2', says: 'Seats asked for with --stdio, all by default; bots play the others.' },
    lang: { kind: 'text', value: 'LANG', says: 'Language of the told game, the first of the content by default.' },
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
  },
});

const bot: Bot = (t, state, seat, seed) => searchBot({ t, seat }, state, seed);

async function playByLines({ table: opened, lines }: Turned): Promise<void> {
  let table = opened;
  let last = lines.at(-1);
  const say = (told: Turned['lines']): void =>
    void process.stdout.write(told.map((line) => `${JSON.stringify(line)}\n`).join(''));
  say(lines);
  for await (const line of createInterface({ input: process.stdin })) {
    if (last?.type === 'over') break;
    if (line.trim() === '') continue;
    const turned = takeLine(table, line);
    table = turned.table;
    last = turned.lines.at(-1);
    say(turned.lines);
    if (last?.type === 'over') break;
  }
  if (last?.type === 'over') return;
  process.stderr.write('npm run play: standard input ended before the game was over\n');
  process.exitCode = 1;
}

const { game, problems } = loadGame(flags.content ?? projectPath('content'));
const setting = game === undefined ? undefined : readPlayFlags(game, flags);
const lang = flags.lang ?? game?.languages[0] ?? '';
if (game === undefined || setting === undefined) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else if (!setting.ok || !game.languages.includes(lang)) {
  const faults = setting.ok ? [`--lang is one of ${game.languages.join(', ')}, not "${lang}"`] : setting.faults;
  process.stderr.write(faults.map((fault) => `npm run play: ${fault}\n`).join(''));
  process.exitCode = 1;
} else {
  const t = compile(game, setting.options);
  if (flags.stdio) await playByLines(openTable(t, setting.seed, setting.seats, bot));
  else for (const told of storyOf(t, setting.seed, bot, lang)) process.stdout.write(`${told}\n`);
}
