// A stack trace of bundled code with the places of its sources.

const { SourceMap } = require('node:module');
const { readKept } = require('./kept-file.cjs');

/**
 * The error as Node would print it. Without the map, which may be gone, places in the bundle stay.
 * @param {unknown} error
 * @param {string} filename As the stack names the bundle.
 * @param {string} path
 * @param {string} key
 */
function withSourceLines(error, filename, path, key) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const kept = readKept(`${path}.map`);
  if (kept?.header['key'] !== key) return stack;
  const map = new SourceMap(JSON.parse(kept.body.toString('utf8')));
  const places = new RegExp(`${filename.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:(\\d+):(\\d+)`, 'g');
  return stack.replace(places, (whole, line, column) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return whole;
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
    return `${source}:${String(entry.originalLine + 1)}:${String(entry.originalColumn + 1)}`;
  });
}

module.exports = { withSourceLines };
