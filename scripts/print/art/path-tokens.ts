// Path data cut into commands and numbers by one walk over its characters.

export interface PathCommand {
  readonly command: string;
  readonly numbers: readonly number[];
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSeparator = (code: number): boolean => code === 32 || code === 44 || (code >= 9 && code <= 13);
const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Commands with their numbers; undefined when something else stands in the text. The flags of an arc may be written without a space after them. */
export function pathCommands(d: string): readonly PathCommand[] | undefined {
  const commands: { command: string; numbers: number[] }[] = [];
  let current: { command: string; numbers: number[] } | undefined;
  let at = 0;
  while (at < d.length) {
    const code = d.charCodeAt(at);
    if (isSeparator(code)) at += 1;
    else if (isLetter(code)) {
      current = { command: d.charAt(at), numbers: [] };
      commands.push(current);
      at += 1;
    } else {
      if (current === undefined) return undefined;
      const place = current.numbers.length % 7;
      const flag = (current.command === 'a' || current.command === 'A') && (place === 3 || place === 4) && (code === 48 || code === 49);
      const end = flag ? at + 1 : numberEnd(d, at);
      if (end === at) return undefined;
      current.numbers.push(Number(d.slice(at, end)));
      at = end;
    }
  }
  return commands;
}

/** Where the number that begins here ends; the beginning itself when none does. */
function numberEnd(d: string, start: number): number {
  let at = start;
  const sign = d.charCodeAt(at);
  if (sign === 43 || sign === 45) at += 1;
  const digits = at;
  while (isDigit(d.charCodeAt(at))) at += 1;
  let count = at - digits;
  if (d.charCodeAt(at) === 46) {
    at += 1;
    const fraction = at;
    while (isDigit(d.charCodeAt(at))) at += 1;
    count += at - fraction;
  }
  if (count === 0) return start;
  const e = d.charCodeAt(at);
  if (e !== 69 && e !== 101) return at;
  let exponent = at + 1;
  if (d.charCodeAt(exponent) === 43 || d.charCodeAt(exponent) === 45) exponent += 1;
  const first = exponent;
  while (isDigit(d.charCodeAt(exponent))) exponent += 1;
  return exponent > first ? exponent : at;
}
