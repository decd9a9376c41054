// From a text that does not print to its line of YAML: the product is laid once more from a game whose texts carry their places.

import type { Game } from '../../../engine/facts/game.ts';
import type { MarkedGame } from '../../load/load-game.ts';
import type { Problem } from '../../problem/problem.ts';
import type { LaidDocument } from '../display/document.ts';
import type { Templates } from '../template/load-templates.ts';

/** Faults that the content's words have, not its templates. */
const OF_TEXTS: readonly string[] = ['TEXT_OVERFLOW', 'MISSING_GLYPH', 'BLOCK_TOO_HIGH'];

const isOfText = ({ code }: Problem): boolean => OF_TEXTS.includes(code);

/** What makes two problems of two layouts the same, whatever page numbers have become. */
const keyOf = ({ code, message }: Problem): string => `${code} ${message.replace(/\d+/g, '#')}`;

/** Names a character fault by its character, so that one slip that shows on many cards is told once. */
const characterOf = ({ message }: Problem): string => /U\+[0-9A-F]+/.exec(message)?.[0] ?? '';

type LayAgain = (game: Game, templates: Templates) => LaidDocument;

/**
 * Leads the faults of texts among some problems to the lines they stand in. A fault whose text is no text of the content stays with its
 * template; several of one line and kind become the first of them. The marked game is built when the first such fault is met.
 */
export function textPlacer(
  templates: Templates,
  marked: (() => MarkedGame) | undefined,
): (problems: readonly Problem[], again: LayAgain) => readonly Problem[] {
  let source: { readonly game: Game; readonly templates: Templates } | undefined;
  const told = new Map<string, Problem>();
  return (problems, again) => {
    if (marked === undefined || !problems.some(isOfText)) return problems;
    if (source === undefined) {
      const { game, origins } = marked();
      source = { game, templates: { ...templates, origins } };
    }
    const places = new Map(
      again(source.game, source.templates)
        .problems.filter(isOfText)
        .map((problem) => [keyOf(problem), problem.place]),
    );
    return problems.map((problem) => {
      if (!isOfText(problem)) return problem;
      const placed = { ...problem, place: places.get(keyOf(problem)) ?? problem.place };
      const { file, line, column } = placed.place;
      const one = [file, line, column, problem.code, characterOf(problem)].join(' ');
      if (file.endsWith('.hbs')) return placed;
      const first = told.get(one) ?? placed;
      told.set(one, first);
      return first;
    });
  };
}
