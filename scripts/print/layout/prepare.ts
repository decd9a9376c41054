// What every layout begins with: HTML read, styles found, boxes built, and the ways in which faults are told.
import type { Place, Problem } from '../../problem/problem.ts';
import { nearestHint } from '../../problem/nearest.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import { buildBox } from './tree/build-boxes.ts';
import type { Box, Setting } from './tree/box.ts';
import type { Styled } from './css/cascade.ts';
import type { LayInput } from './lay-input.ts';
import type { ElementFault } from './paint/paint-drawing.ts';
import { readHtml, type ElementNode } from '../markup/read-html.ts';
import type { Subject } from './report.ts';
import { takeOrigins } from './origins.ts';
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
export function prepare({ html, css, typefaces, symbols, lang, where }: Omit<LayInput, 'width' | 'height'>): Prepared {
  const raw: Problem[] = [];
  const filled: SourceText = { file: where.template.file, text: html };
  const outside = where.place ?? placeIn(where.template, 0, 1);
  const told = new Map<string, Problem>();
  const tell = (problem: Problem): void => void told.set(`${problem.code}/${problem.message}`, problem);
  const fault: ElementFault = (element, code, message, hint) => {
    const names = code === 'UNKNOWN_PICTURE' ? nearestHint(hint, symbols.keys()) : hint;
    tell({
      severity: 'error',
      code,
      place: inTemplate(placeIn(filled, element.offset, element.tag.length + 1), where.template, outside),
      message: `${message} ("${where.card}")`,
      hint: names,
      ...(code === 'UNKNOWN_PICTURE' ? { restsOn: [`picture ${hint.replace(/-fill$/, '')}`] } : {}),
    });
  };
  const fontFault = (styled: Styled): void => {
    const family = styled.style.fontFamily.join(', ') || 'none';
    tell({
      severity: 'error',
      code: 'UNKNOWN_FONT',
      place: placeIn(where.template, 0, 1),
      message: `no typeface is known for the font family "${family}" of <${styled.tag} class="${styled.classes.join(' ')}">`,
      hint: nearestHint(styled.style.fontFamily[0] ?? '', new Set(typefaces.list.map((face) => face.family))),
    });
  };
  const tree = readHtml(filled, raw);
  const origins = where.origins === undefined ? undefined : takeOrigins(tree, where.origins);
  for (const problem of raw) tell({ ...problem, place: inTemplate(problem.place, where.template, outside) });
  const setting = settingFor(css, typefaces, symbols, lang, fontFault);
  const { root: styled } = setting.cascade;
  const root = buildBox(setting.cascade, tree as ElementNode, styled);
  const subject: Subject = {
    card: where.card,
    lang,
    placeOf: (element, character) => origins?.of(element, character) ?? outside,
  };
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

/** A place in the filled text as a place in the template as written, where the same line stands there; else `outside`: a filled line is in no file. */
function inTemplate({ source, column, length }: Place, template: SourceText, outside: Place): Place {
  const chars = [...source];
  const piece = chars.slice(column - 1, column - 1 + length).join('');
  const line = source.trim() === '' ? -1 : template.text.indexOf(source);
  const at = line >= 0 ? line + chars.slice(0, column - 1).join('').length : template.text.indexOf(piece);
  return at < 0 ? outside : placeIn(template, at, piece.length);
}
