// Our route bundled into one file, started through V8's code cache: what a shipped command would be.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Parts of pdfkit that the painter never calls (its own fonts, line breaking, images, encryption): left out, as they cost start-up only. */
const UNUSED = /^(fontkit|linebreak|png-js|@noble\/ciphers\/aes)$/;

const STARTER = `const { readFileSync, existsSync, writeFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { join } = require('node:path');
const file = join(__dirname, 'route.cjs');
const cache = join(__dirname, 'route.cache');
const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData: existsSync(cache) ? readFileSync(cache) : undefined });
script.runInThisContext()(require, { exports: {} }, file);
if (process.env.WRITE_CODE_CACHE === '1') writeFileSync(cache, script.createCachedData());
`;

/** Bundles the route into a folder, runs it once to fill the code cache, and gives the file to start. */
export async function bundleRoute(folder: string, args: readonly string[]): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(new URL('our-route.ts', import.meta.url))],
    outfile: join(folder, 'route.cjs'),
    bundle: true, platform: 'node', format: 'cjs', target: 'node20', minify: true, logLevel: 'error',
    define: { 'import.meta.url': 'ROUTE_URL' },
    banner: { js: '(function (require, module, FILE) { const exports = module.exports, ROUTE_URL = require("node:url").pathToFileURL(FILE).href;' },
    footer: { js: '})' },
    plugins: [{
      name: 'leave-out-unused',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'unused' }));
        onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
      },
    }],
  });
  const starter = join(folder, 'start.cjs');
  writeFileSync(starter, STARTER);
  const warm = spawnSync(process.execPath, [starter, ...args], { env: { ...process.env, WRITE_CODE_CACHE: '1' }, encoding: 'utf8' });
  if (warm.status !== 0) throw new Error(`The bundled route failed.\n${warm.stderr}`);
  return starter;
}
