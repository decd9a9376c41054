// The web faces are the printed ones: every typeface that cards may be set in has its two files here.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';

interface Typeface {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
  readonly files: readonly string[];
}

const { typefaces } = load(readFileSync('templates/fonts.yaml', 'utf8')) as { typefaces: Record<string, Typeface> };
const css = readFileSync('site/src/styles/fonts.css', 'utf8');

it.each(Object.entries(typefaces).filter(([name]) => !name.startsWith('mono-')))(
  '%s',
  (_, { family, weight, style, files }) => {
    for (const file of files) {
      const rule = css.split('@font-face').find((part) => part.includes(file.replace(/\.woff$/, '.woff2')));
      expect(rule).toContain(`font-family: '${family}';`);
      expect(rule).toContain(`font-weight: ${String(weight)};`);
      expect(rule).toContain(`font-style: ${style};`);
    }
  },
);
