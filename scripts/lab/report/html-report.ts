// The report as one page that needs nothing else: no script, no font, no picture from outside.
import { createHash } from 'node:crypto';
import type { Game } from '../../../engine/facts/game.ts';
import type { Goal } from '../../load/load-game.ts';
import type { Answer } from '../answers/answers.ts';
import { FIGURES, GROUPS } from '../answers/figures.ts';
import { cellPlots } from './cell-plots.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { RunReport } from './run-report.ts';
import { figureVoice } from './say-figure.ts';
import type { FigureVoice } from './say-figure.ts';
import { adviceFor, faultsOf, isBad } from './faults.ts';
import type { Fault } from './faults.ts';
import type { ReportLang } from './words.ts';

type Cell = RunReport['cells'][number];

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const COLUMNS = ['figure', 'value', 'interval', 'goal', 'verdict', 'games'] as const;

/** Settings that lie open at first: with many, the reader picks. */
const MOST_OPEN = 1;

const idOf = ({ players, mode }: Cell): string => `${mode}-${players}`;

const verdictOf = ({ say }: FigureVoice, { verdict }: Answer): string =>
  verdict === undefined ? '' : `<span class="verdict ${verdict}">${escaped(say(`verdict.${verdict}`))}</span>`;

function fault(voice: FigureVoice, goals: readonly Goal[], found: Fault): string {
  const { subject, value, interval, range, lang, say } = voice;
  const { says, help } = adviceFor(goals, found, lang);
  const things = found.answers.map(
    (answer) =>
      `<li><span class="value">${escaped(value(answer.value, answer.figure))}</span> <span class="soft small">(${escaped(interval(answer))})</span> ${escaped(subject(answer))}</li>`,
  );
  return `<li class="card"><span class="name">${escaped(say(`figure.${found.figure}`))}: <span class="${found.verdict}">${escaped(say(`verdict.${found.verdict}`))}</span></span>
<ul>${things.join('')}</ul>
<p class="small">${escaped(`${say('healthy', { range: range(found.answers[0]) })}. ${says}`)}</p>
<p class="small">→ ${escaped(help)}</p></li>`;
}

/** On a phone, where no column says so, "healthy" stands before the range. */
function goalOf({ range, say }: FigureVoice, answer: Answer): string {
  const healthy = range(answer);
  return healthy === '' ? '' : `<span>${escaped(say('healthy', { range: '' }))}</span>${escaped(healthy)}`;
}

function row(voice: FigureVoice, answer: Answer): string {
  const { subject, value, interval, say } = voice;
  const of = subject(answer);
  const head =
    of === ''
      ? `<tr class="figure"><th scope="row">${escaped(say(`figure.${answer.figure}`))}<span class="soft small">${escaped(say(`about.${answer.figure}`))}</span></th>`
      : `<tr class="of"><th scope="row">${escaped(of)}</th>`;
  return `${head}<td class="value">${escaped(value(answer.value, answer.figure))}</td><td class="interval">${escaped(interval(answer))}</td><td class="goal">${goalOf(voice, answer)}</td><td class="verdict">${verdictOf(voice, answer)}</td><td class="games soft">${escaped(say('unit.number', { value: answer.games }))}</td></tr>`;
}

