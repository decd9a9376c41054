// The host of the browser tests gives what is there, as what it is, and nothing else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { serveFolder, type Host } from './serve-folder.ts';

const FILES = {
  'index.html': 'text/html;charset=utf-8',
  'en/index.html': 'text/html;charset=utf-8',
  '404.html': 'text/html;charset=utf-8',
  'a.css': 'text/css',
  'b.js': 'text/javascript',
  'c.svg': 'image/svg+xml',
  'd.woff2': 'font/woff2',
  'e.xml': 'text/xml',
  'f.txt': 'text/plain',
  'g.pdf': 'application/pdf',
  'h.json': 'application/json',
  'i.webmanifest': 'application/manifest+json',
  'j.png': 'image/png',
  'two words.txt': 'text/plain',
};
const outside = mkdtempSync(join(tmpdir(), 'grab-dich-frei-host-'));
const folder = join(outside, 'site');
let host: Host;

beforeAll(async () => {
  for (const file of [...Object.keys(FILES), '../secret.txt']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `This is ${file}`);
  }
  host = await serveFolder(folder, '/base/');
});
afterAll(async () => {
  await host.close();
  rmSync(outside, { recursive: true });
});

/** Asks for exactly this path; `fetch` would tidy it up. */
const get = (path: string): Promise<{ status?: number; type?: string; body: string }> =>
  new Promise((done, fail) => {
    request(`${host.origin}`, { path }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => done({ status: response.statusCode!, type: response.headers['content-type']!, body }));
    })
      .on('error', fail)
      .end();
  });

test.each(Object.entries(FILES))('%s is given as %s', async (file, type) => {
  expect(await get(`/base/${encodeURI(file)}`)).toEqual({ status: 200, type, body: `This is ${file}` });
});

it('gives the page of a folder, also with a question behind it', async () => {
  expect((await get('/base/')).body).toBe('This is index.html');
  expect((await get('/base/en/?a=b#c')).body).toBe('This is en/index.html');
});

test.each([
  '/',
  '/index.html',
  '/base',
  '/base/en',
  '/base/index',
  '/base/none.css',
  '/base/none/',
  '/base/../secret.txt',
])('%s is lost', async (path) => expect(await get(path)).toMatchObject({ status: 404, body: 'This is 404.html' }));
