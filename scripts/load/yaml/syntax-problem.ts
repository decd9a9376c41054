// What the YAML parser could not read, said so that somebody who does not know YAML can mend it.
import { YAMLException } from 'js-yaml';
import type { ProblemAt } from './problem-at.ts';

/** What the parser could not read, and how much of the file is spoilt by it where that is more than the entry it stands in. */
export interface SyntaxProblem extends ProblemAt {
  /** Where the spoilt piece begins and ends, as offsets. */
  readonly from?: number;
  readonly until?: number;
}

const INDICATORS = '@`%*&![]{}>|,?"\'#-';
/** The value on a line: what follows `name: ` or `- `. */
const VALUE = /^(\s*(?:- +)*(?:[\w.-]+:(?: +|$))?)(.*)$/;

const lineAround = (text: string, offset: number): { readonly start: number; readonly line: string } => {
  const before = offset <= 0 ? -1 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
  const after = text.slice(offset).search(/[\r\n]/);
  return { start: before + 1, line: text.slice(before + 1, after < 0 ? text.length : offset + after) };
};

/** An opening quote or bracket before `offset` that its own line does not close: the parser notices it too late. */
const findUnclosed = (text: string, offset: number): { readonly at: number; readonly mark: string } | undefined => {
  for (let end = Math.min(offset, text.length); end > 0;) {
    const { start, line } = lineAround(text, end - 1);
    const [, lead = '', value = ''] = VALUE.exec(line) ?? [];
    const mark = value[0] ?? '';
    const closer = { '"': '"', "'": "'", '[': ']', '{': '}' }[mark];
    if (closer !== undefined) return value.indexOf(closer, 1) < 0 ? { at: start + lead.length, mark } : undefined;
    if (value !== '' && lead.trim() !== '' && end < offset) return undefined;
    end = start;
  }
  return undefined;
};

const at = (start: number, end: number, code: ProblemAt['code'], message: string, hint: string): ProblemAt => ({
  code,
  start,
  end,
  message,
  hint,
});

