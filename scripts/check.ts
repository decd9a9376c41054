// `npm run check`: reads the whole content and says everything that is wrong with it. Exit 1 if there is anything, warnings included.
import { flagsOrExit } from './flags.ts';
import { summaryOf } from './load/check-summary.ts';
import { formatProblems } from './load/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run check',
  says: 'Checks the content: YAML, fields, ids, recipes, targets, references, pictures, translations.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    templates: { kind: 'text', value: 'DIR', says: 'The templates folder, where pictures are looked up; "templates" by default.' },
    json: { kind: 'yes', says: 'Print one JSON object instead of text.' },
  },
});

const loaded = loadGame(flags.content ?? projectPath('content'), { templates: flags.templates ?? projectPath('templates') });
const { problems, leftOut } = loaded;
const output = flags.json
  ? JSON.stringify({ ok: problems.length === 0, problems, leftOut, missing: loaded.game?.missing ?? [] }, null, 2)
  : [...(problems.length === 0 ? [] : [formatProblems(problems), '']), summaryOf(loaded)].join('\n');
process.stdout.write(`${output}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
