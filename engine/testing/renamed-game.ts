// The sample game in a later edition: every gang has got another id, and the former one is on record.
import type { Game } from '../facts/game.ts';
import { sampleGame } from './sample-game.ts';

/** The id of a gang of the sample game after the renaming. */
export const renamed = (id: string): string => `new-${id}`;

export const renamedGame: Game = {
  ...sampleGame,
  hash: 'renamed',
  gangs: sampleGame.gangs.map((gang) => ({ ...gang, id: renamed(gang.id), formerly: [gang.id] })),
  backgrounds: sampleGame.backgrounds.map((card) => ({ ...card, gang: renamed(card.gang) })),
};
