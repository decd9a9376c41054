// Fills the `~name~` references of a text; a name nobody knows stays in the text and is returned as a fault.
import { nearestHint } from '../../problem/nearest.ts';

/** Where references are looked up. Icons are checked when their names are known, and stay in the text as `~icon.name~`. */
export interface References {
  readonly values: ReadonlyMap<string, string>;
  readonly icons?: ReadonlySet<string>;
}

export interface TextFault {
  readonly code: 'UNKNOWN_REFERENCE' | 'UNPAIRED_TILDE';
  /** Where in the text the fault stands: UTF-16 units from its start, and their number. */
  readonly at: number;
  readonly length: number;
  readonly message: string;
  readonly hint: string;
}

export interface Filled {
  readonly text: string;
  readonly faults: readonly TextFault[];
}

/** Text between two marks without a blank, or a mark alone. */
const MARK = /~([^~\s]*)~|~/g;

/**
 * Puts the values in place of the marks of `text`.
 * @returns the text, with unknown marks left as written, and one fault per unknown name (with the nearest known one) or stray `~`.
 */
export function fillReferences(text: string, references: References): Filled {
  const faults: TextFault[] = [];
  const filled = text.replace(MARK, (mark: string, name: string | undefined, at: number) => {
    if (name === undefined || name === '') {
      faults.push({
        code: 'UNPAIRED_TILDE',
        at,
        length: mark.length,
        message: 'a "~" stands in the text without a name',
        hint: 'write a name between two marks, as in ~hand-limit~, or leave the mark out',
      });
      return mark;
    }
    const value = references.values.get(name);
    if (value !== undefined) return value;
    if (name.startsWith('icon.') && (references.icons?.has(name.slice(5)) ?? true)) return mark;
    faults.push(unknown(name, at, mark.length, references));
    return mark;
  });
  return { text: filled, faults };
}

function unknown(name: string, at: number, length: number, references: References): TextFault {
  const icons = [...(references.icons ?? [])].map((icon) => `icon.${icon}`);
  return {
    code: 'UNKNOWN_REFERENCE',
    at,
    length,
    message: `the text refers to ~${name}~, which does not exist`,
    hint: nearestHint(
      name,
      name.startsWith('icon.') && icons.length > 0 ? icons : [...references.values.keys(), ...icons],
    ),
  };
}
