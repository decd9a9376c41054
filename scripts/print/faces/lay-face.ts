// One face through the layout: its template filled, laid out at bleed size.

import type { Lang } from '../../../engine/game.ts';
import type { Problem } from '../../load/problem.ts';
import type { DisplayList } from '../display-list.ts';
import { layHtml } from '../layout/lay-html.ts';
import { fillTemplate } from '../template/fill-template.ts';
import type { Templates } from '../template/load-templates.ts';
import type { Face } from './face.ts';

/** A card's trim and the bleed round it, mm (templates/README.md). */
export const CARD = { width: 63, height: 88, bleed: 3 } as const;

export interface LaidFace {
  /** 69 × 94 mm; the trim lies at (3, 3). */
  readonly list: DisplayList;
  /** All that is wrong with the template, its filling or its layout; faults of the templates folder itself are told by `templates.problems()`. */
  readonly problems: readonly Problem[];
}

const EMPTY: DisplayList = { width: CARD.width + 2 * CARD.bleed, height: CARD.height + 2 * CARD.bleed, items: [] };

/** Fills and lays out a face or back in one language. With problems the list shows what could be drawn all the same. */
export function layFace(face: Face, templates: Templates, lang: Lang): LaidFace {
  const template = templates.template(face.template);
  if (template === undefined) return { list: EMPTY, problems: templates.problems() };
  const filled = fillTemplate(template, face.data, face.id);
  if (filled.problems.length > 0) return { list: EMPTY, problems: filled.problems };
  return layHtml({
    html: filled.html,
    css: templates.sheets('cards'),
    width: EMPTY.width,
    height: EMPTY.height,
    faces: templates.faces,
    symbols: templates.symbols,
    lang,
    where: { card: `${face.id} (${face.where})`, template },
  });
}
