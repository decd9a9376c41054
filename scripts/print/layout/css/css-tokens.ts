// CSS text cut into tokens as CSS Syntax has it, and their texts put together again.
import { tokenize, TokenType, type CSSToken, type ParseError } from '@csstools/css-tokenizer';

export { ParseErrorMessage, TokenType } from '@csstools/css-tokenizer';
export type { CSSToken, ParseError } from '@csstools/css-tokenizer';

/** The tokens of a text, each with its place there (UTF-16, the last character included); comments among them, no end mark. */
export function cssTokens(text: string, onFault?: (fault: ParseError) => void): readonly CSSToken[] {
  const tokens = tokenize({ css: text }, onFault && { onParseError: onFault });
  tokens.pop();
  return tokens;
}

/** White space or a comment. */
export const isBlank = (token: CSSToken | undefined): boolean =>
  token?.[0] === TokenType.Whitespace || token?.[0] === TokenType.Comment;

/** Tokens from one index to before another. Ranges, not lists of their own: sheets are read at every start. */
export type Range = readonly [from: number, to: number];

/** A range without the blank tokens at both ends. */
export function trimmed(tokens: readonly CSSToken[], [from, to]: Range): Range {
  while (from < to && isBlank(tokens[from])) from += 1;
  while (to > from && isBlank(tokens[to - 1])) to -= 1;
  return [from, to];
}

/** The text of a range without its blank ends, every blank stretch within a single space. */
export function textOf(tokens: readonly CSSToken[], range: Range): string {
  const [from, to] = trimmed(tokens, range);
  let text = '';
  for (let i = from; i < to; i += 1) {
    const token = tokens[i] as CSSToken;
    if (!isBlank(token)) text += token[1];
    else if (!isBlank(tokens[i - 1])) text += ' ';
  }
  return text;
}

/** The ranges between the separators that stand in no brackets. */
export function splitTokens(
  tokens: readonly CSSToken[],
  [from, to]: Range,
  separates: (token: CSSToken) => boolean,
): readonly Range[] {
  const parts: Range[] = [];
  let depth = 0;
  let start = from;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i] as CSSToken;
    switch (token[0]) {
      case TokenType.Function:
      case TokenType.OpenParen:
      case TokenType.OpenSquare:
      case TokenType.OpenCurly:
        depth += 1;
        break;
      case TokenType.CloseParen:
      case TokenType.CloseSquare:
      case TokenType.CloseCurly:
        depth = Math.max(0, depth - 1);
        break;
      default:
        if (depth > 0 || !separates(token)) break;
        parts.push([start, i]);
        start = i + 1;
    }
  }
  parts.push([start, to]);
  return parts;
}
