// The two test suites: `unit` runs beside the code, `browser` drives the built site in a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{engine,voice,scripts,content,templates,site,lint}/**/*.test.ts', '*.test.ts'],
          exclude: ['**/node_modules/**', 'dist/**', '**/*.browser.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{site,scripts}/**/*.browser.test.ts'],
          globalSetup: ['site/tests/shared-folder.ts'],
          exclude: ['**/node_modules/**', 'dist/**'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
