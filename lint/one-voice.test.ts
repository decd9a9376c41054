// One voice: lint refuses marks filled, forms chosen and numbers written outside voice/, and the Astro pages, which it does not read, keep to it too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { importGraph } from './imports.js';

const ROOT = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: ROOT });

async function refused(file: string, code: string): Promise<boolean> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).some(
    ({ ruleId, message }) => ruleId === 'no-restricted-syntax' && message.includes('voice/voice.ts'),
  );
}

describe('lint', () => {
  it.each([
    ['scripts/print/planted.ts', "export const a = (t: string) => t.replace(/~([a-z]+)~/g, 'x');"],
    ['engine/view/planted.ts', "export const a = (t: string) => t.replaceAll('~name~', 'x');"],
    ['site/src/planted.ts', 'export const a = (t: string) => t.split(/(~icon\\.[a-z]+~)/);'],
    ['scripts/load/text/planted.ts', 'export const a = (t: string) => [...t.matchAll(/~([^~]+)~/g)];'],
    ['site/src/companion/planted.tsx', "export const a = new Intl.PluralRules('de');"],
    ['scripts/planted.ts', "export const a = (n: number) => (n === 1 ? 'card' : 'cards');"],
    ['engine/play/planted.ts', "export const a = (n: number) => (n !== 1 ? 'other' : 'one');"],
    ['scripts/planted.ts', "export const a = new Intl.NumberFormat('de');"],
  ])('refuses in %s: %s', async (file, code) => {
    expect(await refused(file, code)).toBe(true);
  });

  it.each([
    ['voice/planted.ts', "export const a = (t: string) => t.replace(/~([a-z]+)~/g, 'x');"],
    ['scripts/load/read/planted.ts', "export const a = (t: string) => t.replaceAll('~1', '/');"],
  ])('leaves alone in %s: %s', async (file, code) => {
    expect(await refused(file, code)).toBe(false);
  });
});

it('no page fills marks or chooses forms by itself', () => {
  const pages = [...importGraph(ROOT, ['site']).keys()].filter((file) => file.endsWith('.astro'));
  expect(pages.length).toBeGreaterThan(15);
  const own = /\.(?:replace|replaceAll|split|match|matchAll)\([^)]*~|PluralRules|NumberFormat/;
  expect(pages.filter((file) => own.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
