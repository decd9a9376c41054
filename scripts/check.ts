// `npm run check`: reads content and templates, lays everything out, and says all that is wrong. Exit 1 if there is anything, warnings included.
import { flagsOrExit } from './flags.ts';
import { summaryOf } from './load/check-summary.ts';
import { formatProblems } from './problem/format-problem.ts';
import { readSources } from './load/rules-report/read-sources.ts';
import { reportRules } from './load/rules-report/rules-report.ts';
import { rulesTable } from './load/rules-report/rules-table.ts';
import { proofread, readSources as readFolders } from './print/output/proof.ts';
import { tellHere } from './terminal/tell.ts';
import { enterStartFolder, projectPath } from './start-folder.ts';

enterStartFolder();

const { flags } = flagsOrExit({
  name: 'npm run check',
  says: 'Checks all that print and site need: YAML, fields, ids, references, pictures, translations, templates, papers, and whether every text fits and has its glyphs.',
  flags: {
    content: { kind: 'text', value: 'DIR', says: 'The content folder, "content" by default.' },
    templates: {
      kind: 'text',
      value: 'DIR',
      says: 'The templates folder, "templates" by default.',
    },
    rules: {
      kind: 'yes',
      says: 'Count by chapter whether every rule has engine code, a worked example and a test, and all code a rule.',
    },
    json: { kind: 'yes', says: 'Print one JSON object instead of text.' },
  },
});

const folders = readFolders(flags.content ?? projectPath('content'), flags.templates ?? projectPath('templates'));
const { loaded } = folders;
const problems = proofread(folders);
const { leftOut } = loaded;
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
      summaryOf({ ...loaded, problems }, tellHere()),
      ...(rules === undefined ? [] : ['', rulesTable(rules)]),
    ].join('\n');
process.stdout.write(`${output}\n`);
process.exitCode = problems.length === 0 && (rules?.gaps ?? []).length === 0 ? 0 : 1;
