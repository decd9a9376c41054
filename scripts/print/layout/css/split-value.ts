// A CSS value cut into its parts, brackets and quotes kept whole.

/** Parts separated by white space, or by the separator given, at the top level; a `/` stands as a part of its own when asked for. */
export function splitValue(value: string, separator: ' ' | ',' = ' '): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quote = '';
  const push = (): void => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (const character of value) {
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    const here = depth === 0 && quote === '';
    if (here && (separator === ',' ? character === ',' : /\s/.test(character))) push();
    else part += character;
  }
  push();
  return parts;
}

/** The two sides of a `/` at the top level, the second undefined without one. */
export function splitSlash(value: string): [string, string | undefined] {
  let depth = 0;
  for (let i = 0; i < value.length; i += 1) {
    if (value[i] === '(') depth += 1;
    if (value[i] === ')') depth -= 1;
    if (value[i] === '/' && depth === 0) return [value.slice(0, i).trim(), value.slice(i + 1).trim()];
  }
  return [value.trim(), undefined];
}
