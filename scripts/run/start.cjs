// Starts a command of this folder's parent from its kept bundle: `node scripts/run/start.cjs print --lang de` does what scripts/print.ts says.

const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { bundleOf } = require('./bundle-of.cjs');
const { runBundle } = require('./run-bundle.cjs');

const root = resolve(__dirname, '../..');

async function start() {
  const [node = '', , command = '', ...args] = process.argv;
  const source = join(root, 'scripts', `${command}.ts`);
  if (!/^[a-z-]+(\/[a-z-]+)*$/.test(command) || !existsSync(source)) {
    process.stderr.write(`"${command}" is no command: there is no scripts/${command}.ts\n`);
    process.exitCode = 1;
    return;
  }
  process.argv = [node, source, ...args];
  const bundle = await bundleOf(root, command);
  if (bundle === undefined) process.exitCode = 1;
  else runBundle(root, bundle);
}

void start();
