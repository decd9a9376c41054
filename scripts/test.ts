// `npm test`: types, lint, format, unit and browser tests side by side; each part's output whole, one line of counts at the end.
import { fileURLToPath } from 'node:url';
import { flagsOrExit } from './flags.ts';
import { PARTS } from './test/parts.ts';
import { runPart } from './test/run-part.ts';
import { closingLines } from './test/summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

flagsOrExit({
  name: 'npm test',
  says: `Runs ${PARTS.map(({ name }) => name).join(', ')} side by side and ends with how many passed and failed. npm run test:long holds the tests that take minutes.`,
  flags: {},
});

/** Parts of a lane run one after the other, lanes side by side. */
const lanes = [...new Set(PARTS.map(({ lane }) => lane))].map(async (lane) => {
  const results = [];
  for (const part of PARTS.filter((one) => one.lane === lane)) {
    const result = await runPart(root, part);
    process.stdout.write(`── npm run ${part.name}\n${result.output.trimEnd()}\n\n`);
    results.push(result);
  }
  return results;
});

const results = (await Promise.all(lanes)).flat();
process.stdout.write(`${closingLines(results)}\n`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
