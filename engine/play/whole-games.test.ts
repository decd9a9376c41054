// Whole random games in every mode: nothing is lost, somebody can always act, it ends.
import { describe, expect, test } from 'vitest';
import { ACTIVE, DEPTH, LEFT, NUMBER, OVER, TURN } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { seatAt } from '../state/cards.ts';
import { checkState } from '../state/check-state.ts';
import { compile } from '../tables/compile.ts';
import type { Tables } from '../tables/tables.ts';
import { viewFor } from '../view/view-for.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { realGame } from '../testing/real-game.ts';
import { EVERY_MODE, modeName } from '../testing/every-mode.ts';
import { chooser, playOn } from '../testing/random-play.ts';
import { decider } from './decider.ts';
import { forbids } from './check-action.ts';
import { leave } from './leave.ts';
import { newGame } from './new-game.ts';

const GAMES = [
  ['sample', sampleGame],
  ['real content', realGame],
] as const;
const MODES = GAMES.flatMap(([name, game]) =>
  EVERY_MODE.map((options) => [`${name}, ${modeName(options)}`, compile(game, options)] as const),
);

/** Everything that holds between any two states. */
function inspect(t: Tables, s: State): void {
  const faults = checkState(t, s);
  if (faults.length > 0) throw new Error(faults.join('; '));
  if (s[OVER] !== 0) return;
  const seat = decider(s);
  if (s[seatAt(t, seat) + LEFT] !== 0) throw new Error('a seat that left is asked');
  if ((s[DEPTH] === 0) !== (viewFor(t, s, 'table').decision.kind === 'turn'))
    throw new Error('stack and decision disagree');
}

describe.each(MODES)('%s', (_, t) => {
  test('every state is whole, every code is judged as it is offered, the game ends', () => {
    const s = newGame(t, 7);
    let seen = 0;
    let open = 0;
    const steps = playOn(t, s, 3, 400_000, (_action, legal) => {
      if (legal.length === 0) throw new Error('nobody can act');
      if (new Set(legal).size !== legal.length) throw new Error('an action is offered twice');
      open = s[DEPTH] === 0 ? 0 : open + 1;
      if (open > 60) throw new Error('a decision does not end');
      if (seen++ % 151 !== 0) return;
      inspect(t, s);
      const offered = new Set(legal);
      for (let code = 0; code < t.actions.count; code++) {
        if ((forbids(t, s, code) === 0) !== offered.has(code))
          throw new Error(`code ${code} is judged and offered differently`);
      }
    });
    inspect(t, s);
    expect(s[OVER]).not.toBe(0);
    expect(steps).toBe(s[NUMBER]);
  });

  test('the seat order stays cyclic, whatever happens in between', () => {
    const s = newGame(t, 21);
    let [turn, active] = [s[TURN], s[ACTIVE]];
    playOn(t, s, 5, 2000, () => {
      if (s[TURN] === turn) {
        if (s[ACTIVE] !== active) throw new Error('the seat changed within a turn');
        return;
      }
      if (s[TURN] !== turn + 1 || s[ACTIVE] !== (active + 1) % t.seats) throw new Error('a seat was skipped');
      [turn, active] = [s[TURN], s[ACTIVE]];
    });
    expect(turn).toBeGreaterThan(50);
  });

  test('anybody may leave at any decision, and the rest play on', () => {
    const choose = chooser(t.seats);
    for (let game = 0; game < 5; game++) {
      const s = newGame(t, 100 + game);
      while (s[OVER] === 0) {
        playOn(t, s, game, 1 + choose(150));
        if (s[OVER] !== 0) break;
        const there = Array.from({ length: t.seats }, (_seat, seat) => seat).filter(
          (seat) => s[seatAt(t, seat) + LEFT] === 0,
        );
        expect(leave(t, s, there[choose(there.length)])).toBe(0);
        inspect(t, s);
      }
      expect([1, 2, 3]).toContain(s[OVER]);
    }
  });
});
