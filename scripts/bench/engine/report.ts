// The figures of the engine's measurement as a table for people and as an object for files.
import type { LookaheadFigures } from './lookahead.ts';
import type { OurFigures } from './our-games.ts';
import type { PeerFigures } from './peer-games.ts';

/** boardgame.io with undo off and on, and the rule functions it calls without it; all for `players`. */
export interface Peers {
  readonly players: number;
  readonly undoOff: PeerFigures;
  readonly undoOn: PeerFigures;
  readonly rulesAlone: PeerFigures;
  /** boardgame.io without undo, all legal moves listed before each. */
  readonly listing: PeerFigures;
}

export interface EngineReport {
  readonly content: string;
  readonly ours: readonly OurFigures[];
  /** Moves per CPU second when ours is given its moves too and only checks and does them. */
  readonly oursGiven: number;
  readonly peers: Peers;
  /** What bots that look ahead get, with as many players. */
  readonly lookahead: LookaheadFigures;
  /**
   * How many times as many moves our engine makes in a CPU second, like against like: given the moves (`boardgameio` against the
   * faster of its two ways), or listing all legal ones before each.
   */
  readonly ratios: {
    readonly boardgameio: number;
    readonly undoOff: number;
    readonly undoOn: number;
    readonly plainRules: number;
    readonly listing: number;
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The report; figures are rounded to what they are worth. */
export function engineReport(
  content: string,
  ours: readonly OurFigures[],
  oursGiven: number,
  peers: Peers,
  lookahead: LookaheadFigures,
): EngineReport {
  const same = ours.find(({ players }) => players === peers.players)?.movesPerSecond ?? 0;
  const times = ({ movesPerSecond }: PeerFigures): number => rounded(oursGiven / movesPerSecond, 0);
  const peer = ({ movesPerSecond, moves }: PeerFigures): PeerFigures => ({
    movesPerSecond: rounded(movesPerSecond, 0),
    moves,
  });
  return {
    content,
    ours: ours.map((figures) => ({
      ...figures,
      movesPerSecond: rounded(figures.movesPerSecond, 0),
      gamesPerSecond: rounded(figures.gamesPerSecond, 0),
      heapGrowthMegabytes: rounded(figures.heapGrowthMegabytes, 2),
    })),
    oursGiven: rounded(oursGiven, 0),
    peers: {
      players: peers.players,
      undoOff: peer(peers.undoOff),
      undoOn: peer(peers.undoOn),
      rulesAlone: peer(peers.rulesAlone),
      listing: peer(peers.listing),
    },
    lookahead: {
      players: lookahead.players,
      playoutsPerSecond: rounded(lookahead.playoutsPerSecond, 0),
      determinizeMicroseconds: rounded(lookahead.determinizeMicroseconds, 2),
      listingsPerSecond: rounded(lookahead.listingsPerSecond, 0),
    },
    ratios: {
      boardgameio: Math.min(times(peers.undoOff), times(peers.undoOn)),
      undoOff: times(peers.undoOff),
      undoOn: times(peers.undoOn),
      plainRules: times(peers.rulesAlone),
      listing: rounded(same / peers.listing.movesPerSecond, 0),
    },
  };
}

/** The table, without a line break at its end. */
export function engineTable({ ours, oursGiven, peers, lookahead, ratios }: EngineReport): string {
  const rows = ours.map(({ players, movesPerSecond, gamesPerSecond, bytesPerState, heapGrowthMegabytes }) => [
    `${players} players`,
    `${(movesPerSecond / 1e6).toFixed(2)} M`,
    String(gamesPerSecond),
    String(bytesPerState),
    `${heapGrowthMegabytes.toFixed(2)} MB`,
  ]);
  const peerRow = (name: string, { movesPerSecond }: PeerFigures): string[] => [
    name,
    String(movesPerSecond),
    '',
    '',
    '',
  ];
  const table = [
    ['per CPU second', 'moves', 'games', 'bytes per state', 'heap growth'],
    ...rows,
    peerRow(`boardgame.io, ${peers.players} players`, peers.listing),
    ['given the moves:', '', '', '', ''],
    [`${peers.players} players`, `${(oursGiven / 1e6).toFixed(2)} M`, '', '', ''],
    peerRow('boardgame.io', peers.undoOff),
    peerRow('… with undo', peers.undoOn),
    peerRow('its rules alone', peers.rulesAlone),
  ];
  const widths = table[0].map((_head, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  return [
    'Random legal play of whole games, one thread, all legal moves listed before each:',
    ...lines,
    `Given the moves ${ratios.undoOff} times as many as boardgame.io, ${ratios.undoOn} times with its undo; ${ratios.listing} times where they have to be listed.`,
    `For bots, ${lookahead.players} players: ${lookahead.playoutsPerSecond} playouts to the end, ${(lookahead.listingsPerSecond / 1e6).toFixed(2)} M lists of moves, a world dealt anew in ${lookahead.determinizeMicroseconds} µs.`,
  ].join('\n');
}
