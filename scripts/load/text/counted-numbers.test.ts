// What an action costs is said as the content has it, in every language: in the rules, on the inmates' boards, and nowhere typed.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TURN_ROWS, type Game } from '../../../engine/facts/game.ts';
import { inmateData } from '../../print/inmates/inmate-data.ts';
import { loadGame } from '../load-game.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const folder = mkdtempSync(join(tmpdir(), 'action-cost-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real content with another cost of an action, and of sneaking. */
function gameWith(actionCost: number, carefulCost: number): Game {
  const dir = join(folder, `${actionCost}-${carefulCost}`);
  cpSync(CONTENT, dir, { recursive: true });
  const file = join(dir, 'game.yaml');
  const text = readFileSync(file, 'utf8')
    .replace(/action-cost: \d+/, `action-cost: ${actionCost}`)
    .replace(/careful-cost: \d+/, `careful-cost: ${carefulCost}`)
    .replace(/actions-per-turn: \d+/, 'actions-per-turn: 7');
  writeFileSync(file, text);
  const { game, problems } = loadGame(dir);
  expect(problems).toEqual([]);
  return game!;
}

const cheap = gameWith(1, 1);
const dear = gameWith(3, 4);

/** How each language says one action, and several. */
const SAID: Readonly<Record<string, { readonly one: RegExp; readonly many: RegExp }>> = {
  de: { one: /\beine Aktion\b/gi, many: /\b[34] Aktionen\b/g },
  en: { one: /\bone action\b/gi, many: /\b[34] actions\b/g },
};

/** What the rulebook rules; notes and examples also tell of single actions. */
const texts = (game: Game, lang: string): readonly (readonly [string, string])[] =>
  game.chapters.flatMap((chapter) => [
    [chapter.id, chapter.intro[lang] ?? ''] as const,
    ...chapter.rules.map(({ id, text }) => [id, text[lang] ?? ''] as const),
  ]);
const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe.each(cheap.languages)('what an action costs in %s', (lang) => {
  const { one, many } = SAID[lang]!;
  const before = texts(cheap, lang).filter(([, text]) => times(text, one) > 0);
  const after = new Map(texts(dear, lang));

  it('is one action where it costs 1', () => {
    const rules = ['move.roll', 'move.careful', 'search.draw', 'craft.make', 'dig.play', 'turn.anywhere'];
    expect(before.map(([id]) => id)).toEqual(expect.arrayContaining(rules));
  });

  it('is the number of the content wherever a text says it', () => {
    const said = before.map(([id, text]) => [id, times(text, one)]);
    expect(before.map(([id]) => [id, times(after.get(id) ?? '', many)])).toEqual(said);
  });

  it('is typed nowhere', () => {
    expect([...after].filter(([, text]) => times(text, one) > 0)).toEqual([]);
  });

  it('stands on the inmates’ boards, where only the background is free', () => {
    const costs = inmateData(dear, lang, dear.inmates[0]!, 'female').order.map(({ cost }) => cost);
    expect(costs).toEqual(
      TURN_ROWS.map((row) =>
        String(row === 'background' ? 0 : row === 'careful' ? dear.numbers.carefulCost : dear.numbers.actionCost),
      ),
    );
  });
});
