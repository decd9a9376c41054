// Which rules stand behind a fact of the game: an effect, a power, a location, a card.
import type { Effect, EffectKind, Game, HandCard, Power, PowerKind } from '../facts/game.ts';
import type { RuleId } from './rule-ids.ts';

export const ruleOfEffect = (kind: EffectKind): `effect.${EffectKind}` => `effect.${kind}`;
export const ruleOfPower = (kind: PowerKind): `power.${PowerKind}` => `power.${kind}`;
/** The rule of the location with this id. */
export const ruleOfLocation = (id: string): `location.${string}` => `location.${id}`;

/** What is known of a card; all of it may lead to rules. */
export interface CardFacts {
  /** Id of its kind, whose rules it stands under. */
  readonly kind: string;
  readonly hand?: HandCard | undefined;
  readonly effects?: readonly Effect[];
  readonly powers?: readonly Power[];
}

/** Ids of the rules a card stands under: those of its kind, its effects and powers; buying where it has a price, crafting where a recipe makes it, stealing for the spoon. */
export function rulesOfCard(game: Game, { kind, hand, effects = [], powers = [] }: CardFacts): ReadonlySet<string> {
  const own: RuleId[] = [];
  if (hand?.price !== undefined) own.push('trade.buy');
  if (hand !== undefined && game.recipes.some((recipe) => recipe.makes === hand.id)) own.push('craft.make');
  if (hand !== undefined && hand.id === game.spoon) own.push('spoon.steal');
  return new Set<string>([
    ...(game.kinds.find(({ id }) => id === kind)?.rules ?? []),
    ...effects.map((effect) => ruleOfEffect(effect.kind)),
    ...powers.map((power) => ruleOfPower(power.kind)),
    ...own,
  ]);
}
