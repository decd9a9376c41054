// One face through the layout: its template filled, laid out at bleed size.

import type { Lang } from '../../../engine/facts/game.ts';
import { layTemplate, type LaidTemplate } from '../template/lay-template.ts';
import type { Templates } from '../template/load-templates.ts';
import type { CardFace } from './card-face.ts';

/** Bleed round a card's trim, mm (templates/README.md). */
export const CARD_BLEED = 3;

/** Fills and lays out a face or back in one language, with bleed: the trim lies at (3, 3). With problems the list shows what could be drawn all the same. */
export function layFace(face: CardFace, templates: Templates, lang: Lang): LaidTemplate {
  const size = { width: face.size.width + 2 * CARD_BLEED, height: face.size.height + 2 * CARD_BLEED };
  return layTemplate({ template: face.template, data: face.data, ...size, called: face.id }, templates, lang);
}
