// The printed files that belong to today's content and templates: taken from an earlier print if it is of exactly these, made otherwise.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, hashOf, readManifest, readWholeOf } from '../print/output/manifest.ts';
import { ALL, runPrint } from '../print/output/run-print.ts';
import { sourcesHash } from '../print/output/sources-hash.ts';
import { SiteFault } from './site-fault.ts';

export interface GatherSettings {
  readonly content: string;
  readonly templates: string;
  /** Where an earlier print may lie. */
  readonly prints: string;
  /** An empty folder, or none yet, that the files go into. */
  readonly into: string;
}

/** The files of a whole print of the sources, byte for byte as they were written; undefined where one is missing, changed or older. */
export function wholePrint({
  content,
  templates,
  prints,
}: GatherSettings): ReadonlyMap<string, Uint8Array> | undefined {
  const hash = sourcesHash(content, templates);
  if (hash === undefined || readWholeOf(prints) !== hash) return undefined;
  const files = new Map<string, Uint8Array>();
  for (const [path, expected] of Object.entries(readManifest(prints))) {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(join(prints, path));
    } catch {
      return undefined;
    }
    if (hashOf(bytes) !== expected) return undefined;
    files.set(path, bytes);
  }
  return files.size === 0 ? undefined : files;
}

/** Fills `into` and says how; what lies in `prints` stays as it is. Throws SiteFault when there is nothing to take and print refuses. */
export function gatherPrints(settings: GatherSettings): 'taken' | 'made' {
  const { content, templates, into } = settings;
  const ready = wholePrint(settings);
  for (const [path, bytes] of ready ?? []) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), bytes);
  }
  if (ready !== undefined) {
    cpSync(join(settings.prints, MANIFEST), join(into, MANIFEST));
    return 'taken';
  }
  const outcome = runPrint({ content, templates, out: into, lang: ALL, paper: ALL });
  if (!outcome.ok) throw new SiteFault('PRINT_FAILED', outcome.text);
  return 'made';
}
