// Where the site will be served, from the environment: checked before anything is built.

export interface SiteAddress {
  /** Begins and ends with a slash. */
  readonly base: string;
  /** Origin without path, such as `https://example.org`. */
  readonly url: string;
}

/** Reads SITE_BASE (`grab-dich-frei`, `/grab-dich-frei/` and nothing are all fine) and SITE_URL. Returns a sentence when one cannot be used. */
export function readSiteAddress(env: Readonly<Record<string, string | undefined>>): SiteAddress | string {
  const base = `/${env['SITE_BASE'] ?? ''}/`.replace(/\/{2,}/g, '/');
  if (/[?#\s\\]|\.\./.test(base)) return `SITE_BASE "${base}" is not a path; write it like /grab-dich-frei/.`;
  const given = env['SITE_URL'] ?? '';
  if (given === '') return { base, url: 'http://localhost:4321' };
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return `SITE_URL "${given}" is not an address; write it like https://example.org.`;
  if (url.pathname !== '/') return `SITE_URL "${given}" has a path; put the path into SITE_BASE.`;
  return { base, url: url.origin };
}
