// Runs a bundle through V8's code cache and keeps, at its end, what the next run need not do again.

const { createRequire } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { getHeapCodeStatistics, setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { readKept, writeKept } = require('./kept-file.cjs');
const { openShelf } = require('./shelf.cjs');

/** Part by which a run must have compiled more than the runs before it for the code cache to be written anew. */
const GROWTH = 0.02;

/**
 * Returns what the source exports.
 * @param {string} root
 * @param {import('./open-bundle.cjs').Bundle} bundle
 * @returns {unknown}
 */
function runBundle(root, { key, text, path }) {
  // Most of the work is over before optimised code would pay for its making; and what one run has compiled, the next shall find.
  setFlagsFromString('--interrupt-budget=1500000');
  setFlagsFromString('--no-flush-bytecode');
  const filename = `${path}.cjs`;
  const kept = readKept(`${path}.code`);
  const usable = kept?.header['key'] === key ? kept : undefined;
  const script = new Script(text, { filename, ...(usable && { cachedData: usable.body }) });
  const known = script.cachedDataRejected === false ? Number(usable?.header['compiled']) : 0;
  const shelf = openShelf(`${path}.kept`, key);
  let crashed = false;
  process.on('uncaughtException', (error) => {
    crashed = true;
    process.stderr.write(`${require('./source-lines.cjs').withSourceLines(error, filename, path, key)}\n`);
    process.exit(1);
  });
  process.on('exit', () => {
    if (crashed) return;
    shelf.keep();
    const compiled = getHeapCodeStatistics().bytecode_and_metadata_size;
    if (compiled > known * (1 + GROWTH)) writeKept(`${path}.code`, { key, compiled }, script.createCachedData());
  });
  const module = { exports: {} };
  /** @param {string} file */
  const place = (file) => pathToFileURL(join(root, file)).href;
  script.runInThisContext()(createRequire(join(root, 'package.json')), module, place, shelf);
  return module.exports;
}

module.exports = { runBundle };
