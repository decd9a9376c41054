// The open decision as everybody sees it: who is asked what, and what lies on the table.
import type { DecisionView } from '../api/view.ts';
import { EFFECT_KINDS } from '../facts/game.ts';
import { sourceOf } from '../canonical/frame.ts';
import { DEPTH, OVER } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import * as frame from '../state/stack.ts';
import { decider } from '../play/decider.ts';
import { unpackFaces } from '../rules/move.ts';
import type { Tables } from '../tables/tables.ts';

const SWAP_KINDS = ['swap-consent', 'swap-give', 'swap-return'] as const;

/** The decision of a state; hidden cards play no part in it. */
export function decisionView(t: Tables, s: State): DecisionView {
  const plain: DecisionView = {
    kind: 'turn',
    seat: decider(s),
    by: undefined,
    target: undefined,
    tool: undefined,
    faces: [],
    source: undefined,
    effect: undefined,
    remaining: 0,
    weaponsFor: 0,
    weaponsAgainst: 0,
  };
  if (s[OVER] !== 0) return { ...plain, kind: 'over', seat: undefined };
  if (s[DEPTH] === 0) return plain;
  const f = frame.topFrame(s);
  switch (s[f + frame.KIND]) {
    case frame.ROLL_CHOICE:
      return { ...plain, kind: 'roll-choice', faces: unpackFaces(s[f + frame.FACES]) };
    case frame.MICHEL_PLACE:
      return { ...plain, kind: 'michel-place', faces: unpackFaces(s[f + frame.FACES]) };
    case frame.SELLING:
      return { ...plain, kind: 'sell' };
    case frame.HAND_LIMIT:
      return { ...plain, kind: 'hand-limit' };
    case frame.MICHEL_TARGET:
      return { ...plain, kind: 'michel-target' };
    case frame.EFFECT:
      return {
        ...plain,
        kind: 'effect',
        source: sourceOf(t, s[f + frame.SOURCE]).id,
        effect: EFFECT_KINDS[t.effects.kind[s[f + frame.STEP]]],
        target: s[f + frame.AIMED] > 0 ? s[f + frame.AIMED] - 1 : undefined,
        remaining: s[f + frame.REMAINING],
      };
    case frame.LOOKING:
      return { ...plain, kind: 'look', target: s[f + frame.LOOKED_AT] };
    case frame.FIGHT:
      return {
        ...plain,
        kind: s[f + frame.ANSWERED] === 0 ? 'extortion' : t.diceFight ? 'dice-fight' : 'fight',
        by: s[f + frame.BY],
        target: s[f + frame.TARGET],
        tool: t.game.cards[s[f + frame.TOOL]].id,
        weaponsFor: s[f + frame.FOR],
        weaponsAgainst: s[f + frame.AGAINST],
      };
    case frame.MICHEL_FIGHT:
      return {
        ...plain,
        kind: 'michel-extortion',
        by: s[f + frame.BY],
        target: s[f + frame.TARGET],
        tool: t.game.cards[s[f + frame.TOOL]].id,
        weaponsFor: s[f + frame.FOR],
        weaponsAgainst: s[f + frame.AGAINST],
      };
    default:
      return { ...plain, kind: SWAP_KINDS[s[f + frame.PHASE]], by: s[f + frame.ASKER], target: s[f + frame.MATE] };
  }
}
