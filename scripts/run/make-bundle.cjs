// Makes the bundle of a command with esbuild and keeps it: one function of everything that the command imports.

const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');
const { keyOf } = require('./open-bundle.cjs');
const { writeKept } = require('./kept-file.cjs');

/** Parts of pdfkit that the painter never calls (its own fonts, line breaking, images, encryption): left out, as they cost start-up only. */
const UNUSED = /^(fontkit|linebreak|png-js|@noble\/ciphers\/aes)$/;

/** Packages with files beside their code: loaded as they are installed. */
const INSTALLED = ['playwright-core', '@sparticuz/chromium'];

/** @param {string} root @param {string} path */
const fromRoot = (root, path) => relative(root, path).split(sep).join('/');

/** @type {import('esbuild').Plugin} */
const leaveOutUnused = {
  name: 'leave-out-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * Reads every source once, so that the bundle and its key are made of the same bytes whatever is saved meanwhile. Every source keeps its own place:
 * `import.meta.url` is what it would be without a bundle, wherever the project lies by then.
 * @param {string} root
 * @param {Map<string, Uint8Array>} read Is filled, by path from the root.
 * @returns {import('esbuild').Plugin}
 */
const readOnce = (root, read) => ({
  name: 'read-once',
  setup({ onLoad }) {
    onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
      const name = fromRoot(root, path);
      const bytes = readFileSync(path);
      read.set(name, bytes);
      if (!bytes.includes('import.meta.url')) return { contents: bytes, loader: 'default' };
      const place = `PLACE(${JSON.stringify(name)})`;
      return { contents: bytes.toString('utf8').replaceAll('import.meta.url', place), loader: 'default' };
    });
  },
});

/** The package.json files that say which file of a package is meant. @param {string} root @param {readonly string[]} inputs */
function packagesOf(root, inputs) {
  const folders = inputs.filter((input) => input.startsWith('node_modules/')).map((input) => dirname(input));
  const above = folders.flatMap((folder) => {
    const parts = folder.split('/');
    return parts.map((_part, count) => `${parts.slice(0, count + 1).join('/')}/package.json`);
  });
  return [...new Set(above)].filter((path) => existsSync(join(root, path)));
}

/** What the bundler reads besides sources. @param {string} root */
const settings = (root) =>
  ['package.json', 'tsconfig.json', 'scripts/tsconfig.json', 'node_modules/.package-lock.json'].filter((path) =>
    existsSync(join(root, path)),
  );

/** This folder, as a change here may make another bundle. @param {string} root */
const makers = (root) =>
  readdirSync(__dirname)
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => fromRoot(root, join(__dirname, name)));

/**
 * Undefined when a source cannot be read; esbuild has said then where and why.
 * @param {string} root
 * @param {string} cache
 * @param {string} name What the bundle is called in the cache.
 * @param {string} entry Path from the root.
 * @returns {Promise<import('./open-bundle.cjs').Bundle | undefined>}
 */
async function makeBundle(root, cache, name, entry) {
  const { build } = require('esbuild');
  const path = join(cache, name);
  /** @type {Map<string, Uint8Array>} */
  const read = new Map();
  try {
    const { outputFiles } = await build({
      entryPoints: [join(root, entry)],
      absWorkingDir: root,
      outfile: `${path}.cjs`,
      write: false,
      sourcemap: 'external',
      external: INSTALLED,
      // A copy of the project may see node_modules through a link; paths are to be the same there.
      preserveSymlinks: true,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      // Names stay, for the stack traces.
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      logLevel: 'error',
      banner: { js: '(function (require, module, PLACE, KEPT) { const exports = module.exports;' },
      footer: { js: '})' },
      plugins: [leaveOutUnused, readOnce(root, read)],
    });
    const [map, code] = outputFiles;
    if (map === undefined || code === undefined) return undefined;
    const sources = [...read.keys()];
    const inputs = [...sources, ...packagesOf(root, sources), ...settings(root), ...makers(root)].sort();
    const key = keyOf(root, inputs, read);
    if (key === undefined) throw new Error('A file went away while it was bundled; run the command again.');
    writeKept(`${path}.map`, { key }, map.contents);
    writeKept(`${path}.bundle`, { key, inputs }, code.contents);
    return { key, text: code.text, path };
  } catch (fault) {
    if (!(fault instanceof Error && 'errors' in fault)) throw fault;
    return undefined;
  }
}

module.exports = { makeBundle };
