// Runs every route in turn, each as the whole process that a user starts, and takes medians.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_LANG, BENCH_PAPER } from './bench-job.ts';

/**
 * `ours` is the command as `npm run` starts it, and has run before; `oursCold` has lost all that earlier runs kept for it; `oursByNpm` is `ours` with npm's own
 * start; `chromium` prints the same sheets by a browser, its script started like ours and warm too.
 */
export const ROUTES = ['ours', 'oursCold', 'oursByNpm', 'chromium'] as const;
export type Route = (typeof ROUTES)[number];

export interface RouteResult {
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
  /** Folder of the project. */
  readonly root: string;
  /** Measured runs of each route. */
  readonly runs: number;
  /** Folder for what the routes write. */
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

/** Peak memory of a running process in MB; undefined on systems that do not tell. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    // A process that has just ended has no such line any more.
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Milliseconds between two looks at a process's memory: seldom enough to cost it nothing. */
const LOOK = 40;

function runOnce(cwd: string, program: string, args: readonly string[]): Promise<Run> {
  // Certificates for the network, which no route opens, would be read at every start.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: '' };
  return new Promise((done, fail) => {
    const begun = performance.now();
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    let peak: number | undefined;
    const looking = setInterval(() => {
      peak = peakOf(child.pid) ?? peak;
    }, LOOK);
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.on('error', fail);
    child.on('close', (status) => {
      clearInterval(looking);
      const seconds = (performance.now() - begun) / 1000;
      if (status !== 0) {
        fail(new Error(`A route failed.\n${Buffer.concat([...out, ...err]).toString('utf8')}`));
        return;
      }
      const said = Buffer.concat(out).toString('utf8');
      done({ seconds, peakMegabytes: peak, ...(said.startsWith('{') ? (JSON.parse(said) as Partial<Run>) : {}) });
    });
  });
}

function pagesOf(file: string): number {
  return readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function result(runs: readonly Run[], file: string): RouteResult {
  const peaks = runs.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  const browser = runs.flatMap(({ browserSeconds }) => browserSeconds ?? []);
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    runs: runs.map(({ seconds }) => seconds),
    browserSeconds: browser.length === 0 ? undefined : median(browser),
    bytes: statSync(file).size,
    pages: pagesOf(file),
    peakMegabytes: peaks.length === 0 ? undefined : Math.max(...peaks),
  };
}

/** Measures all routes on the same cards, one after the other in every round. Throws when a route fails or the sheets are not the same number. */
export async function runRoutes(
  { root, runs, folder }: BenchSettings,
  progress: (done: number, total: number) => void,
): Promise<Readonly<Record<Route, RouteResult>>> {
  mkdirSync(folder, { recursive: true });
  const cache = join(root, 'node_modules/.cache/grab-dich-frei');
  const [content, templates] = [join(root, 'content'), join(root, 'templates')];
  const at = (name: string): string => join(folder, name);
  const start = join(root, 'scripts/run/start.cjs');
  const cards = (out: string): string[] => [
    '--only',
    'cards',
    '--lang',
    BENCH_LANG,
    '--paper',
    BENCH_PAPER,
    '--out',
    out,
  ];
  const node = (...args: string[]): Promise<Run> => runOnce(root, process.execPath, [start, ...args]);
  const ours = (): Promise<Run> => node('print', ...cards(at('ours')));
  const chromium = (): Promise<Run> =>
    node('bench/print/chromium-route', content, templates, at('chromium.pdf'), at('chromium.html'));
  // npm is JavaScript too: where npm started us it says by which file.
  const npm = process.env['npm_execpath'];
  const byNpm = (): Promise<Run> => {
    const args = ['run', '--silent', 'print', '--', ...cards(at('ours'))];
    return npm === undefined ? runOnce(root, 'npm', args) : runOnce(root, process.execPath, [npm, ...args]);
  };
  const cold = (): Promise<Run> => {
    for (const ending of ['bundle', 'map', 'code', 'kept']) rmSync(join(cache, `print.${ending}`), { force: true });
    return ours();
  };
  const measured: Record<Route, Run[]> = { ours: [], oursCold: [], oursByNpm: [], chromium: [] };
  await cold();
  await chromium();
  let done = 0;
  for (let round = 0; round < runs; round += 1) {
    for (const route of ROUTES) {
      measured[route].push(await { ours, oursCold: cold, oursByNpm: byNpm, chromium }[route]());
      progress((done += 1), runs * ROUTES.length);
    }
  }
  const printed = at(`ours/${BENCH_LANG}/${BENCH_PAPER}/cards.pdf`);
  const results = {
    ours: result(measured.ours, printed),
    oursCold: result(measured.oursCold, printed),
    oursByNpm: result(measured.oursByNpm, printed),
    chromium: result(measured.chromium, at('chromium.pdf')),
  };
  if (results.ours.pages !== results.chromium.pages) throw new Error('The routes did not print the same sheets.');
  return results;
}
