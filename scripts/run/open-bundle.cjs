// The kept bundle of a command, if it is made of exactly the sources, packages and Node that lie here now.

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { readKept } = require('./kept-file.cjs');

/**
 * @typedef {object} Bundle
 * @property {string} key What it is made of; code cache and kept work carry the same.
 * @property {string} text A function expression.
 * @property {string} path Where it lies or would lie, without an ending.
 */

/**
 * One hash of everything that makes a bundle what it is: this Node, and every byte of every input. Bytes and not times, as times lie: after a change of
 * branch, in an archive, within one tick. Undefined when an input is gone.
 * @param {string} root
 * @param {readonly string[]} inputs Paths from the root.
 * @param {ReadonlyMap<string, Uint8Array>} [read] What has been read of them already.
 * @returns {string | undefined}
 */
function keyOf(root, inputs, read) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  try {
    for (const input of inputs) {
      const bytes = read?.get(input) ?? readFileSync(join(root, input));
      hash.update(`${input}\n${String(bytes.length)}\n`).update(bytes);
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} cache Folder of the bundles.
 * @param {string} name
 * @returns {Bundle | undefined}
 */
function openBundle(root, cache, name) {
  const path = join(cache, name);
  const kept = readKept(`${path}.bundle`);
  if (kept === undefined) return undefined;
  const { key, inputs } = kept.header;
  if (typeof key !== 'string' || !Array.isArray(inputs) || key !== keyOf(root, inputs)) return undefined;
  // esbuild writes ASCII only, and that is the quickest to read.
  return { key, text: kept.body.toString('latin1'), path };
}

module.exports = { openBundle, keyOf };
