// A site of today's content: the printed files that belong to it, and then the pages.

import { rmSync } from 'node:fs';
import { ENGLISH, type Teller } from '../terminal/tell.ts';
import { gatherPrints } from './gather-prints.ts';
import { buildFolder } from './run-astro.ts';
import { runSite, siteSummary, type SiteReport, type SiteSettings } from './run-site.ts';
import { SiteFault } from './site-fault.ts';

export { SiteFault };

export interface MadeSite extends SiteReport {
  /** Whether the printed files were taken from an earlier print or made for this site. */
  readonly printed: 'taken' | 'made';
}

/** `prints` is where an earlier print may lie. The content is one that `proofread` passes. Throws SiteFault; the older site is then as before. */
export async function makeSite(settings: SiteSettings): Promise<MadeSite> {
  const prints = `${buildFolder()}-prints`;
  try {
    const printed = gatherPrints({ ...settings, into: prints });
    return { ...(await runSite({ ...settings, prints })), printed };
  } finally {
    rmSync(prints, { recursive: true, force: true });
  }
}

/** What a build says at its end; `prints` is where the earlier print would lie, as the user would type it. */
export function madeSummary(site: MadeSite, out: string, prints: string, teller: Teller = ENGLISH): string {
  return `${siteSummary(site, out, teller)}\n${teller.tell(`site.prints-${site.printed}`, { folder: prints })}`;
}
