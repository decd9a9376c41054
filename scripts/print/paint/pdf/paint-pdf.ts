// The PDF painter: a document to the bytes of a file. The only painter that knows points.

import type { Box, Duplex, Page, PrintDocument } from '../../display/document.ts';
import { finite } from '../finite.ts';
import type { PaintArt } from '../paint-art.ts';
import { openContainer, text, type PdfRef, type PdfValue } from './container.ts';
import { makeContent } from './content.ts';
import { drawItems } from './draw-items.ts';
import { makeFontStore } from './font-store.ts';
import { placedLinks, type PlacedLink } from './links.ts';
import { POINTS_PER_MM } from './numbers.ts';
import { addOutline, destinationTree } from './outline.ts';
import { countPlaced, type Painting } from './painting.ts';
import { makeShadings } from './shadings.ts';

const DUPLEX: Readonly<Record<Duplex, string>> = {
  simplex: 'Simplex',
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
};

const points = (mm: number): number => Math.round(finite(mm) * POINTS_PER_MM * 1e4) / 1e4;

function pdfBox(page: Page, box: Box): PdfValue {
  return [
    points(box.x),
    points(page.height - box.y - box.height),
    points(box.x + box.width),
    points(page.height - box.y),
  ];
}

function annotation(page: Page, { link, box: [left, top, right, bottom] }: PlacedLink): Record<string, PdfValue> {
  const rect = pdfBox(page, { x: left, y: top, width: right - left, height: bottom - top });
  const target: Record<string, PdfValue> = link.startsWith('#')
    ? { Dest: text(link.slice(1)) }
    : { A: { S: 'URI', URI: text(link) } };
  return { Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0], F: 4, ...target };
}

function paintPage(page: Page, painting: Painting): PdfRef {
  const { container } = painting;
  const content = makeContent();
  // From here on: mm, y downwards.
  content.op(
    `${String(Math.round(POINTS_PER_MM * 1e8) / 1e8)} 0 0 ${String(-Math.round(POINTS_PER_MM * 1e8) / 1e8)} 0 ${String(points(page.height))} cm`,
  );
  // SVG's limit for mitred corners, so that paper and screen agree.
  content.op('4 M');
  drawItems(content, page.items, painting);
  const { stream, resources } = content.finish();
  const contents = container.ref({});
  container.endStream(contents, stream);
  const whole: Box = { x: 0, y: 0, width: page.width, height: page.height };
  const trim = page.trim ?? whole;
  const links = placedLinks(page.items);
  return container.ref({
    Type: 'Page',
    MediaBox: pdfBox(page, whole),
    BleedBox: pdfBox(page, page.bleed ?? trim),
    TrimBox: pdfBox(page, trim),
    Resources: resources,
    Contents: contents,
    Annots: links.length === 0 ? undefined : links.map((link) => annotation(page, link)),
  });
}

function addPlaces(places: Map<string, PdfValue>, page: Page, ref: PdfRef): void {
  for (const { name, y } of page.destinations ?? []) {
    if (places.has(name)) throw new Error(`Two places of one document are called ${name}.`);
    places.set(name, [ref, 'XYZ', 0, points(page.height - y), null]);
  }
}

function refuseDeadEnds(document: PrintDocument, places: ReadonlyMap<string, PdfValue>): void {
  const targets = document.pages
    .flatMap((page) => placedLinks(page.items))
    .filter(({ link }) => link.startsWith('#'))
    .map(({ link }) => link.slice(1));
  const visit = (bookmarks: PrintDocument['bookmarks']): void => {
    for (const bookmark of bookmarks) {
      targets.push(bookmark.destination);
      visit(bookmark.children);
    }
  };
  visit(document.bookmarks);
  const lost = targets.find((target) => !places.has(target));
  if (lost !== undefined) throw new Error(`A link or bookmark leads to ${lost}, which is on no page.`);
}

/**
 * Paints a document. Text stays text (subset fonts, kerned, with its characters), symbols and forms are kept once, gradients shared.
 * The same document gives the same bytes. Throws when it names a face, symbol or place that does not exist (layout reports those first), and on a number that is none.
 */
export function paintPdf(document: PrintDocument, art: PaintArt): Uint8Array {
  const container = openContainer({
    title: document.title,
    subject: document.subject,
    lang: document.lang,
    version: document.version,
    hash: document.hash,
  });
  const painting: Painting = {
    container,
    art,
    fonts: makeFontStore(container),
    shadings: makeShadings(container),
    symbols: new Map(),
    forms: new Map(),
    placed: countPlaced(document.pages),
    groups: 0,
  };
  const places = new Map<string, PdfValue>();
  for (const page of document.pages) {
    const ref = paintPage(page, painting);
    addPlaces(places, page, ref);
    container.addPage(ref);
    ref.end();
  }
  refuseDeadEnds(document, places);
  painting.fonts.embed();
  if (places.size > 0) (container.catalog['Names'] as PdfRef).data['Dests'] = destinationTree(places);
  addOutline(container, document.bookmarks);
  const preferences = container.ref({ DisplayDocTitle: true, PrintScaling: 'None', Duplex: DUPLEX[document.duplex] });
  container.catalog['ViewerPreferences'] = preferences;
  return container.finish();
}