function tables(voice: FigureVoice, answers: readonly Answer[]): string {
  const { say } = voice;
  return GROUPS.map((group) => {
    const here = answers.filter(({ figure }) => FIGURES[figure].group === group);
    if (here.length === 0) return '';
    const rows = here.map((answer, index) => {
      const first = answer.of !== undefined && here[index - 1]?.figure !== answer.figure;
      const head = `<tr class="figure"><th scope="rowgroup" colspan="6">${escaped(say(`figure.${answer.figure}`))}<span class="soft small">${escaped(say(`about.${answer.figure}`))}</span></th></tr>`;
      return (first ? head : '') + row(voice, answer);
    });
    const cols = COLUMNS.map((col) => `<th scope="col" class="${col}">${escaped(say(`col.${col}`))}</th>`);
    return `<h3>${escaped(say(`group.${group}`))}</h3><table class="table"><thead><tr>${cols.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  }).join('\n');
}

/** `3 not healthy, 5 not enough games, 40 healthy`. */
function counts({ say }: FigureVoice, answers: readonly Answer[]): string {
  const count = (verdict: (answer: Answer) => boolean): number => answers.filter(verdict).length;
  const parts = [
    ['low', say('count.bad', { count: count(isBad) })],
    ['unsure', say('count.unsure', { count: count(({ verdict }) => verdict === 'unsure') })],
    ['healthy', say('count.healthy', { count: count(({ verdict }) => verdict === 'healthy') })],
  ] as const;
  return parts.map(([verdict, text]) => `<span class="${verdict}">${escaped(text)}</span>`).join(', ');
}

const nameOfCell = ({ say }: FigureVoice, { players, mode }: Cell): string =>
  escaped(say('cell', { players, mode: say(`mode.${mode}`) }));

function faultsIn(voice: FigureVoice, goals: readonly Goal[], cell: Cell): string {
  const faults = faultsOf(cell.answers);
  if (faults.length === 0) return '';
  const items = faults.map((found) => fault(voice, goals, found));
  return `<h3>${nameOfCell(voice, cell)}</h3><ul class="faults">${items.join('\n')}</ul>`;
}

function setting(voice: FigureVoice, report: RunReport, cell: Cell): string {
  const { say } = voice;
  const plots = cellPlots(voice, cell.answers, cell.tally, report.secondsPerTurn).map(
    ({ title, about, svg }) =>
      `<figure class="card"><figcaption>${escaped(title)}<span class="soft small">${escaped(about)}</span></figcaption>${svg}</figure>`,
  );
  const open = report.cells.length <= MOST_OPEN ? ' open' : '';
  return `<details id="${idOf(cell)}"${open}><summary>${nameOfCell(voice, cell)}<span class="small">${escaped(say('cell.games', { games: cell.games }))} · ${counts(voice, cell.answers)}</span></summary>
<div class="plots">${plots.join('\n')}</div>
${tables(voice, cell.answers)}</details>`;
}

/** The page, as HTML. */
export function htmlReport(game: Game, goals: readonly Goal[], report: RunReport, lang: ReportLang): string {
  const voice = figureVoice(game, lang);
  const { say } = voice;
  const title = escaped(say('title', { title: game.title[lang] ?? game.id, version: game.version }));
  const run = say('run', {
    games: report.games,
    bots: report.bots.join(', '),
    seed: String(report.seed),
    seconds: report.secondsPerTurn,
  });
  const style = createHash('sha256').update(PAGE_STYLE).digest('base64');
  const faults = report.cells.map((cell) => faultsIn(voice, goals, cell)).join('\n');
  const how = (['interval', 'verdict', 'edge', 'times', 'dead', 'decided', 'bots'] as const).map(
    (part) => `<p>${escaped(say(`how.${part}`))}</p>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="soft">${escaped(run)}</p>
<p>${counts(
    voice,
    report.cells.flatMap(({ answers }) => answers),
  )}</p>
${report.stopped ? `<p class="notice">${escaped(say('stopped', { played: report.played, asked: report.asked }))}</p>` : ''}
</header>
<main>
<section><h2>${escaped(say('sec.bad'))}</h2>
${faults.trim() === '' ? `<p>${escaped(say('all-healthy'))}</p>` : faults}</section>
<section><h2>${escaped(say('sec.settings'))}</h2>
${report.cells.map((cell) => setting(voice, report, cell)).join('\n')}</section>
<section><h2>${escaped(say('sec.how'))}</h2>
${how.join('\n')}</section>
</main>
<footer class="soft small"><p class="hash">${escaped(say('hash', { hash: report.hash }))}</p><p class="hash">${escaped(say('content', { hash: report.content }))}</p></footer>
</body>
</html>
`;
}
