// Effects and powers: from `name: value` in YAML to the closed vocabulary of engine/facts/game.ts.
import type { Effect, EffectKind, Power, PowerKind, Reach } from '../../../engine/facts/game.ts';
import type { RawEffects } from './raw.ts';

interface Aimed {
  readonly count: number;
  readonly reach: Reach;
}

/** One effect; the schemas have checked that `value` fits its name. */
const effectOf = (kind: EffectKind, value: unknown): Effect => {
  switch (kind) {
    case 'take':
      return { kind, card: value as string };
    case 'move':
      return { kind, to: value as string };
    case 'move-other':
      return { kind, ...(value as { readonly to: string; readonly reach: Reach }) };
    case 'beat':
    case 'steal':
      return { kind, ...(value as Aimed) };
    case 'look':
      return { kind, reach: (value as Aimed).reach };
    case 'safe':
    case 'redeal':
      return { kind };
    case 'draw':
    case 'draw-discard':
    case 'gain':
    case 'heal':
    case 'extra-action':
    case 'dig-anywhere':
      return { kind, count: value as number };
  }
};

const powerOf = (kind: PowerKind, value: unknown): Power => {
  const number = value as number;
  switch (kind) {
    case 'dig-bonus':
      return { kind, ...(value as { readonly card: string; readonly points: number }) };
    case 'craft-anywhere':
      return { kind };
    case 'craft-beaten':
      return { kind, beatings: number };
    case 'buy-discount':
    case 'extort-reward':
      return { kind, cigarettes: number };
    case 'attack-bonus':
      return { kind, weapons: number };
    case 'move-dice':
      return { kind, dice: number };
    case 'search-bonus':
    case 'craft-draw':
      return { kind, count: number };
  }
};

/** Effects in the order written. */
export const effectsOf = (raw: RawEffects): Effect[] =>
  Object.entries(raw).map(([kind, value]) => effectOf(kind as EffectKind, value));

/** Powers in the order written. */
export const powersOf = (raw: RawEffects): Power[] =>
  Object.entries(raw).map(([kind, value]) => powerOf(kind as PowerKind, value));
