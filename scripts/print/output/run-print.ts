// Printing from folder to folder: content and templates in, files out, or all problems and nothing written.

import type { Lang } from '../../../engine/facts/game.ts';
import { formatProblems } from '../../problem/format-problem.ts';
import { sortProblems } from '../../problem/sort-problems.ts';
import { nearestHint } from '../../problem/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { layProducts, stoppers } from './lay-products.ts';
import { makeFiles, type MadeFile } from './make-files.ts';
import { readWholeOf } from './manifest.ts';
import { PRODUCTS } from './products.ts';
import { proofread, readSources } from './proof.ts';
import { sourcesHash } from './sources-hash.ts';
import { ENGLISH, type Tell, type Teller } from '../../terminal/tell.ts';
import { printSummary } from './summary.ts';
import { WriteFault, writeFiles, type Written } from './write-files.ts';

/** Takes every language or every paper. */
export const ALL = 'all';

/** What `only` may name. */
export const PRODUCT_NAMES: readonly string[] = PRODUCTS.map(({ name }) => name);

export interface PrintOptions {
  readonly content: string;
  readonly templates: string;
  readonly out: string;
  /** A language of the content, or `all`. */
  readonly lang: string;
  /** Id of a paper of the templates, or `all`. */
  readonly paper: string;
  /** Names of the products to print; all where there is none. */
  readonly only?: readonly string[];
  /** The language of the summary, English where nobody says another. */
  readonly teller?: Teller;
  /** Is told how many of how many files are painted, 0 before the first. */
  readonly progress?: (done: number, total: number) => void;
}

export type PrintOutcome =
  | {
      readonly ok: true;
      readonly files: readonly Omit<MadeFile, 'bytes' | 'facts'>[];
      readonly removed: readonly string[];
      /** Warnings, and an error for each product that does not fit its paper and was left out. */
      readonly problems: readonly Problem[];
      readonly summary: string;
    }
  /** Nothing was written: a wrong flag, or something is wrong with content or templates. */
  | { readonly ok: false; readonly text: string };

const failed = (all: readonly Problem[], tell: Tell): PrintOutcome => {
  const problems = sortProblems(all);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    ok: false,
    text: `${formatProblems(problems)}\n\n${tell('print.stopped', { problems: tell('count.problems', { count: errors }) })}`,
  };
};

const unknown = (flag: string, value: string, known: readonly string[]): PrintOutcome => ({
  ok: false,
  text: `npm run print: --${flag} cannot be "${value}"\n  ${nearestHint(value, known)}`,
});

function chosen<T>(wanted: string, all: readonly T[], idOf: (one: T) => string): readonly T[] {
  return wanted === ALL ? all : all.filter((one) => idOf(one) === wanted);
}

/**
 * Prints every product of the chosen languages and papers. Everything is made in memory first; with any error nothing on the disk changes.
 * Does not throw for what a user can do wrong.
 */
export function runPrint({
  content,
  templates: templatesDir,
  out,
  lang,
  paper,
  only = [],
  teller = ENGLISH,
  progress,
}: PrintOptions): PrintOutcome {
  const stray = only.find((name) => !PRODUCT_NAMES.includes(name));
  if (stray !== undefined) return unknown('only', stray, PRODUCT_NAMES);
  const hash = sourcesHash(content, templatesDir);
  const sources = readSources(content, templatesDir);
  const { loaded, papers, templates } = sources;
  if (loaded.game === undefined || stoppers(sources.problems).length > 0)
    return failed(proofread(sources), teller.tell);
  const { game } = loaded;
  const langs: readonly Lang[] = chosen(lang, game.languages, (one) => one);
  const sheets = chosen(paper, papers, ({ id }) => id);
  if (langs.length === 0) return unknown('lang', lang, [...game.languages, ALL]);
  if (sheets.length === 0) return unknown('paper', paper, [...papers.map(({ id }) => id), ALL]);

  const wanted = PRODUCTS.filter(({ name }) => only.length === 0 || only.includes(name));
  const { marked } = loaded;
  const { products, problems } = layProducts({ game, templates, langs, papers: sheets, marked, products: wanted });
  if (stoppers(problems).length > 0) return failed(problems, teller.tell);
  const files = makeFiles(products, templates, progress);

  const folders = langs.flatMap((one) => sheets.map(({ id }) => `${one}/${id}/`));
  const whole = lang === ALL && paper === ALL && only.length === 0;
  const mine = (path: string): boolean =>
    folders.some((folder) =>
      only.length === 0 ? path.startsWith(folder) : wanted.some(({ name }) => path === `${folder}${name}.pdf`),
    );
  // Printing a part again does not spoil a whole print of the same sources.
  const complete = whole ? files.length === products.length : readWholeOf(out) === hash;
  let written: Written;
  try {
    written = writeFiles(out, files, (path) => whole || mine(path), complete ? hash : undefined);
  } catch (error) {
    if (error instanceof WriteFault)
      return { ok: false, text: `npm run print: ${error.message}\n\n${teller.tell('print.nothing')}` };
    throw error;
  }
  const { removed } = written;
  const told = files.map(({ bytes: _bytes, facts: _facts, ...rest }) => rest);
  return {
    ok: true,
    files: told,
    removed,
    problems,
    summary: printSummary(
      {
        files: told,
        bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
        folder: out,
        removed,
        leftOut: loaded.leftOut,
        missing: game.missing.filter((missing) => langs.includes(missing.lang)),
      },
      teller,
    ),
  };
}
