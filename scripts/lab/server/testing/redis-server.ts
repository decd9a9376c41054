// A real Redis server for tests, if one is installed: on a free port, in a folder of its own, keeping nothing.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const REDIS_INSTALLED = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Kills it, as a power cut would. */
  readonly kill: () => Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts one, and waits until it takes connections. */
export async function startRedis(...flags: readonly string[]): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', [...settings, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code ?? 'a signal'}`)));
  });
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
