// The same sheets as one HTML document for Chromium: the filled templates, their style sheets, typefaces by file, pictures inlined once.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../../engine/facts/game.ts';
import type { DisplayItem } from '../../print/display/display-list.ts';
import type { Page } from '../../print/display/document.ts';
import type { CardFace } from '../../print/faces/card-face.ts';
import { impose } from '../../print/impose/impose.ts';
import type { Paper } from '../../print/impose/imposition.ts';
import { laySheets } from '../../print/impose/lay-sheets.ts';
import { symbolMarkup } from '../../print/paint/svg/definitions.ts';
import { paintSvg } from '../../print/paint/svg/paint-svg.ts';
import { speakPrint } from '../../print/speak.ts';
import { fillTemplate } from '../../print/template/fill-template.ts';
import type { Templates } from '../../print/template/load-templates.ts';
import { benchCards, benchSize } from './bench-cards.ts';
import { BENCH_LANG } from './bench-job.ts';

const require = createRequire(import.meta.url);

function fontFaces(templates: Templates): string {
  return templates.typefaces.list
    .flatMap((face) =>
      Array.from({ length: face.fileCount }, (_unused, index) => {
        const { file } = face.fileAt(index);
        // Package files hold Latin and its extension apart, as unicode-range does on the web.
        const range = file.includes('latin-ext')
          ? 'U+0100-02FF,U+1E00-1EFF'
          : 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215';
        return `@font-face{font-family:"${face.family}";font-weight:${String(face.weight)};font-style:${face.style};src:url("${pathToFileURL(require.resolve(file)).href}");unicode-range:${range}}`;
      }),
    )
    .join('\n');
}

function filled(face: CardFace, templates: Templates): string {
  const template = templates.template(face.template);
  if (template === undefined) throw new Error(`There is no template ${face.template}.`);
  const { html, problems } = fillTemplate(template, face.data, face.where);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return html;
}

/** Marks, ruler and imprint of a page as one SVG; cards are left to the HTML. */
function furniture(page: Page, index: number, templates: Templates): string {
  const items: readonly DisplayItem[] = page.items.filter((item) => item.kind !== 'form');
  return paintSvg(
    { width: page.width, height: page.height, items },
    { typefaces: templates.typefaces, symbols: templates.symbols },
    { prefix: `s${String(index)}`, title: '' },
  );
}

/** The document: as many pages as ours, each card in a clipping slot at the same place. */
export function chromiumPage(game: Game, templates: Templates, paper: Paper): string {
  const cards = benchCards(game, BENCH_LANG);
  const measured = benchSize(game, BENCH_LANG);
  const result = impose({
    cards: cards.length,
    paper,
    trim: measured,
    bleed: measured.bleed,
    gap: 0,
    marks: 'crop',
    backs: 'duplex-long',
  });
  if (!result.ok) throw new Error(result.refusal.message);
  const empty = { key: '', list: { width: 0, height: 0, items: [] } };
  const { pages } = laySheets({
    cards: cards.map(({ front }) => ({ deck: front.deck, deckName: front.deck, front: empty, back: empty })),
    imposition: result.imposition,
    inset: measured.bleed,
    gameTitle: 'Bench',
    speak: speakPrint(game, BENCH_LANG),
    typefaces: templates.typefaces,
    head: { title: 'Bench', subject: 'Bench', lang: BENCH_LANG, version: game.version, hash: game.hash },
  });
  const sheets = result.imposition.sheets
    .map((sheet, index) => {
      const slots = sheet.slots.map((slot) => {
        const card = cards[slot.card];
        const face = sheet.side === 'front' ? card?.front : card?.back;
        const { ink } = slot;
        const box = (left: number, top: number, width: number, height: number): string =>
          `left:${String(left)}mm;top:${String(top)}mm;width:${String(width)}mm;height:${String(height)}mm`;
        const inner = box(
          slot.x - measured.bleed - ink.x,
          slot.y - measured.bleed - ink.y,
          measured.width + 2 * measured.bleed,
          measured.height + 2 * measured.bleed,
        );
        return `<div class="bench-slot" style="${box(ink.x, ink.y, ink.width, ink.height)}"><div class="bench-card" style="${inner}">${face === undefined ? '' : filled(face, templates)}</div></div>`;
      });
      const page = pages[index];
      return `<div class="bench-sheet">${slots.join('')}${page === undefined ? '' : furniture(page, index, templates)}</div>`;
    })
    .join('\n');
  const used = [...new Set([...sheets.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id ?? ''))];
  const symbols = used.flatMap((id) => {
    const art = templates.symbols.get(id);
    return art === undefined ? [] : [symbolMarkup(id, art)];
  });
  return `<!doctype html><html lang="${BENCH_LANG}"><head><meta charset="utf-8"><title>Bench</title><style>
${fontFaces(templates)}
@page{size:${String(paper.width)}mm ${String(paper.height)}mm;margin:0}
*{box-sizing:border-box}body{margin:0;-webkit-print-color-adjust:exact}
.bench-sheet{position:relative;width:${String(paper.width)}mm;height:${String(paper.height)}mm;overflow:hidden;break-after:page}.bench-sheet:last-child{break-after:auto}
.bench-slot,.bench-card,.bench-sheet>svg{position:absolute;overflow:hidden}.bench-sheet>svg{inset:0;width:${String(paper.width)}mm;height:${String(paper.height)}mm}
${templates
  .sheets('cards')
  .map(({ text }) => text)
  .join('\n')}
</style></head><body><svg width="0" height="0" style="position:absolute">${symbols.join('')}</svg>${sheets}</body></html>`;
}
