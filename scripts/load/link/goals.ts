// Goals of the balance lab: what figures of many games should be, with their words in every language.
import type { LocalText } from '../../../engine/facts/game.ts';
import { BALANCE, TUNING } from '../read/file-kind.ts';
import { goodEntries, type Content } from './content.ts';
import type { TextOf } from './texts.ts';

export interface HealthyRange {
  /** What it is for; all where nothing is named. */
  readonly players?: readonly number[];
  readonly modes?: readonly string[];
  readonly of?: readonly string[];
  readonly except?: readonly string[];
  /** In the unit of the figure. */
  readonly from?: number;
  readonly to?: number;
}

export interface Goal {
  /** The figure of the lab. */
  readonly id: string;
  readonly healthy: readonly HealthyRange[];
  /** How much it counts beside other goals when numbers are tuned; 1 if not said. */
  readonly weight?: number;
  /** What holds when it is healthy, and what helps when it is too low or too high. */
  readonly says: LocalText;
  readonly low: LocalText;
  readonly high: LocalText;
}

/** A number of the content that tuning may change, by where it is written: `tools/spoon/points`. */
export interface TuningRange {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** What tuning may change; nothing where the content has no file of it. */
export const tuningOf = (content: Content): readonly TuningRange[] => goodEntries<TuningRange>(content, TUNING);

/** The goals of the content; none where it has no file of them. */
export const goalsOf = (content: Content, text: TextOf): readonly Goal[] =>
  goodEntries<Pick<Goal, 'id' | 'healthy' | 'weight'>>(content, BALANCE).map(({ id, healthy, weight = 1 }) => {
    const say = (field: string): LocalText => text(BALANCE, BALANCE, id, field);
    return { id, healthy, weight, says: say('says'), low: say('low'), high: say('high') };
  });
