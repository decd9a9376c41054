// The last lines of `npm run check`: what was read, what is wrong, what is left out.
import { boxOf, isPlayed, type Game } from '../../engine/facts/game.ts';
import { ENGLISH, type Tell } from '../terminal/tell.ts';
import type { LeftOut, Loaded, NotLoaded } from './load-game.ts';

/** Cards with 0 copies, as one line. */
export const tellLeftOut = (leftOut: readonly LeftOut[], tell: Tell): string =>
  leftOut.length === 0
    ? tell('left-out.none')
    : tell('left-out.some', {
        count: leftOut.length,
        cards: leftOut.map(({ list, id }) => `${list} ${id}`).join(', '),
      });

/** The game in one line: how many cards, rules and languages it has. And in another which cards the engine does not play. */
function tellGame(game: Game, tell: Tell): readonly string[] {
  const source = game.languages[0] ?? '';
  const box = boxOf(game);
  const idle = game.kinds.filter(({ id }) => !isPlayed(id)).map(({ id, plural }) => `${plural[source] ?? id} (${id})`);
  const line = tell('game', {
    title: game.title[source] ?? game.id,
    version: game.version,
    cards: tell('count.cards', { count: box.reduce((sum, { copies }) => sum + copies, 0) }),
    kinds: tell('count.kinds', { count: box.length }),
    rules: tell('count.rules', { count: game.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0) }),
    languages: game.languages.join(', '),
  });
  return idle.length === 0 ? [line] : [line, tell('not-played', { kinds: idle.join(', ') })];
}

/** One to five lines, without a line break at the end. */
export const summaryOf = ({ game, problems, leftOut }: Loaded | NotLoaded, { tell } = ENGLISH): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [
    ...(game === undefined ? [] : tellGame(game, tell)),
    ...(game === undefined || game.missing.length === 0
      ? []
      : [tell('untranslated.some', { count: game.missing.length })]),
    ...(leftOut.length === 0 ? [] : [tellLeftOut(leftOut, tell)]),
    problems.length === 0
      ? tell('all-well')
      : tell('faults', {
          errors: tell('count.errors', { count: errors }),
          warnings: tell('count.warnings', { count: problems.length - errors }),
        }),
  ].join('\n');
};
