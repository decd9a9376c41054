// What the chapter template is filled with: rules with their paragraphs, notes, tables and case reports, numbered through the book.

import type { Chapter, Game, Lang, LocalText, Rule } from '../../../engine/facts/game.ts';
import { ruleOfLocation } from '../../../engine/index.ts';
import { paragraphsOf } from '../../../voice/pieces.ts';
import type { Speak } from '../speak.ts';
import type { PageNumbers } from './page-numbers.ts';
import { toSegments, type CrossReference, type Segment } from './segment.ts';
import type { Table } from './table.ts';
import { makeTable, TABLE_IDS, type TableId } from './tables.ts';
import { glossaryTable, symbolTable } from './word-tables.ts';

export interface CaseView {
  /** Running number through the whole book, at least three digits. */
  readonly number: string;
  readonly caption: string;
  /** Id of the rule it belongs to, for cases that begin a page. */
  readonly rule: string;
  readonly pictures: readonly string[];
  readonly rows: readonly { readonly label: string; readonly segments: readonly Segment[] }[];
}

export interface RuleView {
  readonly id: string;
  readonly title: string;
  /** Number of the step in a chapter of steps, else empty. */
  readonly step: string;
  /** Drawing beside the heading, empty for most: rules about a location show its plan. */
  readonly plan: string;
  readonly paragraphs: readonly (readonly Segment[])[];
  readonly note: readonly (readonly Segment[])[];
  /** Something follows its text that has to stand on the same page. */
  readonly joined: boolean;
  readonly tables: readonly Table[];
  readonly cases: readonly CaseView[];
}

export interface ChapterView {
  readonly anchor: string;
  readonly number: number;
  readonly title: string;
  /** Icon beside the heading. */
  readonly picture: string;
  /** Set small, to look things up in. */
  readonly compact: boolean;
  readonly intro: readonly (readonly Segment[])[];
  /** Caption of the picture of the table, empty in all chapters but one. */
  readonly figure: string;
  /** Steps that the picture shows: the second part of the rule's id, for its place in rulebook.css, and its number. */
  readonly marks: readonly { readonly step: string; readonly number: string }[];
  /** The way to freedom in pictures, empty in all chapters but the first. */
  readonly overview: readonly { readonly icon: string; readonly name: string }[];
  /** Tables before the first rule. */
  readonly tables: readonly Table[];
  readonly rules: readonly RuleView[];
}

export const chapterAnchor = (id: string): string => `chapter.${id}`;

/** The chapter that shows the table. */
const FIGURE_CHAPTER = 'setup';

/** The chapter that begins with the way to freedom, and its stations. */
const OVERVIEW_CHAPTER = 'aim';
const OVERVIEW = [
  ['magnifier', 'search'],
  ['wrench', 'craft'],
  ['shovel', 'dig'],
  ['tunnel', 'free'],
] as const;

/** Steps of the set-up that have a place on the board. */
const MARKED = ['setup.piles', 'setup.inmate', 'setup.start', 'setup.hand'];
const marksOf = ({ rules }: Chapter) =>
  rules.flatMap(({ id }, index) =>
    MARKED.includes(id) ? [{ step: id.slice(id.indexOf('.') + 1), number: String(index + 1) }] : [],
  );

/** The last chapter is made from words alone: signs and glossary. */
export const WORDS_CHAPTER = 'words';

/** Each table stands after the rule it belongs to, or under its chapter's heading. */
const TABLE_PLACES: Readonly<Record<TableId, string>> = {
  targets: 'setup.players',
  pieces: 'components.pieces',
  deck: 'components.cards',
  locations: chapterAnchor('location'),
  recipes: 'craft.make',
  prices: 'dig.play',
  gangs: 'gang.one',
  strength: 'michel.figure',
  'team-targets': 'team.dig',
};

interface Source {
  readonly game: Game;
  readonly lang: Lang;
  readonly speak: Speak;
  readonly references: readonly CrossReference[];
}

/** A text's paragraphs, each cut into pieces. */
function paragraphs(text: LocalText | undefined, { lang, references }: Source): readonly (readonly Segment[])[] {
  return paragraphsOf(text?.[lang] ?? '').map((paragraph) => toSegments(paragraph, references));
}

const tablesAt = (place: string, source: Source): readonly Table[] =>
  TABLE_IDS.filter((id) => TABLE_PLACES[id] === place).map((id) => makeTable(id, source));

/** Tables whose rule or chapter does not exist in this game; they would be lost. */
export function homelessTables(game: Game): readonly TableId[] {
  const places = new Set(
    game.chapters.flatMap(({ id, rules }) => [chapterAnchor(id), ...rules.map((rule) => rule.id)]),
  );
  return TABLE_IDS.filter((id) => !places.has(TABLE_PLACES[id]));
}

/** All chapters in order, the words last, in one language. */
export function chapterViews(
  game: Game,
  lang: Lang,
  speak: Speak,
  references: readonly CrossReference[],
  pages: PageNumbers = new Map(),
): readonly ChapterView[] {
  const source: Source = { game, lang, speak, references };
  let cases = 0;
  const ruleView = (rule: Rule, step: string): RuleView => ({
    joined: rule.note !== undefined || rule.examples.some(({ print }) => print) || tablesAt(rule.id, source).length > 0,
    id: rule.id,
    title: rule.title[lang] ?? '',
    step,
    plan: game.locations.filter(({ id }) => ruleOfLocation(id) === rule.id).map(({ id }) => `room-${id}`)[0] ?? '',
    paragraphs: paragraphs(rule.text, source),
    note: paragraphs(rule.note, source),
    tables: tablesAt(rule.id, source),
    cases: rule.examples
      .filter(({ print }) => print)
      .map((example) => {
        cases += 1;
        const parts = [
          ['given', example.given],
          ['does', example.does],
          ['then', example.then],
        ] as const;
        return {
          number: String(cases).padStart(3, '0'),
          caption: speak('rulebook.case'),
          rule: rule.id,
          pictures: example.pictures,
          rows: parts.map(([key, text]) => ({
            label: speak(`rulebook.${key}`),
            segments: toSegments(text[lang] ?? '', references),
          })),
        };
      }),
  });
  const chapterView = (chapter: Chapter, index: number): ChapterView => ({
    anchor: chapterAnchor(chapter.id),
    number: index + 1,
    title: chapter.title[lang] ?? '',
    picture: chapter.picture,
    intro: paragraphs(chapter.intro, source),
    figure: chapter.id === FIGURE_CHAPTER ? speak('rulebook.figure') : '',
    marks: chapter.id === FIGURE_CHAPTER ? marksOf(chapter) : [],
    overview:
      chapter.id === OVERVIEW_CHAPTER
        ? OVERVIEW.map(([icon, word]) => ({ icon, name: speak(`rulebook.overview.${word}`) }))
        : [],
    tables: tablesAt(chapterAnchor(chapter.id), source),
    compact: chapter.compact,
    rules: chapter.rules.map((rule, at) => ruleView(rule, chapter.steps ? String(at + 1) : '')),
  });
  const words: ChapterView = {
    anchor: chapterAnchor(WORDS_CHAPTER),
    number: game.chapters.length + 1,
    title: speak('rulebook.appendix'),
    picture: game.wordsPicture,
    intro: [],
    compact: false,
    figure: '',
    marks: [],
    overview: [],
    tables: [symbolTable(game, speak), glossaryTable(game, lang, speak, pages)],
    rules: [],
  };
  return [...game.chapters.map(chapterView), words];
}
