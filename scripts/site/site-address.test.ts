// SITE_BASE and SITE_URL as people and Pages write them.
import { describe, expect, it } from 'vitest';
import { readSiteAddress } from './site-address.ts';

describe('readSiteAddress', () => {
  it.each([
    [{}, '/'],
    [{ SITE_BASE: '' }, '/'],
    [{ SITE_BASE: '/' }, '/'],
    [{ SITE_BASE: 'grab-dich-frei' }, '/grab-dich-frei/'],
    [{ SITE_BASE: '/grab-dich-frei' }, '/grab-dich-frei/'],
    [{ SITE_BASE: '/a//b/' }, '/a/b/'],
  ])('reads the base of %j', (env, base) => {
    expect(readSiteAddress(env)).toEqual({ base, url: 'http://localhost:4321' });
  });

  it('takes the origin of the address', () => {
    expect(readSiteAddress({ SITE_URL: 'https://example.org/' })).toEqual({ base: '/', url: 'https://example.org' });
  });

  it.each([
    [{ SITE_BASE: '/a?b' }, 'SITE_BASE "/a?b/" is not a path; write it like /grab-dich-frei/.'],
    [{ SITE_BASE: '../x' }, 'SITE_BASE "/../x/" is not a path; write it like /grab-dich-frei/.'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL "example.org" is not an address; write it like https://example.org.'],
    [
      { SITE_URL: 'ftp://example.org' },
      'SITE_URL "ftp://example.org" is not an address; write it like https://example.org.',
    ],
    [
      { SITE_URL: 'https://example.org/game/' },
      'SITE_URL "https://example.org/game/" has a path; put the path into SITE_BASE.',
    ],
  ])('refuses %j', (env, sentence) => {
    expect(readSiteAddress(env)).toBe(sentence);
  });
});
