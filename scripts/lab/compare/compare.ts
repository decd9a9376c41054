// `lab compare`: two contents played with the same chance, told and written.
import type { Game } from '../../../engine/facts/game.ts';
import { sortedJson } from '../report/run-report.ts';
import type { ReportLang } from '../report/words.ts';
import { writeWhole } from '../../folder/write-whole.ts';
import { cellsOf } from '../shards/cells.ts';
import type { Mode } from '../shards/cells.ts';
import type { ShardQueue } from '../shards/queue.ts';
import type { RunPlan } from '../shards/run-cells.ts';
import { compareText } from './compare-text.ts';
import type { Comparison } from './compare-text.ts';
import { differencesOf } from './differences.ts';
import { playBatches } from './play-batches.ts';

export interface CompareLab {
  readonly games: readonly [before: Game, after: Game];
  readonly names: readonly [before: string, after: string];
  /** Cells that both contents can play are compared. */
  readonly plan: RunPlan;
  readonly secondsPerTurn: number;
  readonly lang: ReportLang;
  readonly out: string;
  readonly queueFor: (game: Game) => ShardQueue;
  readonly played: (games: number) => void;
  readonly signal: AbortSignal;
}

/** Plays both, writes `compare.json`, and returns the comparison as text. Throws FolderFault where the folder cannot be made. */
export async function compareLab(lab: CompareLab): Promise<{ readonly text: string; readonly stopped: boolean }> {
  const { games, names, secondsPerTurn, lang, out, queueFor, played, signal } = lab;
  const [one, other] = games;
  const both = lab.plan.cells.filter(
    ({ mode, options }) => cellsOf(other, [options.players], [mode satisfies Mode]).length > 0,
  );
  const plan = { ...lab.plan, cells: both };
  const half = plan.games * plan.cells.length;
  const before = await playBatches(one, plan, queueFor(one), played, signal);
  const after = await playBatches(other, plan, queueFor(other), (count) => played(half + count), signal);
  const pairs = before.flatMap((batch, index) => {
    const beside = after[index];
    return batch === undefined || beside === undefined ? [] : [[batch, beside] as const];
  });
  const comparison: Comparison = {
    names,
    games: plan.games,
    same: one.hash === other.hash,
    stopped: pairs.length < before.length,
    cells: differencesOf(
      plan.cells,
      pairs.map(([a]) => a),
      pairs.map(([, b]) => b),
      secondsPerTurn,
    ),
  };
  const { bots, seed } = plan;
  const contents = [one.hash, other.hash];
  writeWhole(out, { 'compare.json': `${sortedJson({ ...comparison, bots, seed, secondsPerTurn, contents }, 1)}\n` });
  return { text: compareText(other, comparison, lang), stopped: comparison.stopped };
}
