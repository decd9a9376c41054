// Runs Astro's build in a process of its own, quietly and without its telemetry; what it said is kept for when it fails.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteAddress } from './site-address.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Astro writes half-built modules beside the pages and runs them there, so the folder must see node_modules; one for each run. */
export const buildFolder = (): string => join(ROOT, 'node_modules/.cache', `site-${String(process.pid)}`);

export interface AstroRun {
  readonly ok: boolean;
  /** What Astro said that is no mere progress. */
  readonly output: string;
}

export interface AstroSettings {
  /** Folder of the YAML, absolute. */
  readonly content: string;
  /** Folder of the templates, absolute. */
  readonly templates: string;
  /** Folder of the printed files, absolute; it may be missing. */
  readonly prints: string;
  /** Where the pages go, absolute; inside `buildFolder()`. */
  readonly out: string;
  readonly address: SiteAddress;
  /** Is told how many pages are written. */
  readonly progress?: ((pages: number) => void) | undefined;
}

/** Leaves out times, routes and stack frames: what remains names the fault. */
function withoutProgress(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^\d\d:\d\d:\d\d +[├└]─.*?\.html(?: \(\+\d+ms\))?/, ''));
  return lines
    .filter((line) => !/^\d\d:\d\d:\d\d |^\s+at |Stack trace:|^ (?:generating|building) /.test(line))
    .join('\n')
    .trim();
}

/** Names under which Vite hands values to pages; a test runner sets them too, and they would win over the site's own. */
const VITE_NAMES = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'SITE', 'ASSETS_PREFIX'];

const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITE_NAMES.includes(name)));

/** Builds the site's pages; site/astro.config.ts reads what is handed over in the environment. */
export function runAstro({ content, templates, prints, out, address, progress }: AstroSettings): Promise<AstroRun> {
  const program = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'astro.js');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, 'build', '--root', join(ROOT, 'site'), '--outDir', out], {
      cwd: ROOT,
      env: {
        ...inherited(),
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        SITE_CONTENT: content,
        SITE_PRINTS: prints,
        SITE_TEMPLATES: templates,
        SITE_BASE: address.base,
        SITE_URL: address.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    let pages = 0;
    child.stdout.on('data', (part: Buffer) => {
      said.push(part);
      pages += part.toString('utf8').match(/\.html\b/g)?.length ?? 0;
      if (pages > 0) progress?.(pages);
    });
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', fail);
    child.on('close', (code) =>
      done({ ok: code === 0, output: withoutProgress(Buffer.concat(said).toString('utf8')) }),
    );
  });
}
