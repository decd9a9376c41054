// The tunnel as score track: one space per tunnel point up to the farthest target, targets flagged (turn.win, team.dig).

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
  readonly spaces: readonly TunnelSpace[];
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
  if (side === 'solo') return [{ block: '', name: speak('board.tunnel'), spaces: spaces(game.targets, speak) }];
  return Array.from({ length: game.numbers.teams }, (_unused, team) => ({
    block: `block-${String(team + 1)}`,
    name: speak('board.team-tunnel', { number: team + 1 }),
    spaces: spaces(game.teamTargets, speak),
  }));
}
