// Every token of the game with its template, size, number and data: standees, chits and dice.

import { SIDES, type Game, type Lang } from '../../../engine/facts/game.ts';
import { speakPrint, type Speak } from '../speak.ts';

export const TOKEN_SHAPES = ['standee', 'chit', 'die'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

/** Trim sizes in mm, as drawn in templates/tokens/tokens.css. */
export const TOKEN_TRIM: Readonly<Record<TokenShape, { readonly width: number; readonly height: number }>> = {
  standee: { width: 26, height: 96 },
  chit: { width: 20, height: 20 },
  die: { width: 72, height: 96 },
};

export interface Token {
  readonly shape: TokenShape;
  /** Distinguishes its face among all tokens. */
  readonly id: string;
  readonly copies: number;
  readonly data: Readonly<Record<string, unknown>>;
}

function standees(game: Game, lang: Lang, speak: Speak): readonly Token[] {
  const flap = speak('tokens.flap');
  const figure = (portrait: string, name: string, tag: string, tone: string): Token => ({
    shape: 'standee',
    id: `standee-${portrait}`,
    copies: 1,
    data: { portrait, name, tag, tone, flap },
  });
  return [
    ...game.inmates.flatMap((inmate) =>
      SIDES.map((side) =>
        figure(inmate.sides[side].portrait, inmate.sides[side].name[lang] ?? '', inmate.number, 'inmate'),
      ),
    ),
    ...SIDES.map((side) =>
      figure(
        side === 'female' ? 'michelle' : 'michel',
        game.michelNames[side][lang] ?? '',
        speak('tokens.guard'),
        'guard',
      ),
    ),
  ];
}

const PLAIN = { portrait: '', icon: '', value: '', word: '' } as const;

function chits(game: Game, speak: Speak): readonly Token[] {
  const chit = (
    id: string,
    copies: number,
    data: Partial<Record<keyof typeof PLAIN, string>> & { readonly tone: string },
  ): Token => ({ shape: 'chit', id: `chit-${id}`, copies, data: { ...PLAIN, ...data } });
  const { cigaretteOnes, cigaretteFives, maxBeatings, maxPlayers, teams } = game.numbers;
  return [
    ...game.inmates.flatMap((inmate) =>
      SIDES.map((side) =>
        chit(`tunnel-${inmate.sides[side].portrait}`, 1, { tone: 'tunnel', portrait: inmate.sides[side].portrait }),
      ),
    ),
    ...Array.from({ length: teams }, (_unused, team) =>
      chit(`team-${String(team + 1)}`, 1, {
        tone: `team team-${String(team + 1)}`,
        icon: 'shovel',
        word: speak('board.team', { number: team + 1 }),
      }),
    ),
    chit('start', 1, { tone: 'first', icon: 'whistle', word: speak('tokens.start') }),
    chit('beating', maxBeatings * maxPlayers, { tone: 'beating', icon: 'fist' }),
    chit('one', cigaretteOnes, { tone: 'one', icon: 'cigarette', value: '1' }),
    chit('five', cigaretteFives, { tone: 'five', icon: 'cigarette', value: '5' }),
  ];
}

/** Places on the net whose opposite sides add up to 7. */
const NET = [
  { place: 'top', value: 1 },
  { place: 'middle', value: 2 },
  { place: 'left', value: 3 },
  { place: 'right', value: 4 },
  { place: 'bottom', value: 5 },
  { place: 'below', value: 6 },
] as const;

/** As many dice as any one roll needs; a paper cube only serves a die of six faces. */
function dice(game: Game, speak: Speak): readonly Token[] {
  if (game.numbers.dieFaces !== NET.length) return [];
  const copies = Math.max(
    1,
    ...game.gangs.flatMap((gang) => gang.powers.map((power) => (power.kind === 'move-dice' ? power.dice : 1))),
  );
  return [{ shape: 'die', id: 'die', copies, data: { faces: NET, note: speak('tokens.die-note') } }];
}

/** All tokens in the order in which they are printed; faces of one shape share sheets. */
export function tokens(game: Game, lang: Lang): readonly Token[] {
  const speak = speakPrint(game, lang);
  return [...standees(game, lang, speak), ...chits(game, speak), ...dice(game, speak)];
}
