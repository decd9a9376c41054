// The open decision as everybody sees it: who is asked what, and what lies on the table.
import type { DecisionKind, DecisionView } from '../api/view.ts';
import { EFFECT_KINDS } from '../facts/game.ts';
import { canonicalFrame } from '../canonical/frame.ts';
import type { CanonicalFrame } from '../canonical/frame.ts';
import { DEPTH, FRAMES, FRAME_SIZE, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { STEP } from '../state/stack.ts';
import { decider } from '../play/decider.ts';
import type { Tables } from '../tables/tables.ts';

const SWAP_KINDS = {
  asked: 'swap-consent',
  'asker-gives': 'swap-give',
  'mate-gives': 'swap-return',
} as const satisfies Record<string, DecisionKind>;

const plain = (seat: number | undefined): DecisionView => ({
  kind: 'turn',
  seat,
  by: undefined,
  target: undefined,
  tool: undefined,
  faces: [],
  choices: [],
  source: undefined,
  effect: undefined,
  step: 0,
  member: false,
  remaining: 0,
  weaponsFor: 0,
  weaponsAgainst: 0,
  strengthFor: 0,
  strengthAgainst: 0,
  bonusWeapons: 0,
  passed: [],
  beneath: undefined,
});

/** The decision of a state; hidden cards play no part in it, and every open fact of every frame stands in it. */
export function decisionView(t: Tables, s: State): DecisionView {
  if (s[OVER] !== 0) return { ...plain(undefined), kind: 'over' };
  if (s[DEPTH] === 0) return plain(decider(s));
  let view: DecisionView | undefined;
  for (let depth = 0; depth < s[DEPTH]; depth++)
    view = { ...frameView(t, s, FRAMES + depth * FRAME_SIZE), beneath: view };
  return view ?? plain(decider(s));
}

function frameView(t: Tables, s: State, at: number): DecisionView {
  const frame: CanonicalFrame = canonicalFrame(t, s, at);
  const base = plain(frame.seat);
  switch (frame.kind) {
    case 'roll-choice':
    case 'michel-place':
      return { ...base, kind: frame.kind, faces: frame.faces, choices: frame.choices };
    case 'sell':
    case 'hand-limit':
    case 'michel-target':
      return { ...base, kind: frame.kind };
    case 'effect':
      return {
        ...base,
        kind: 'effect',
        source: frame.source,
        effect: EFFECT_KINDS[t.effects.kind[s[at + STEP]]],
        step: frame.step,
        member: frame.member,
        target: frame.aimed ?? undefined,
        remaining: frame.remaining,
      };
    case 'craft-bonus':
      return { ...base, kind: 'craft-bonus', remaining: frame.cards };
    case 'look':
      return { ...base, kind: 'look', target: frame.target };
    case 'fight':
      return {
        ...base,
        kind: !frame.answered ? 'extortion' : t.diceFight ? 'dice-fight' : 'fight',
        by: frame.by,
        target: frame.target,
        tool: frame.tool,
        weaponsFor: frame.weaponsFor,
        weaponsAgainst: frame.weaponsAgainst,
        strengthFor: frame.sumFor,
        strengthAgainst: frame.sumAgainst,
        bonusWeapons: frame.bonus,
        passed: frame.out,
      };
    case 'michel-fight':
      return {
        ...base,
        kind: 'michel-extortion',
        by: frame.by,
        target: frame.target,
        tool: frame.tool,
        weaponsFor: frame.strength,
        weaponsAgainst: frame.played,
        passed: frame.out,
      };
    case 'swap':
      return { ...base, kind: SWAP_KINDS[frame.phase], by: frame.asker, target: frame.mate };
  }
}
