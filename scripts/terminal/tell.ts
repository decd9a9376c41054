// The one language a command speaks: the terminal's, where we have it, and English else.
import { sayWord, type Places } from '../../voice/voice.ts';
import { TERMINAL_WORDS, type TerminalWord } from './words.ts';

/** Says one word of the commands. */
export type Tell = (word: TerminalWord, places?: Places) => string;

export interface Teller {
  readonly lang: string;
  readonly tell: Tell;
}

/** The variables that name a terminal's language, the strongest first (POSIX: an empty one counts for nothing). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of `de_DE.UTF-8` is `de`; the first variable that says anything decides. */
export function terminalLang(env: Readonly<Record<string, string | undefined>>): string {
  const locale = VARIABLES.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';
  const lang = /^[a-z]+/.exec(locale)?.[0] ?? '';
  return Object.hasOwn(TERMINAL_WORDS, lang) ? lang : 'en';
}

/** The voice of a language that the commands speak. */
export function tellIn(lang: string): Teller {
  return { lang, tell: (word, places) => sayWord(TERMINAL_WORDS[lang] ?? {}, lang, word, places) ?? word };
}

/** The voice for whoever sits at this terminal. */
export const tellHere = (): Teller => tellIn(terminalLang(process.env));

export const ENGLISH: Teller = tellIn('en');
