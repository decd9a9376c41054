// Runs Astro's build in a process of its own, quietly and without its telemetry; what it said is kept for when it fails.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteAddress } from './site-address.ts';

const SITE = fileURLToPath(new URL('../../site', import.meta.url));

export interface AstroRun {
  readonly ok: boolean;
  /** Everything Astro printed. */
  readonly output: string;
}

export interface AstroSettings {
  /** Folder of the YAML, absolute. */
  readonly content: string;
  /** Folder of the printed files, absolute; it may be missing. */
  readonly prints: string;
  /** Where the pages go, absolute. */
  readonly out: string;
  readonly address: SiteAddress;
}

/** Names under which Vite hands values to pages; a test runner sets them too, and they would win over the site's own. */
const VITE_NAMES = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'SITE', 'ASSETS_PREFIX'];

const inherited = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITE_NAMES.includes(name)));

/** Builds the site's pages; site/astro.config.ts reads what is handed over in the environment. */
export function runAstro({ content, prints, out, address }: AstroSettings): Promise<AstroRun> {
  const program = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'astro.js');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, 'build', '--root', SITE, '--outDir', out], {
      env: { ...inherited(), NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', SITE_CONTENT: content, SITE_PRINTS: prints, SITE_BASE: address.base, SITE_URL: address.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', fail);
    child.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(said).toString('utf8') }));
  });
}
