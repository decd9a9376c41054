// Lines that look right and are not: merge-conflict markers, no-break spaces where YAML counts spaces, full-width colons. Told by what they are, then read past.
import type { ProblemAt } from './problem-at.ts';

export interface OddLines {
  readonly problems: readonly ProblemAt[];
  /** The text of the same length as it was meant, so that nothing else is blamed. */
  readonly mended: string;
  /** Offsets of lines that cannot be mended in the same length: the entries they stand in are to be left out. */
  readonly broken: readonly number[];
}

/** Spaces that look like one and are none to YAML. */
const ODD_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000';
const INDENT = new RegExp(`^( *)([${ODD_SPACES}][ ${ODD_SPACES}]*)(?=- |[\\w.-]+:(?: |$))`);
const AFTER_DASH = new RegExp(`^( *-)([${ODD_SPACES}]+)(?=[\\w.-]+:)`);
const AFTER_COLON = new RegExp(`^( *(?:- +)*[\\w.-]+:)([${ODD_SPACES}][ ${ODD_SPACES}]*)`);
const WIDE_COLON = /^( *(?:- +)*[\w.-]+ ?)(：)/;
const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?: |$)/;
/** A line that opens a block of text; its indent is that of its name or dash. */
const BLOCK = /^( *(?:- +)*)([\w.-]+: +)?[|>][0-9+-]*\s*(?:#.*)?$/;

const oddSpace = (start: number, length: number, where: string): ProblemAt => ({
  code: 'ODD_SPACE',
  start,
  end: start + length,
  message: `a no-break space stands ${where}, where YAML wants a common one`,
  hint: 'delete it and type a space',
});

/** What is odd in one line outside a block of text, and the line as it was meant, of the same length. */
const lookAt = (line: string, start: number): { readonly problem: ProblemAt; readonly line: string } | undefined => {
  for (const [pattern, where] of [
    [INDENT, 'in the indentation'],
    [AFTER_DASH, 'after the dash'],
    [AFTER_COLON, 'after the colon'],
  ] as const) {
    const [, before, odd] = pattern.exec(line) ?? [];
    if (before !== undefined && odd !== undefined)
      return {
        problem: oddSpace(start + before.length, odd.length, where),
        line: before + ' '.repeat(odd.length) + line.slice(before.length + odd.length),
      };
  }
  const name = WIDE_COLON.exec(line)?.[1];
  if (name === undefined) return undefined;
  const rest = line.slice(name.length + 1);
  return {
    problem: {
      code: 'FULL_WIDTH_COLON',
      start: start + name.length,
      end: start + name.length + 1,
      message: `"：" is a full-width colon, which YAML takes for text`,
      hint: `write "${name.trim().replace(/^(?:- +)+/, '')}: …" with a common colon and a space`,
    },
    // Without a space behind it the line cannot be mended in its length.
    line: rest === '' || rest.startsWith(' ') ? `${name}:${rest}` : line,
  };
};

/** Looks through all lines of a file once. */
export const mendOddLines = (text: string): OddLines => {
  if (!new RegExp(`[${ODD_SPACES}：]|^(?:<{7}|={7}|>{7}|\\|{7})`, 'm').test(text))
    return { problems: [], mended: text, broken: [] };
  const problems: ProblemAt[] = [];
  const broken: number[] = [];
  let mended = '';
  let block = Infinity;
  let conflict: 'none' | 'ours' | 'theirs' = 'none';
  for (const found of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    const [, line = '', end = ''] = found;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (line.trim() !== '' && indent <= block) block = Infinity;
    const marker = MARKER.exec(line)?.[1];
    const odd = marker === undefined && block === Infinity ? lookAt(line, found.index) : undefined;
    if (odd !== undefined) problems.push(odd.problem);
    if (odd !== undefined && odd.line === line) broken.push(found.index);
    if (marker !== undefined && (conflict === 'none' || marker.startsWith('<')))
      problems.push({
        code: 'MERGE_CONFLICT',
        start: found.index,
        end: found.index + line.length,
        message: 'this line marks a merge conflict that nobody has settled',
        hint: 'keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
      });
    if (marker !== undefined)
      conflict = marker.startsWith('<')
        ? 'ours'
        : marker.startsWith('>')
          ? 'none'
          : conflict === 'none'
            ? 'none'
            : 'theirs';
    const meant = odd?.line ?? line;
    mended += (marker !== undefined || conflict === 'theirs' ? ' '.repeat(line.length) : meant) + end;
    const [, lead = '', key] = BLOCK.exec(meant) ?? [];
    if (block === Infinity && BLOCK.test(meant)) block = key === undefined ? lead.lastIndexOf('-') : lead.length;
    if (end === '') break;
  }
  return { problems, mended, broken };
};
