// The `~name~` references and the characters of every text, said at their place in the file.
import { iconOf, marksIn } from '../../../voice/marks.ts';
import type { Problem } from '../../problem/problem.ts';
import { SOURCE_LANG } from '../read/file-kind.ts';
import type { ParsedFile } from '../read/parse-file.ts';
import { NUMBER_FORMS } from '../text/phrases.ts';
import { referenceFaults, type TextFault } from '../text/references.ts';
import type { ScalarNode } from '../yaml/node.ts';
import { located } from '../yaml/problem-at.ts';
import { textOf } from '../yaml/node.ts';
import { hasFault, isClean, type Content } from './content.ts';

/** Values by language; `unsure` says that a name may exist in a part of the content that could not be read. */
export interface KnownReferences {
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly icons: ReadonlySet<string> | undefined;
  readonly unsure: (name: string) => boolean;
}

/** Where the part of a text at `at` stands in the file: the same mark, counted from the front, since folding never splits a mark. */
export const sourceRange = (
  parsed: ParsedFile,
  node: ScalarNode,
  at: number,
  length: number,
): { readonly start: number; readonly end: number } => {
  const mark = node.text.slice(at, at + length);
  const nth = node.text.slice(0, at).split(mark).length;
  let start = node.start - 1;
  for (let count = 0; count < nth && start < node.end; count += 1) {
    const next = parsed.file.text.indexOf(mark, start + 1);
    if (next < 0) return { start: node.start, end: node.end };
    start = next;
  }
  return start < node.end ? { start, end: start + length } : { start: node.start, end: node.end };
};

/** Controls, halves of pairs, unassigned and private code points; soft hyphen and joiners are for printing. */
const UNPRINTABLE = /(?![\n\u00AD\u200C\u200D])[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/** Most texts: Latin letters and common marks. */
const PLAINLY_PRINTABLE = /^[\n -~\u00A0-\u00AC\u00AE-\u017F\u2010-\u2027]*$/;

const unprintable = (parsed: ParsedFile, node: ScalarNode): Problem[] => {
  const found = PLAINLY_PRINTABLE.test(node.text) ? null : UNPRINTABLE.exec(node.text);
  if (found === null || hasFault(parsed, node)) return [];
  const { start, end } = sourceRange(parsed, node, found.index, found[0].length);
  const name = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return [
    located(parsed.file, {
      code: 'UNPRINTABLE',
      start,
      end,
      message: `a text holds the character ${name}, which cannot be printed`,
      hint: 'delete it',
    }),
  ];
};

const faultProblem = (parsed: ParsedFile, node: ScalarNode, fault: TextFault): Problem => {
  const { start, end } = sourceRange(parsed, node, fault.at, fault.length);
  return located(parsed.file, { code: fault.code, start, end, message: fault.message, hint: fault.hint });
};

/** A quick look before the careful one, which searches near names for every place of the words. */
const isFine = (text: string, lang: string, known: KnownReferences, isPlace: (name: string) => boolean): boolean => {
  const values = known.values.get(lang);
  return marksIn(text).every(({ name }) => {
    if (name === '') return false;
    const icon = iconOf(name);
    if (icon !== undefined && known.icons?.has(icon) !== false) return true;
    return values?.has(name) === true || isPlace(name) || known.unsure(name);
  });
};

const checkFile = (
  parsed: ParsedFile,
  lang: string,
  known: KnownReferences,
  isPlace: (name: string) => boolean,
): Problem[] =>
  parsed.texts.flatMap(({ node }) => {
    if (isFine(node.text, lang, known, isPlace)) return unprintable(parsed, node);
    const faults = referenceFaults(node.text, {
      values: known.values.get(lang) ?? new Map<string, string>(),
      ...(known.icons === undefined ? {} : { icons: known.icons }),
    });
    const serious = faults.filter((fault) => {
      const name = node.text.slice(fault.at + 1, fault.at + fault.length - 1);
      return fault.code !== 'UNKNOWN_REFERENCE' || !(isPlace(name) || known.unsure(name));
    });
    return [...unprintable(parsed, node), ...serious.map((fault) => faultProblem(parsed, node, fault))];
  });

/** Faults in the texts of all files. Words have places of their own, which their users fill; phrases are checked by text/check-phrases.ts. */
export const checkReferences = (content: Content, known: KnownReferences): Problem[] => [
  ...[...content.facts.values()].flatMap((parsed) => checkFile(parsed, SOURCE_LANG, known, () => false)),
  ...content.translations.flatMap(({ parsed, lang }) => checkFile(parsed, lang, known, () => false)),
  ...content.words.flatMap(({ parsed, lang, name: file }) =>
    checkFile(parsed, lang, known, (name) => !name.includes('.') || (file === 'phrases' && !name.startsWith('icon.'))),
  ),
];

/** What cannot be known because its file or entry is broken. */
export const unsureOf = (
  content: Content,
  lists: readonly string[],
  gameIsGood: boolean,
): ((name: string) => boolean) => {
  const files = lists.map((list) => content.facts.get(list));
  const unspoken =
    content.words.some(({ name, parsed }) => name === 'phrases' && !isClean(parsed)) ||
    !content.words.some(({ name, lang }) => name === 'phrases' && lang === SOURCE_LANG);
  const unread = files.some((parsed) => parsed === undefined || parsed.root === undefined);
  const broken = new Set(
    files.flatMap((parsed) => [
      ...(parsed?.brokenIds ?? []),
      ...(parsed !== undefined && parsed.problems.length > 0 ? idsIn(parsed) : []),
    ]),
  );
  return (name) => {
    const [id = '', field] = name.split('.');
    if (id === 'icon') return false;
    if (NUMBER_FORMS.some((form) => form === field) && unspoken) return true;
    if (field === undefined || id === 'target' || id === 'team-target') return !gameIsGood;
    if (NUMBER_FORMS.some((form) => form === field)) return !gameIsGood || unread || broken.has(id);
    return unread || broken.has(id);
  };
};

const idsIn = (parsed: ParsedFile): string[] =>
  parsed.root?.kind === 'map'
    ? parsed.root.entries.flatMap(({ value }) =>
        value.kind === 'list' ? value.items.flatMap((item) => textOf(item, 'id') ?? []) : [],
      )
    : [];
