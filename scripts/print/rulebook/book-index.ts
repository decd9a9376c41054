// The index of the rulebook: what readers look for, sorted as their language sorts, with the pages of the rules that answer.
import type { Chapter, Lang } from '../../../engine/facts/game.ts';
import type { PageNumbers } from './page-numbers.ts';

export interface IndexReference {
  readonly page: string;
  /** `#rule.id` */
  readonly link: string;
}

/** One line of the index; `sub` for what is listed under the line before. */
export interface IndexLine {
  readonly text: string;
  readonly sub: boolean;
  readonly references: readonly IndexReference[];
}

interface Entry {
  readonly references: string[];
  readonly subs: Map<string, string[]>;
}

/** The rules under each entry; an entry is `term` or `term: sub` in the `index` of a rule. */
function entriesOf(chapters: readonly Chapter[], lang: Lang): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { id, index } of chapters.flatMap(({ rules }) => rules))
    for (const one of (index?.[lang] ?? '').split(';')) {
      const [term = '', sub] = one.split(':').map((part) => part.trim());
      if (term === '') continue;
      const entry = entries.get(term) ?? { references: [], subs: new Map<string, string[]>() };
      entries.set(term, entry);
      if (sub === undefined) entry.references.push(id);
      else entry.subs.set(sub, [...(entry.subs.get(sub) ?? []), id]);
    }
  return entries;
}

/** All lines of the index in one language; a page stands once in a line, however many of its rules are meant. */
export function indexLines(chapters: readonly Chapter[], lang: Lang, pages: PageNumbers): readonly IndexLine[] {
  const order = new Intl.Collator(lang);
  const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => order.compare(a, b));
  const line = (text: string, sub: boolean, rules: readonly string[]): IndexLine => {
    const byPage = new Map(rules.map((rule) => [pages.get(rule) ?? 0, `#${rule}`]));
    return {
      text,
      sub,
      references: [...byPage].sort(([a], [b]) => a - b).map(([page, link]) => ({ page: String(page), link })),
    };
  };
  return sorted(entriesOf(chapters, lang)).flatMap(([term, { references, subs }]) => [
    line(term, false, references),
    ...sorted(subs).map(([sub, rules]) => line(sub, true, rules)),
  ]);
}

/** Columns of about equal length; no column begins with what belongs under a line of the one before. */
export function indexColumns(lines: readonly IndexLine[], columns: number): readonly (readonly IndexLine[])[] {
  const starts = [0];
  for (let column = 1; column < columns; column += 1) {
    let at = Math.ceil((lines.length * column) / columns);
    while (lines[at]?.sub === true) at += 1;
    starts.push(at);
  }
  return starts.map((from, column) => lines.slice(from, starts[column + 1]));
}
