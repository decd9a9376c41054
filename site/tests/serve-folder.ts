// The smallest static host: a folder under a sub-path, with its own page for what does not exist.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

export interface Host {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves `folder` under `base` (with slashes at both ends) on a free port. */
export async function serveFolder(folder: string, base: string): Promise<Host> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const inside = path.startsWith(base) ? normalize(`/${path.slice(base.length)}`) : undefined;
    const file = inside === undefined ? undefined : join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    const lost = async (): Promise<void> => {
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(await readFile(join(folder, '404.html')));
    };
    if (file === undefined) {
      void lost();
      return;
    }
    readFile(file).then((bytes) => {
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes);
    }, lost);
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
