// `npm run changes`: what has changed in the game since an earlier version of its content, for the changelog and for those who play it.
import { basename, dirname } from 'node:path';
import { contentAt, VersionFault } from './lab/compare/content-at.ts';
import { changesBetween } from './changes/differences.ts';
import { CHANGE_LANGS, tellChanges } from './changes/tell-changes.ts';
import { flagsOrExit } from './flags.ts';
import { writeWhole } from './folder/write-whole.ts';
import { loadGame } from './load/load-game.ts';
import { formatProblems } from './problem/format-problem.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';
import { terminalLang } from './terminal/tell.ts';
import type { Game } from '../engine/facts/game.ts';

enterStartFolder();

const NAME = 'npm run changes';

const { flags } = flagsOrExit({
  name: NAME,
  says: 'Says what has changed in the game: cards, places, gangs, recipes and rules added, removed or changed field by field, and numbers moved.',
  flags: {
    since: { kind: 'text', value: 'REF', says: 'An earlier version in git: a commit, a tag or a branch.' },
    before: { kind: 'text', value: 'DIR', says: 'Instead of --since: the content folder of before.' },
    content: { kind: 'text', value: 'DIR', says: 'The content folder of today, "content" by default.' },
    out: { kind: 'text', value: 'FILE', writes: 'file', says: 'Write into this file instead of the terminal.' },
    markdown: { kind: 'yes', says: 'As Markdown, for CHANGELOG.md.' },
    lang: { kind: 'text', value: CHANGE_LANGS.join('|'), says: "Language, the terminal's by default." },
  },
});

const complain = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/** The game in a folder; its problems are told. */
function gameIn(folder: string, version: string): Game | undefined {
  const { game, problems } = loadGame(folder);
  if (game === undefined) complain(`${NAME}: ${version} cannot be read as a game\n${formatProblems(problems)}`);
  return game;
}

function compare(before: string, after: string): void {
  const here = terminalLang(process.env);
  const lang = CHANGE_LANGS.find((one) => one === flags.lang) ?? CHANGE_LANGS.find((one) => one === here) ?? 'en';
  const [then, now] = [gameIn(before, flags.since ?? before), gameIn(after, after)];
  if (then === undefined || now === undefined) return;
  const told = `${tellChanges(changesBetween(then, now, lang), lang, flags.markdown)}\n`;
  if (flags.out === undefined) return void process.stdout.write(told);
  writeWhole(dirname(flags.out), { [basename(flags.out)]: told });
}

const content = flags.content ?? projectPath('content');
if (flags.lang !== undefined && !CHANGE_LANGS.some((one) => one === flags.lang))
  complain(`${NAME}: --lang cannot be "${flags.lang}"\n  choose ${CHANGE_LANGS.join(' or ')}`);
else if ((flags.since === undefined) === (flags.before === undefined))
  complain(`${NAME}: --since or --before is needed, one of the two\n  for instance --since v0.1.0`);
else if (flags.before !== undefined) compare(flags.before, content);
else
  try {
    const then = contentAt(content, flags.since ?? '');
    try {
      compare(then.folder, content);
    } finally {
      then.clear();
    }
  } catch (fault) {
    if (!(fault instanceof VersionFault)) throw fault;
    complain(`${NAME}: ${fault.message}`);
  }
