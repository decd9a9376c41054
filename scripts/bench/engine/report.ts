// The figures of the engine's measurement as a table for people and as an object for files.
import type { OurFigures } from './our-games.ts';
import type { PeerFigures } from './peer-games.ts';

/** boardgame.io with undo off and on, and the rule functions it calls without it; all for `players`. */
export interface Peers {
  readonly players: number;
  readonly undoOff: PeerFigures;
  readonly undoOn: PeerFigures;
  readonly rulesAlone: PeerFigures;
}

export interface EngineReport {
  readonly content: string;
  readonly ours: readonly OurFigures[];
  readonly peers: Peers;
  /** How many times as many moves our engine makes in a CPU second; `boardgameio` against the faster of its two ways. */
  readonly ratios: { readonly boardgameio: number; readonly undoOff: number; readonly undoOn: number; readonly plainRules: number };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The report; figures are rounded to what they are worth. */
export function engineReport(content: string, ours: readonly OurFigures[], peers: Peers): EngineReport {
  const same = ours.find(({ players }) => players === peers.players)?.movesPerSecond ?? 0;
  const times = ({ movesPerSecond }: PeerFigures): number => rounded(same / movesPerSecond, 0);
  const peer = ({ movesPerSecond, moves }: PeerFigures): PeerFigures => ({ movesPerSecond: rounded(movesPerSecond, 0), moves });
  return {
    content,
    ours: ours.map((figures) => ({
      ...figures, movesPerSecond: rounded(figures.movesPerSecond, 0), gamesPerSecond: rounded(figures.gamesPerSecond, 0), heapGrowthMegabytes: rounded(figures.heapGrowthMegabytes, 2),
    })),
    peers: { players: peers.players, undoOff: peer(peers.undoOff), undoOn: peer(peers.undoOn), rulesAlone: peer(peers.rulesAlone) },
    ratios: {
      boardgameio: Math.min(times(peers.undoOff), times(peers.undoOn)), undoOff: times(peers.undoOff), undoOn: times(peers.undoOn), plainRules: times(peers.rulesAlone),
    },
  };
}

/** The table, without a line break at its end. */
export function engineTable({ ours, peers, ratios }: EngineReport): string {
  const rows = ours.map(({ players, movesPerSecond, gamesPerSecond, bytesPerState, heapGrowthMegabytes }) => [
    `${players} players`, `${(movesPerSecond / 1e6).toFixed(2)} M`, String(gamesPerSecond), String(bytesPerState), `${heapGrowthMegabytes.toFixed(2)} MB`,
  ]);
  const peerRow = (name: string, { movesPerSecond }: PeerFigures): string[] => [name, String(movesPerSecond), '', '', ''];
  const table = [
    ['per CPU second', 'moves', 'games', 'bytes per state', 'heap growth'], ...rows,
    peerRow(`boardgame.io, ${peers.players} players`, peers.undoOff), peerRow('… with undo', peers.undoOn), peerRow('its rules alone', peers.rulesAlone),
  ];
  const widths = table[0].map((_head, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ').trimEnd());
  return ['Random legal play of whole games, one thread; the others are given the moves and need not look for them:', ...lines,
    `${ratios.undoOff} times as many moves as boardgame.io, ${ratios.undoOn} times with its undo.`].join('\n');
}
