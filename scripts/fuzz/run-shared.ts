// A fuzzing run shared out to processes, one per core: worker threads cannot read TypeScript on every Node we support.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Game } from '../../engine/facts/game.ts';
import { NOTHING, added } from './run-fuzz.ts';
import type { FuzzCounts, FuzzOptions } from './run-fuzz.ts';
import type { Share, WorkerMessage } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Games of one process: enough that starting it does not count, few enough that a fault stops a long run soon. */
const [FEWEST, MOST] = [25, 250];

/** Plays a share of games in a process of its own, by the code of `script`. */
export const playShare = (share: Share, played: (games: number) => void, script = WORKER): Promise<FuzzCounts> =>
  new Promise((resolve, reject) => {
    const worker = fork(script, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    worker.on('message', (message: WorkerMessage) =>
      message.kind === 'counts' ? resolve(message.counts) : played(message.games),
    );
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`a fuzzing process ended with code ${String(code)} before it had counted`)),
    );
    worker.send(share);
  });

/** Plays all games of a run in `processes` processes; what comes out does not depend on their number unless there is a fault. */
export async function runShared(
  game: Game,
  options: FuzzOptions,
  said: (games: number) => void,
  processes = availableParallelism(),
): Promise<FuzzCounts> {
  const size = Math.min(MOST, Math.max(FEWEST, Math.ceil((options.to - options.from) / (processes * 2))));
  let [next, total, done] = [options.from, NOTHING, 0];
  const line = async (): Promise<void> => {
    while (next < options.to && total.failed === undefined) {
      const from = next;
      next = Math.min(options.to, from + size);
      let before = 0;
      const counts = await playShare({ ...options, game, from, to: next }, (games) => {
        done += games - before;
        before = games;
        said(done);
      });
      total = added(total, counts);
    }
  };
  await Promise.all(Array.from({ length: processes }, line));
  return total;
}
