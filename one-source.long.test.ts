// One source on the site: a number changed in YAML is the number on its pages and in its printed files; no other edit.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHANGE,
  KEPT,
  SEARCHED,
  copyWithChangedNumbers,
  saysTheChange,
  textOfPdf,
} from './scripts/testing/changed-numbers.ts';
import { runCommand } from './scripts/testing/project-copy.ts';

describe(CHANGE, () => {
  let copy = '';
  beforeAll(() => void (copy = copyWithChangedNumbers()));
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  test('the site says so, and so do its printed files, those that were never printed before too', async () => {
    expect(await runCommand(copy, 'npm run print -- --lang de --paper a4')).toMatchObject({ status: 0 });
    expect(await runCommand(copy, 'npm run site')).toMatchObject({ status: 0 });
    for (const paper of ['a4', 'letter'])
      saysTheChange(await textOfPdf(join(copy, `dist/site/print/de/${paper}/rulebook.pdf`)));
    const textOfPage = (chapter: string): string =>
      readFileSync(join(copy, `dist/site/rules/${chapter}/index.html`), 'utf8')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    expect(textOfPage('location')).toContain(`Er zieht ${String(SEARCHED)} Karten.`);
    expect(textOfPage('turn')).toMatch(new RegExp(`hältst du höchstens ${String(KEPT)}\\b`));
  });
});
