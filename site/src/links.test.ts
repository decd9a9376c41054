// Every address of the site lies under its base, with the language in front.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileLink, fullAddress, pageLink, underBase } from './links.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('underBase', () => {
  it.each([
    ['/', '', '/'],
    ['/', 'cards/', '/cards/'],
    ['/grab-dich-frei', 'cards/', '/grab-dich-frei/cards/'],
    ['/grab-dich-frei/', 'theme.js', '/grab-dich-frei/theme.js'],
    ['', '', '/'],
  ])('%s + %s = %s', (base, path, whole) => {
    expect(underBase(base, path)).toBe(whole);
  });
});

describe('under a sub-path', () => {
  it('the source language has no prefix, the others have', () => {
    vi.stubEnv('BASE_URL', '/grab/');
    expect(pageLink('de', 'de', '')).toBe('/grab/');
    expect(pageLink('en', 'de', '')).toBe('/grab/en/');
    expect(pageLink('en', 'de', 'rules/extort/', 'extort.yield')).toBe('/grab/en/rules/extort/#extort.yield');
    expect(fileLink('theme.js')).toBe('/grab/theme.js');
  });

  it('full addresses keep the path', () => {
    vi.stubEnv('BASE_URL', '/grab/');
    vi.stubEnv('SITE', 'https://example.org');
    expect(fullAddress(pageLink('en', 'de', 'cards/'))).toBe('https://example.org/grab/en/cards/');
  });
});
