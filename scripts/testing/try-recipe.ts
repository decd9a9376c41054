// A recipe of CONTRIBUTING.md tried out: a copy of content and templates to do what it says in, then read and laid out as `npm run check` does.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '../../engine/facts/game.ts';
import { loadGame } from '../load/load-game.ts';
import type { Problem } from '../problem/problem.ts';
import { proofread, readSources } from '../print/output/proof.ts';
import { runPrint, type PrintOutcome } from '../print/output/run-print.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What stands in a recipe, by its heading: the text, and the lines of its code block if it has one. */
export function recipe(title: string): { readonly text: string; readonly code: string } {
  const all = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const text = all.split('\n### ').find((part) => part.startsWith(`${title}\n`));
  if (text === undefined) throw new RangeError(`CONTRIBUTING.md has no recipe "${title}".`);
  return { text, code: /```\w*\n([\s\S]*?)```/.exec(text)?.[1] ?? '' };
}

export type Trial = ReturnType<typeof tryRecipe>;

/** Copies `content/` and `templates/` into a fresh folder; `clear` takes it away. Paths are as seen from the project, such as `content/gangs.yaml`. */
export function tryRecipe() {
  const folder = mkdtempSync(join(tmpdir(), 'grab-dich-frei-'));
  for (const part of ['content', 'templates']) cpSync(join(root, part), join(folder, part), { recursive: true });
  const [content, templates] = [join(folder, 'content'), join(folder, 'templates')];
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    read,
    /** A new file, or an old one written anew. */
    write,
    /** Lines at the end of a file. */
    append: (file: string, text: string): void => write(file, `${read(file).trimEnd()}\n${text}`),
    /** Replaces the one place that says `from`; RangeError if there is none or more. */
    edit: (file: string, from: string, to: string): void => {
      if (read(file).split(from).length !== 2) throw new RangeError(`${file} does not say "${from}" once.`);
      write(
        file,
        read(file).replace(from, () => to),
      );
    },
    /** What is wrong with the content alone, in milliseconds. */
    problems: (): readonly Problem[] => loadGame(content, { templates }).problems,
    /** All that `npm run check` finds: everything is laid out, so this takes seconds. */
    check: (): readonly Problem[] => proofread(readSources(content, templates)),
    /** The game; an Error with all problems if there is none. */
    game: (): Game => {
      const loaded = loadGame(content, { templates });
      if (loaded.game === undefined) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
      return loaded.game;
    },
    /** Prints into `print/` of the copy. */
    print: (lang: string, paper: string): PrintOutcome =>
      runPrint({ content, templates, out: join(folder, 'print'), lang, paper }),
    clear: (): void => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
