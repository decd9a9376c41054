// The table of words that are asked for agrees with the content that is shipped and with the code that asks.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { marksIn } from '../../../voice/marks.ts';
import { isCategory } from '../../../voice/plural.ts';
import { parseFile } from '../read/parse-file.ts';
import { readFiles } from '../read/read-files.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import NEEDED from '../text/needed-words.golden.json' with { type: 'json' };
import { OPEN, wordOf } from './check-words.ts';
import { gatherContent } from './gather.ts';
import { readKinds } from './kinds.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(ROOT, 'content');
const { files } = readFiles(folder);
const { schemas } = readSchemas(folder);
const { kinds } = readKinds(folder, files, schemas, parseFile);
const { content } = gatherContent(folder, files, { schemas, kinds });

/** Words of the content with the places that any language uses in them. */
function shippedWords(): Readonly<Record<string, readonly string[]>> {
  const game = content.facts.get('game')?.value as { readonly numbers: Readonly<Record<string, number>> };
  const facts = new Set(Object.keys(game.numbers));
  const words = new Map<string, Set<string>>();
  for (const { name, parsed } of content.words.filter(({ name }) => name !== 'phrases')) {
    for (const { path, node } of parsed.texts) {
      const word = wordOf(name, path);
      if (OPEN.test(word)) continue;
      const places = words.get(word) ?? new Set<string>();
      if (isCategory(path.at(-1) ?? '') && path.length > 1) places.add('count');
      for (const { name: mark } of marksIn(node.text)) if (!mark.includes('.') && !facts.has(mark)) places.add(mark);
      words.set(word, places);
    }
  }
  return Object.fromEntries(
    [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, places]) => [word, [...places].sort()]),
  );
}

const asText = (words: Readonly<Record<string, readonly string[]>>): string =>
  `{\n${Object.entries(words)
    .map(([word, places]) => `  ${JSON.stringify(word)}: ${JSON.stringify(places)}`)
    .join(',\n')}\n}\n`;

/** All code that says words. */
function sources(): string {
  const below = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? below(join(dir, entry.name))
        : /\.(ts|tsx|astro)$/.test(entry.name) && !entry.name.includes('.test.')
          ? [readFileSync(join(dir, entry.name), 'utf8')]
          : [],
    );
  return ['engine', 'scripts/print', 'site/src', 'voice'].flatMap((part) => below(join(ROOT, part))).join('\n');
}

describe('the words that are asked for', () => {
  it('are those of the content, so that a new one is added by npx vitest run -u', async () => {
    await expect(asText(shippedWords())).toMatchFileSnapshot('../text/needed-words.golden.json');
  });

  it('are all named in the code', () => {
    const code = sources();
    const quoted = new Set([...code.matchAll(/['"`]([A-Za-z][A-Za-z0-9_.-]*)['"`]/g)].map(([, key = '']) => key));
    const patterns = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
      .map(([, text = '']) => text)
      .filter((text) => text.replace(/\$\{[^}]*\}/g, '').length > 4)
      .map(
        (text) =>
          new RegExp(
            `^${text.replace(/\$\{[^}]*\}|[.*+?^()|[\]\\{}$]/g, (part) => (part.startsWith('${') ? '.+' : `\\${part}`))}$`,
          ),
      );
    const unsaid = Object.keys(NEEDED).filter((word) => {
      const key = word.slice(word.indexOf('.') + 1);
      // Refusals are said by their codes, to whoever shows one.
      if (key.startsWith('refusal.') && quoted.has(key.slice('refusal.'.length))) return false;
      return !quoted.has(key) && !patterns.some((pattern) => pattern.test(key) || pattern.test(word));
    });
    expect(unsaid).toEqual([]);
  });
});
