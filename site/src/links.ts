// Where every page and file of the site lies: the one place that knows the base path, the languages and the trailing slash.
import type { Lang } from '../../engine/facts/game.ts';

/** Puts a site-relative path behind the base the site is served under; `base` may lack or have its last slash. */
export function underBase(base: string, path: string): string {
  return `/${base}/${path}`.replace(/\/{2,}/g, '/');
}

/**
 * The address of a page in one language: `page` without leading slash, with trailing slash, `''` for the start page.
 * The source language has no prefix. A rule's anchor goes into `anchor`.
 */
export function pageLink(lang: Lang, source: Lang, page: string, anchor?: string): string {
  const prefix = lang === source ? '' : `${lang}/`;
  return underBase(import.meta.env.BASE_URL, `${prefix}${page}`) + (anchor === undefined ? '' : `#${anchor}`);
}

/** The address of a file that is the same in every language, such as `theme.js`. */
export function fileLink(path: string): string {
  return underBase(import.meta.env.BASE_URL, path);
}

/** The full address of a link made here, for canonical and alternate links and the sitemap. */
export function fullAddress(link: string): string {
  return new URL(link, import.meta.env.SITE).href;
}
