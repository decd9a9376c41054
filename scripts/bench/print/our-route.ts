// Our route as one cold process: game (JSON) and templates in, nine-up sheets with backs out. Arguments: game file, templates folder, count, output.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '../../../engine/facts/game.ts';
import { CARD, layFace } from '../../print/faces/lay-face.ts';
import type { CardFace } from '../../print/faces/card-face.ts';
import { impose } from '../../print/impose/impose.ts';
import { laySheets, type KeyedList } from '../../print/impose/lay-sheets.ts';
import { paintPdf } from '../../print/paint/pdf/paint-pdf.ts';
import { speakPrint } from '../../print/speak.ts';
import { loadTemplates } from '../../print/template/load-templates.ts';
import { benchCards } from './bench-cards.ts';
import { BENCH_LANG, BENCH_PAPER } from './bench-job.ts';

const [gameFile = '', templatesDir = '', count = '', out = ''] = process.argv.slice(2);
const game = JSON.parse(readFileSync(gameFile, 'utf8')) as Game;
const templates = loadTemplates(templatesDir);
const lists = new Map<string, KeyedList>();

function laid(face: CardFace): KeyedList {
  let list = lists.get(face.id);
  if (list === undefined) {
    const { list: drawn, problems } = layFace(face, templates, BENCH_LANG);
    if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
    lists.set(face.id, (list = { key: face.id, list: drawn }));
  }
  return list;
}

const cards = benchCards(game, BENCH_LANG, Number(count)).map(({ front, back }) => ({
  deck: front.deck,
  deckName: front.deck,
  front: laid(front),
  back: laid(back),
}));
const result = impose({
  cards: cards.length,
  paper: BENCH_PAPER,
  trim: CARD,
  bleed: CARD.bleed,
  gap: 0,
  marks: 'crop',
  backs: 'duplex-long',
});
if (!result.ok) throw new Error(result.refusal.message);
const document = laySheets({
  cards,
  imposition: result.imposition,
  inset: CARD.bleed,
  gameTitle: 'Bench',
  speak: speakPrint(game, BENCH_LANG),
  typefaces: templates.typefaces,
  head: { title: 'Bench', subject: 'Bench', lang: BENCH_LANG, version: game.version, hash: game.hash },
});
writeFileSync(out, paintPdf(document, { typefaces: templates.typefaces, symbols: templates.symbols }));
process.stdout.write(JSON.stringify({ peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
