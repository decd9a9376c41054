// The numbers used in switches are those of the lists they stand for.
import { describe, expect, it } from 'vitest';
import { ACTION_KINDS } from '../api/actions.ts';
import { RULE_IDS } from '../api/rule-ids.ts';
import { END_REASONS } from '../api/view.ts';
import { LOCATION_ACTIONS, LOCATION_LIMITS } from '../facts/game.ts';
import * as codes from './codes.ts';
import { ruleCode, ruleOfCode } from './rule-codes.ts';

const all: Readonly<Record<string, number>> = { ...codes };
const constant = (word: string): string => word.replaceAll('-', '_').toUpperCase();

describe('codes', () => {
  it('of actions', () => {
    ACTION_KINDS.forEach((kind, number) =>
      expect([kind, all[kind === 'fight' ? 'FIGHT_WITH' : constant(kind)]]).toEqual([kind, number]),
    );
  });
  it('of locations', () => {
    LOCATION_ACTIONS.forEach((action, bit) =>
      expect([action, all[`CAN_${constant(action)}`]]).toEqual([action, 1 << bit]),
    );
    LOCATION_LIMITS.forEach((limit, bit) => expect([limit, all[constant(limit)]]).toEqual([limit, 1 << bit]));
  });
  it('of ends', () => {
    expect(
      END_REASONS.map((reason) => ({ win: codes.WON, stalemate: codes.STALEMATE, last: codes.LAST })[reason]),
    ).toEqual([1, 2, 3]);
  });
  it('of rules, there and back', () => {
    for (const rule of RULE_IDS) expect(ruleOfCode(ruleCode(rule))).toBe(rule);
    expect([ruleOfCode(0), ruleOfCode(1000)]).toEqual([undefined, undefined]);
  });
});
