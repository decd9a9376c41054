// The order of test files: those that build or drive the site first, so that no core waits at the end for one long file.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, slowest first; a name that has gone does no harm. */
const SLOWEST = [
  'readme.test.ts',
  'companion.browser.test.ts',
  'pages.browser.test.ts',
  'run-print.test.ts',
  'proof.test.ts',
  'recipes.test.ts',
  'start.test.ts',
  'exit-codes.test.ts',
  'commands.test.ts',
  'damage.test.ts',
  'load-faults.test.ts',
  'one-source.test.ts',
  'elsewhere.test.ts',
  'differential.test.ts',
  'cases.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place < 0 ? SLOWEST.length : place;
};

/** Vitest's own order, with the slowest files drawn to the front. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted
      .map((file, index) => ({ file, index, place: placeOf(file) }))
      .sort((a, b) => a.place - b.place || a.index - b.index)
      .map(({ file }) => file);
  }
}
