// What every layout begins with: HTML read, styles found, boxes built, and the ways in which faults are told.
import type { Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import { buildBox } from './tree/build-boxes.ts';
import type { Box, Setting } from './tree/box.ts';
import type { Styled } from './css/cascade.ts';
import type { LayInput } from './lay-input.ts';
import type { ElementFault } from './paint/paint-drawing.ts';
import { readHtml, type ElementNode } from '../markup/read-html.ts';
import type { Subject } from './report.ts';
import { settingFor } from './setting.ts';

export interface Prepared {
  readonly root: Box;
  readonly setting: Setting;
  /** Faults of this layout, still growing while it is laid and painted. */
  readonly problems: readonly Problem[];
  readonly subject: Subject;
  readonly fault: ElementFault;
}

/** Builds the tree of boxes for a filled template; the root is a block round everything. */
export function prepare({ html, css, faces, symbols, lang, where }: Omit<LayInput, 'width' | 'height'>): Prepared {
  const raw: Problem[] = [];
  const filled: SourceText = { file: where.template.file, text: html };
  const told = new Map<string, Problem>();
  const tell = (problem: Problem): void => void told.set(`${problem.code}/${problem.message}`, problem);
  const fault: ElementFault = (element, code, message, hint) => {
    const names = code === 'UNKNOWN_PICTURE' ? nearestHint(hint, symbols.keys()) : hint;
    tell({
      severity: 'error',
      code,
      place: placeIn(filled, element.offset, element.tag.length + 1),
      message: `${message} ("${where.card}")`,
      hint: names,
    });
  };
  const fontFault = (styled: Styled): void => {
    const family = styled.style.fontFamily.join(', ') || 'none';
    tell({
      severity: 'error',
      code: 'UNKNOWN_FONT',
      place: placeIn(where.template, 0, 1),
      message: `no face is known for the font family "${family}" of <${styled.tag} class="${styled.classes.join(' ')}">`,
      hint: nearestHint(styled.style.fontFamily[0] ?? '', new Set(faces.list.map((face) => face.family))),
    });
  };
  const tree = readHtml(filled, raw);
  for (const problem of raw) tell({ ...problem, place: inTemplate(problem, where.template) });
  const setting = settingFor(css, faces, symbols, lang, fontFault);
  const { root: styled } = setting.cascade;
  const root = buildBox(setting.cascade, tree as ElementNode, styled);
  const subject: Subject = { card: where.card, lang, place: where.place ?? placeIn(where.template, 0, 1) };
  return {
    root,
    setting,
    subject,
    fault,
    get problems() {
      return [...told.values()];
    },
  };
}

/** A fault found in the filled text, shown in the template as written where the same line stands there. */
function inTemplate(problem: Problem, template: SourceText): Problem['place'] {
  const { source, column, length } = problem.place;
  const piece = source.slice(column - 1, column - 1 + length);
  const at =
    template.text.indexOf(source) >= 0 && source.trim() !== ''
      ? template.text.indexOf(source) + column - 1
      : template.text.indexOf(piece);
  return at < 0 ? problem.place : placeIn(template, at, length);
}
