// Golden texts: what every card of the game says in every language. After a change of content read the difference, then run vitest with -u.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EFFECT_KINDS, POWER_KINDS } from '../../../engine/facts/game.ts';
import type { Game, Lang } from '../../../engine/facts/game.ts';
import { loadGame } from '../load-game.ts';

const loaded = loadGame(join(import.meta.dirname, '../../../content'));
if (loaded.game === undefined) throw new Error('The content has problems; npm run check lists them.');
const game: Game = loaded.game;

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** One table of all texts in one language, for people to read in a review. */
function table(lang: Lang): string {
  const say = (text: Readonly<Record<Lang, string>>) => text[lang] ?? '';
  return [
    `## ${lang}`,
    '',
    line('card', 'says', 'to members'),
    line('---', '---', '---'),
    ...game.cards.filter((card) => say(card.text) !== '').map((card) => line(say(card.name), say(card.text), '')),
    ...game.gangs.map((gang) => line(say(gang.name), say(gang.text), '')),
    ...game.backgrounds.map((card) => line(say(card.name), say(card.text), say(card.memberText))),
    '',
  ].join('\n');
}

describe('the cards of the game', () => {
  it('say what the golden table says', async () => {
    await expect(game.languages.map(table).join('\n')).toMatchFileSnapshot('testing/printed-cards.golden.md');
  });

  it('use every effect of the vocabulary', () => {
    const lists = [
      ...game.cards.map((card) => card.effects),
      ...game.backgrounds.flatMap((card) => [card.effects, card.memberEffects]),
    ];
    expect(new Set(lists.flat().map((effect) => effect.kind))).toEqual(new Set(EFFECT_KINDS));
  });

  it('use every power of the vocabulary', () => {
    expect(new Set(game.gangs.flatMap((gang) => gang.powers.map((power) => power.kind)))).toEqual(new Set(POWER_KINDS));
  });

  it('have no two backgrounds that say the same', () => {
    for (const lang of game.languages) {
      const texts = game.backgrounds.map((card) => `${card.text[lang]} ${card.memberText[lang]}`);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('leave no mark but pictures, and no two blanks', () => {
    const texts = [...game.cards, ...game.gangs, ...game.backgrounds].flatMap((card) => Object.values(card.text));
    for (const text of [...texts, ...game.backgrounds.flatMap((card) => Object.values(card.memberText))]) {
      expect(text.replace(/~icon\.[a-z-]+~/g, 'x')).not.toMatch(/~| {2}|<|undefined/);
    }
  });
});
