// The layout engine's front door: HTML and CSS of the subset in, a display list in mm and all problems out.
import type { Problem } from '../../problem/problem.ts';
import type { DisplayList } from '../display/display-list.ts';
import { layAbsolutes } from './boxes/lay-absolute.ts';
import { paint } from './paint/paint.ts';
import { placeAtoms } from './boxes/place-atoms.ts';
import type { LayInput } from './lay-input.ts';
import { prepare } from './prepare.ts';
import { reportFaults } from './report.ts';

export type { LayInput, Where } from './lay-input.ts';

export interface LayOutput {
  readonly list: DisplayList;
  /** Everything that is wrong; the list shows what could be drawn all the same. */
  readonly problems: readonly Problem[];
}

/**
 * Lays out one box of the given size. Codes of problems: UNKNOWN_ELEMENT, UNCLOSED_TAG, UNOPENED_TAG, BROKEN_TAG, UNKNOWN_ENTITY, UNKNOWN_PROPERTY,
 * UNKNOWN_VALUE, UNKNOWN_SELECTOR, UNKNOWN_AT_RULE, UNKNOWN_VARIABLE, UNKNOWN_FONT, UNKNOWN_PICTURE, UNKNOWN_COLOUR, BROKEN_DRAWING, TEXT_OVERFLOW, MISSING_GLYPH.
 */
export function layHtml(input: LayInput): LayOutput {
  const { width, height } = input;
  const prepared = prepare(input);
  const { root, setting, subject, fault } = prepared;
  setting.lay(root, width, height);
  layAbsolutes(root, setting);
  placeAtoms(root);
  const items = paint(root, 0, 0, setting, fault);
  return {
    list: { width, height, items },
    problems: [...setting.cascade.problems, ...prepared.problems, ...reportFaults(root, subject)],
  };
}
