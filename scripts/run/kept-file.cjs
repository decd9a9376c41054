// Files of the cache: a header line of JSON and a body, written whole or not at all, and not believed when a byte is missing.

const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

/** @param {Uint8Array} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * A file of the cache; undefined when there is none, or one that was cut off or changed.
 * @param {string} path
 * @returns {{ header: Record<string, unknown>, body: Buffer } | undefined}
 */
function readKept(path) {
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    if (end < 0) return undefined;
    const { body: hash, header } = JSON.parse(bytes.toString('utf8', 0, end));
    const body = bytes.subarray(end + 1);
    return typeof header === 'object' && header !== null && hash === hashOf(body) ? { header, body } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file of the cache beside its place and renames it, so that nobody reads half of it. A disk that refuses is no fault: the work is only done again.
 * @param {string} path
 * @param {object} header
 * @param {Uint8Array} body
 */
function writeKept(path, header, body) {
  const part = `${path}.${String(process.pid)}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, Buffer.concat([Buffer.from(`${JSON.stringify({ body: hashOf(body), header })}\n`), body]));
    renameSync(part, path);
  } catch {
    try {
      rmSync(part, { force: true });
    } catch {
      // Nothing was made there.
    }
  }
}

module.exports = { readKept, writeKept };
