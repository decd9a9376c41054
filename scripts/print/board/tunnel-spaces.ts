// The tunnel as score track: one space per tunnel point up to the farthest target, in rows, targets flagged (turn.win, team.dig).

import type { Game, PlayerTarget } from '../../../engine/facts/game.ts';
import type { Speak } from '../speak.ts';
import type { BoardSide } from './board-side.ts';

export interface TunnelSpace {
  readonly points: number;
  readonly tone: 'start' | 'goal' | 'plain';
  /** For how many players this space is the target; empty where it is none. */
  readonly flag: string;
}

export interface Tunnel {
  readonly block: string;
  readonly name: string;
  /** Row by row, each read as the first. */
  readonly rows: readonly (readonly TunnelSpace[])[];
}

/** Spaces that stand beside each other at most: a marker needs about 19 mm. */
const ROW = 28;

/** Rows of about equal length. */
function inRows(spaces: readonly TunnelSpace[]): readonly (readonly TunnelSpace[])[] {
  const rows = Math.ceil(spaces.length / ROW);
  const length = Math.ceil(spaces.length / rows);
  return Array.from({ length: rows }, (_unused, row) => spaces.slice(row * length, (row + 1) * length));
}

function spaces(targets: readonly PlayerTarget[], speak: Speak): readonly TunnelSpace[] {
  const farthest = Math.max(0, ...targets.map((target) => target.points));
  return Array.from({ length: farthest + 1 }, (_unused, points) => {
    const reached = targets.filter((target) => target.points === points);
    const players = reached.map((target) => String(target.players)).join(', ');
    const tone = reached.length > 0 ? 'goal' : points === 0 ? 'start' : 'plain';
    return { points, tone, flag: players === '' ? '' : speak('board.players', { count: players }) };
  });
}

/** One tunnel on the solo side, one per team on the other. */
export function tunnelSpaces(game: Game, side: BoardSide, speak: Speak): readonly Tunnel[] {
  if (side === 'solo') return [{ block: '', name: speak('board.tunnel'), rows: inRows(spaces(game.targets, speak)) }];
  return Array.from({ length: game.numbers.teams }, (_unused, team) => ({
    block: `block-${String(team + 1)}`,
    name: speak('board.team-tunnel', { number: team + 1 }),
    rows: inRows(spaces(game.teamTargets, speak)),
  }));
}
