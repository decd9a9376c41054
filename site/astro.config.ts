// How Astro builds the site: static pages under SITE_BASE, words per language, a strict content policy, and scripts/ left to Node.
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { register } from 'tsx/esm/api';
import type { Plugin } from 'vite';

// content-of-the-game.ts opens scripts/, which is TypeScript that Node itself shall run, whoever started Astro.
register();

const root = fileURLToPath(new URL('..', import.meta.url));
// content-of-the-game.ts reads these; scripts/site.ts sets them, `astro dev` and `astro check` need not.
const content = (process.env['SITE_CONTENT'] ??= resolve(root, 'content'));
process.env['SITE_PRINTS'] ??= resolve(root, 'dist/print');
process.env['SITE_TEMPLATES'] ??= resolve(root, 'templates');
const source = 'de';

/** The source language first, then every other folder of words. */
const locales = [
  source,
  ...readdirSync(resolve(content, 'words'))
    .filter((lang) => lang !== source)
    .sort(),
];

/** Leaves imports of scripts/ alone, so that files there still find templates/ and content/ by their own place. */
const scriptsStayOutside: Plugin = {
  name: 'scripts-stay-outside',
  enforce: 'pre',
  resolveId(id, importer) {
    if (importer === undefined || !id.includes('/scripts/') || !id.startsWith('.')) return null;
    return { id: pathToFileURL(resolve(dirname(importer), id)).href, external: 'absolute' };
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  base: process.env['SITE_BASE'] ?? '/',
  output: 'static',
  trailingSlash: 'always',
  cacheDir: resolve(root, 'node_modules/.cache/astro'),
  build: { format: 'directory', inlineStylesheets: 'never', assets: 'assets' },
  i18n: { defaultLocale: source, locales, routing: { prefixDefaultLocale: false } },
  // Only what holds JSX goes through Babel; esbuild takes the types out of all other files anyway.
  integrations: [preact({ include: [/\.tsx$/] })],
  devToolbar: { enabled: false },
  experimental: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
    },
  },
  vite: {
    plugins: [scriptsStayOutside],
    build: { assetsInlineLimit: 0 },
    cacheDir: resolve(root, 'node_modules/.cache/vite'),
  },
});
