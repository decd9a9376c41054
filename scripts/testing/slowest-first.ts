// The order of test files: those that build or drive the site first, so that no core waits at the end for one long file.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, slowest first; a name that has gone does no harm. */
const SLOWEST = [
  'companion.browser.test.ts',
  'readme.test.ts',
  'one-source.test.ts',
  'pages.browser.test.ts',
  'run-print.test.ts',
  'damage.test.ts',
  'cases.test.ts',
  'differential.test.ts',
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
