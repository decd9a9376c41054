// A static host for the tests: a folder under a sub-path, with its own page for what does not exist.
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export interface Host {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves `folder` as it is now under `base` (with slashes at both ends) on a free port. */
export async function serveFolder(folder: string, base: string): Promise<Host> {
  const page = readFileSync(join(folder, '404.html'));
  const lost = (response: ServerResponse): void => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
  };
  const files = sirv(folder, { onNoMatch: (_, response) => lost(response) });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // A page asked for without its slash is lost: sirv would forgive the link, not every host does.
    if (!path.startsWith(base) || !/(?:\/|\.\w+)$/.test(path.replace(/[?#].*/s, ''))) lost(response);
    else {
      request.url = path.slice(base.length - 1);
      files(request, response);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
