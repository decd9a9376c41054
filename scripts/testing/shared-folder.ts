// Before all tests: an empty folder that they share, gone when they are done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test that needs a built copy of the project makes it. */
    sharedFolder: string;
  }
}

export default function shareFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'grab-dich-frei-shared-'));
  project.provide('sharedFolder', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
