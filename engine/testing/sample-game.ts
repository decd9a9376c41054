// A small game in the shape of the real one, for tests that want to know every number.
import { SIGNS, type Effect, type Game, type HandCard, type LocalText, type Numbers } from '../facts/game.ts';

const text = (word: string): LocalText => ({ de: word, en: word });
const NONE = text('');

const card = (id: string, kind: HandCard['kind'], copies: number, more: Partial<HandCard> = {}): HandCard => ({
  id,
  kind,
  pile: 'search',
  copies,
  name: text(id),
  flavour: NONE,
  picture: id,
  cigarettes: 1,
  points: 0,
  weapon: 0,
  price: undefined,
  effects: [],
  text: NONE,
  ...more,
});
const action = (id: string, ...effects: Effect[]): HandCard => card(id, 'action', 2, { effects });

export const SAMPLE_NUMBERS: Numbers = {
  dieFaces: 6,
  minPlayers: 2,
  maxPlayers: 6,
  startHand: 3,
  startBackgrounds: 1,
  actionsPerTurn: 2,
  handLimit: 10,
  actionCost: 1,
  carefulCost: 2,
  extortionsPerTurn: 1,
  maxBeatings: 2,
  craftBlockedAt: 1,
  digBlockedAt: 2,
  healed: 1,
  spoonsStolen: 1,
  fightBeatings: 1,
  michelMovesPerTurn: 1,
  michelReward: 2,
  teams: 2,
  cigaretteOnes: 30,
  cigaretteFives: 12,
};

const place = (
  id: string,
  faces: number[],
  search: number,
  actions: Game['locations'][number]['actions'],
  limits: Game['locations'][number]['limits'] = [],
) => ({ id, picture: 'yard', row: 'top' as const, name: text(id), faces, search, actions, limits, flavour: NONE });

