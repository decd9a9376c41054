// The web faces are the printed ones: every face that cards may be set in has its two files here.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';

interface Face {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
  readonly files: readonly string[];
}

const { faces } = load(readFileSync('templates/fonts.yaml', 'utf8')) as { faces: Record<string, Face> };
const css = readFileSync('site/src/styles/fonts.css', 'utf8');

it.each(Object.entries(faces).filter(([name]) => !name.startsWith('mono-')))(
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
