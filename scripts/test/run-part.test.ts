// Parts of the test command: what they write is kept, and whatever goes wrong counts as failed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runPart } from './run-part.ts';
import { closingLines } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'grab-dich-frei-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
/** A stand-in for Vitest: writes a report as told, says a word, and ends as told. */
const runner = (report: string, status: number): string =>
  `node -e "require('fs').writeFileSync(process.argv[1], '${report}'); console.log('said'); process.exit(${String(status)})"`;
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    scripts: {
      sound: 'node -e "console.log(1); console.error(2)"',
      broken: 'node -e "process.exit(3)"',
      counted: runner('{\\"numPassedTests\\":7,\\"numFailedTests\\":0,\\"success\\":true}', 0),
      failing: runner('{\\"numPassedTests\\":6,\\"numFailedTests\\":1,\\"success\\":false}', 1),
      unreadable: runner('{\\"numPassedTests\\":6,\\"numFailedTests\\":0,\\"success\\":false}', 1),
      crashed: runner('', 1),
    },
  }),
);

test.each([
  ['sound', false, 1, 0],
  ['broken', false, 0, 1],
  ['no-such-script', false, 0, 1],
  ['counted', true, 7, 0],
  ['failing', true, 6, 1],
  ['unreadable', true, 6, 1],
  ['crashed', true, 0, 1],
])('%s: passed and failed are counted', async (name, reports, passed, failed) => {
  const result = await runPart(folder, {
    name,
    lane: 'tests',
    ...(reports ? { flags: (report: string) => `"${report}"` } : {}),
  });
  expect(result).toMatchObject({ name, passed, failed });
});

test('everything that is written is kept', async () => {
  const { output } = await runPart(folder, { name: 'sound', lane: 'checks' });
  expect(
    output
      .split('\n')
      .filter((line) => line !== '')
      .sort(),
  ).toEqual(['1', '2']);
});

test('the last line is the counts', () => {
  const result = { output: '', seconds: 1.25, passed: 3, failed: 0 };
  expect(
    closingLines([
      { ...result, name: 'types' },
      { ...result, name: 'test:unit', failed: 2 },
    ]),
  ).toBe('✓ types     1.3 s\n✗ test:unit 1.3 s\n\n6 passed, 2 failed');
});
