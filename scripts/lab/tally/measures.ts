// The measures x : y that every game adds to; keys name a figure and, behind a slash, what of.
import { ACTION_KINDS } from '../../../engine/index.ts';
import type { ActionKind, Tables } from '../../../engine/index.ts';
import { wasBehindHalfWay } from './course.ts';
import { PAID_KINDS, TOOL_SOURCES, WHOLE_WIN } from './game-count.ts';
import type { GameCount } from './game-count.ts';

export interface Measure {
  readonly key: string;
  readonly x: (game: GameCount) => number;
  readonly y: (game: GameCount) => number;
}

type Number = (game: GameCount) => number;

const one: Number = () => 1;
const yes = (condition: boolean): number => (condition ? 1 : 0);

/** Set bits. */
const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
};

/** Won parts of the seats of a set, as a multiple of a fair win: a fair share counts 1. */
const against = (key: string, t: Tables, set: Number): Measure => ({
  key,
  x: (game) => {
    let won = 0;
    for (let left = set(game); left !== 0; left &= left - 1) won += game.share[31 - Math.clz32(left & -left)];
    return won * t.seats;
  },
  y: (game) => (game.finished ? bits(set(game)) * WHOLE_WIN : 0),
});

const totals = (t: Tables): Measure[] => [
  { key: 'turns', x: ({ turns }) => turns, y: one },
  { key: 'gap', x: gapOf, y: one },
  { key: 'lead-changes', x: ({ leadChanges }) => leadChanges, y: one },
  { key: 'behind-half-way', x: (game) => yes(wasBehindHalfWay(game)), y: ({ winner }) => yes(winner >= 0) },
  { key: 'dead-turns', x: ({ deadTurns }) => deadTurns, y: ({ turns }) => turns },
  { key: 'discards', x: ({ discards }) => discards, y: one },
  { key: 'rolls', x: ({ rolls }) => rolls, y: () => t.seats },
  { key: 'extortions', x: ({ extortions }) => extortions, y: () => t.seats },
  { key: 'extortion-success', x: ({ yields, fightsWon }) => yields + fightsWon, y: ({ extortions }) => extortions },
  { key: 'extortion-yield', x: ({ yields }) => yields, y: ({ extortions }) => extortions },
  { key: 'fight-won', x: ({ fightsWon }) => fightsWon, y: ({ fightsWon, fightsLost }) => fightsWon + fightsLost },
  { key: 'beatings', x: ({ beatings }) => beatings, y: one },
  { key: 'healings', x: ({ healings }) => healings, y: one },
  { key: 'reshuffles', x: ({ reshuffles }) => reshuffles, y: one },
  { key: 'stalemates', x: ({ stalemate }) => yes(stalemate), y: one },
  { key: 'time-outs', x: ({ finished }) => yes(!finished), y: one },
  { key: 'quiet-games', x: ({ quiet }) => yes(quiet !== 0), y: one },
  against('quiet-win', t, ({ quiet }) => quiet),
];

/** Points of the first side minus those of the last. */
function gapOf({ points, sides }: GameCount): number {
  let most = points[0];
  let least = points[0];
  for (let side = 1; side < sides; side++) {
    most = Math.max(most, points[side]);
    least = Math.min(least, points[side]);
  }
  return most - least;
}

/** Whether a kind of action can come up with these options. */
const isPlayed = (t: Tables, kind: ActionKind): boolean =>
  kind === 'michel-roll' ? t.michel : kind === 'swap' ? t.teams > 0 : true;

const actions = (t: Tables): Measure[] => [
  ...PAID_KINDS.filter((kind) => isPlayed(t, kind)).map((kind): Measure => {
    const at = ACTION_KINDS.indexOf(kind);
    return { key: `action-share/${kind}`, x: ({ spentOn }) => spentOn[at], y: ({ spent }) => spent };
  }),
  ...t.game.locations.flatMap(({ id }, at): Measure[] => [
    { key: `turn-place/${id}`, x: ({ turnsAt }) => turnsAt[at], y: ({ turns }) => turns },
    { key: `place-use/${id}`, x: ({ spentAt }) => spentAt[at], y: ({ spent }) => spent },
  ]),
];

