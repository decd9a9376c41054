// What the effects of a card or a background bring on the whole, when it is not known yet where and when they happen.
import { EFFECT_KINDS } from '../../engine/index.ts';
import type { EffectKind } from '../../engine/index.ts';
import { thingWorth } from './thing-worth.ts';
import type { Mind } from './mind.ts';

type Worth = (m: Mind, a: number) => number;

/** By kind of effect; `a` is its operand (`EffectTable.a`). */
const WORTH: { readonly [K in EffectKind]: Worth } = {
  draw: (m, a) => a * m.drawn,
  'draw-discard': (m, a) => a * m.drawn * 1.5,
  gain: (m, a) => a * m.cigarette,
  take: (m, a) => thingWorth(m, a),
  move: (m) => m.w.walk,
  'move-other': (m) => m.w.send,
  heal: (_m, a) => 0.2 * a,
  beat: (m, a) => m.w.beatOther * Math.min(a, m.t.n.maxBeatings),
  steal: (m, a) => a * m.loot,
  look: () => 0.05,
  safe: (m) => m.w.safe * 2,
  'extra-action': (_m, a) => 0.45 * a,
  redeal: () => 0.2,
  'dig-anywhere': (m, a) => a * m.w.trip,
};

/** `source` as in `EffectTable`: a card kind, or cards + 2 × background (+ 1 for a member of its gang). */
export function effectsWorth(m: Mind, source: number): number {
  const { start, end, kind, a } = m.t.effects;
  let worth = 0;
  for (let i = start[source]; i < end[source]; i++) worth += WORTH[EFFECT_KINDS[kind[i]]](m, a[i]);
  return worth;
}
