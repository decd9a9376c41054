// Path data cut into commands and numbers.

export interface PathCommand {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** Letters, numbers, and whatever else stands there. */
const TOKENS = /[a-zA-Z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[^\s,]/g;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;

/** Commands with their numbers; undefined when something else stands in the text. The flags of an arc may be written without a space after them. */
export function pathCommands(d: string): readonly PathCommand[] | undefined {
  const commands: PathCommand[] = [];
  let numbers: number[] | undefined;
  for (const token of (/[aA]/.test(d) ? splitFlags(d) : d).match(TOKENS) ?? []) {
    if (token >= 'A') {
      numbers = [];
      commands.push({ command: token, numbers });
      continue;
    }
    const number = Number(token);
    if (numbers === undefined || Number.isNaN(number)) return undefined;
    numbers.push(number);
  }
  return commands;
}

function splitFlags(d: string): string {
  return d.replace(/([aA])([^a-df-zA-DF-Z]*)/g, (_, command: string, rest: string) => {
    let [out, at] = [command, 0];
    for (let i = 0; ; i += 1) {
      const pattern = i % 7 === 3 || i % 7 === 4 ? FLAG : NUMBER;
      pattern.lastIndex = at;
      const match = pattern.exec(rest);
      if (match === null) return out + rest.slice(at);
      out += ` ${match[1] ?? ''}`;
      at = pattern.lastIndex;
    }
  });
}
