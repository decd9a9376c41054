// Everything that is printed, in every language on every paper, opens in readers of PDF that other people wrote, without a message.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { ALL, runPrint, type PrintOutcome } from './run-print.ts';
import { testReaders } from './testing/pdf-readers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let folder = '';
let outcome: PrintOutcome;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opens-'));
  const [content, templates] = [join(root, 'content'), join(root, 'templates')];
  outcome = runPrint({ content, templates, out: folder, lang: ALL, paper: ALL });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

testReaders(() => (outcome.ok ? outcome.files.map(({ path, pages }) => ({ path: join(folder, path), pages })) : []));
