// A copy of the project with two numbers changed in YAML, and what its texts must say then: for tests that one source rules all.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { realGame } from '../../engine/testing/real-game.ts';
import { readPdf } from '../print/paint/testing/read-pdf.ts';
import { copyProject } from './project-copy.ts';

/** The place that the worked example of the rulebook searches. */
export const PLACE = realGame.locations.find(({ id }) => id === 'showers')!;
const LIMIT = realGame.numbers.handLimit;
/** The search value of the place and the hand limit, as changed. */
export const [SEARCHED, KEPT] = [PLACE.search + 2, LIMIT + 17];

/** What was changed, for the titles of tests. */
export const CHANGE = `${PLACE.id}: search ${String(PLACE.search)} → ${String(SEARCHED)}, hand limit ${String(LIMIT)} → ${String(KEPT)}`;

/** Replaces the one line that says `from`; a content that says it never or twice would make the test a sham. */
function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from), `${file} says ${String(from)} once`).toHaveLength(2);
  writeFileSync(file, text.replace(from, to));
}

/** The folder of the copy; whoever asks for it removes it. */
export function copyWithChangedNumbers(): string {
  const copy = copyProject();
  edit(
    join(copy, 'content/locations.yaml'),
    new RegExp(`(?<=- id: ${PLACE.id}\\n(?:(?!  - id:).*\\n)*?    search: )${String(PLACE.search)}(?=\\n)`),
    String(SEARCHED),
  );
  edit(join(copy, 'content/game.yaml'), new RegExp(`(?<=hand-limit: )${String(LIMIT)}\\b`), String(KEPT));
  return copy;
}

/** All words of a PDF, white space folded. */
export const textOfPdf = async (path: string): Promise<string> =>
  (await readPdf(readFileSync(path), { drawn: false })).pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ');

/** The rulebook's text says the changed numbers and no longer the old ones. */
export function saysTheChange(text: string): void {
  expect(text).toContain(`Suchwert ${String(SEARCHED)}.`);
  expect(text).toMatch(new RegExp(`hältst du höchstens ${String(KEPT)}\\b`));
  expect(text).not.toMatch(new RegExp(`hältst du höchstens ${String(LIMIT)}\\b`));
}
