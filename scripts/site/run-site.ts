// The whole site into one folder: pages by Astro, printed files beside them, and only then in place of the old site.

import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPrintFiles } from './print-files.ts';
import { replaceFolder } from './replace-folder.ts';
import { runAstro } from './run-astro.ts';

export interface SiteSettings {
  /** Folder of the YAML, absolute; checked by the caller. */
  readonly content: string;
  /** The folder that becomes the site, absolute. */
  readonly out: string;
  /** Printed files to offer, absolute; by default the folder `print` beside `out`. */
  readonly prints?: string;
}

export interface SiteReport {
  /** HTML pages written. */
  readonly pages: number;
  /** Printed files offered. */
  readonly prints: number;
  /** Size of everything in the folder. */
  readonly bytes: number;
}

/** Thrown when Astro gives up; `message` ends with what it printed. */
export class SiteFault extends Error {
  readonly code = 'SITE_BUILD';
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Builds beside the target and swaps at the end; if anything fails, the target is as before. Throws SiteFault. */
export async function runSite(settings: SiteSettings): Promise<SiteReport> {
  const { content, out } = settings;
  const prints = settings.prints ?? join(dirname(out), 'print');
  const next = `${out}.next-${String(process.pid)}`;
  mkdirSync(dirname(out), { recursive: true });
  rmSync(next, { recursive: true, force: true });
  try {
    const { ok, output } = await runAstro({ content, prints, out: next });
    if (!ok) throw new SiteFault(`Astro could not build the site.\n${output.trimEnd()}`);
    const offered = listPrintFiles(prints);
    for (const { path } of offered) cpSync(join(prints, path), join(next, 'print', path), { recursive: true });
    const files = filesBelow(next);
    const report = {
      pages: files.filter((file) => file.endsWith('.html')).length,
      prints: offered.length,
      bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    };
    replaceFolder(next, out);
    return report;
  } catch (fault) {
    rmSync(next, { recursive: true, force: true });
    throw fault;
  }
}
