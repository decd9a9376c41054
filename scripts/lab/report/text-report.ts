// The report for the terminal: what is not healthy first, then what cannot be said yet, and how many are well.
import type { Game } from '../../../engine/facts/game.ts';
import type { Goal } from '../../load/load-game.ts';
import type { Answer } from '../answers/answers.ts';
import type { RunReport } from './run-report.ts';
import { figureVoice } from './say-figure.ts';
import type { FigureVoice } from './say-figure.ts';
import type { ReportLang } from './words.ts';

/** Figures that are always told, for they say what kind of game was played. */
const ALWAYS: readonly Answer['figure'][] = ['minutes', 'turns'];

/** Figures without enough games that are named; the others are counted. */
const MOST_UNSURE = 5;

/** Answers that are out of their range for certain. */
export const isBad = ({ verdict }: Answer): boolean => verdict === 'low' || verdict === 'high';

/** What helps against a figure that is out of its range. */
export function helpFor(goals: readonly Goal[], { figure, verdict }: Answer, lang: ReportLang): string {
  const goal = goals.find(({ id }) => id === figure);
  if (goal === undefined || (verdict !== 'low' && verdict !== 'high')) return '';
  return goal[verdict][lang] ?? '';
}

function line(voice: FigureVoice, answer: Answer): string {
  const { say, name, value, interval, range } = voice;
  const goal = range(answer) === '' ? '' : `, ${say('healthy', { range: range(answer) })}`;
  return `${name(answer)}: ${value(answer.value, answer.figure)} (${interval(answer)}${goal})`;
}

function* cellLines(voice: FigureVoice, goals: readonly Goal[], answers: readonly Answer[]): Generator<string> {
  const { say } = voice;
  for (const answer of answers.filter(({ figure }) => ALWAYS.includes(figure)))
    if (!isBad(answer)) yield `  ${line(voice, answer)}`;
  for (const answer of answers.filter(isBad)) {
    yield `  ${say(`verdict.${answer.verdict ?? 'unsure'}`)} · ${line(voice, answer)}`;
    const help = helpFor(goals, answer, voice.lang);
    if (help !== '') yield `      ${help}`;
  }
  const unsure = answers.filter(({ verdict }) => verdict === 'unsure');
  for (const answer of unsure.slice(0, MOST_UNSURE)) yield `  ${say('verdict.unsure')} · ${line(voice, answer)}`;
  const counts = [
    say('count.bad', { count: answers.filter(isBad).length }),
    say('count.unsure', { count: unsure.length }),
    say('count.healthy', { count: answers.filter(({ verdict }) => verdict === 'healthy').length }),
  ];
  yield `  ${counts.join(', ')}`;
}

/** The report as text, each line without its end. */
export function textReport(game: Game, goals: readonly Goal[], report: RunReport, lang: ReportLang): string {
  const voice = figureVoice(game, lang);
  const { say } = voice;
  const lines = [
    say('title', { title: game.title[lang] ?? game.id, version: game.version }),
    say('run', {
      games: report.games,
      bots: report.bots.join(', '),
      seed: String(report.seed),
      seconds: report.secondsPerTurn,
    }),
  ];
  if (report.stopped) lines.push(say('stopped', { played: report.played, asked: report.asked }));
  for (const { players, mode, games, answers } of report.cells) {
    lines.push('', `${say('cell', { players, mode: say(`mode.${mode}`) })} · ${say('cell.games', { games })}`);
    lines.push(...cellLines(voice, goals, answers));
  }
  lines.push('', say('hash', { hash: report.hash }));
  return lines.join('\n');
}
