// Which plots a setting has, and what goes into them.
import type { Answer } from '../answers/answers.ts';
import type { FigureId } from '../answers/figures.ts';
import { atRank } from '../answers/intervals.ts';
import type { Tally } from '../tally/tally.ts';
import { barPlot, histogramPlot, whiskerPlot } from './draw-plot.ts';
import type { Band } from './draw-plot.ts';
import type { FigureVoice } from './say-figure.ts';
import { isBad } from './faults.ts';

export interface Plot {
  readonly title: string;
  readonly about: string;
  readonly svg: string;
}

/** Columns of the histogram of lengths, and the part of games at each end that is not shown. */
const [COLUMNS, TAIL] = [24, 0.005];

const bandOf = (answers: readonly Answer[], figure: FigureId): Band | undefined =>
  answers.find((answer) => answer.figure === figure && answer.goal !== undefined)?.goal;

/** Lengths in minutes, without the longest and shortest few. */
function lengths(voice: FigureVoice, answers: readonly Answer[], tally: Tally, secondsPerTurn: number): string {
  const { turns = [] } = tally.histograms;
  const n = tally.games;
  const [least, most] = [atRank(turns, Math.max(1, Math.ceil(n * TAIL))), atRank(turns, Math.ceil(n * (1 - TAIL)))];
  const step = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
  const minutes = (turn: number): number => (turn * secondsPerTurn) / 60;
  const columns = Array.from({ length: Math.ceil((most - least + 1) / step) }, (_, column) => {
    const from = least + column * step;
    const games = turns.slice(from, from + step).reduce((sum, count) => sum + count, 0);
    return { from: minutes(from), value: (100 * games) / n };
  });
  return histogramPlot(voice.lang, columns, minutes(step), bandOf(answers, 'minutes'));
}

/** The plots of one setting; none of what nothing is known of. */
export function cellPlots(
  voice: FigureVoice,
  answers: readonly Answer[],
  tally: Tally,
  secondsPerTurn: number,
): Plot[] {
  const { say, lang, subject, value } = voice;
  const of = (figure: FigureId): Answer[] => answers.filter((answer) => answer.figure === figure);
  const bars = (figure: FigureId): string =>
    barPlot(
      lang,
      [...of(figure)]
        .sort((a, b) => b.value - a.value)
        .map((answer) => ({ name: subject(answer), value: answer.value, shown: value(answer.value, figure) })),
      figure === 'turn-place' ? bandOf(answers, figure) : undefined,
    );
  const whiskers = (figure: FigureId, fair: number): string =>
    whiskerPlot(
      lang,
      of(figure)
        .filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high))
        .map((answer) => ({ ...answer, name: subject(answer), bad: isBad(answer) })),
      fair,
      bandOf(answers, figure),
    );
  const plots: readonly (readonly [
    FigureId,
    'length' | 'seats' | 'gangs' | 'places' | 'actions' | 'tools',
    () => string,
  ])[] = [
    ['minutes', 'length', () => lengths(voice, answers, tally, secondsPerTurn)],
    ['seat-win', 'seats', () => whiskers('seat-win', 0)],
    ['gang-win', 'gangs', () => whiskers('gang-win', 1)],
    ['turn-place', 'places', () => bars('turn-place')],
    ['action-share', 'actions', () => bars('action-share')],
    ['tool-source', 'tools', () => bars('tool-source')],
  ];
  return plots
    .filter(([figure]) => of(figure).length > 0)
    .map(([, plot, svg]) => ({ title: say(`plot.${plot}`), about: say(`plot.${plot}.about`), svg: svg() }));
}
