// Open decisions in their canonical form.
import type { DieFace } from '../facts/game.ts';
import { seatsOf } from './seats-of.ts';
import type { State } from '../tables/layout.ts';
import * as frame from '../state/stack.ts';
import { locationId } from '../tables/compile-places.ts';
import type { Tables } from '../tables/tables.ts';
import { unpackFaces } from '../rules/move.ts';

export type CanonicalFrame =
  | {
      readonly kind: 'roll-choice' | 'michel-place';
      readonly seat: number;
      readonly choices: readonly string[];
      readonly faces: readonly DieFace[];
    }
  | { readonly kind: 'sell' | 'hand-limit' | 'michel-target'; readonly seat: number }
  | {
      readonly kind: 'effect';
      readonly seat: number;
      readonly source: string;
      /** True for the effects of a background used by a member of its gang. */
      readonly member: boolean;
      /** Place of the effect in its list, from 0. */
      readonly step: number;
      readonly remaining: number;
      /** Whom a move-other to any place is aimed at, once chosen. */
      readonly aimed: number | null;
    }
  | { readonly kind: 'craft-bonus'; readonly seat: number; readonly cards: number }
  | { readonly kind: 'look'; readonly seat: number; readonly target: number }
  | {
      readonly kind: 'fight';
      readonly seat: number;
      readonly by: number;
      readonly target: number;
      readonly tool: string;
      readonly weaponsFor: number;
      readonly weaponsAgainst: number;
      readonly sumFor: number;
      readonly sumAgainst: number;
      readonly out: readonly number[];
      readonly bonus: number;
      readonly side: 'target' | 'attacker';
      readonly answered: boolean;
    }
  | {
      readonly kind: 'michel-fight';
      readonly seat: number;
      readonly by: number;
      readonly target: number;
      readonly tool: string;
      readonly strength: number;
      readonly played: number;
      readonly out: readonly number[];
      readonly answered: boolean;
    }
  | {
      readonly kind: 'swap';
      readonly seat: number;
      readonly asker: number;
      readonly mate: number;
      readonly phase: 'asked' | 'asker-gives' | 'mate-gives';
    };

const PHASES = ['asked', 'asker-gives', 'mate-gives'] as const;

/** What a source number of an effect frame stands for. */
export function sourceOf(t: Tables, source: number): { readonly id: string; readonly member: boolean } {
  if (source < t.cards) return { id: t.game.cards[source].id, member: false };
  const number = source - t.cards;
  return { id: t.game.backgrounds[number >> 1].id, member: (number & 1) === 1 };
}

/** Canonical form of the frame that stands at place `at` of the state. */
export function canonicalFrame(t: Tables, s: State, at: number): CanonicalFrame {
  const seat = s[at + frame.DECIDER];
  const tool = (): string => t.game.cards[s[at + frame.TOOL]].id;
  switch (s[at + frame.KIND]) {
    case frame.ROLL_CHOICE:
    case frame.MICHEL_PLACE:
      return {
        kind: s[at + frame.KIND] === frame.ROLL_CHOICE ? 'roll-choice' : 'michel-place',
        seat,
        choices: seatsOf(s[at + frame.CHOICES]).map((place) => locationId(t.game, place)),
        faces: unpackFaces(s[at + frame.FACES]),
      };
    case frame.SELLING:
      return { kind: 'sell', seat };
    case frame.HAND_LIMIT:
      return { kind: 'hand-limit', seat };
    case frame.MICHEL_TARGET:
      return { kind: 'michel-target', seat };
    case frame.EFFECT: {
      const source = s[at + frame.SOURCE];
      const { id, member } = sourceOf(t, source);
      const aimed = s[at + frame.AIMED];
      return {
        kind: 'effect',
        seat,
        source: id,
        member,
        step: s[at + frame.STEP] - t.effects.start[source],
        remaining: s[at + frame.REMAINING],
        aimed: aimed === 0 ? null : aimed - 1,
      };
    }
    case frame.CRAFT_BONUS:
      return { kind: 'craft-bonus', seat, cards: s[at + frame.BONUS_CARDS] };
    case frame.LOOKING:
      return { kind: 'look', seat, target: s[at + frame.LOOKED_AT] };
    case frame.FIGHT:
      return {
        kind: 'fight',
        seat,
        by: s[at + frame.BY],
        target: s[at + frame.TARGET],
        tool: tool(),
        weaponsFor: s[at + frame.FOR],
        weaponsAgainst: s[at + frame.AGAINST],
        sumFor: s[at + frame.SUM_FOR],
        sumAgainst: s[at + frame.SUM_AGAINST],
        out: seatsOf(s[at + frame.OUT]),
        bonus: s[at + frame.BONUS],
        side: s[at + frame.SIDE] === 0 ? 'target' : 'attacker',
        answered: s[at + frame.ANSWERED] !== 0,
      };
    case frame.MICHEL_FIGHT:
      return {
        kind: 'michel-fight',
        seat,
        by: s[at + frame.BY],
        target: s[at + frame.TARGET],
        tool: tool(),
        strength: s[at + frame.FOR],
        played: s[at + frame.AGAINST],
        out: seatsOf(s[at + frame.OUT]),
        answered: s[at + frame.ANSWERED] !== 0,
      };
    case frame.SWAPPING:
      return {
        kind: 'swap',
        seat,
        asker: s[at + frame.ASKER],
        mate: s[at + frame.MATE],
        phase: PHASES[s[at + frame.PHASE]],
      };
    default:
      throw new RangeError(`UNKNOWN_FRAME: a state holds no decision of kind ${s[at + frame.KIND]}.`);
  }
}
