// A connection to a Redis-compatible server that says once why it cannot be, and notices when the server goes away.
import { isIP } from 'node:net';
import type { RedisOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { ServerAddress } from './address.ts';
import { faultOf, lostFault } from './fault.ts';
import type { ServerFault } from './fault.ts';
import { ioredis } from './packages.ts';

/** Milliseconds: until a first answer, between two tries to come back, between two questions whether it is still there. */
const [ANSWER_MS, RETRY_MS, ASK_MS] = [5000, 250, 1000];
/** Tries to come back before a server counts as gone. */
const RETRIES = 12;

export interface Server {
  readonly address: ServerAddress;
  /** How queues connect. */
  readonly connection: RedisOptions;
  /** For short questions. */
  readonly redis: Redis;
  /** Resolves when the server has gone away for good; never rejects. */
  readonly lost: Promise<ServerFault>;
  readonly close: () => void;
}

/** Connects, or throws a ServerFault. */
export async function openServer(address: ServerAddress): Promise<Server> {
  const { Redis } = ioredis();
  const { tls, ...rest } = address;
  let ready = false;
  const connection: RedisOptions = {
    ...rest,
    // A certificate is for a name; an address of numbers has none to send.
    ...(tls && { tls: isIP(address.host) === 0 ? { servername: address.host } : {} }),
    connectTimeout: ANSWER_MS,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (ready && times <= RETRIES ? RETRY_MS : null),
  };
  const redis = new Redis({ ...connection, lazyConnect: true, commandTimeout: ANSWER_MS });
  let why: unknown;
  // The first error says most: those that follow from it only say that the connection is closed.
  redis.on('error', (error) => void (why ??= error));
  try {
    await redis.connect();
    // Servers may refuse a database and a password without closing the connection.
    await redis.ping();
    if (why !== undefined) throw why as Error;
  } catch (error) {
    redis.disconnect();
    throw faultOf(address, why ?? error);
  }
  ready = true;
  let asking: NodeJS.Timeout | undefined;
  const lost = new Promise<ServerFault>((resolve) => {
    const gone = (): void => {
      clearInterval(asking);
      resolve(lostFault(address));
    };
    redis.once('end', gone);
    let silent = 0;
    asking = setInterval(() => {
      redis.ping().then(
        () => (silent = 0),
        () => ++silent >= 3 && gone(),
      );
    }, ASK_MS);
  });
  const close = (): void => {
    clearInterval(asking);
    redis.disconnect();
  };
  return { address, connection, redis, lost, close };
}
