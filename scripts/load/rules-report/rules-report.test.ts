// The tie between rulebook, code, examples and tests: whole in this repository, and every missing end is seen.
import { describe, expect, it, test } from 'vitest';
import { RULE_IDS } from '../../../engine/index.ts';
import { EFFECT_KINDS, POWER_KINDS } from '../../../engine/facts/game.ts';
import type { Game, Rule } from '../../../engine/facts/game.ts';
import { realGame } from '../../../engine/testing/real-game.ts';
import { sampleGame } from '../../../engine/testing/sample-game.ts';
import { citedInCode, namedByTests } from './citations.ts';
import type { SourceText } from './citations.ts';
import { readSources } from './read-sources.ts';
import { reportRules } from './rules-report.ts';
import { rulesTable } from './rules-table.ts';

const text = { de: 'x', en: 'x' };
const rule = (id: string, examples = 1): Rule => ({
  id,
  title: text,
  text,
  note: undefined,
  index: undefined,
  explains: false,
  examples: Array.from({ length: examples }, () => ({
    print: false,
    plays: undefined,
    given: text,
    does: text,
    then: text,
    pictures: [],
  })),
});
const ALL = [
  ...RULE_IDS,
  ...EFFECT_KINDS.map((kind) => `effect.${kind}`),
  ...POWER_KINDS.map((kind) => `power.${kind}`),
  ...sampleGame.locations.map(({ id }) => `location.${id}`),
];
const book = (rules: readonly Rule[]): Game => ({
  ...sampleGame,
  chapters: [
    { id: 'all', formerly: [], picture: 'box', title: text, intro: text, steps: false, compact: false, rules },
  ],
});
const code = (...ids: string[]): SourceText => ({
  name: 'engine/rules/all.ts',
  text: ids.map((id) => `/** Does it (${id}). */`).join('\n'),
});
const tests = (...ids: string[]): SourceText => ({
  name: 'engine/rules/all.test.ts',
  text: ids.map((id) => `describe('${id}', () => {`).join('\n'),
});
const gaps = (rules: readonly Rule[], ...sources: SourceText[]): string[] =>
  reportRules(book(rules), sources).gaps.map(({ rule: id, lacks }) => `${id}: ${lacks}`);

it('is whole in this repository', () => {
  const report = reportRules(realGame, readSources('.', 'engine'));
  expect(report.gaps).toEqual([]);
  expect(report.chapters.map(({ uncovered }) => uncovered)).toEqual(realGame.chapters.map(() => 0));
  expect(rulesTable(report)).toContain('Every rule has code, example and test; all code has a rule.');
});

describe('with everything tied together', () => {
  const everything = ALL.map((id) => rule(id));
  const without = (id: string): string[] => ALL.filter((one) => one !== id);
  it('nothing is missing', () => expect(gaps(everything, code(...ALL), tests(...ALL))).toEqual([]));
  test.each([
    ['a rule whose code is gone', everything, [code(...without('extort.yield')), tests(...ALL)], 'extort.yield: code'],
    [
      'a rule the engine never heard of',
      [...everything, rule('extort.bribe')],
      [code(...ALL), tests(...ALL, 'extort.bribe')],
      'extort.bribe: code',
    ],
    [
      'a rule without example',
      everything.map((one) => (one.id === 'heal.one' ? rule('heal.one', 0) : one)),
      [code(...ALL), tests(...ALL)],
      'heal.one: example',
    ],
    ['a rule without test', everything, [code(...ALL), tests(...without('team.swap'))], 'team.swap: test'],
    [
      'a place without test',
      everything,
      [code(...ALL), tests(...without('location.showers'))],
      'location.showers: test',
    ],
    [
      'an id of the engine without rule',
      everything.filter(({ id }) => id !== 'turn.win'),
      [code(...ALL), tests(...ALL)],
      'turn.win: rule',
    ],
    [
      'an effect without rule',
      everything.filter(({ id }) => id !== 'effect.redeal'),
      [code(...ALL), tests(...ALL)],
      'effect.redeal: rule',
    ],
    ['a citation that leads nowhere', everything, [code(...ALL, 'extort.bribe'), tests(...ALL)], 'extort.bribe: rule'],
  ] as const)('%s is seen', (_, rules, sources, seen) => expect(gaps(rules, ...sources)).toEqual([seen]));
});

it('a place need not be cited, since its facts are data', () => {
  const everything = ALL.map((id) => rule(id));
  expect(gaps(everything, code(...ALL.filter((id) => !id.startsWith('location.'))), tests(...ALL))).toEqual([]);
});

describe('what counts as naming a rule', () => {
  const chapters = new Set(['turn', 'extort', 'effect']);
  const ids = (name: string, source: string): string[] => [
    ...(name.endsWith('.test.ts') ? namedByTests : citedInCode)([{ name, text: source }], chapters).keys(),
  ];
  test.each([
    ['a comment', 'engine/rules/a.ts', '/** Ends it (turn.pass). */', ['turn.pass']],
    ['a text', 'engine/state/a.ts', "ruleCode('extort.won')", ['extort.won']],
    ['no property', 'engine/rules/a.ts', 'const turn = { actions: 1 }; turn.actions;', []],
    ['no file name', 'engine/rules/a.ts', '// See turn.ts and ../rules/turn.test.ts', []],
    ['no code of the oracle', 'engine/oracle/a.ts', '/** (turn.pass) */', []],
    ['no list of ids', 'engine/api/rule-ids.ts', "'turn.pass'", []],
    ['a title', 'engine/rules/a.test.ts', "it('turn.pass: does nothing'", ['turn.pass']],
    [
      'a title of a table',
      'engine/rules/a.test.ts',
      "test.each([[1], [2]])('effect.move-other with %i', () => {",
      ['effect.move-other'],
    ],
    ['a row that fills a title', 'engine/rules/a.test.ts', "  ['turn.win', 3],", ['turn.win']],
    ['no expectation', 'engine/rules/a.test.ts', "it('x', () => expect(why).toBe('turn.pass'));", []],
  ] as const)('%s', (_, name, source, found) => expect(ids(name, source)).toEqual(found));
});

it('prints a table with its sums and says what is missing', () => {
  const report = reportRules(book([rule('turn.pass', 0), rule('location.showers')]), [
    code('turn.pass'),
    tests('turn.pass', 'location.showers'),
  ]);
  const [head, row, sum, ...says] = rulesTable({ ...report, gaps: report.gaps.slice(0, 1) }).split('\n');
  expect([head, row, sum]).toEqual([
    'chapter  rules  played  explained  examples  tested  uncovered',
    'all          2       1          1         1       2          1',
    'all          2       1          1         1       2          1',
  ]);
  expect(says).toEqual(['turn.pass has no worked example', '  add one under its examples:']);
});
