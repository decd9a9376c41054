// Effects and powers of every kind for tests: with any count, any known card and place, and both reaches.
import fc from 'fast-check';
import { EFFECT_KINDS, POWER_KINDS, REACHES } from '../../../../engine/facts/game.ts';
import type { Effect, EffectKind, Power, PowerKind, Reach } from '../../../../engine/facts/game.ts';

/** What a sample effect or power is made of. */
export interface Made {
  readonly count: number;
  readonly card: string;
  readonly to: string;
  readonly reach: Reach;
}

/** The effect of a kind, made of these parts. */
export function sampleEffect(kind: EffectKind, { count, card, to, reach }: Made): Effect {
  switch (kind) {
    case 'take':
      return { kind, card };
    case 'move':
      return { kind, to };
    case 'move-other':
      return { kind, to, reach };
    case 'beat':
    case 'steal':
      return { kind, count, reach };
    case 'look':
      return { kind, reach };
    case 'safe':
    case 'redeal':
      return { kind };
    case 'draw':
    case 'draw-discard':
    case 'gain':
    case 'heal':
    case 'extra-action':
    case 'dig-anywhere':
      return { kind, count };
  }
}

/** The power of a kind, made of these parts. */
export function samplePower(kind: PowerKind, { count, card }: Made): Power {
  switch (kind) {
    case 'dig-bonus':
      return { kind, card, points: count };
    case 'craft-anywhere':
      return { kind };
    case 'craft-beaten':
      return { kind, beatings: count };
    case 'buy-discount':
    case 'extort-reward':
      return { kind, cigarettes: count };
    case 'attack-bonus':
      return { kind, weapons: count };
    case 'move-dice':
      return { kind, dice: count };
    case 'search-bonus':
    case 'craft-draw':
      return { kind, count };
  }
}

const made = (cards: readonly string[], places: readonly string[]) =>
  fc.record({
    count: fc.integer({ min: 1, max: 99 }),
    card: fc.constantFrom(...cards),
    to: fc.constantFrom(...places, 'any'),
    reach: fc.constantFrom(...REACHES),
  });

/** Any effect over these hand cards and locations. */
export const anyEffect = (cards: readonly string[], places: readonly string[]): fc.Arbitrary<Effect> =>
  fc.tuple(fc.constantFrom(...EFFECT_KINDS), made(cards, places)).map(([kind, parts]) => sampleEffect(kind, parts));

/** Any power over these hand cards. */
export const anyPower = (cards: readonly string[]): fc.Arbitrary<Power> =>
  fc.tuple(fc.constantFrom(...POWER_KINDS), made(cards, ['any'])).map(([kind, parts]) => samplePower(kind, parts));

/** The number in an effect or power, whatever it counts; undefined for one without. */
export function numberIn(thing: Effect | Power): number | undefined {
  return Object.values(thing).find((value): value is number => typeof value === 'number');
}
