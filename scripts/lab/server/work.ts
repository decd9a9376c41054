// A machine that plays shards others have asked for, until it is called off or there are none left.
import type { Game } from '../../../engine/facts/game.ts';
import type { ServerFault } from './fault.ts';
import { NAMES, PREFIX, labName, readLabName, saysLabel } from './lab-name.ts';
import type { Server } from './open-server.ts';
import { bullmq } from './packages.ts';
import { startWorkers } from './start-workers.ts';

export interface Work {
  readonly server: Server;
  readonly game: Game;
  readonly workers: number;
  /** Ends when nobody waits for a shard any more. */
  readonly untilEmpty: boolean;
  readonly played: (games: number) => void;
  /** Hears of shards that wait for other machines, once for each content and code. */
  readonly say: (message: string) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds between two looks around. */
const LOOK_MS = 1000;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_MS);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Works; returns why the server can no longer be used, if so. */
export async function work({ server, game, workers, untilEmpty, played, say, signal }: Work) {
  const { Queue } = bullmq();
  const mine = await labName(game);
  const settings = { connection: server.connection, prefix: PREFIX };
  const queue = new Queue(mine.queue, settings);
  queue.on('error', () => undefined);
  let games = 0;
  const here = startWorkers(server, mine.queue, game, workers, (more) => played((games += more)));
  const told = new Set<string>([mine.queue]);
  const lookAround = async (): Promise<boolean> => {
    for (const name of await server.redis.hkeys(NAMES)) {
      const other = readLabName(name);
      if (other === undefined || told.has(name) || (await server.redis.llen(`${PREFIX}:${name}:wait`)) === 0) continue;
      told.add(name);
      say(`shards of ${saysLabel(other)} wait for another machine; this one has ${saysLabel(mine)}`);
    }
    const counts = await queue.getJobCounts('wait', 'active', 'delayed', 'prioritized');
    return Object.values(counts).every((count) => count === 0);
  };
  let fault: ServerFault | undefined;
  const lost = server.lost.then((why) => (fault = why));
  while (!signal.aborted && fault === undefined) {
    // A server that is away for a moment is asked again.
    const isEmpty = await Promise.race([lookAround().catch(() => false), lost]);
    if (untilEmpty && isEmpty === true) break;
    await Promise.race([pause(signal), lost]);
  }
  await here.stop();
  await Promise.race([queue.close(), lost]);
  return fault;
}
