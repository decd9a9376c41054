// The real site, built once for all browser tests: from the real content, under a sub-path, with two small printed files on offer.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import PDFDocument from 'pdfkit';
import { inject } from 'vitest';
import { runSite } from '../../scripts/site/run-site.ts';
import './shared-folder.ts';

/** The path under which the site is built. */
export const BASE = '/grab-dich-frei/';

async function printedFile(path: string): Promise<void> {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => document.on('end', done));
  document.addPage().end();
  await ended;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat(parts));
}

/** Its folder; nobody may change what lies there. Browser tests run one after the other, so whoever comes first builds. */
export async function builtSite(): Promise<string> {
  const folder = inject('sharedFolder');
  const out = join(folder, 'site');
  if (!existsSync(out)) {
    for (const path of ['de/a4/cards.pdf', 'en/letter/rulebook.pdf']) await printedFile(join(folder, 'print', path));
    await runSite({ content: resolve('content'), out, env: { SITE_BASE: BASE } });
  }
  return out;
}
