// What `npm test` is made of: scripts of package.json, and which of them run side by side.

export interface Part {
  /** The script's name in package.json. */
  readonly name: string;
  /** Parts of one lane run one after the other. */
  readonly lane: 'checks' | 'tests';
  /** What is added to the script's command; `report` is a file for Vitest's figures. */
  readonly flags?: (report: string) => string;
}

/** All of them, in the order of the summary. */
export const PARTS: readonly Part[] = [
  { name: 'types', lane: 'checks' },
  { name: 'lint', lane: 'checks' },
  { name: 'format', lane: 'checks' },
  {
    name: 'test:unit',
    lane: 'tests',
    // Beside the unit tests, not after them: they share the built copy of the project and the cores.
    flags: (report) => `--project browser --reporter=default --reporter=json --outputFile="${report}"`,
  },
];
