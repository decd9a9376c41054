// Refusals in words. Plain English sentences; the interface may say it in its own words by code and rule.
import type { Refusal } from '../api/refusals.ts';
import { GAME_OVER, NO_SUCH_SEAT, STALE, ruleOfCode } from '../tables/rule-codes.ts';
import type { Why } from '../tables/rule-codes.ts';

/** The refusal for a reason other than ALLOWED. */
export function refusalOf(why: Why): Refusal {
  const rule = ruleOfCode(why);
  if (rule !== undefined) {
    return {
      code: 'FORBIDDEN',
      rule,
      message: `Rule ${rule} forbids this now.`,
      hint: `Read ${rule}, or choose one of the legal actions.`,
    };
  }
  switch (why) {
    case STALE:
      return {
        code: 'STALE',
        rule: undefined,
        message: 'The game has moved on since this action was chosen.',
        hint: 'Look at the table again and choose anew.',
      };
    case GAME_OVER:
      return {
        code: 'GAME_OVER',
        rule: 'turn.win',
        message: 'The game is over.',
        hint: 'Start a new game, or take the last step back.',
      };
    case NO_SUCH_SEAT:
      return {
        code: 'NO_SUCH_SEAT',
        rule: undefined,
        message: 'Nobody plays at this seat.',
        hint: 'Name a seat that is still in the game.',
      };
    default:
      return {
        code: 'UNKNOWN_ACTION',
        rule: undefined,
        message: 'There is no such action.',
        hint: 'Take one of the codes that legalActions lists.',
      };
  }
}
