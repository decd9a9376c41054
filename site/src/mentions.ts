// Which rules speak of a card: those its kind and facts fall under, and those whose text names it.
import type { Chapter, Effect, Game, HandCard, Lang, Power, Rule } from '../../engine/facts/game.ts';

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
export interface CardFacts {
  /** Id of its kind, whose rules it stands under. */
  readonly kind: string;
  /** Its name in the source language; undefined where it has none. */
  readonly name: string | undefined;
  readonly hand?: HandCard | undefined;
  readonly effects?: readonly Effect[];
  readonly powers?: readonly Power[];
}

function idsFor(game: Game, { kind, hand, effects = [], powers = [] }: CardFacts): ReadonlySet<string> {
  const ids = new Set(game.kinds.find(({ id }) => id === kind)?.rules);
  for (const effect of effects) ids.add(`effect.${effect.kind}`);
  for (const power of powers) ids.add(`power.${power.kind}`);
  if (hand?.price !== undefined) ids.add('trade.buy');
  if (hand !== undefined && game.recipes.some((recipe) => recipe.makes === hand.id)) ids.add('craft.make');
  if (hand !== undefined && hand.id === game.spoon) ids.add('spoon.steal');
  return ids;
}

/** The rules a card's page links to, in the order of the book. Names are looked for in the source language, so every language shows the same list. */
export function rulesMentioning(game: Game, source: Lang, card: CardFacts): readonly PlacedRule[] {
  const ids = idsFor(game, card);
  const pattern = card.name === undefined || card.name === '' ? undefined : named(card.name);
  return rulesOf(game).filter(({ rule }) => ids.has(rule.id) || (pattern?.test(textOf(rule, source)) ?? false));
}
