// Refusals inside the engine are small numbers: 0 for "allowed", a rule's code, or one of the faults that no rule speaks of.
import { RULE_IDS } from '../api/rule-ids.ts';
import type { RuleId } from '../api/rule-ids.ts';

/** 0 is allowed; 1 + index in RULE_IDS is forbidden by that rule; from 1000 on it is a fault of the call. */
export type Why = number;

export const ALLOWED = 0;
export const STALE = 1000;
export const UNKNOWN_ACTION = 1001;
export const GAME_OVER = 1002;
export const NO_SUCH_SEAT = 1003;

/** The code of a rule. */
export const ruleCode = (rule: RuleId): Why => RULE_IDS.indexOf(rule) + 1;

/** The rule of a code, or undefined. */
export const ruleOfCode = (why: Why): RuleId | undefined => (typeof why === 'number' ? RULE_IDS[why - 1] : undefined);
