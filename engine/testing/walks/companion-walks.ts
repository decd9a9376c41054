// The companion's tables that are walked: each helper with its refusals, undo, settings and saves.
import { HELPERS } from '../../companion/index.ts';
import type { Settings, CompanionCommand } from '../../companion/index.ts';
import { searchCards } from '../../companion/index.ts';
import { sampleGame } from '../sample-game.ts';
import { companionWalk } from './companion-walk.ts';
import type { TableCue } from './companion-walk.ts';
import type { Walk } from './walk.ts';

const SETTINGS: Settings = {
  names: ['Ada', 'Bo', 'Cem', 'Dora'],
  teams: false,
  diceFight: false,
  michel: true,
  hidden: [],
};

const roll = (seat: number, ...faces: number[]): CompanionCommand =>
  faces.length === 0 ? { do: 'roll', seat } : { do: 'roll', seat, faces };
const UNDO: CompanionCommand = { do: 'undo' };

const DICE: readonly TableCue[] = [
  { do: 'stay' },
  roll(0, 1),
  { do: 'go', location: 'solitary' },
  { do: 'careful', seat: 0, location: 'infirmary' },
  { do: 'go', location: 'showers' },
  UNDO,
  { do: 'go', location: 'showers' },
  { do: 'stay' },
  UNDO,
  { do: 'stay' },
  UNDO,
  UNDO,
  UNDO,
  'stale',
  { do: 'stand', seat: 1, location: 'cafeteria' },
  { do: 'stand', seat: 1, location: 'roof' },
  { do: 'join', seat: 1, gang: 'ghosts' },
  { do: 'join', seat: 1, gang: 'nuns' },
  { do: 'join', seat: 2, gang: 'fingers' },
  { do: 'join', seat: 3, gang: 'tinkers' },
  'facts',
  roll(1, 1),
  roll(1, 1, 7, 2),
  roll(1, 1, 2, 3),
  { do: 'stay' },
  { do: 'join', seat: 1, gang: undefined },
  roll(1),
  UNDO,
  { do: 'roll-figure', seat: 2, faces: [1] },
  { do: 'stay' },
  { do: 'go', location: 'cell-block' },
  { do: 'roll-figure', seat: 2 },
  { do: 'stand-figure', location: 'showers' },
  { do: 'stand-figure', location: undefined },
  { do: 'careful', seat: 7, location: 'showers' },
  { do: 'new-turn', seat: 3 },
  'revive',
];

const opened = (seat: number, target: number, more: object = {}): CompanionCommand => ({
  do: 'extort',
  seat,
  target,
  tool: 'spoon',
  weapon: 'blade',
  location: undefined,
  safe: false,
  present: [],
  ...more,
});

const EXTORTION: readonly TableCue[] = [
  { do: 'yield' },
  opened(0, 1, { weapon: undefined }),
  opened(0, 1, { safe: true }),
  opened(0, 1, { location: 'solitary' }),
  opened(0, 1, { tool: 'blade' }),
  opened(0, 0),
  opened(0, 1),
  { do: 'yield' },
  opened(0, 1),
  { do: 'new-turn', seat: 0 },
  { do: 'join', seat: 0, gang: 'fists' },
  opened(0, 1),
  { do: 'fight', weapon: 'knife' },
  { do: 'yield' },
  { do: 'fight', weapon: 'pan' },
  { do: 'decline' },
  { do: 'decline' },
  UNDO,
  { do: 'prize', prize: 'tool' },
  { do: 'decline' },
  { do: 'prize', prize: 'tool' },
  { do: 'close' },
  opened(1, 0),
  { do: 'fight', weapon: 'blade' },
  { do: 'decline' },
  { do: 'prize', prize: 'tool' },
  { do: 'prize', prize: 'random' },
  UNDO,
  { do: 'prize', prize: 'nothing' },
  { do: 'close' },
  opened(2, 1),
  { do: 'close' },
  UNDO,
];

const TEAMS: readonly TableCue[] = [
  opened(0, 2),
  opened(0, 1, { present: [2, 3] }),
  { do: 'decline' },
  { do: 'fight', weapon: 'blade' },
  { do: 'decline' },
  { do: 'decline' },
  { do: 'decline' },
  { do: 'prize', prize: 'random' },
  { do: 'settings', settings: { diceFight: true, teams: false } },
  opened(1, 0),
  { do: 'fight-dice' },
  { do: 'decline' },
  { do: 'fight-dice', faces: [7, 1] },
  { do: 'fight-dice', faces: [3, 3] },
  UNDO,
  { do: 'fight-dice', faces: [1, 6] },
  { do: 'prize', prize: 'tool' },
  { do: 'close' },
  opened(2, 0),
  { do: 'decline' },
  { do: 'fight-dice' },
  UNDO,
  { do: 'settings', settings: { names: ['Ada', 'Bo', 'Cem'] } },
  { do: 'settings', settings: { names: ['Ada', 'Bo', 'Cem'], teams: true } },
  { do: 'settings', settings: { names: ['Ada'] } },
  { do: 'settings', settings: { names: ['Ada', 'Bo', 'Cy'], hidden: [HELPERS[0]] } },
];

const drawn: readonly TableCue[] = Array.from({ length: 24 }, (_, index) => ({
  do: 'draw',
  seat: index % 2,
  location: 'showers',
}));

const DECK: readonly TableCue[] = [
  { do: 'deal', seat: 0 },
  UNDO,
  { do: 'draw', seat: 0, location: 'showers' },
  { do: 'draw', seat: 0, location: 'roof' },
  { do: 'join', seat: 1, gang: 'fingers' },
  { do: 'draw', seat: 1, location: 'infirmary' },
  ...searchCards(sampleGame).flatMap(({ id }): TableCue[] => [
    { do: 'discard', seat: 0, card: id },
    { do: 'give', seat: 1, to: 0, card: id },
  ]),
  UNDO,
  { do: 'remove', card: 'radio' },
  { do: 'remove', card: 'spoon' },
  { do: 'put-back', card: 'radio', from: 'aside' },
  { do: 'put-back', card: 'radio', from: 'aside' },
  { do: 'draw', seat: 3, location: 'showers' },
  { do: 'settings', settings: { names: ['Ada', 'Bo'] } },
  ...drawn,
  'revive',
  ...searchCards(sampleGame).map(({ id }): TableCue => ({ do: 'discard', seat: 0, card: id })),
  ...drawn.slice(0, 4),
  ...searchCards(sampleGame).map(({ id }): TableCue => ({ do: 'put-back', card: id, from: 1 })),
  { do: 'draw', seat: 0, location: 'showers' },
];

const scene = (name: string, cues: readonly TableCue[], settings: Partial<Settings> = {}): Walk => ({
  name: `table-${name}`,
  lines: () => companionWalk({ ...SETTINGS, ...settings }, 1, cues),
});

export const COMPANION_WALKS: readonly Walk[] = [
  scene('dice', DICE),
  scene('extortion', EXTORTION),
  scene('teams', TEAMS, { teams: true }),
  scene('deck', DECK),
];
