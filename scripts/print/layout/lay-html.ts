// The layout engine's front door: HTML and CSS of the subset in, a display list in mm and all problems out.
import type { Place, Problem } from '../../problem/problem.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Faces } from '../font/face.ts';
import type { Symbols } from '../art/symbols.ts';
import type { SourceText } from '../../problem/source-place.ts';
import { layAbsolutes } from './boxes/lay-absolute.ts';
import { paint } from './paint/paint.ts';
import { placeAtoms } from './boxes/place-atoms.ts';
import { prepare } from './prepare.ts';
import { reportFaults } from './report.ts';

export interface LayInput {
  /** A filled template. */
  readonly html: string;
  /** Style sheets in order. Hand in the same array for every card: what is compiled from it is kept with it. */
  readonly css: readonly SourceText[];
  /** Size of the box in mm. Whatever the template puts outside it (bleed) stays in the list. */
  readonly width: number;
  readonly height: number;
  readonly faces: Faces;
  /** Pictures by the name `<use href="#name">` asks for. */
  readonly symbols: Symbols;
  /** Language of the text, for hyphens and capitals. */
  readonly lang: string;
  readonly where: Where;
}

/** What problems say about where they were found. */
export interface Where {
  /** The card, board or page by the name its designer knows. */
  readonly card: string;
  /** The template as written; faults of the HTML are shown there when the spot can be found, else in the filled text. */
  readonly template: SourceText;
  /** Where the content stands, for faults of the content (overflow, missing glyph); the template's first line where undefined. */
  readonly place?: Place;
}

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
