// What a search found, in words: goals before and after with the worst of each, and the patch.
import type { Game } from '../../../engine/facts/game.ts';
import type { Goal } from '../../load/load-game.ts';
import type { Answer, CellAnswers } from '../answers/answers.ts';
import { figureVoice } from '../report/say-figure.ts';
import type { FigureVoice } from '../report/say-figure.ts';
import { distance } from './loss.ts';
import type { Tuned } from './tune-lab.ts';

/** The answer of a figure that lies farthest from its goal; the first where all are well. */
function worst(
  cells: readonly CellAnswers[],
  figure: string,
): { readonly answer: Answer; readonly cell: CellAnswers } | undefined {
  const found = cells.flatMap((cell) =>
    cell.answers
      .filter(({ figure: of, goal, value }) => of === figure && goal !== undefined && Number.isFinite(value))
      .map((answer) => ({ answer, cell, far: distance(answer.value, answer.goal ?? {}) })),
  );
  return found.sort((a, b) => b.far - a.far)[0];
}

const three = (value: number): string => value.toFixed(3);

function goalLine(
  voice: FigureVoice,
  { id, weight = 1 }: Goal,
  { before, after }: NonNullable<Tuned['proof']>,
): string[] {
  const [was, is] = [worst(before.cells, id), worst(after.cells, id)];
  const one = was ?? is;
  if (one === undefined) return [];
  const told = (found: ReturnType<typeof worst>): string =>
    found === undefined
      ? '–'
      : `${voice.subject(found.answer)} ${voice.value(found.answer.value, found.answer.figure)} (${String(found.cell.players)}, ${found.cell.mode})`.trimStart();
  const far = `${three(before.loss.byGoal.get(id) ?? 0)} → ${three(after.loss.byGoal.get(id) ?? 0)}`;
  const times = weight === 1 ? '' : ` × ${String(weight)}`;
  return [`  ${id}${times}: ${far}; farthest ${told(was)} → ${told(is)}; healthy ${voice.range(one.answer)}`];
}

/** The result as text for people; the patch stands apart. */
export function sayTuned(
  game: Game,
  goals: readonly Goal[],
  tuned: Tuned,
  ids: readonly string[],
  present: readonly number[],
): string {
  const voice = figureVoice(game, 'en');
  const { proof, best, refused, stopped, patch } = tuned;
  const lines: string[] = [];
  if (stopped)
    lines.push(
      'Called off: what follows was best so far, and has not been held against games that nothing was chosen by.',
    );
  if (refused > 0) lines.push(`${String(refused)} candidates were left out, for check would refuse them.`);
  if (patch === '') lines.push('Nothing was found that comes closer to the goals than the present numbers.');
  for (const [index, id] of ids.entries())
    if (best[index] !== present[index] && patch !== '')
      lines.push(`  ${id}: ${String(present[index])} → ${String(best[index])}`);
  if (proof !== undefined) {
    const { before, after } = proof;
    const games = Math.max(...after.cells.map((cell) => cell.games));
    lines.push(
      `Distance from the goals, on ${String(games)} new games of each: ${three(before.loss.total)} → ${three(after.loss.total)}. By goal, worst first:`,
    );
    const far = ({ id, weight = 1 }: Goal): number =>
      weight * Math.max(before.loss.byGoal.get(id) ?? 0, after.loss.byGoal.get(id) ?? 0);
    for (const goal of [...goals].sort((a, b) => far(b) - far(a))) lines.push(...goalLine(voice, goal, proof));
  }
  return lines.join('\n');
}