const seats = (t: Tables): Measure[] =>
  Array.from({ length: t.seats }, (_, seat) => seat).flatMap((seat): Measure[] => [
    {
      key: `seat-win/${seat + 1}`,
      x: ({ share, start }) => share[(start + seat) % t.seats],
      y: ({ finished }) => (finished ? WHOLE_WIN : 0),
    },
    {
      key: `chair-win/${seat + 1}`,
      x: ({ share }) => share[seat],
      y: ({ finished }) => (finished ? WHOLE_WIN : 0),
    },
  ]);

/** Who sits where, told by name: only where more than one bot plays. */
const bots = (t: Tables, names: readonly string[], sitting: (name: string) => number): Measure[] =>
  names.length < 2 ? [] : names.map((name) => against(`bot-win/${name}`, t, () => sitting(name)));

const things = (t: Tables): Measure[] => {
  const points: Number = ({ toolPoints }) => toolPoints.reduce((sum, count) => sum + count, 0);
  const got: Number = ({ sources }) => sources.reduce((sum, count) => sum + count, 0);
  return [
    ...Array.from(t.tools, (card): Measure => {
      return { key: `tool-points/${t.game.cards[card].id}`, x: ({ toolPoints }) => toolPoints[card], y: points };
    }),
    ...TOOL_SOURCES.map((source, at): Measure => {
      return { key: `tool-source/${source}`, x: ({ sources }) => sources[at], y: got };
    }),
    ...Array.from(t.actionCards).flatMap((card): Measure[] => {
      const { id } = t.game.cards[card];
      return [
        { key: `card-played/${id}`, x: ({ played }) => played[card], y: ({ drawn }) => drawn[card] },
        against(`card-win/${id}`, t, ({ playedBy }) => playedBy[card]),
      ];
    }),
    ...t.game.cards.flatMap(({ id }, card): Measure[] =>
      t.open[card] === 1 ? [{ key: `pile-empty/${id}`, x: ({ pileEmpty }) => pileEmpty[card], y: one }] : [],
    ),
  ];
};

const people = (t: Tables): Measure[] => [
  ...t.game.gangs.flatMap(({ id }, gang): Measure[] => {
    const members: Number = (game) => {
      let set = 0;
      for (let seat = 0; seat < t.seats; seat++) if (game.gang[seat] === gang + 1) set |= 1 << seat;
      return set;
    };
    return [
      { key: `gang-joined/${id}`, x: (game) => bits(members(game)), y: () => t.seats },
      against(`gang-win/${id}`, t, members),
      { key: `pile-empty/${id}`, x: ({ gangPileEmpty }) => gangPileEmpty[gang], y: one },
    ];
  }),
  ...t.game.backgrounds.flatMap(({ id }, background): Measure[] => [
    {
      key: `background-revealed/${id}`,
      x: ({ revealed }) => revealed[background],
      y: ({ dealtTo }) => yes(dealtTo[background] > 0),
    },
    against(`background-win/${id}`, t, ({ dealtTo }) => (dealtTo[background] > 0 ? 1 << (dealtTo[background] - 1) : 0)),
  ]),
];

const variants = (t: Tables): Measure[] => [
  ...(t.michel
    ? ([
        { key: 'michel-extortions', x: ({ michelExtortions }) => michelExtortions, y: one },
        {
          key: 'michel-won',
          x: ({ michelExtortions, michelBeaten }) => michelExtortions - michelBeaten,
          y: ({ michelExtortions }) => michelExtortions,
        },
      ] satisfies Measure[])
    : []),
  ...(t.teams > 0
    ? ([
        ...Array.from({ length: t.teams }, (_, step): Measure => ({
          key: `team-win/${step + 1}`,
          x: ({ share, sideOf, start }) =>
            share.reduce(
              (sum, part, seat) => (sideOf[seat] === (sideOf[start] + step) % t.teams ? sum + part : sum),
              0,
            ),
          y: ({ finished }) => (finished ? WHOLE_WIN : 0),
        })),
        { key: 'helps', x: ({ helps }) => helps, y: one },
        { key: 'swaps', x: ({ swaps }) => swaps, y: one },
        { key: 'swaps-asked', x: ({ swapsAsked }) => swapsAsked, y: one },
      ] satisfies Measure[])
    : []),
];

/** All measures of these tables; `names` are the bots that play, `sitting` says where one sits in the running game, a bit per seat. */
export const measuresOf = (t: Tables, names: readonly string[], sitting: (name: string) => number): Measure[] => [
  ...totals(t),
  ...actions(t),
  ...seats(t),
  ...bots(t, names, sitting),
  ...things(t),
  ...people(t),
  ...variants(t),
];
