// Card and background effects as one row of small numbers, with the stretch of each source.
import { EFFECT_KINDS } from '../facts/game.ts';
import type { Effect, Game } from '../facts/game.ts';
import type { EffectTable } from './tables.ts';

/** `any` as destination. */
export const ANY = -1;

function operand(game: Game, effect: Effect): number {
  const place = (id: string): number =>
    id === 'any' ? ANY : game.locations.findIndex((location) => location.id === id);
  switch (effect.kind) {
    case 'take':
      return game.cards.findIndex((card) => card.id === effect.card);
    case 'move':
    case 'move-other':
      return place(effect.to);
    case 'look':
    case 'safe':
    case 'redeal':
      return 1;
    case 'draw':
    case 'draw-discard':
    case 'gain':
    case 'heal':
    case 'beat':
    case 'steal':
    case 'extra-action':
    case 'dig-anywhere':
      return effect.count;
  }
}

/** Sources in order: every card kind, then for every background its plain and its member's effects. */
export function compileEffects(game: Game): EffectTable {
  const sources = [
    ...game.cards.map((card) => card.effects),
    ...game.backgrounds.flatMap((card) => [card.effects, card.memberEffects]),
  ];
  const flat = sources.flat();
  let at = 0;
  const start = sources.map((list) => (at += list.length) - list.length);
  return {
    start: Int32Array.from(start),
    end: Int32Array.from(sources, (list, index) => (start[index] ?? 0) + list.length),
    kind: Uint8Array.from(flat, (effect) => EFFECT_KINDS.indexOf(effect.kind)),
    a: Int32Array.from(flat, (effect) => operand(game, effect)),
    anywhere: Uint8Array.from(flat, (effect) => ('reach' in effect && effect.reach === 'anywhere' ? 1 : 0)),
  };
}
