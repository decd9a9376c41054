// The test suites: `unit` runs beside the code, `browser` drives the built site in a real browser, `long` holds what takes minutes.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/testing/slowest-first.ts';

const OUTSIDE = ['**/node_modules/**', 'dist/**'];

export default defineConfig({
  test: {
    globalSetup: ['scripts/testing/shared-folder.ts'],
    // One more than there are cores: browser tests wait for pages while others compute.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['scripts/testing/steady-chance.ts'],
          include: ['{engine,bots,voice,scripts,content,templates,site,lint}/**/*.test.ts', '*.test.ts'],
          exclude: [...OUTSIDE, '**/*.browser.test.ts', '**/*.long.test.ts'],
          // Modules are pure and tests keep to folders of their own: what is loaded for one file serves the next.
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // Commands answer in the language of the terminal; tests read English.
          env: { LC_ALL: 'C' },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          setupFiles: ['scripts/testing/steady-chance.ts'],
          include: ['{site,scripts}/**/*.browser.test.ts'],
          exclude: OUTSIDE,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{engine,bots,voice,scripts,content,templates,site}/**/*.long.test.ts', '*.long.test.ts'],
          exclude: OUTSIDE,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
