// `npm run check`: reads the whole content and says everything that is wrong with it. Exit 1 if there is anything, warnings included.
import { flagsOrExit } from './flags.ts';
import { summaryOf } from './load/check-summary.ts';
import { formatProblems } from './problem/format-problem.ts';
import { loadGame } from './load/load-game.ts';
import { readSources } from './load/rules-report/read-sources.ts';
import { reportRules } from './load/rules-report/rules-report.ts';
import { rulesTable } from './load/rules-report/rules-table.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run check',
  says: 'Checks the content: YAML, fields, ids, recipes, targets, references, pictures, translations.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    templates: {
      kind: 'text',
      value: 'DIR',
      says: 'The templates folder, where pictures are looked up; "templates" by default.',
    },
    rules: {
      kind: 'yes',
      says: 'Count by chapter whether every rule has engine code, a worked example and a test, and all code a rule.',
    },
    json: { kind: 'yes', says: 'Print one JSON object instead of text.' },
  },
});

const loaded = loadGame(flags.content ?? projectPath('content'), {
  templates: flags.templates ?? projectPath('templates'),
});
const { problems, leftOut } = loaded;
const rules =
  flags.rules && loaded.game !== undefined
    ? reportRules(loaded.game, readSources(projectPath('.'), 'engine'))
    : undefined;
const output = flags.json
  ? JSON.stringify(
      { ok: problems.length === 0, problems, leftOut, missing: loaded.game?.missing ?? [], rules },
      null,
      2,
    )
  : [
      ...(problems.length === 0 ? [] : [formatProblems(problems), '']),
      summaryOf(loaded),
      ...(rules === undefined ? [] : ['', rulesTable(rules)]),
    ].join('\n');
process.stdout.write(`${output}\n`);
process.exitCode = problems.length === 0 && (rules?.gaps ?? []).length === 0 ? 0 : 1;
