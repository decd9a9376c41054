// What a designer changes by the recipes of CONTRIBUTING.md leaves the whole test command green, with at most the golden texts accepted anew.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { applyChanges } from './scripts/testing/apply-changes.ts';
import { changeNumbers } from './scripts/testing/other-numbers.ts';
import { copyProject, runCommand } from './scripts/testing/project-copy.ts';
import { recipe } from './scripts/testing/try-recipe.ts';

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

const MADE = /^(?:node_modules|dist|site\/\.astro)(?:\/|$)/;
/** What `-u` may write: golden texts, snapshots, recorded games. */
const GOLDEN = /\.golden\.|__snapshots__|\/golden\//;

/** Path of every file → hash of what it says. */
function fingerprint(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), path] as const)
      .filter(([name]) => !MADE.test(name))
      .map(([name, path]) => [name, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** Runs the golden update, sees that it wrote golden texts only, then the whole test command. */
async function staysGreen(copy: string): Promise<void> {
  const before = fingerprint(copy);
  const updated = await runCommand(copy, 'npm run test:unit -- -u');
  expect(updated.status, updated.output).toBe(0);
  const after = fingerprint(copy);
  const written = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
  expect(written.filter((name) => !GOLDEN.test(name))).toEqual([]);
  const whole = await runCommand(copy, 'npm test');
  expect(whole.status, whole.output).toBe(0);
  expect(whole.output.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
}

const freshCopy = (): string => {
  const copy = copyProject();
  copies.push(copy);
  return copy;
};
const append = (copy: string, file: string, text: string): void =>
  writeFileSync(join(copy, file), `${readFileSync(join(copy, file), 'utf8').trimEnd()}\n${text}`);

describe('the whole test command stays green after', { timeout: 1_800_000 }, () => {
  test('every number of the content is another', async () => {
    const copy = freshCopy();
    expect(changeNumbers(join(copy, 'content'), join(copy, 'templates'))).toBeGreaterThan(100);
    await staysGreen(copy);
  });

  test('New card, New icon, New paper', async () => {
    const copy = freshCopy();
    append(copy, 'content/actions.yaml', recipe('New card').code);
    append(
      copy,
      'content/words/en/actions.yaml',
      '  kitchen-duty:\n    name: Kitchen duty\n    flavour: Whoever washes up knows the cutlery.\n',
    );
    writeFileSync(
      join(copy, 'templates/papers/ledger.yaml'),
      'id: ledger\nname: Ledger\nwidth: 279.4\nheight: 431.8\nedge: 5\n',
    );
    const icons = join(copy, 'templates/icons.yaml');
    writeFileSync(
      icons,
      readFileSync(icons, 'utf8')
        .replace('\nicons:\n', '\nicons:\n  ladle: ladle\n')
        .replace('  Skoll:\n    [', '  Skoll:\n    [ladle, '),
    );
    await staysGreen(copy);
  });

  test('New effect, New gang power, New rule', async () => {
    const copy = freshCopy();
    for (const title of ['New effect for a card', 'New gang power', 'New or changed rule'])
      applyChanges(copy, recipe(title).code);
    await staysGreen(copy);
  });
});
