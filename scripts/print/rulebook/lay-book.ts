// The rulebook as pages: title, contents, chapters, back cover. Page numbers are found by laying out until they no longer change.

import type { Game, Lang } from '../../../engine/facts/game.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import { placeIn, type SourceText } from '../../problem/source-place.ts';
import type { Bookmark } from '../display/document.ts';
import { speakPrint, type Speak } from '../speak.ts';
import type { FlowStrip } from '../layout/lay-flow.ts';
import { boardFigure, withFigure } from './board-figure.ts';
import { makeTypesetter, type BookArt, type Typesetter } from './book-art.ts';
import { chapterViews, type ChapterView } from './chapter-data.ts';
import { COLUMN, columnLeft, movedBy, PAGE, pageBody, type BookPage } from './compose-pages.ts';
import { crossReferences } from './cross-references.ts';
import type { PageNumbers } from './page-numbers.ts';
import { fillPages, forFilling, tooHigh, type Filling } from './fill-pages.ts';
import { placeOfBlock } from './place-of-block.ts';
import { backData, contentsData, frameData, indexData, ownRulesData, titleData } from './front-matter.ts';

/** Title and contents come before the first page of the flow. */
const FIRST_PAGE = 3;

/** Pages of a sheet that is folded once. */
const LEAF = 4;

/** Rounds after which references go without page numbers: two texts could push each other to and fro for ever. */
const ROUNDS = 6;

export interface Book {
  /** In reading order, page 1 first. */
  readonly pages: readonly BookPage[];
  /** The outside of the last leaf; it has no number. */
  readonly backCover: BookPage;
  readonly bookmarks: readonly Bookmark[];
  readonly problems: readonly Problem[];
}

interface Flow {
  readonly chapters: readonly ChapterView[];
  readonly strips: readonly FlowStrip[];
  readonly fillings: readonly Filling[];
  readonly numbers: PageNumbers;
}

/** Lays out the whole book in one language; every page is A5 (148 × 210 mm). */
export function layBook(game: Game, lang: Lang, art: BookArt): Book {
  const speak = speakPrint(game, lang);
  const setter = makeTypesetter(art, lang);
  const flow = settle(game, lang, speak, setter);
  const { chapters, numbers, fillings } = flow;
  const figure = boardFigure(game, lang, art);
  const strips = withFigure(flow.strips, figure.item);
  const whereUnder = (anchor: string): Place | undefined => placeOfBlock(game, lang, anchor, art.origins);
  const title: BookPage = {
    name: 'title',
    list: setter.box('title', titleData(game, lang, speak), PAGE.width, PAGE.height),
    destinations: [{ name: 'title', y: 0 }],
  };
  const plain = (
    name: string,
    number: number,
    column: BookPage['list'],
    destinations: BookPage['destinations'],
  ): BookPage => ({
    name,
    list: withFrame(setter, frameData(number, game.title[lang] ?? '', 'bars', ''), [
      movedBy(columnLeft(number), COLUMN.top, column.items),
    ]),
    destinations,
  });
  const contents = plain(
    'contents',
    2,
    setter.box('contents', contentsData(chapters, speak, numbers), COLUMN.width, COLUMN.height),
    [{ name: 'contents', y: COLUMN.top }],
  );
  const heads = runningHeads(flow);
  const body = fillings.map((filling, index): BookPage => {
    const number = FIRST_PAGE + index;
    const { items, destinations } = pageBody(strips, filling, number);
    const chapter = heads[index];
    const head = number % 2 === 0 ? (game.title[lang] ?? '') : (chapter?.title ?? '');
    return {
      name: `page-${String(number)}`,
      list: withFrame(
        setter,
        frameData(
          number,
          head,
          chapter?.picture ?? 'bars',
          ruleRange(
            chapters,
            destinations.map(({ name }) => name),
          ),
        ),
        items,
      ),
      destinations,
    };
  });
  const backCover: BookPage = {
    name: 'back',
    list: setter.box('back', backData(game, lang, speak), PAGE.width, PAGE.height),
    destinations: [],
  };
  // With the back cover the pages make whole sheets of four; what they leave over is for rules of one's own.
  const left = (LEAF - ((FIRST_PAGE - 1 + body.length + 2) % LEAF)) % LEAF;
  const own = Array.from({ length: left }, (_unused, index) =>
    plain(
      index === 0 ? 'own-rules' : `own-rules-${String(index + 1)}`,
      FIRST_PAGE + body.length + index,
      setter.box('own-rules', ownRulesData(speak), COLUMN.width, COLUMN.height),
      [],
    ),
  );
  const index = plain(
    'index',
    FIRST_PAGE + body.length + own.length,
    setter.box('index', indexData(game, lang, speak, numbers), COLUMN.width, COLUMN.height),
    [{ name: 'index', y: COLUMN.top }],
  );
  return {
    pages: [title, contents, ...body, ...own, index],
    backCover,
    bookmarks: [
      { title: speak('rulebook.contents'), destination: 'contents', children: [] },
      ...chapters.map(chapterBookmark),
      { title: speak('rulebook.index'), destination: 'index', children: [] },
    ],
    problems: [...setter.problems(), ...figure.problems, ...highProblems(strips, art.file('chapter'), whereUnder)],
  };
}

