// The whole site into one folder: pages by Astro, printed files beside them, and only then in place of the old site.

import { sizeIn } from '../../voice/number.ts';
import { ENGLISH, type Teller } from '../terminal/tell.ts';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPrintFiles } from './print-files.ts';
import { replaceFolder } from './replace-folder.ts';
import { buildFolder, runAstro } from './run-astro.ts';
import { readSiteAddress } from './site-address.ts';
import { SiteFault } from './site-fault.ts';
import { checkTarget, filesBelow, keepOwnFiles, listSiteFiles, pagesBefore } from './site-files.ts';
import { steadyIslands } from './steady-islands.ts';

export interface SiteSettings {
  /** Folder of the YAML, absolute; checked by the caller. */
  readonly content: string;
  /** The folder that becomes the site, absolute. */
  readonly out: string;
  /** Folder of the templates, absolute. */
  readonly templates: string;
  /** Printed files to offer, absolute: all that lie there. */
  readonly prints: string;
  /** Holds SITE_BASE and SITE_URL; the process's own by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Is told how many pages are written, and how many there were in the older site: 0 when the work begins. */
  readonly progress?: (pages: number, before: number | undefined) => void;
}

export interface SiteReport {
  /** HTML pages written. */
  readonly pages: number;
  /** Printed files offered. */
  readonly prints: number;
  /** Size of everything in the folder. */
  readonly bytes: number;
  /** Path the site is to be served under. */
  readonly base: string;
}

/** Builds apart, copies beside the target and swaps at the end; if anything fails, the target is as before. Throws SiteFault. */
export async function runSite(settings: SiteSettings): Promise<SiteReport> {
  const { content, templates, out, prints, env = process.env, progress } = settings;
  const address = readSiteAddress(env);
  if (typeof address === 'string') throw new SiteFault('SITE_ADDRESS', address);
  checkTarget(out);
  const before = pagesBefore(out);
  progress?.(0, before);
  const built = buildFolder();
  const next = `${out}.next-${String(process.pid)}`;
  try {
    const { ok, output } = await runAstro({
      content,
      templates,
      prints,
      out: built,
      address,
      progress: (pages) => {
        progress?.(pages, before);
      },
    });
    if (!ok) throw new SiteFault('ASTRO_FAILED', `Astro could not build the site.\n${output}`);
    cpSync(built, next, { recursive: true });
    for (const page of filesBelow(next).filter((file) => file.endsWith('.html')))
      writeFileSync(page, steadyIslands(readFileSync(page, 'utf8')));
    const offered = listPrintFiles(prints);
    for (const { path } of offered) cpSync(join(prints, path), join(next, 'print', path));
    listSiteFiles(next);
    const files = filesBelow(next);
    const report = {
      pages: files.filter((file) => file.endsWith('.html')).length,
      prints: offered.length,
      bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
      base: address.base,
    };
    keepOwnFiles(out, next);
    replaceFolder(next, out);
    return report;
  } catch (fault) {
    if (fault instanceof Error && 'syscall' in fault)
      throw new SiteFault('CANNOT_WRITE', `The disk refuses to write ${out} (${fault.message}).`);
    throw fault;
  } finally {
    for (const folder of [built, next]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The one line a build ends with. */
export function siteSummary(
  { pages, prints, bytes, base }: SiteReport,
  out: string,
  { lang, tell }: Teller = ENGLISH,
): string {
  const folder = relative(process.cwd(), out);
  return tell('site.done', {
    pages: tell('count.pages', { count: pages }),
    prints: tell('count.print-files', { count: prints }),
    folder: folder.startsWith('..') ? out : folder,
    size: sizeIn(lang, bytes),
    base,
  });
}
