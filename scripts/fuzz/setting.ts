// What one fuzzed game is played with: players, modules, variants, house numbers, how its players choose. All from one number.
import type { Options } from '../../engine/index.ts';
import type { Game, Numbers } from '../../engine/facts/game.ts';
import { chooser } from '../../engine/testing/random-play.ts';

export const STYLES = ['uniform', 'eager', 'brawler', 'hoarder'] as const;
/** How actions are chosen: all alike, or leaning towards some kinds. */
export type Style = (typeof STYLES)[number];

export interface Setting {
  readonly options: Options;
  readonly seed: number;
  readonly style: Style;
  /** Seats may get up and leave. */
  readonly leaving: boolean;
  /** At most so many copies of each hand card and gang card; undefined for the printed ones. */
  readonly copies: number | undefined;
  /** Values of chance are handed in now and then, as from a real die and real cards. */
  readonly handing: boolean;
  /** Names a variation of the content; undefined for the content as it is. */
  readonly content: number | undefined;
}

/** The game with few copies of everything, so that piles run out and everything can be dug; with none it ends before it begins. */
export const scarceGame = (game: Game, copies: number): Game => ({
  ...game,
  cards: game.cards.map((card) => ({ ...card, copies: Math.min(card.copies, copies) })),
  gangs: game.gangs.map((gang) => ({ ...gang, copies: Math.min(gang.copies, copies) })),
});

const MODES: readonly Options[] = [2, 3, 4, 5, 6].flatMap((players) =>
  [false, true].flatMap((michel) =>
    [false, true].flatMap((diceFight) =>
      [false, true]
        .filter((teams) => !teams || players === 4 || players === 6)
        .map((teams) => ({ players, michel, diceFight, teams })),
    ),
  ),
);

/** Every number of players with every module and variant that it allows. */
export const ALL_MODES = MODES;

/** House numbers with the values that fuzzing tries, small enough that rare rules come up. */
const HOUSE: readonly (readonly [keyof Numbers, readonly number[]])[] = [
  ['dieFaces', [2, 4, 6, 8]],
  ['startHand', [0, 1, 5, 9, 20]],
  ['startBackgrounds', [0, 2, 3, 5]],
  ['actionsPerTurn', [1, 3, 5]],
  ['handLimit', [0, 2, 4, 30, 200]],
  ['actionCost', [1, 2]],
  ['carefulCost', [1, 3]],
  ['extortionsPerTurn', [0, 2, 9]],
  ['maxBeatings', [0, 1, 4]],
  ['craftBlockedAt', [0, 2, 5]],
  ['digBlockedAt', [1, 3]],
  ['healed', [2, 3]],
  ['spoonsStolen', [2, 5]],
  ['fightBeatings', [0, 2, 3]],
  ['michelMovesPerTurn', [0, 2, 5]],
  ['michelReward', [0, 5]],
];

const INMATE_SIDES = ['female', 'male'] as const;

/** The setting of game number `index` of a run with seed `seed`; the same two give the same setting. */
export function settingOf(game: Game, seed: number, index: number): Setting {
  const choose = chooser(Math.imul(seed, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35));
  for (let warm = 0; warm < 8; warm++) choose(2);
  const mode = MODES[index % MODES.length];
  const house: Partial<Record<keyof Numbers, number>> = {};
  if (choose(3) === 0) {
    for (let many = 1 + choose(4); many > 0; many--) {
      const [name, values] = HOUSE[choose(HOUSE.length)];
      house[name] = values[choose(values.length)];
    }
  }
  const style = STYLES[choose(STYLES.length)];
  // Fights take weapons and gangs take accessories: some begin with many cards.
  if (style === 'brawler') Object.assign(house, { startHand: 12, handLimit: 30 });
  const target = [undefined, undefined, 3 + choose(10), 1 + choose(30), 1000][choose(5)];
  const first = choose(game.inmates.length);
  const inmates = Array.from({ length: mode.players }, (_, seat) => ({
    inmate: game.inmates[(first + seat) % game.inmates.length].id,
    side: INMATE_SIDES[choose(2)],
  }));
  return {
    options: {
      ...mode,
      numbers: house,
      ...(target === undefined ? {} : { target }),
      ...(choose(2) === 0 ? { inmates } : {}),
    },
    seed: choose(2 ** 31),
    style,
    leaving: choose(4) === 0,
    copies: choose(40) === 0 ? 0 : [undefined, undefined, 1, 2, 3][choose(5)],
    handing: choose(3) === 0,
    content: choose(2) === 0 ? choose(2 ** 31) : undefined,
  };
}
