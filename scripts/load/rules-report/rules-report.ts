// Is every rule of the rulebook tied to code, example and test, and all code to a rule? Counted by chapter.
import type { Game } from '../../../engine/facts/game.ts';
import type { SourceText } from './citations.ts';
import { citedInCode, namedByTests } from './citations.ts';
import { engineRules } from './rule-kinds.ts';

export interface ChapterCount {
  readonly chapter: string;
  readonly rules: number;
  /** Rules that code plays; and places, which it only reads. */
  readonly played: number;
  readonly explained: number;
  readonly examples: number;
  /** Rules that at least one test is named after. */
  readonly tested: number;
  /** Rules of this chapter with anything missing. */
  readonly uncovered: number;
}

export interface RuleGap {
  readonly rule: string;
  readonly lacks: 'code' | 'example' | 'test' | 'rule';
  /** One plain sentence. */
  readonly message: string;
  readonly hint: string;
}

export interface RulesReport {
  readonly chapters: readonly ChapterCount[];
  /** Empty when everything is tied to everything. */
  readonly gaps: readonly RuleGap[];
}

const GAPS: Readonly<Record<RuleGap['lacks'], readonly [message: string, hint: string]>> = {
  code: [
    'is in the rulebook, but no code of the engine cites it',
    'cite it in the engine file that plays it, or take the rule out of the rulebook',
  ],
  example: ['has no worked example', 'add one under its examples:'],
  test: ['is named by no test of the engine', 'name a describe or it after it in engine/'],
  rule: [
    'is known to the engine, but no rule of the rulebook has this id',
    'write the rule, or take the id out of the engine',
  ],
};

const gap = (rule: string, lacks: RuleGap['lacks'], where = ''): RuleGap => ({
  rule,
  lacks,
  message: `${rule} ${GAPS[lacks][0]}${where}`,
  hint: GAPS[lacks][1],
});

/** Holds rulebook, code and tests against one another; `sources` are the texts of engine/. */
export function reportRules(game: Game, sources: readonly SourceText[]): RulesReport {
  const known = engineRules(game);
  const printed = game.chapters.flatMap(({ rules }) => rules);
  const prefixes = new Set([...known.keys(), ...printed.map(({ id }) => id)].map((id) => id.slice(0, id.indexOf('.'))));
  const [code, tests] = [citedInCode(sources, prefixes), namedByTests(sources, prefixes)];
  const isPlayed = (id: string): boolean => known.get(id) === 'played' && code.has(id);
  const isExplained = (id: string): boolean => known.get(id) === 'explained';
  const explains = new Set(printed.filter((rule) => rule.explains).map(({ id }) => id));
  const gapsOf = (id: string, examples: number): RuleGap[] =>
    explains.has(id)
      ? []
      : [
          ...(isPlayed(id) || isExplained(id) ? [] : [gap(id, 'code')]),
          ...(examples > 0 ? [] : [gap(id, 'example')]),
          ...(tests.has(id) ? [] : [gap(id, 'test')]),
        ];
  const chapters = game.chapters.map(({ id: chapter, rules }) => ({
    chapter,
    rules: rules.length,
    played: rules.filter(({ id }) => isPlayed(id)).length,
    explained: rules.filter(({ id }) => isExplained(id)).length,
    examples: rules.reduce((sum, { examples }) => sum + examples.length, 0),
    tested: rules.filter(({ id }) => tests.has(id)).length,
    uncovered: rules.filter(({ id, examples }) => gapsOf(id, examples.length).length > 0).length,
  }));
  const ids = new Set(printed.map(({ id }) => id));
  const loose = [...new Set([...known.keys(), ...code.keys(), ...tests.keys()])].filter((id) => !ids.has(id));
  const places = (id: string): readonly string[] => [...(code.get(id) ?? []), ...(tests.get(id) ?? [])];
  return {
    chapters,
    gaps: [
      ...printed.flatMap(({ id, examples }) => gapsOf(id, examples.length)),
      ...loose.map((id) => gap(id, 'rule', places(id).length === 0 ? '' : ` (${places(id).join(', ')})`)),
    ],
  };
}