/** Lays out the flow until the page numbers it prints are the ones it has. */
function settle(game: Game, lang: Lang, speak: Speak, setter: Typesetter): Flow {
  let numbers: PageNumbers = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const flow = layFlow(chapterViews(game, lang, speak, crossReferences(game, lang, speak, numbers), numbers), setter);
    if (sameNumbers(flow.numbers, numbers)) return flow;
    numbers = flow.numbers;
  }
  const unnumbered = crossReferences(game, lang, speak, numbers).map((reference) => ({ ...reference, after: '' }));
  return layFlow(chapterViews(game, lang, speak, unnumbered, numbers), setter);
}

function layFlow(chapters: readonly ChapterView[], setter: Typesetter): Flow {
  const strips = chapters.flatMap((chapter) => setter.flow('chapter', chapter, COLUMN.width));
  const fillings = fillPages(strips.map(forFilling), COLUMN.height);
  const numbers = new Map(
    fillings.flatMap(({ from, to }, index) =>
      strips.slice(from, to).flatMap(({ anchors }) => anchors.map(({ name }) => [name, FIRST_PAGE + index] as const)),
    ),
  );
  return { chapters, strips, fillings, numbers };
}

const sameNumbers = (a: PageNumbers, b: PageNumbers): boolean =>
  a.size === b.size && [...a].every(([name, page]) => b.get(name) === page);

function withFrame(
  setter: Typesetter,
  data: ReturnType<typeof frameData>,
  items: BookPage['list']['items'],
): BookPage['list'] {
  const frame = setter.box('frame', data, PAGE.width, PAGE.height);
  return { width: PAGE.width, height: PAGE.height, items: [...frame.items, ...items] };
}

/** The chapter whose name stands over each page: the last one that begins on it or before. */
function runningHeads({ chapters, strips, fillings }: Flow): readonly (ChapterView | undefined)[] {
  let current = chapters[0];
  return fillings.map(({ from, to }) => {
    const names = new Set(strips.slice(from, to).flatMap(({ anchors }) => anchors.map(({ name }) => name)));
    current = chapters.filter(({ anchor }) => names.has(anchor)).at(-1) ?? current;
    return current;
  });
}

/** First and last rule that begin on a page, as in a dictionary's head. */
function ruleRange(chapters: readonly ChapterView[], anchors: readonly string[]): string {
  const rules = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const here = anchors.filter((name) => rules.has(name));
  const [first = '', last = first] = [here[0], here.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

function chapterBookmark(chapter: ChapterView): Bookmark {
  const entries = [
    ...chapter.tables.map(({ title, anchor }) => ({ title, anchor })),
    ...chapter.rules.map(({ title, id }) => ({ title, anchor: id })),
  ];
  return {
    title: `${String(chapter.number)} ${chapter.title}`,
    destination: chapter.anchor,
    children: entries.map(({ title, anchor }) => ({ title, destination: anchor, children: [] })),
  };
}

/** `template`: what lays out the blocks, for blocks whose text has no place of its own under its anchor. */
function highProblems(
  strips: readonly FlowStrip[],
  template: SourceText,
  whereUnder: (anchor: string) => Place | undefined,
): readonly Problem[] {
  return tooHigh(strips.map(forFilling), COLUMN.height).map((index): Problem => {
    const near =
      strips
        .slice(0, index + 1)
        .findLast(({ anchors }) => anchors.length > 0)
        ?.anchors.at(-1)?.name ?? 'the beginning';
    const excess = (strips[index]?.height ?? 0) - COLUMN.height;
    return {
      severity: 'error',
      code: 'BLOCK_TOO_HIGH',
      place: whereUnder(near) ?? placeIn(template, 0, 1),
      message: `A block of the rulebook near ${near} is ${excess.toFixed(1)} mm higher than a page.`,
      hint: 'Shorten its text, or break it into several.',
    };
  });
}
