// The tables of the rulebook, made from the game: targets, box, locations, recipes, prices, gangs, strength cards.

import { boxOf, type Game, type HandCard, type KindOfCard, type Lang } from '../../../engine/facts/game.ts';
import type { Speak } from '../speak.ts';
import { tokens, type Token } from '../tokens/token-data.ts';
import { picture, toSegments, words, type Segment } from './segment.ts';
import { iconCell, nameCell, numberCell, row, textCell, type CellKind, type Row, type Table } from './table.ts';

export const TABLE_IDS = [
  'targets',
  'pieces',
  'deck',
  'locations',
  'recipes',
  'prices',
  'gangs',
  'strength',
  'team-targets',
] as const;
export type TableId = (typeof TABLE_IDS)[number];

/** Everything a table is made of. */
export interface TableSource {
  readonly game: Game;
  readonly lang: Lang;
  readonly speak: Speak;
}

/** One table in one language; `columns` pairs each head's word with how its cells are set. */
export function makeTable(id: TableId, source: TableSource): Table {
  const { columns, rows } = MAKERS[id](source);
  return {
    id,
    anchor: `table.${id}`,
    title: source.speak(`rulebook.table.${id}.title`),
    heads: columns.map(([key, kind]) => ({ kind, text: source.speak(`rulebook.table.${id}.${key}`) })),
    rows,
  };
}

interface Made {
  readonly columns: readonly (readonly [key: string, kind: CellKind])[];
  readonly rows: readonly Row[];
}

