// Names by id, of whatever carries one.
import type { Game, Lang } from './game.ts';

/** The name of a card, location, gang or background; further cell blocks get their number. The id itself if nothing has it. */
export function nameOfId(game: Game, id: string, lang: Lang): string {
  const [plain = id, block] = id.split('#');
  const found = [game.cards, game.locations, game.gangs, game.backgrounds].flatMap((list) =>
    list.filter((entry) => entry.id === plain),
  );
  const name = found[0]?.name[lang] ?? plain;
  return block === undefined ? name : `${name} ${block}`;
}
