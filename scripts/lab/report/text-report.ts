// The report for the terminal: what is not healthy first, then what cannot be said yet, and how many are well.
import type { Game } from '../../../engine/facts/game.ts';
import type { Goal } from '../../load/load-game.ts';
import type { Answer } from '../answers/answers.ts';
import type { Verdict } from '../answers/verdict.ts';
import { adviceFor, faultsOf, isBad } from './faults.ts';
import type { RunReport } from './run-report.ts';
import { figureVoice } from './say-figure.ts';
import type { FigureVoice } from './say-figure.ts';
import type { ReportLang } from './words.ts';

/** Figures that are always told, for they say what kind of game was played. */
const ALWAYS: readonly Answer['figure'][] = ['minutes', 'turns'];

/** `Spoon 17.5 % (17 to 18)`. */
const told = ({ subject, value, interval }: FigureVoice, answer: Answer): string =>
  `${subject(answer)} ${value(answer.value, answer.figure)} (${interval(answer)})`.trimStart();

function* cellLines(voice: FigureVoice, goals: readonly Goal[], answers: readonly Answer[]): Generator<string> {
  const { say, range, lang } = voice;
  for (const answer of answers.filter(({ figure }) => ALWAYS.includes(figure)))
    if (!isBad(answer)) yield `  ${say(`figure.${answer.figure}`)}: ${told(voice, answer)}`;
  for (const fault of faultsOf(answers)) {
    const { figure, verdict, answers: list } = fault;
    const healthy = say('healthy', { range: range(list[0]) });
    const things = list.map((answer) => told(voice, answer)).join(', ');
    yield `  ${say(`verdict.${verdict}`)} · ${say(`figure.${figure}`)}: ${things}; ${healthy}`;
    yield `      ${adviceFor(goals, fault, lang).help}`;
  }
  const unsure = new Set(answers.flatMap(({ figure, verdict }) => (verdict === 'unsure' ? [figure] : [])));
  if (unsure.size > 0)
    yield `  ${say('verdict.unsure')} · ${[...unsure].map((figure) => say(`figure.${figure}`)).join('; ')}`;
  const count = (verdict: Verdict): number => answers.filter((answer) => answer.verdict === verdict).length;
  const counts = [
    say('count.bad', { count: count('low') + count('high') }),
    say('count.unsure', { count: count('unsure') }),
    say('count.healthy', { count: count('healthy') }),
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
