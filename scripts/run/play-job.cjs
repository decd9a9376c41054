// What BullMQ starts in a process of its own: the lab's player of shards, from its kept bundle.

const { resolve } = require('node:path');
const { bundleOf } = require('./bundle-of.cjs');
const { runBundle } = require('./run-bundle.cjs');

const root = resolve(__dirname, '../..');

/** @type {Promise<(job: import('../lab/server/play-job.ts').ShardJob) => unknown> | undefined} */
let playing;

async function open() {
  const bundle = await bundleOf(root, 'lab/server/play-job');
  if (bundle === undefined) throw new Error('scripts/lab/server/play-job.ts cannot be bundled');
  const { gameIn, jobPlayer } = /** @type {typeof import('../lab/server/play-job.ts')} */ (runBundle(root, bundle));
  return jobPlayer(gameIn(process.env['GRAB_DICH_FREI_GAME'] ?? ''));
}

/** @param {import('../lab/server/play-job.ts').ShardJob} job */
module.exports = async (job) => (await (playing ??= open()))(job);
