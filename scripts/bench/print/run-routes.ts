// Runs both routes in turn, cold each time, and takes medians.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../../engine/facts/game.ts';
import { loadTemplates } from '../../print/template/load-templates.ts';
import { bundleRoute } from './bundle-route.ts';

export interface RouteResult {
  readonly route: 'ours' | 'chromium';
  /** Median of the runs, and all of them in the order they ran. */
  readonly seconds: number;
  readonly runs: readonly number[];
  readonly bytes: number;
  readonly pages: number;
  /** Median of the browser's part alone, from its start to the written file; undefined for ours. */
  readonly browserSeconds: number | undefined;
  /** Highest resident memory of a run in MB; for Chromium the peaks of all its processes together. Undefined where the system does not tell. */
  readonly peakMegabytes: number | undefined;
}

export interface BenchSettings {
  readonly game: Game;
  readonly templatesDir: string;
  readonly cards: number;
  /** Cold runs of each route. */
  readonly runs: number;
  /** Folder for what the routes read and write. */
  readonly folder: string;
}

interface Run {
  readonly seconds: number;
  readonly browserSeconds?: number;
  readonly peakMegabytes: number | undefined;
}

/** The middle value; of two middle ones the mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function runCold(args: readonly string[]): Run {
  // Certificates for the network, which no route opens, would be read at every start.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: '' };
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  const seconds = (performance.now() - begun) / 1000;
  if (status !== 0) throw new Error(`A route failed.\n${stderr}`);
  return { seconds, ...(JSON.parse(stdout) as Omit<Run, 'seconds'>) };
}

function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function result(route: RouteResult['route'], runs: readonly Run[], file: string): RouteResult {
  const peaks = runs.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  const browser = runs.flatMap(({ browserSeconds }) => browserSeconds ?? []);
  return {
    route,
    seconds: median(runs.map(({ seconds }) => seconds)),
    runs: runs.map(({ seconds }) => seconds),
    browserSeconds: browser.length === 0 ? undefined : median(browser),
    bytes: statSync(file).size,
    pages: pagesOf(readFileSync(file)),
    peakMegabytes: peaks.length === 0 ? undefined : Math.max(...peaks),
  };
}

/**
 * Measures both routes on the same cards, each a whole cold process from start to exit, bundled alike, from the same game and templates to a written
 * file: ours fills, lays out, imposes and paints; Chromium's fills the same templates into one document and has the browser print it.
 */
export async function runRoutes(
  { game, templatesDir, cards, runs, folder }: BenchSettings,
  progress: (done: number, total: number) => void,
): Promise<readonly [RouteResult, RouteResult]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('game.json'), JSON.stringify(game));
  const templates = loadTemplates(templatesDir);
  const common = [at('game.json'), templatesDir, String(cards)];
  const ours = [...common, at('ours.pdf')];
  const theirs = [...common, at('chromium.pdf'), at('chromium.html')];
  const bundle = { folder, templatesDir, templates };
  const ourStart = await bundleRoute({ ...bundle, route: 'our-route', args: ours });
  const theirStart = await bundleRoute({ ...bundle, route: 'chromium-route', args: theirs });
  const [ourRuns, theirRuns]: [Run[], Run[]] = [[], []];
  for (let round = 0; round < runs; round += 1) {
    ourRuns.push(runCold([ourStart, ...ours]));
    progress(2 * round + 1, 2 * runs);
    theirRuns.push(runCold([theirStart, ...theirs]));
    progress(2 * round + 2, 2 * runs);
  }
  return [result('ours', ourRuns, at('ours.pdf')), result('chromium', theirRuns, at('chromium.pdf'))];
}
