// A route bundled into one file with its templates compiled and pictures read, started through V8's code cache: what a shipped command would be.

import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { precompileTemplate } from '../../print/template/fill-template.ts';
import type { Templates } from '../../print/template/load-templates.ts';
import { preparePictures } from '../../print/template/make-picture.ts';

/** Parts of pdfkit that the painter never calls (its own fonts, line breaking, images, encryption): left out, as they cost start-up only. */
const UNUSED = /^(fontkit|linebreak|png-js|@noble\/ciphers\/aes)$/;

const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** Card templates compiled into the bundle. They are found by their text: one that has changed since is compiled when it runs. */
function compileTemplates(folder: string, templates: Templates): Plugin {
  const names = readdirSync(join(folder, 'cards'))
    .filter((name) => name.endsWith('.hbs'))
    .sort();
  const entries = names.flatMap((name) => {
    const source = templates.template(`cards/${name.slice(0, -'.hbs'.length)}`);
    const compiled = source && precompileTemplate(source);
    return source === undefined || compiled === undefined ? [] : [`[${JSON.stringify(source.text)}, ${compiled}]`];
  });
  return {
    name: 'compile-templates',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]ready-templates\.ts$/ }, () => ({
        contents: `export const READY_TEMPLATES = new Map([${entries.join(',\n')}]);`,
      }));
    },
  };
}

/** All pictures read and outlined into the bundle, as Chromium's document has them too; found by their text, like the templates. */
function readPictures({ pictures }: Templates): Plugin {
  return {
    name: 'read-pictures',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]ready-pictures\.ts$/ }, () => ({
        contents: preparePictures(pictures.sources(), pictures.variables),
      }));
    },
  };
}

const STARTER = `const { readFileSync, existsSync, writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { join } = require('node:path');
// Most of the job is over before optimised code would pay for its making.
setFlagsFromString('--interrupt-budget=1500000');
const file = join(__dirname, 'NAME.cjs');
const cache = join(__dirname, 'NAME.cache');
const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData: existsSync(cache) ? readFileSync(cache) : undefined });
script.runInThisContext()(require, { exports: {} }, file);
if (process.env.WRITE_CODE_CACHE === '1') process.on('exit', () => writeFileSync(cache, script.createCachedData()));
`;

export interface BundleSettings {
  /** File of the route in this folder, without its ending. */
  readonly route: 'our-route' | 'chromium-route';
  /** Folder for bundle, starter and code cache. */
  readonly folder: string;
  readonly templatesDir: string;
  readonly templates: Templates;
  /** What the route is called with. */
  readonly args: readonly string[];
}

/** Bundles the route into a folder, runs it once to fill the code cache, and gives the file to start. */
export async function bundleRoute({ route, folder, templatesDir, templates, args }: BundleSettings): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(new URL(`${route}.ts`, import.meta.url))],
    outfile: join(folder, `${route}.cjs`),
    // The browser's driver is loaded as it is installed.
    external: ['playwright-core', '@sparticuz/chromium'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    logLevel: 'error',
    define: { 'import.meta.url': 'ROUTE_URL' },
    banner: {
      js: '(function (require, module, FILE) { const exports = module.exports, ROUTE_URL = require("node:url").pathToFileURL(FILE).href;',
    },
    footer: { js: '})' },
    plugins: [leaveOutUnused, compileTemplates(templatesDir, templates), readPictures(templates)],
  });
  const starter = join(folder, `start-${route}.cjs`);
  writeFileSync(starter, STARTER.replaceAll('NAME', route));
  const warm = spawnSync(process.execPath, [starter, ...args], {
    env: { ...process.env, WRITE_CODE_CACHE: '1' },
    encoding: 'utf8',
  });
  if (warm.status !== 0) throw new Error(`The bundled route failed.\n${warm.stderr}`);
  return starter;
}
