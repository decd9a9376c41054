// What is out of its range in a setting, figure by figure: things that fail alike are told together.
import type { Goal } from '../../load/load-game.ts';
import type { Answer } from '../answers/answers.ts';
import type { FigureId } from '../answers/figures.ts';
import type { ReportLang } from './words.ts';

/** Answers of one figure with one verdict and one range. */
export interface Fault {
  readonly figure: FigureId;
  readonly verdict: 'low' | 'high';
  readonly answers: readonly Answer[];
}

/** Answers that are out of their range for certain. */
export const isBad = ({ verdict }: Answer): boolean => verdict === 'low' || verdict === 'high';

/** Faults in the order of the figures, the worst thing of each first. */
export function faultsOf(answers: readonly Answer[]): Fault[] {
  const faults = new Map<string, Answer[]>();
  for (const answer of answers.filter(isBad)) {
    const key = JSON.stringify([answer.figure, answer.verdict, answer.goal]);
    faults.set(key, [...(faults.get(key) ?? []), answer]);
  }
  return [...faults.values()].map((list) => {
    const [{ figure, verdict }] = list;
    const low = verdict === 'low';
    return {
      figure,
      verdict: low ? 'low' : 'high',
      answers: list.sort((a, b) => (low ? a.value - b.value : b.value - a.value)),
    };
  });
}

/** What holds when the figure is healthy, and what helps as it is not. */
export function adviceFor(
  goals: readonly Goal[],
  { figure, verdict }: Fault,
  lang: ReportLang,
): { readonly says: string; readonly help: string } {
  const goal = goals.find(({ id }) => id === figure);
  return { says: goal?.says[lang] ?? '', help: goal?.[verdict][lang] ?? '' };
}
