// What a rule of the rulebook is to the engine: played by code, or a place whose facts other rules read.
import { RULE_IDS, ruleOfEffect, ruleOfLocation, ruleOfPower } from '../../../engine/index.ts';
import { EFFECT_KINDS, POWER_KINDS } from '../../../engine/facts/game.ts';
import type { Game } from '../../../engine/facts/game.ts';

/** `explained`: a place, whose data the rules that read it play; or a rule that says of itself that it only explains. */
export type RuleKind = 'played' | 'explained';

/** Every rule id that the engine stands for, with its kind: the closed list, the vocabularies of effects and powers, the places. */
export const engineRules = (game: Game): ReadonlyMap<string, RuleKind> =>
  new Map<string, RuleKind>([
    ...RULE_IDS.map((id) => [id, 'played'] as const),
    ...EFFECT_KINDS.map((kind) => [ruleOfEffect(kind), 'played'] as const),
    ...POWER_KINDS.map((kind) => [ruleOfPower(kind), 'played'] as const),
    ...game.locations.map(({ id }) => [ruleOfLocation(id), 'explained'] as const),
    ...game.chapters.flatMap(({ rules }) =>
      rules.filter(({ explains }) => explains).map(({ id }) => [id, 'explained'] as const),
    ),
  ]);
