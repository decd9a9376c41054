// The recipes of CONTRIBUTING.md, each followed to the letter in a copy: those that touch content and templates only are printed at once,
// those with code are compiled and checked.
// What the whole test command says afterwards is shown by recipes.long.test.ts.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { realGame } from './engine/testing/real-game.ts';
import { readPdf } from './scripts/print/paint/testing/read-pdf.ts';
import { applyChanges } from './scripts/testing/apply-changes.ts';
import { faultsOfTypes } from './scripts/testing/faults-of-types.ts';
import { copyProject, runCommand } from './scripts/testing/project-copy.ts';
import { recipe, tryRecipe } from './scripts/testing/try-recipe.ts';

const trial = tryRecipe();
afterAll(trial.clear);

const codes = (): readonly string[] => trial.problems().map(({ code }) => code);
/** One letter after the other, so that line ends and hyphens do not matter. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe.sequential('one after the other, in one copy', () => {
  test('New card: the entry shown there is enough for German; then its English words, and nothing is missing', () => {
    const { code } = recipe('New card');
    trial.append('content/actions.yaml', code);
    const missing = trial.problems();
    expect(new Set(missing.map(({ code: one, severity }) => `${severity} ${one}`))).toEqual(
      new Set(['warning MISSING_TRANSLATION']),
    );
    expect(trial.game().cards.length).toBe(realGame.cards.length + 1);
    trial.append(
      'content/words/en/actions.yaml',
      '  kitchen-duty:\n    name: Kitchen duty\n    flavour: Whoever washes up knows the cutlery.\n',
    );
    expect(codes()).toEqual([]);
    const card = trial.game().cards.find(({ id }) => id === 'kitchen-duty')!;
    expect(code).toContain(`name: ${card.name['de']!}`);
    expect(code).toContain(`copies: ${String(card.copies)}\n`);
  });

  test('New icon: a line, and its author; and a drawing of our own', () => {
    const card = trial.game().cards.find(({ id }) => id === 'kitchen-duty')!;
    expect(recipe('New icon').text).toContain('`credits`');
    trial.edit('templates/icons.yaml', '\nicons:\n', '\nicons:\n  ladle: ladle\n');
    trial.edit('templates/icons.yaml', '  Skoll:\n    [', '  Skoll:\n    [ladle, ');
    trial.edit(
      'content/actions.yaml',
      `name: ${card.name['de']!}\n    copies: ${String(card.copies)}\n    picture: ${card.picture}`,
      `name: ${card.name['de']!}\n    copies: ${String(card.copies)}\n    picture: ladle`,
    );
    expect(codes()).toEqual([]);
    trial.write(
      'templates/icons/mop.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="currentColor" d="M240 40h32v280h60v140H180V320h60z"/></svg>\n',
    );
    trial.edit('content/actions.yaml', 'picture: ladle', 'picture: mop');
    expect(codes()).toEqual([]);
  });

  test('New gang power, where the power exists: two lines', () => {
    const [gang, other] = realGame.gangs;
    const power = 'search-bonus';
    const poor = [gang!, other!, ...realGame.gangs].find(({ powers }) => !powers.some(({ kind }) => kind === power))!;
    trial.edit(
      'content/gangs.yaml',
      trial.read('content/gangs.yaml').split(`  - id: ${poor.id}\n`)[1]!.split('    powers:\n')[0]! + '    powers:\n',
      `${trial.read('content/gangs.yaml').split(`  - id: ${poor.id}\n`)[1]!.split('    powers:\n')[0]!}    powers:\n      ${power}: 3\n`,
    );
    expect(codes()).toEqual([]);
    const bent = trial.game().gangs.find(({ id }) => id === poor.id)!;
    expect(bent.powers).toContainEqual({ kind: power, count: 3 });
    expect(bent.text['de']).not.toBe(poor.text['de']);
    expect(bent.text['en']).not.toBe(poor.text['en']);
  });

  test('Change a number, and a rule that names it', () => {
    const { handLimit } = realGame.numbers;
    trial.edit(
      'content/game.yaml',
      `  hand-limit: ${String(handLimit)}\n`,
      `  hand-limit: ${String(handLimit + 21)}\n`,
    );
    trial.edit(
      'content/rules/04-turn.yaml',
      'Am Ende deines Zuges hältst du höchstens ~hand-limit~ Karten.',
      'Mehr als ~hand-limit~ Karten behält am Ende des Zuges niemand.',
    );
    expect(codes()).toEqual([]);
    expect(trial.game().numbers.handLimit).toBe(handLimit + 21);
  });

  test('New paper: one file, and everything prints on it', async () => {
    trial.write('templates/papers/ledger.yaml', 'id: ledger\nname: Ledger\nwidth: 279.4\nheight: 431.8\nedge: 5\n');
    const outcome = trial.print('de', 'ledger');
    expect(outcome).toMatchObject({ ok: true });
    const textOf = async (product: string): Promise<string> =>
      bare(
        (await readPdf(readFileSync(join(trial.folder, `print/de/ledger/${product}.pdf`)), { drawn: false })).pages
          .map(({ text }) => text)
          .join(' '),
      );
    const card = trial.game().cards.find(({ id }) => id === 'kitchen-duty')!;
    expect((await textOf('cards')).split(bare(card.name['de']!)).length - 1).toBeGreaterThanOrEqual(card.copies);
    expect(await textOf('rulebook')).toContain(
      bare(`Mehr als ${String(realGame.numbers.handLimit + 21)} Karten behält am Ende des Zuges niemand.`),
    );
  }, 120_000);
});

const WITH_CODE = ['New effect for a card', 'New gang power', 'New or changed rule'];

describe.sequential('with code, in a copy of the project', () => {
  const copy = copyProject();
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const changed = new Set<string>();

  test.each(WITH_CODE)('%s: the example fits the files as they are', (title) => {
    for (const file of applyChanges(copy, recipe(title).code)) changed.add(file);
  });

  test('then the files changed compile', () => {
    expect(
      faultsOfTypes(
        copy,
        [...changed].filter((file) => file.endsWith('.ts')),
      ),
    ).toEqual([]);
  });

  test('then check finds nothing', async () => {
    const { status, output } = await runCommand(copy, 'npm run check');
    expect(status, output).toBe(0);
    expect(output).toContain('No problems.');
  });
});

test.each(WITH_CODE)('%s names only files that exist', (title) => {
  const paths = [...recipe(title).text.matchAll(/`((?:content|engine|scripts|templates)\/[^`*<>]*)`/g)].map(
    ([, path]) => path!,
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(() => readFileSync(join(import.meta.dirname, path)), path).not.toThrow(/ENOENT/);
});
