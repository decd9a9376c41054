// Looks through the `~name~` references of a text: a name nobody knows, or a mark without one, is a fault.
import { iconOf, marksIn } from '../../../voice/marks.ts';
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

/** One fault per mark that nothing fills: an unknown name (with the nearest known one) or a stray `~`. */
export function referenceFaults(text: string, references: References): readonly TextFault[] {
  return marksIn(text).flatMap(({ name, at, length }): TextFault[] => {
    if (name === '')
      return [
        {
          code: 'UNPAIRED_TILDE',
          at,
          length,
          message: 'a "~" stands in the text without a name',
          hint: 'write a name between two marks, as in ~hand-limit~, or leave the mark out',
        },
      ];
    const icon = iconOf(name);
    const known = references.values.has(name) || (icon !== undefined && (references.icons?.has(icon) ?? true));
    return known ? [] : [unknown(name, at, length, references)];
  });
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
