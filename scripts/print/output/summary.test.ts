// What print says at its end of cards that are left out and of texts that fell back to the source language.
import { expect, it } from 'vitest';
import { tellIn } from '../../terminal/tell.ts';
import { printSummary, type SummaryFacts } from './summary.ts';

const a4 = { id: 'a4', name: 'A4', width: 210, height: 297, edge: 5 };
const facts: SummaryFacts = {
  files: [
    {
      path: 'en/a4/cards.pdf',
      product: 'cards',
      lang: 'en',
      paper: a4,
      pages: 36,
      sheets: 18,
      notes: [{ word: 'note.rulebook', counts: { pages: 1 }, places: {} }],
    },
  ],
  bytes: 310_000,
  folder: 'dist/print',
  removed: [],
  leftOut: [],
  missing: [],
};
const missing = (count: number): SummaryFacts['missing'] =>
  Array.from({ length: count }, (_, index) => ({
    lang: 'en',
    where: `words/en/parts.yaml parts.p${String(index)}.name`,
  }));

it('lists every card that is left out', () => {
  expect(
    printSummary({
      ...facts,
      leftOut: [
        { list: 'valuables', id: 'coin' },
        { list: 'parts', id: 'pan' },
      ],
    }),
  ).toContain('\n2 cards left out: valuables coin, parts pan\n');
});

it.each([
  [1, '1 text not translated: the source text stands there, marked *:\n  words/en/parts.yaml parts.p0.name'],
  [
    7,
    '7 texts not translated: the source text stands there, marked *:\n  words/en/parts.yaml parts.p0.name\n  words/en/parts.yaml parts.p1.name\n  words/en/parts.yaml parts.p2.name\n  words/en/parts.yaml parts.p3.name\n  words/en/parts.yaml parts.p4.name\n  and 2 more',
  ],
])('counts %d missing texts and names the first', (count, expected) => {
  expect(printSummary({ ...facts, missing: missing(count) })).toContain(`\n${expected}`);
});

it('names files of an earlier run that it has removed', () => {
  expect(printSummary({ ...facts, removed: ['fr/a4/cards.pdf'] })).toContain(
    '\n1 file of an earlier run removed:\n  fr/a4/cards.pdf\n',
  );
});

const sets = ['de', 'en'].flatMap((lang) =>
  ['cards', 'tokens'].map((product, index) => ({
    ...facts.files[0]!,
    lang,
    product,
    path: `${lang}/a4/${product}.pdf`,
    notes: index === 0 ? [] : facts.files[0]!.notes,
    pages: 4 + index,
    sheets: 2 + index,
  })),
);

it('counts what one person prints for one game, not all editions together', () => {
  expect(printSummary({ ...facts, files: sets, bytes: 1_240_000 }))
    .toBe(`Printed 2 sets into dist/print, 1.2 MB. One set is one game:
  de/a4: 9 pages on 5 sheets (cards 4, tokens 5)
    Rulebook: 1 page in A5 in reading order, for screens
  en/a4: 9 pages on 5 sheets (cards 4, tokens 5)
    Rulebook: 1 page in A5 in reading order, for screens
No card left out.
Every text is translated.`);
});

it('says all of it in the language of the terminal, whatever language was printed', () => {
  const leftOut = [{ list: 'valuables', id: 'coin' }];
  expect(printSummary({ ...facts, leftOut, missing: missing(1) }, tellIn('de')))
    .toBe(`1 Satz nach dist/print gedruckt, 310 kB. Ein Satz ist ein Spiel:
  en/a4: 36 Seiten auf 18 Blatt (cards 36)
    Regelheft: 1 Seite in A5 in Lesereihenfolge, für Bildschirme
1 Karte weggelassen: valuables coin
1 Text nicht übersetzt: Dort steht der Ausgangstext, mit * davor:
  words/en/parts.yaml parts.p0.name`);
});
