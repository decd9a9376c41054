// The rulebook: chapters, rules, worked examples.
import type { LocalText } from './text.ts';

/** A worked example as the engine plays it: lines of a small language, which engine/testing/play-example.ts reads. `~name.field~` is a number of the content. */
export interface ExamplePlay {
  readonly players: number;
  readonly with: readonly string[];
  readonly given: readonly string[];
  readonly does: readonly string[];
  readonly then: readonly string[];
}

/** A worked example of a rule, as given / does / then; it is printed, and it runs as a test where it says how it is played. */
export interface RuleExample {
  /** Stands in the printed book; the site shows all. */
  readonly print: boolean;
  readonly plays: ExamplePlay | undefined;
  readonly given: LocalText;
  readonly does: LocalText;
  readonly then: LocalText;
  /** Symbols of the strip beside it: `icon-spoon`, `portrait-selma`. */
  readonly pictures: readonly string[];
}

export interface Rule {
  /** Stable dotted id such as `extort.yield`. */
  readonly id: string;
  readonly title: LocalText;
  /** Paragraphs of plain text with `~reference~` marks already filled in, icons left as `~icon.name~`. */
  readonly text: LocalText;
  readonly note: LocalText | undefined;
  /** Entries of the index that lead to it, parted by `;`, each with `: ` before what is listed under another. */
  readonly index: LocalText | undefined;
  /** It only tells what other rules say, or how a table behaves: no code plays it. */
  readonly explains: boolean;
  readonly examples: readonly RuleExample[];
}

export interface Chapter {
  /** First part of its rules' ids where they share one, e.g. `extort`. */
  readonly id: string;
  /** Ids its page had before. */
  readonly formerly: readonly string[];
  readonly title: LocalText;
  /** Name of a picture in templates/icons. */
  readonly picture: string;
  readonly intro: LocalText;
  /** Its rules are the steps of one task and are numbered. */
  readonly steps: boolean;
  /** Printed small, to look things up in. */
  readonly compact: boolean;
  readonly rules: readonly Rule[];
}
