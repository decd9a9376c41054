// `lab play`: a plan played on all cores, its answers told and written.
import type { Loaded } from '../load/load-game.ts';
import { htmlReport } from './report/html-report.ts';
import { reportOf, sortedJson } from './report/run-report.ts';
import { textReport } from './report/text-report.ts';
import type { ReportLang } from './report/words.ts';
import { writeWhole } from '../folder/write-whole.ts';
import type { ShardQueue } from './shards/queue.ts';
import { runCells } from './shards/run-cells.ts';
import type { RunPlan } from './shards/run-cells.ts';

export interface PlayLab {
  readonly loaded: Loaded;
  readonly plan: RunPlan;
  readonly secondsPerTurn: number;
  readonly lang: ReportLang;
  /** Folder of the report. */
  readonly out: string;
  readonly queue: ShardQueue;
  readonly played: (games: number) => void;
  /** Calls the run off; what has been played is reported. */
  readonly signal: AbortSignal;
}

/** Plays, writes `report.json` and `report.html`, and returns the report as text. Throws FolderFault where the folder cannot be made. */
export async function playLab(lab: PlayLab): Promise<{ readonly text: string; readonly stopped: boolean }> {
  const { loaded, plan, secondsPerTurn, lang, out, queue, played, signal } = lab;
  const { game, goals } = loaded;
  const cells = await runCells(game, plan, queue, played, signal);
  const report = reportOf(game, goals, plan, cells, secondsPerTurn);
  writeWhole(out, {
    'report.json': `${sortedJson(report, 1)}\n`,
    'report.html': htmlReport(game, goals, report, lang),
  });
  return { text: textReport(game, goals, report, lang), stopped: report.stopped };
}
