// Part of `npm run types`: has Astro check the pages' types, without calling home.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const astro = fileURLToPath(new URL('../../node_modules/astro/astro.js', import.meta.url));
const { status } = spawnSync(process.execPath, [astro, 'check', '--root', 'site', '--minimumSeverity', 'warning'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
process.exitCode = status ?? 1;
