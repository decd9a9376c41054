// Numbers typed into rules: what the engine plays has to come from the content by reference, or the book will one day say another number.
import { marksIn } from '../../../voice/marks.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { located } from '../yaml/problem-at.ts';
import { sourceRange } from './check-references.ts';
import { hasFault, type Content } from './content.ts';
import type { RawChapter } from './raw.ts';

/** The first number of a text outside of its `~references~`; where it begins, and as typed. */
export function typedNumber(text: string): { readonly at: number; readonly number: string } | undefined {
  const marks = marksIn(text);
  const found = [...text.matchAll(/\d+/g)].find(({ index }) =>
    marks.every(({ at, length }) => index < at || index >= at + length),
  );
  return found === undefined ? undefined : { at: found.index, number: found[0] };
}

/** Rules of a chapter that only explain may count as they like. */
const explained = (parsed: ParsedFile | undefined): ReadonlySet<string> =>
  new Set(
    ((parsed?.value as Partial<RawChapter> | undefined)?.rules ?? [])
      .filter(({ explains }) => explains === true)
      .map(({ id }) => id),
  );

function warnings(parsed: ParsedFile, free: ReadonlySet<string>): Problem[] {
  return parsed.texts.flatMap(({ path, node }) => {
    const [list, rule, field] = path;
    if (list !== 'rules' || field !== 'text' || free.has(String(rule)) || hasFault(parsed, node)) return [];
    const found = typedNumber(node.text);
    if (found === undefined) return [];
    const { start, end } = sourceRange(parsed, node, found.at, found.number.length);
    return [
      located(parsed.file, {
        severity: 'warning',
        code: 'TYPED_NUMBER',
        start,
        end,
        message: `rule "${String(rule)}" has the number ${found.number} typed into it`,
        hint: 'write a reference such as ~hand-limit~ or ~showers.search~, or the number as a word',
      }),
    ];
  });
}

/** Warnings for the texts of all rules that are played, in every language. */
export const checkTypedNumbers = (content: Content): Problem[] => [
  ...[...content.facts]
    .filter(([file]) => file.startsWith('rules/'))
    .flatMap(([, parsed]) => warnings(parsed, explained(parsed))),
  ...content.translations
    .filter(({ mirrors }) => mirrors.startsWith('rules/'))
    .flatMap(({ parsed, mirrors }) => warnings(parsed, explained(content.facts.get(mirrors)))),
];
