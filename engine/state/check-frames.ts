// Are the open decisions possible ones?
import type { Tables } from '../tables/tables.ts';
import { ACTIVE, DEPTH, FRAMES, FRAME_SIZE, LEFT, MAX_DEPTH, SEATS } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import * as frame from './stack.ts';

/** The card kind whose effects run, in nobody's hand; −1 if none. */
export function cardInPlay(t: Tables, s: State): number {
  for (let depth = 0; depth < s[DEPTH]; depth++) {
    const f = FRAMES + depth * FRAME_SIZE;
    if (s[f + frame.KIND] === frame.EFFECT && s[f + frame.SOURCE] < t.cards) return s[f + frame.SOURCE];
  }
  return -1;
}

/** Says what is wrong with the open decisions. */
export function checkFrames(t: Tables, s: State): string[] {
  const faults: string[] = [];
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const f = FRAMES + depth * FRAME_SIZE;
    if (depth < s[DEPTH]) {
      if (!possible(t, s, f)) faults.push(`open decision ${depth} is not possible`);
    } else if (s.subarray(f, f + FRAME_SIZE).some((value) => value !== 0))
      faults.push('a closed decision left something behind');
  }
  return faults;
}

function possible(t: Tables, s: State, f: number): boolean {
  const seat = (at: number): boolean =>
    s[f + at] >= 0 && s[f + at] < t.seats && s[SEATS + s[f + at] * t.layout.stride + LEFT] === 0;
  const within = (at: number, low: number, high: number): boolean => s[f + at] >= low && s[f + at] <= high;
  const places = (): boolean => s[f + frame.CHOICES] > 0 && s[f + frame.CHOICES] < 2 ** t.locations;
  const own = s[f + frame.DECIDER] === s[ACTIVE];
  if (!seat(frame.DECIDER)) return false;
  switch (s[f + frame.KIND]) {
    case frame.ROLL_CHOICE:
    case frame.MICHEL_PLACE:
      return own && places();
    case frame.SELLING:
    case frame.HAND_LIMIT:
    case frame.MICHEL_TARGET:
      return own;
    case frame.CRAFT_BONUS:
      return own && within(frame.BONUS_CARDS, 1, 1000);
    case frame.LOOKING:
      return own && seat(frame.LOOKED_AT);
    case frame.EFFECT: {
      const source = s[f + frame.SOURCE];
      return (
        own &&
        within(frame.SOURCE, 0, t.effects.start.length - 1) &&
        within(frame.STEP, t.effects.start[source], t.effects.end[source] - 1) &&
        within(frame.REMAINING, 0, 1000) &&
        (s[f + frame.AIMED] === 0 || within(frame.AIMED, 1, t.seats))
      );
    }
    case frame.FIGHT:
    case frame.MICHEL_FIGHT:
      return (
        s[f + frame.BY] === s[ACTIVE] &&
        seat(frame.BY) &&
        seat(frame.TARGET) &&
        t.tools.includes(s[f + frame.TOOL]) &&
        within(frame.OUT, 0, 2 ** t.seats - 1) &&
        within(frame.SIDE, 0, 1) &&
        within(frame.ANSWERED, 0, 1) &&
        within(frame.FOR, 0, 1000) &&
        within(frame.AGAINST, 0, 1000) &&
        within(frame.BONUS, 0, 1000)
      );
    case frame.SWAPPING:
      return (
        t.teams > 0 &&
        s[f + frame.ASKER] === s[ACTIVE] &&
        seat(frame.ASKER) &&
        seat(frame.MATE) &&
        within(frame.PHASE, 0, 2)
      );
    default:
      return false;
  }
}
