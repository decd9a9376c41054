// Every rule id has a test of its name here, and every rule file cites only rules that exist.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { RULE_IDS } from '../api/rule-ids.ts';
import { realGame } from '../testing/real-game.ts';

const sources = ['engine/rules', 'engine/play', 'engine/tables', 'engine/state', 'engine/api', 'engine/view'].flatMap(
  (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') })),
);
const code = sources
  .filter(({ name }) => !name.endsWith('.test.ts') && name !== 'rule-ids.ts')
  .map(({ text }) => text)
  .join('\n');
const tests = sources
  .filter(({ name }) => name.endsWith('.test.ts'))
  .map(({ text }) => text)
  .join('\n');

describe('every rule', () => {
  test.each(RULE_IDS)('%s has code that cites it and a test that names it', (id) => {
    expect(code.includes(id)).toBe(true);
    expect(tests.includes(`describe('${id}`)).toBe(true);
  });
  it('cited in the code exists', () => {
    const cited = [...code.matchAll(/(?:ruleCode\(|rule: )'([^']+)'/g)].map(([, id]) => id);
    expect(cited.length).toBeGreaterThan(60);
    expect(cited.filter((id) => !(RULE_IDS as readonly string[]).includes(id))).toEqual([]);
  });
  it('of play stands in the rulebook, and the other way round', () => {
    const printed = realGame.chapters.flatMap(({ rules }) =>
      rules.filter(({ explains }) => !explains).map(({ id }) => id),
    );
    const LISTED = ['location', 'effect', 'power'];
    expect(printed.filter((id) => !LISTED.includes(id.split('.')[0])).sort()).toEqual([...RULE_IDS].sort());
  });
});
