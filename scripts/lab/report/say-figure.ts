// Figures in words: their names, what they are of, and values in their units, in the language of a report.
import type { Game } from '../../../engine/facts/game.ts';
import { numberIn } from '../../../voice/number.ts';
import { sayWord } from '../../../voice/voice.ts';
import type { Places } from '../../../voice/voice.ts';
import type { Answer } from '../answers/answers.ts';
import { FIGURES } from '../answers/figures.ts';
import type { FigureId, Unit } from '../answers/figures.ts';
import { REPORT_WORDS } from './words.ts';
import type { ReportLang, ReportWord } from './words.ts';

export interface FigureVoice {
  readonly lang: ReportLang;
  readonly say: (word: ReportWord, places?: Places) => string;
  /** `Wins of members: Ghosts`. */
  readonly name: (answer: Pick<Answer, 'figure' | 'of'>) => string;
  /** What it is of alone; empty for a figure of the game. */
  readonly subject: (answer: Pick<Answer, 'figure' | 'of'>) => string;
  readonly value: (value: number, figure: FigureId) => string;
  /** `20.1 to 22.3`, without the unit. */
  readonly interval: (answer: Answer) => string;
  /** The healthy range in the unit of the figure; empty without a goal. */
  readonly range: (answer: Answer) => string;
}

/** Places after the point that a unit is told with. */
const DIGITS: Readonly<Record<Unit, number>> = { minutes: 0, percent: 1, edge: 1, times: 2, change: 1, number: 1 };

/** A voice for the reports of this game. */
export function figureVoice(game: Game, lang: ReportLang): FigureVoice {
  const words = REPORT_WORDS[lang];
  const say = (word: ReportWord, places?: Places): string => sayWord(words, lang, word, places) ?? word;
  const plain = (value: number, unit: Unit): string => {
    const digits = DIGITS[unit];
    const shown = Number(value.toFixed(digits));
    const signed = unit === 'edge' || unit === 'change';
    if (!Number.isFinite(value)) return '–';
    return `${signed && shown > 0 ? '+' : ''}${numberIn(lang, shown === 0 ? 0 : shown)}`.replace('-', '−');
  };
  const value = (given: number, figure: FigureId): string => {
    const { unit } = FIGURES[figure];
    return say(`unit.${unit}`, { value: plain(given, unit) });
  };

  const subject = ({ figure, of }: Pick<Answer, 'figure' | 'of'>): string => {
    if (of === undefined) return '';
    if (figure === 'seat-win') return say('seat', { number: Number(of) });
    if (figure === 'chair-win') return say('chair', { number: Number(of) });
    if (figure === 'team-win') return of === '1' ? say('team.1') : say('team.other', { number: Number(of) });
    if (figure === 'action-share') return say(`action.${of}` as ReportWord);
    if (figure === 'tool-source') return say(`source.${of}` as ReportWord);
    const lists = [game.locations, game.gangs, game.cards, game.backgrounds];
    const found = lists.flatMap((list) => list.filter(({ id }) => id === of))[0];
    return found?.name[lang] ?? of;
  };

  return {
    lang,
    say,
    subject,
    value,
    name: (answer) => {
      const of = subject(answer);
      const figure = say(`figure.${answer.figure}`);
      return of === '' ? figure : `${figure}: ${of}`;
    },
    interval: ({ low, high, figure }) => {
      const { unit } = FIGURES[figure];
      return say('range.both', { from: plain(low, unit), to: plain(high, unit) });
    },
    range: ({ goal, figure }) => {
      if (goal === undefined) return '';
      const { unit } = FIGURES[figure];
      const { from, to } = goal;
      if (from === undefined) return to === undefined ? '' : say('range.to', { to: value(to, figure) });
      if (to === undefined) return say('range.from', { from: value(from, figure) });
      // The sign of a unit stands once: before both, or behind both.
      const first = unit === 'times' ? value(from, figure) : plain(from, unit);
      const last = unit === 'times' ? plain(to, unit) : value(to, figure);
      return say('range.both', { from: first, to: last });
    },
  };
}
