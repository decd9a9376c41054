// The rulebook: chapters, rules, worked examples.
import type { LocalText } from './text.ts';

/** A worked example of a rule, as given / does / then; it is printed and it runs as a test. */
export interface RuleExample {
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
  readonly examples: readonly RuleExample[];
}

export interface Chapter {
  /** First part of its rules' ids where they share one, e.g. `extort`. */
  readonly id: string;
  readonly title: LocalText;
  /** Name of a picture in templates/icons. */
  readonly picture: string;
  readonly intro: LocalText;
  readonly rules: readonly Rule[];
}