/** Looks at the line the parser stumbled over and says what is wrong with it. */
const diagnose = (text: string, offset: number, reason: string): SyntaxProblem => {
  const { start, line } = lineAround(text, offset);
  const [, lead = '', value = ''] = VALUE.exec(line) ?? [];
  const valueAt = start + lead.length;
  const first = value[0] ?? '';
  if (/unknown escape|hexadecimal/.test(reason)) {
    return at(
      Math.max(start, offset - 1),
      offset + 1,
      'YAML_SYNTAX',
      'inside double quotes "\\" begins an escape, and this one is unknown',
      'use single quotes, or write "\\\\"',
    );
  }
  if (/null byte|non-printable/.test(reason)) {
    return at(offset, offset + 1, 'CONTROL_CHARACTER', 'an invisible control character stands here', 'delete it');
  }
  if (/maxDepth/.test(reason))
    return at(
      offset,
      offset + 1,
      'YAML_SYNTAX',
      'lists and mappings are nested too deeply',
      'nothing here needs more than ten levels',
    );
  const unclosed = findUnclosed(text, offset);
  if (unclosed !== undefined && unclosed.at < offset) {
    const dedented = dedentedText(text, offset, unclosed);
    if (dedented !== undefined) return dedented;
    const name = unclosed.mark === '"' || unclosed.mark === "'" ? 'quote' : 'bracket';
    return at(
      unclosed.at,
      unclosed.at + 1,
      'YAML_UNCLOSED',
      `the ${name} ${unclosed.mark} is opened here and not closed`,
      name === 'quote'
        ? 'close it, or quote the whole text with the other kind of quotes'
        : 'close it, or quote the text',
    );
  }
  if ((first === '"' || first === "'") && offset > valueAt) {
    return at(
      valueAt,
      start + line.length,
      'YAML_INDICATOR',
      `the text begins with a quoted word: after the closing ${first} nothing may follow`,
      `quote the whole text with the other quotes (${first === '"' ? "'" : '"'}) or write it as a block (>-)`,
    );
  }
  if (
    first !== '' &&
    INDICATORS.includes(first) &&
    lead.trim() !== '' &&
    !/^[-#]/.test(value.trim().slice(0, 1) === '-' && !/^- /.test(value) ? '' : value)
  ) {
    return at(
      valueAt,
      valueAt + 1,
      'YAML_INDICATOR',
      `a text cannot begin with ${first === '"' ? 'this quote' : `"${first}"`} unless it is quoted`,
      'quote the text',
    );
  }
  if (first === '-' && /^\s*[\w.-]+: /.test(lead))
    return at(
      valueAt,
      valueAt + 1,
      'YAML_INDICATOR',
      'a text cannot begin with "- " unless it is quoted',
      'quote the text',
    );
  if (first === '%' && lead.trim() === '')
    return at(valueAt, valueAt + 1, 'YAML_INDICATOR', 'a line cannot begin with "%"', 'quote the text');
  const colon = value.search(/: |:$/);
  if (colon >= 0 && lead.trim() !== '')
    return at(
      valueAt + colon,
      valueAt + colon + 1,
      'YAML_COLON',
      'plain text may not contain ": "',
      'quote the text or write it as a block (>-)',
    );
  const joined = /^\s*(?:- +)*([\w-]+):\S/.exec(line) ?? undefined;
  if (joined !== undefined)
    return at(
      start + line.indexOf(':'),
      start + line.indexOf(':') + 1,
      'YAML_SYNTAX',
      `after "${joined[1] ?? ''}:" a space is missing`,
      'write a space after the colon',
    );
  const forgotten = missingColon(text, start, line);
  if (forgotten !== undefined) return forgotten;
  const joinedBefore = missingSpaceBefore(text, start);
  if (joinedBefore !== undefined) return joinedBefore;
  if (/expected ':'|multiline key/.test(reason))
    return at(
      start + line.search(/\S|$/),
      start + line.length,
      'YAML_SYNTAX',
      'here a name with ":" was expected',
      'write "name: value", and indent text that goes on',
    );
  return indentationProblem(text, start, line);
};

/** A quoted text that goes on or closes further left than its field: it is closed, and this line is what is wrong. */
const dedentedText = (
  text: string,
  offset: number,
  { at: opened, mark }: { readonly at: number; readonly mark: string },
): SyntaxProblem | undefined => {
  const opener = lineAround(text, opened);
  // The parser stands behind the line break; the first line further left than the field is the one.
  const field = /^ *(?:- +)*/.exec(opener.line)?.[0].length ?? 0;
  for (let next = opener.start + opener.line.length + 1; next <= offset + 1 && next < text.length;) {
    const { start, line } = lineAround(text, next);
    const indent = line.search(/\S/);
    if (indent >= 0 && indent <= field) {
      if (!line.includes(mark) || /^\s*(?:- |[\w.-]+:(?: |$))/.test(line)) return undefined;
      return {
        ...at(
          start + indent,
          start + line.length,
          'YAML_INDENT',
          'this line belongs to the quoted text before it, and stands too far left',
          'indent it further than the name of the field, or close the quote on the line before',
        ),
        from: opened,
        until: start + line.length,
      };
    }
    if (line.includes(mark)) return undefined;
    next = start + line.length + 1;
  }
  return undefined;
};

/** A name and its value without the colon between: this line, or the one before, of which this line was read as a part. */
const missingColon = (text: string, start: number, line: string): ProblemAt | undefined => {
  const before = start > 0 ? lineAround(text, start - 1) : undefined;
  const column = line.search(/\S/);
  const fits = (candidate: string): boolean => {
    const [, lead = ''] = /^( *(?:- +)*)/.exec(candidate) ?? [];
    return lead.length === column || (/^[\w-]+ *$/.test(candidate) && /^ *- /.test(line));
  };
  for (const one of [...(before !== undefined && fits(before.line) ? [before] : []), { start, line }]) {
    const [, lead = '', name = '', value = ''] = /^( *(?:- +)*)([a-z][\w-]*)(?: +(\S+))? *$/.exec(one.line) ?? [];
    if (name === '' || (value === '' && one.start === start) || value.includes(':')) continue;
    return at(
      one.start + lead.length,
      one.start + one.line.trimEnd().length,
      'YAML_COLON',
      `after "${name}" a colon is missing`,
      `write "${name}: ${value === '' ? '…' : value}"; text that goes on is indented further`,
    );
  }
  return undefined;
};

/** The line before may be the guilty one: `name:Pan` is a text that goes on here. */
const missingSpaceBefore = (text: string, start: number): ProblemAt | undefined => {
  const before = start > 0 ? lineAround(text, start - 1) : undefined;
  const joined = /^\s*(?:- +)*([\w-]+):[^\s:]/.exec(before?.line ?? '');
  if (before === undefined || joined === null) return undefined;
  const colon = before.start + before.line.indexOf(':');
  return at(
    colon,
    colon + 1,
    'YAML_SYNTAX',
    `after "${joined[1] ?? ''}:" a space is missing`,
    'write a space after the colon',
  );
};

/** The line stands where no entry or field can begin; a comment inside the text before may have ended it. */
const indentationProblem = (text: string, start: number, line: string): ProblemAt => {
  const dash = /^(\s*)-[^\s-]/.exec(line)?.[1]?.length;
  if (dash !== undefined)
    return at(
      start + dash,
      start + dash + 1,
      'YAML_SYNTAX',
      'after "-" a space is missing',
      'write a space after the dash',
    );
  const before = start > 0 ? lineAround(text, start - 1) : undefined;
  const hash = before?.line.search(/ #/) ?? -1;
  if (before !== undefined && hash >= 0) {
    return at(
      before.start + hash + 1,
      before.start + hash + 2,
      'HASH_IN_TEXT',
      '" #" begins a comment and cuts the text off',
      'quote the text or write it as a block (>-)',
    );
  }
  const from = start + line.search(/\S|$/);
  const hint = /^\s*[\w-]+:/.test(line)
    ? 'fields of one entry begin in the same column; a new entry begins with "- "'
    : 'indent it as the lines around it';
  return at(
    from,
    start + line.length,
    'YAML_INDENT',
    'the indentation of this line fits neither the entry before nor a new one',
    hint,
  );
};

/** Turns what the parser threw into a problem. `shift` is how many characters of lead were cut off before parsing. */
export const syntaxProblem = (text: string, thrown: unknown): SyntaxProblem => {
  if (!(thrown instanceof YAMLException)) throw thrown;
  const offset = Math.min(thrown.mark?.position ?? 0, text.length);
  return diagnose(text, offset, thrown.reason);
};
