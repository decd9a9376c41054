// The bundle of any source below scripts/: the kept one where it is up to date, else made anew.

const { join } = require('node:path');
const { openBundle } = require('./open-bundle.cjs');

/**
 * Undefined when a source cannot be read; esbuild has said then where and why.
 * @param {string} root
 * @param {string} command Path below scripts/ without its ending, as in `lab/shards/worker`.
 * @returns {Promise<import('./open-bundle.cjs').Bundle | undefined>}
 */
async function bundleOf(root, command) {
  const cache = join(root, 'node_modules/.cache/grab-dich-frei');
  const name = command.replaceAll('/', '-');
  return (
    openBundle(root, cache, name) ??
    (await require('./make-bundle.cjs').makeBundle(root, cache, name, `scripts/${command}.ts`))
  );
}

module.exports = { bundleOf };
