// The last lines of `npm run check`: what was read, what is wrong, what is left out.
import { boxOf, isPlayed } from '../../engine/facts/game.ts';
import type { Loaded, NotLoaded } from './load-game.ts';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** One to three lines, without a line break at the end. */
export const summaryOf = ({ game, problems, leftOut }: Loaded | NotLoaded): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const lines: string[] = [];
  if (game !== undefined) {
    const source = game.languages[0] ?? '';
    const box = boxOf(game);
    const cards = box.reduce((sum, { copies }) => sum + copies, 0);
    const rules = game.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
    lines.push(
      `${game.title[source] ?? game.id} ${game.version}: ${counted(cards, 'card')} of ${counted(box.length, 'kind')}, ${counted(rules, 'rule')}, languages ${game.languages.join(', ')}`,
    );
    const idle = game.kinds
      .filter(({ id }) => !isPlayed(id))
      .map(({ id, plural }) => `${plural[source] ?? id} (${id})`);
    if (idle.length > 0) lines.push(`printed and counted, not played by the engine: ${idle.join(', ')}`);
    if (game.missing.length > 0)
      lines.push(`${counted(game.missing.length, 'text')} not translated: the source text stands there, marked *`);
  }
  if (leftOut.length > 0)
    lines.push(`left out (copies: 0): ${leftOut.map(({ list, id }) => `${list} ${id}`).join(', ')}`);
  lines.push(problems.length === 0 ? 'No problems.' : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`);
  return lines.join('\n');
};