const MAKERS: Readonly<Record<TableId, (source: TableSource) => Made>> = {
  targets: ({ game }) => targetTable(game.targets),
  'team-targets': ({ game }) => targetTable(game.teamTargets),
  pieces: piecesTable,
  deck: deckTable,
  locations: locationTable,
  recipes: recipeTable,
  prices: priceTable,
  gangs: gangTable,
  strength: strengthTable,
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const copiesOf = (cards: readonly { readonly copies: number }[]): number => sum(cards.map(({ copies }) => copies));
const cigarettes = (count: number): readonly Segment[] => [words(`${String(count)} `), picture('cigarette')];

function targetTable(targets: Game['targets']): Made {
  return {
    columns: [
      ['players', 'number'],
      ['points', 'number'],
    ],
    rows: targets.map(({ players, points }) => row(numberCell(players), numberCell(points))),
  };
}

/** Every value that stands on the cards, once, so that a changed card cannot make the table lie. */
function valuesOf(cards: readonly HandCard[]): string {
  return [...new Set(cards.map((card) => card.cigarettes))].sort((a, b) => a - b).join(', ');
}

function deckTable({ game, lang, speak }: TableSource): Made {
  const deck = game.cards.filter(({ pile }) => pile === 'search');
  const open = game.cards.filter(({ pile }) => pile === 'open');
  const line = (name: Row['cells'][number], cards: readonly HandCard[]): Row =>
    row(name, numberCell(copiesOf(cards)), numberCell(valuesOf(cards)));
  const kinds = game.kinds
    .map((kind) => ({ kind, cards: deck.filter((card) => card.kind === kind.id) }))
    .filter(({ cards }) => cards.length > 0);
  const plain = boxOf(game).filter(({ kind }) => kind.module === undefined);
  const called = ({ id, plural }: KindOfCard) => nameCell(plural[lang] ?? id);
  const others = game.kinds
    .map((kind) => ({ kind, cards: plain.filter((one) => one.kind === kind && one.sort !== 'hand') }))
    .filter(({ cards }) => cards.length > 0);
  return {
    columns: [
      ['name', 'name'],
      ['copies', 'number'],
      ['cigarettes', 'number'],
    ],
    rows: [
      ...kinds.map(({ kind, cards }) => line(called(kind), cards)),
      { ...row(nameCell(speak('rulebook.deck.search')), numberCell(copiesOf(deck)), numberCell('')), tone: 'total' },
      ...open.map((card) => line(nameCell(card.name[lang] ?? ''), [card])),
      ...others.map(({ kind, cards }) => row(called(kind), numberCell(copiesOf(cards)), numberCell(''))),
      { ...row(nameCell(speak('rulebook.deck.all')), numberCell(copiesOf(plain)), numberCell('')), tone: 'total' },
    ],
  };
}

/** Everything that is no card: board, inmates' boards, figures, markers, dice; as many as are printed. */
function piecesTable({ game, lang, speak }: TableSource): Made {
  const all = tokens(game, lang);
  const many = (found: (token: Token) => boolean): number => sum(all.filter(found).map(({ copies }) => copies));
  const chit = (id: string) => many(({ id: one }) => one === `chit-${id}`);
  const piece = (icon: string, word: string, count: number): Row =>
    row({ kind: 'name', segments: [picture(icon), words(` ${speak(`rulebook.pieces.${word}`)}`)] }, numberCell(count));
  return {
    columns: [
      ['name', 'name'],
      ['copies', 'number'],
    ],
    rows: [
      piece('watchtower', 'board', 1),
      piece('prisoner', 'tableaus', game.inmates.length),
      piece(
        'meeple',
        'figures',
        many(({ shape }) => shape === 'standee'),
      ),
      piece(
        'tunnel',
        'tunnel',
        many(({ id }) => id.startsWith('chit-tunnel-')),
      ),
      piece(
        'shovel',
        'teams',
        many(({ id }) => id.startsWith('chit-team-')),
      ),
      piece('whistle', 'start', chit('start')),
      piece('fist', 'beatings', chit('beating')),
      piece('cigarette', 'ones', chit('one')),
      piece('cigarette', 'fives', chit('five')),
      piece(
        'die',
        'dice',
        many(({ shape }) => shape === 'die'),
      ),
    ],
  };
}

function locationTable({ game, lang, speak }: TableSource): Made {
  return {
    columns: [
      ['name', 'name'],
      ['faces', 'icons'],
      ['search', 'number'],
      ['here', 'text'],
    ],
    rows: game.locations.map((location) => {
      const here = [
        ...location.actions.map((action) => speak(`board.action.${action}.name`)),
        ...location.limits.map((limit) => speak(`board.limit.${limit}.name`)),
      ];
      const faces =
        location.faces.length === 0
          ? textCell(words(speak('rulebook.none')))
          : iconCell(...location.faces.map((face) => `die-${String(face)}`));
      return row(
        nameCell(location.name[lang] ?? ''),
        faces,
        numberCell(location.search),
        textCell(words(here.join(', '))),
      );
    }),
  };
}

function recipeTable({ game, lang, speak }: TableSource): Made {
  const card = (id: string): HandCard | undefined => game.cards.find((candidate) => candidate.id === id);
  return {
    columns: [
      ['makes', 'name'],
      ['parts', 'text'],
    ],
    rows: game.recipes.map(({ makes, parts }) => {
      const made = card(makes);
      const segments = parts.flatMap((choice, index) => [
        ...(index > 0 ? [words(' + ')] : []),
        ...choice.flatMap((id, option) => [
          ...(option > 0 ? [words(` ${speak('rulebook.or')} `)] : []),
          picture(card(id)?.picture ?? ''),
          words(` ${card(id)?.name[lang] ?? ''}`),
        ]),
      ]);
      return row(
        { kind: 'name', segments: [picture(made?.picture ?? ''), words(` ${made?.name[lang] ?? ''}`)] },
        textCell(...segments),
      );
    }),
  };
}

/** Everything with an open pile: what it costs, what it brings, what it digs. */
function priceTable({ game, lang, speak }: TableSource): Made {
  return {
    columns: [
      ['name', 'name'],
      ['price', 'text'],
      ['cigarettes', 'text'],
      ['points', 'text'],
    ],
    rows: game.cards
      .filter(({ pile }) => pile === 'open')
      .map((card) =>
        row(
          { kind: 'name', segments: [picture(card.picture), words(` ${card.name[lang] ?? ''}`)] },
          card.price === undefined
            ? textCell(words(speak('rulebook.not-for-sale')))
            : textCell(...cigarettes(card.price)),
          textCell(...cigarettes(card.cigarettes)),
          card.points === 0 ? textCell(words('–')) : textCell(words(`${String(card.points)} `), picture('tunnel')),
        ),
      ),
  };
}

function gangTable({ game, lang }: TableSource): Made {
  const pictures = (ids: readonly string[]): string[] =>
    ids.map((id) => game.cards.find((card) => card.id === id)?.picture ?? '');
  return {
    columns: [
      ['gang', 'name'],
      ['accessories', 'icons'],
      ['bonus', 'text'],
    ],
    rows: game.gangs.map((gang) =>
      row(
        { kind: 'name', segments: [picture(gang.badge), words(` ${gang.name[lang] ?? ''}`)] },
        iconCell(...pictures(gang.accessories)),
        textCell(...toSegments(gang.text[lang] ?? '')),
      ),
    ),
  };
}

function strengthTable({ game }: TableSource): Made {
  return {
    columns: [
      ['strength', 'number'],
      ['copies', 'number'],
    ],
    rows: game.strengthCards.map(({ strength, copies }) => row(numberCell(strength), numberCell(copies))),
  };
}
