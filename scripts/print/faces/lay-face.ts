// One face through the layout: its template filled, laid out at bleed size.

import type { Lang } from '../../../engine/facts/game.ts';
import { layTemplate, type LaidTemplate } from '../template/lay-template.ts';
import type { Templates } from '../template/load-templates.ts';
import type { CardFace } from './card-face.ts';

/** A card's trim and the bleed round it, mm (templates/README.md). */
export const CARD = { width: 63, height: 88, bleed: 3 } as const;

/** Fills and lays out a face or back in one language: 69 × 94 mm, the trim at (3, 3). With problems the list shows what could be drawn all the same. */
export function layFace(face: CardFace, templates: Templates, lang: Lang): LaidTemplate {
  const size = { width: CARD.width + 2 * CARD.bleed, height: CARD.height + 2 * CARD.bleed };
  return layTemplate({ template: face.template, data: face.data, ...size, called: face.id }, templates, lang);
}
