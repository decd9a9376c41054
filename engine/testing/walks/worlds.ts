// What a bot would think at this moment: worlds dealt for every viewer, what it remembers, and where play leads from there.
import {
  canonical,
  copyState,
  determinize,
  evenly,
  kindFirst,
  makeMemory,
  outcomeOf,
  playout,
  pointsOf,
  remember,
  viewFor,
  winnersOf,
} from '../../index.ts';
import type { Match, Memory, Viewer } from '../../index.ts';
import { short } from './walk.ts';

const PLAYED_ON = 80;
const SEEDS = [1, 2];

function memoryOf({ tables: t, dealt, entries, at }: Match, viewer: number): Memory {
  const memory = makeMemory(t);
  for (const raw of [dealt, ...entries.slice(0, at).map(({ events }) => events)]) remember(t, memory, viewer, raw);
  return memory;
}

function remembered({ tables: t }: Match, memory: Memory, viewer: number): string {
  const known: string[] = [];
  memory.forEach((count, at) => {
    const seat = Math.floor(at / t.cards);
    if (count > 0 && seat !== viewer) known.push(`${seat} has ${count} ${t.game.cards[at % t.cards].id}`);
  });
  return known.length === 0 ? 'nothing' : known.join(', ');
}

/** Two worlds a viewer, the second with what it remembers, and a playout of each. */
export function* worldLines(match: Match): Generator<string, void> {
  const { tables: t, state } = match;
  const viewers: Viewer[] = ['table', ...Array.from({ length: t.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const memory = viewer === 'table' ? undefined : memoryOf(match, viewer);
    if (memory !== undefined && viewer !== 'table') yield `  ${viewer} remembers ${remembered(match, memory, viewer)}`;
    const seen = short(viewFor(t, state, viewer));
    for (const seed of SEEDS) {
      const world = copyState(state);
      determinize(t, world, viewer, seed, seed === 1 ? undefined : memory);
      const same = short(viewFor(t, world, viewer)) === seen ? 'looks the same' : 'LOOKS DIFFERENT';
      const dealt = short(canonical(t, world));
      const steps = playout(t, world, seed === 1 ? kindFirst : evenly, PLAYED_ON);
      const points = Array.from({ length: t.seats }, (_, seat) => pointsOf(t, world, seat)).join('/');
      yield `  world ${seed} of ${viewer} ${dealt} ${same}; ${steps} steps on: ${outcomeOf(world) ?? 'no end'} ${points} won ${winnersOf(world)} ${short(canonical(t, world))}`;
    }
  }
}
