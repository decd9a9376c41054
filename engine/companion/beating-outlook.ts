// What a beating means for whoever takes it, by how many it had.
import { BEATINGS } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { requireSeat } from '../tables/check-call.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { beat } from '../rules/beating.ts';
import { forbidsBeatenCraft } from '../rules/craft.ts';
import { forbidsBeaten } from '../rules/dig.ts';
import { openScene } from './scene.ts';
import type { CompanionTable } from './state.ts';

/** What one more lost fight means for somebody, by the beatings it had. */
export interface BeatingOutlook {
  readonly had: number;
  readonly has: number;
  readonly mayCraft: boolean;
  readonly mayDig: boolean;
}

/** For each number of beatings before: how many after a lost fight, and what is then still allowed (extort.beating, beating.max, craft.beaten, dig.beaten). No such seat is a RangeError NO_SUCH_SEAT. */
export function beatingOutlook(t: Tables, table: CompanionTable, seat: number): readonly BeatingOutlook[] {
  requireSeat(t, seat);
  return Array.from({ length: t.n.maxBeatings + 1 }, (_, had) => {
    const s = openScene(t, table, seat);
    const at = seatAt(t, seat);
    s[at + BEATINGS] = had;
    beat(t, s, seat, t.n.fightBeatings);
    return {
      had,
      has: s[at + BEATINGS],
      mayCraft: forbidsBeatenCraft(t, s, seat) === ALLOWED,
      mayDig: forbidsBeaten(t, s, seat) === ALLOWED,
    };
  });
}
