// The flags of a command: declared once, parsed strictly, explained by --help.
import { parseArgs } from 'node:util';
import { fileFault, folderFault } from './folder/make-folder.ts';
import { nearestHint } from './problem/nearest.ts';

/** One flag. A `text` flag takes a value, a `list` flag takes several, a `yes` flag takes none. */
export interface Flag {
  readonly kind: 'text' | 'list' | 'yes';
  /** What it does, one line for --help. */
  readonly says: string;
  /** How its value is called in --help, e.g. `DIR`. */
  readonly value?: string;
  /** The only values allowed. */
  readonly oneOf?: readonly string[];
  /** The values there are, for --help and hints; `given` is the value of another flag. Asked only when they are to be shown. */
  readonly choices?: (given: (flag: string) => string | undefined) => readonly string[];
  /** The value is a folder that will be written into, or a file in one: refused before any work when that cannot be. */
  readonly writes?: boolean | 'file';
}

export interface Command {
  /** As typed: `npm run check`. */
  readonly name: string;
  /** What it does, one line for --help. */
  readonly says: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Name of the words after the flags, if the command takes any, e.g. `FILE…`. */
  readonly words?: string;
}

type ValueOf<F extends Flag> = F['kind'] extends 'yes'
  ? boolean
  : F['kind'] extends 'list'
    ? readonly string[]
    : string | undefined;

export type Values<C extends Command> = { readonly [Name in keyof C['flags']]: ValueOf<C['flags'][Name]> };

export type Parsed<C extends Command> =
  | { readonly kind: 'run'; readonly flags: Values<C>; readonly words: readonly string[] }
  /** --help was asked for: print `text`, exit 0. */
  | { readonly kind: 'help'; readonly text: string }
  /** A mistake in the flags: print `text`, exit 1. */
  | { readonly kind: 'mistake'; readonly text: string };

const HELP: Flag = { kind: 'yes', says: 'Show this text.' };

type Given = (flag: string) => string | undefined;

const operandOf = ({ value, oneOf, choices }: Flag, given: Given): string => {
  const there = choices?.(given) ?? oneOf ?? [];
  return there.length > 0 ? there.join('|') : (value ?? 'TEXT');
};

/** The text of --help: what the command does and each flag on one line; `given` tells which values stand beside --help. */
export const helpText = ({ name, says, flags, words }: Command, given: Given = () => undefined): string => {
  const rows = ([...Object.entries(flags), ['help', HELP]] as const).map(([flag, about]) => {
    const { kind, says: line } = about;
    const operand = kind === 'yes' ? '' : ` ${operandOf(about, given)}`;
    return [`--${flag}${operand}`, kind === 'list' ? `${line} May be given several times.` : line] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `${name} [-- flags]${words === undefined ? '' : ` ${words}`}`,
    '',
    says,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n');
};

const mistake = (command: Command, message: string, hint: string) =>
  ({ kind: 'mistake', text: `${command.name}: ${message}\n  ${hint}` }) as const;

/** Parses what stands after the command. Never throws: a mistake is a value with a text that names the flag and the nearest known one. */
export const parseFlags = <const C extends Command>(command: C, args: readonly string[]): Parsed<C> => {
  const known = [...Object.keys(command.flags), 'help'];
  const options = Object.fromEntries(
    known.map((name) => [
      name,
      { type: (command.flags[name] ?? HELP).kind === 'yes' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const values: Record<string, boolean | string | string[] | undefined> = {};
  for (const [name, { kind }] of Object.entries(command.flags))
    values[name] = kind === 'yes' ? false : kind === 'list' ? [] : undefined;
  const words: string[] = [];
  const seen = new Set<string>();
  const given: Given = (flag) =>
    tokens.flatMap((token) => (token.kind === 'option' && token.name === flag ? (token.value ?? []) : [])).at(-1);
  let help = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      words.push(token.value);
      continue;
    }
    const { name, rawName } = token;
    if (name === 'help' || rawName === '-h') help = true;
    const flag = Object.hasOwn(command.flags, name) ? command.flags[name] : undefined;
    if (help) continue;
    if (flag === undefined)
      return mistake(
        command,
        `there is no flag ${rawName}`,
        nearestHint(
          rawName,
          known.map((one) => `--${one}`),
        ),
      );
    if (flag.kind !== 'list' && seen.has(name))
      return mistake(command, `${rawName} stands there twice`, 'keep the one that is meant');
    seen.add(name);
    let { value } = token;
    if (flag.kind === 'yes') {
      if (value !== undefined) return mistake(command, `${rawName} takes no value`, `write ${rawName} alone`);
      values[name] = true;
      continue;
    }
    if (value !== undefined && !token.inlineValue && value.startsWith('--')) value = undefined;
    if (value === undefined || value === '')
      return mistake(command, `${rawName} needs a value`, `write ${rawName} ${operandOf(flag, given)}`);
    if (flag.oneOf !== undefined && !flag.oneOf.includes(value))
      return mistake(command, `${rawName} cannot be "${value}"`, nearestHint(value, flag.oneOf));
    const before = values[name];
    values[name] = Array.isArray(before) ? [...before, value] : value;
  }
  if (help) return { kind: 'help', text: helpText(command, given) };
  if (words.length > 0 && command.words === undefined)
    return mistake(command, `"${words[0] ?? ''}" is not understood`, 'flags begin with --; see --help');
  return { kind: 'run', flags: values as Values<C>, words };
};

/** What is wrong with a folder that a flag wants written into. */
function unwritable(command: Command, flags: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, { writes }] of Object.entries(command.flags)) {
    const value = flags[name];
    const fault =
      typeof value !== 'string' || writes === undefined || writes === false
        ? undefined
        : writes === true
          ? folderFault(value)
          : fileFault(value);
    if (fault !== undefined) return mistake(command, `--${name} cannot be used`, fault).text;
  }
  return undefined;
}

/**
 * Parses the flags of a command, or ends it: --help prints the help and exits 0, a mistake is printed and exits 1.
 * For use at the top of a command file only.
 */
export const flagsOrExit = <const C extends Command>(
  command: C,
  args: readonly string[] = process.argv.slice(2),
): { readonly flags: Values<C>; readonly words: readonly string[] } => {
  const parsed = parseFlags(command, args);
  if (parsed.kind === 'run') {
    const fault = unwritable(command, parsed.flags);
    if (fault === undefined) return parsed;
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  (parsed.kind === 'help' ? process.stdout : process.stderr).write(`${parsed.text}\n`);
  process.exit(parsed.kind === 'help' ? 0 : 1);
};