export const sampleGame: Game = {
  id: 'sample',
  version: '1',
  title: text('Sample'),
  subtitle: NONE,
  languages: ['de', 'en'],
  numbers: SAMPLE_NUMBERS,
  targets: [
    { players: 2, points: 24 },
    { players: 3, points: 18 },
    { players: 4, points: 15 },
    { players: 5, points: 13 },
    { players: 6, points: 11 },
  ],
  teamTargets: [
    { players: 4, points: 26 },
    { players: 6, points: 28 },
  ],
  locations: [
    place('cell-block', [1, 4], 1, ['dig'], ['no-crafting']),
    place('showers', [1, 3, 6], 3, [], ['no-crafting']),
    place('cafeteria', [2, 4, 6], 1, ['steal-spoon']),
    place('common-room', [3, 5], 1, ['sell', 'buy']),
    place('infirmary', [2, 5], 2, ['heal']),
    place('solitary', [], 1, [], ['no-extortion']),
  ],
  startLocation: 'cell-block',
  michelLocation: 'solitary',
  spoon: 'spoon',
  wordsPicture: 'box',
  signs: Object.fromEntries(SIGNS.map((sign) => [sign, { picture: sign, rule: sign }])) as unknown as Game['signs'],
  cards: [
    card('pan', 'part', 2),
    card('bucket', 'part', 2),
    card('shoelace', 'part', 3),
    card('tape', 'part', 3),
    card('chair-leg', 'part', 2),
    card('broomstick', 'part', 2),
    card('toothbrush', 'part', 2),
    card('comb', 'part', 1),
    card('shard', 'part', 1),
    card('tin-lid', 'part', 2),
    ...['cap', 'watch', 'gold-chain', 'sunglasses', 'bandana', 'ring'].map((id) =>
      card(id, 'accessory', 4, { cigarettes: 2 }),
    ),
    card('blade', 'weapon', 9, { weapon: 1 }),
    card('knife', 'weapon', 5, { pile: 'open', weapon: 2, cigarettes: 2, price: 5 }),
    action('walk', { kind: 'move', to: 'any' }, { kind: 'gain', count: 1 }),
    action('list', { kind: 'take', card: 'spoon' }, { kind: 'draw', count: 1 }),
    action('rummage', { kind: 'draw-discard', count: 2 }),
    action('tip-off', { kind: 'move-other', to: 'solitary', reach: 'anywhere' }),
    action('grab', { kind: 'steal', count: 2, reach: 'here' }),
    action('shove', { kind: 'beat', count: 1, reach: 'here' }, { kind: 'gain', count: 2 }),
    action('rest', { kind: 'heal', count: 1 }, { kind: 'safe' }),
    action('mix', { kind: 'redeal' }, { kind: 'extra-action', count: 1 }),
    action('burrow', { kind: 'dig-anywhere', count: 2 }),
    action('peek', { kind: 'look', reach: 'anywhere' }, { kind: 'gain', count: 1 }),
    action('shunt', { kind: 'move-other', to: 'any', reach: 'here' }),
    card('radio', 'valuable', 4, { cigarettes: 5 }),
    card('spoon', 'tool', 12, { pile: 'open', points: 1 }),
    card('pickaxe', 'tool', 10, { pile: 'open', points: 2, cigarettes: 3, price: 5 }),
    card('shovel', 'tool', 9, { pile: 'open', points: 3, cigarettes: 4, price: 8 }),
  ],
  gangs: [
    {
      id: 'moles',
      accessories: ['cap', 'bandana', 'watch'],
      powers: [{ kind: 'dig-bonus' as const, card: 'pickaxe', points: 1 }],
    },
    {
      id: 'fingers',
      accessories: ['sunglasses', 'ring', 'cap'],
      powers: [{ kind: 'search-bonus' as const, count: 1 }],
    },
    {
      id: 'tinkers',
      accessories: ['bandana', 'gold-chain', 'sunglasses'],
      powers: [
        { kind: 'craft-anywhere' as const },
        { kind: 'craft-beaten' as const, beatings: 1 },
        { kind: 'craft-draw' as const, count: 2 },
      ],
    },
    {
      id: 'traders',
      accessories: ['watch', 'gold-chain', 'ring'],
      powers: [{ kind: 'buy-discount' as const, cigarettes: 2 }],
    },
    {
      id: 'fists',
      accessories: ['cap', 'gold-chain', 'ring'],
      powers: [
        { kind: 'attack-bonus' as const, weapons: 1 },
        { kind: 'extort-reward' as const, cigarettes: 2 },
      ],
    },
    {
      id: 'ghosts',
      accessories: ['watch', 'sunglasses', 'bandana'],
      powers: [{ kind: 'move-dice' as const, dice: 3 }],
    },
  ].map((gang) => ({
    ...gang,
    formerly: [],
    copies: 3,
    name: text(gang.id),
    flavour: NONE,
    badge: gang.id,
    text: NONE,
  })),
  backgrounds: [
    {
      id: 'miner',
      gang: 'moles',
      effects: [{ kind: 'dig-anywhere' as const, count: 1 }],
      memberEffects: [{ kind: 'dig-anywhere' as const, count: 2 }],
    },
    {
      id: 'pickpocket',
      gang: 'fingers',
      effects: [{ kind: 'steal' as const, count: 1, reach: 'anywhere' as const }],
      memberEffects: [{ kind: 'steal' as const, count: 2, reach: 'anywhere' as const }],
    },
    {
      id: 'fitter',
      gang: 'tinkers',
      effects: [{ kind: 'extra-action' as const, count: 1 }],
      memberEffects: [{ kind: 'extra-action' as const, count: 2 }],
    },
    {
      id: 'grocer',
      gang: 'traders',
      effects: [{ kind: 'gain' as const, count: 5 }],
      memberEffects: [{ kind: 'gain' as const, count: 8 }],
    },
    {
      id: 'boxer',
      gang: 'fists',
      effects: [{ kind: 'beat' as const, count: 1, reach: 'here' as const }],
      memberEffects: [{ kind: 'beat' as const, count: 2, reach: 'anywhere' as const }],
    },
    {
      id: 'actor',
      gang: 'ghosts',
      effects: [{ kind: 'safe' as const }, { kind: 'draw' as const, count: 2 }],
      memberEffects: [
        { kind: 'move' as const, to: 'infirmary' },
        { kind: 'draw' as const, count: 4 },
      ],
    },
  ].map((background) => ({
    ...background,
    name: text(background.id),
    flavour: NONE,
    picture: background.id,
    text: NONE,
    memberText: NONE,
  })),
  inmates: ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
    id,
    number: `00${index}`,
    sides: {
      female: { name: text(`${id}f`), portrait: id, flavour: NONE },
      male: { name: text(`${id}m`), portrait: id, flavour: NONE },
    },
  })),
  recipes: [
    {
      id: 'shovel',
      makes: 'shovel',
      parts: [
        ['pan', 'bucket'],
        ['shoelace', 'tape'],
      ],
    },
    {
      id: 'pickaxe',
      makes: 'pickaxe',
      parts: [
        ['chair-leg', 'broomstick'],
        ['shoelace', 'tape'],
      ],
    },
    {
      id: 'knife',
      makes: 'knife',
      parts: [
        ['toothbrush', 'comb'],
        ['shard', 'tin-lid'],
      ],
    },
  ],
  kinds: [],
  otherCards: [],
  strengthCards: [1, 2, 3].map((strength) => ({ id: `strength-${strength}`, copies: 2, strength })),
  michelNames: { female: text('Michelle'), male: text('Michel') },
  chapters: [],
  words: { de: {}, en: {} },
  missing: [],
  hash: 'sample',
};
