// Revealing one's background.
import { describe, expect, it } from 'vitest';
import { seatAt } from '../state/cards.ts';
import { offered, own, run, scene, set, setActions, table, verdict } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';

function holding(background: string): Scene {
  const on = scene();
  const at = seatAt(on.t, 0) + on.t.layout.heldAt;
  const wanted = on.t.game.backgrounds.findIndex(({ id }) => id === background) + 1;
  for (let seat = 1; seat < on.t.seats; seat++) {
    const other = seatAt(on.t, seat) + on.t.layout.heldAt;
    if (on.s[other] === wanted) on.s[other] = on.s[at];
  }
  on.s[at] = wanted;
  return on;
}

describe('background.reveal', () => {
  it('once, for no action, even with none left', () => {
    const on = holding('grocer');
    setActions(on, 0);
    run(on, 'reveal:grocer');
    expect(own(on, 0)).toMatchObject({ cigarettes: 5, hiddenBackgrounds: 0, revealed: ['grocer'] });
    expect(table(on).actionsLeft).toBe(0);
    expect(verdict(on, 'reveal:grocer')).toBe('background.reveal');
    expect(offered(on)).toEqual(['end-turn']);
  });
  it('is stronger for a member of the gang it names', () => {
    const on = holding('grocer');
    set(on, 0, { gang: 'traders' });
    run(on, 'reveal:grocer');
    expect(own(on, 0).cigarettes).toBe(8);
  });
  it('not for a member of another gang', () => {
    const on = holding('grocer');
    set(on, 0, { gang: 'ghosts' });
    run(on, 'reveal:grocer');
    expect(own(on, 0).cigarettes).toBe(5);
  });
  it("only one's own, only in one's own turn, only when nothing is to be decided", () => {
    const on = holding('grocer');
    expect(verdict(on, 'reveal:miner')).toBe('background.reveal');
    run(on, 'end-turn');
    expect(verdict(on, 'reveal:grocer')).toBe('background.reveal');
    const busy = holding('grocer');
    run(busy, 'end-turn', 'end-turn', 'end-turn');
    expect(verdict(busy, 'reveal:grocer')).toBe('allowed');
  });
  it('runs its choices like a card', () => {
    const on = holding('boxer');
    run(on, 'reveal:boxer');
    expect(table(on).decision).toMatchObject({ kind: 'effect', source: 'boxer', effect: 'beat' });
    run(on, 'aim:2');
    expect(own(on, 2).beatings).toBe(1);
    expect(table(on)).toMatchObject({ actionsLeft: 2, decision: { kind: 'turn' }, discard: {} });
  });
});
