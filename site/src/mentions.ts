// Which rules speak of a card: those its kind and facts fall under, and those whose text names it.
import type { Chapter, Game, Lang, Rule } from '../../engine/facts/game.ts';
import { rulesOfCard } from '../../engine/index.ts';
import type { CardFacts } from '../../engine/index.ts';

export interface PlacedRule {
  readonly chapter: Chapter;
  readonly rule: Rule;
}

/** Every rule with its chapter, in the order of the book. */
export function rulesOf(game: Pick<Game, 'chapters'>): readonly PlacedRule[] {
  return game.chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ chapter, rule })));
}

/** Finds a name as a word of its own, endings of number and case allowed; capitals count, so that German verbs stay out. */
function named(name: string): RegExp {
  const safe = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/e$/, 'e?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${safe}(?:e|n|en|s|es|er|ern)?(?![\\p{L}\\p{N}])`, 'u');
}

function textOf(rule: Rule, lang: Lang): string {
  const examples = rule.examples.flatMap((example) => [example.given[lang], example.does[lang], example.then[lang]]);
  return [rule.title[lang], rule.text[lang], rule.note?.[lang], ...examples].join('\n');
}

/** What a card's page knows of its card; all of it may lead to rules. */
export interface PageFacts extends CardFacts {
  /** Its name in the source language; undefined where it has none. */
  readonly name: string | undefined;
}

/** The rules a card's page links to, in the order of the book. Names are looked for in the source language, so every language shows the same list. */
export function rulesMentioning(game: Game, source: Lang, card: PageFacts): readonly PlacedRule[] {
  const ids = rulesOfCard(game, card);
  const pattern = card.name === undefined || card.name === '' ? undefined : named(card.name);
  return rulesOf(game).filter(({ rule }) => ids.has(rule.id) || (pattern?.test(textOf(rule, source)) ?? false));
}
