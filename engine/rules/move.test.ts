// Moving by die and by care.
import { describe, expect, it, test } from 'vitest';
import { applyRecorded } from '../play/record.ts';
import { SEATS, STREAMS } from '../tables/layout.ts';
import { code, offered, own, run, runWith, scene, set, setActions, table, verdict } from '../testing/scene.ts';

describe('move.roll', () => {
  test.each([
    ['cell-block', 1, 'showers'],
    ['cell-block', 4, 'cafeteria'],
    ['showers', 1, 'cell-block'],
    ['showers', 3, 'common-room'],
    ['showers', 6, 'cafeteria'],
    ['cafeteria', 2, 'infirmary'],
    ['cafeteria', 4, 'cell-block'],
    ['cafeteria', 6, 'showers'],
    ['common-room', 3, 'showers'],
    ['common-room', 5, 'infirmary'],
    ['infirmary', 2, 'cafeteria'],
    ['infirmary', 5, 'common-room'],
  ])('in %s a %i leads to the other one: %s', (at, face, to) => {
    const on = scene();
    set(on, 0, { at });
    runWith(on, 'roll', { dice: [face] });
    expect(offered(on)).toEqual([`go:${to}`, 'stay']);
    run(on, `go:${to}`);
    expect(own(on, 0).location).toBe(to);
    expect(table(on)).toMatchObject({ actionsLeft: 1, decision: { kind: 'turn' } });
  });
  test.each([
    [1, ['cell-block', 'showers']],
    [2, ['cafeteria', 'infirmary']],
    [3, ['showers', 'common-room']],
    [4, ['cell-block', 'cafeteria']],
    [5, ['common-room', 'infirmary']],
    [6, ['showers', 'cafeteria']],
  ])('from elsewhere a %i leaves the choice of %j', (face, choices) => {
    for (const to of choices) {
      const on = scene();
      set(on, 0, { at: 'solitary' });
      runWith(on, 'roll', { dice: [face] });
      expect(offered(on)).toEqual([...choices.map((id) => `go:${id}`), 'stay']);
      expect(verdict(on, 'go:solitary')).toBe('move.roll');
      expect(verdict(on, 'search')).toBe('move.roll');
      run(on, `go:${to}`);
      expect(own(on, 0).location).toBe(to);
    }
  });
  it('leaves it to the one who rolled to stay; the action is spent', () => {
    const on = scene();
    set(on, 0, { at: 'infirmary' });
    runWith(on, 'roll', { dice: [1] });
    run(on, 'stay');
    expect(own(on, 0).location).toBe('infirmary');
    expect(table(on)).toMatchObject({ actionsLeft: 1, decision: { kind: 'turn' } });
  });
  it('is refused without an action, and going or staying without a roll', () => {
    const on = scene();
    expect(verdict(on, 'stay')).toBe('move.roll');
    expect(verdict(on, 'go:showers')).toBe('move.roll');
    setActions(on, 0);
    expect(verdict(on, 'roll')).toBe('turn.actions');
  });
  test.each([0, 7, -1, 1.5])('refuses the face %d', (face) => {
    const on = scene();
    expect(applyRecorded(on.t, on.s, code(on.t, 'roll'), { dice: [face] })).toMatchObject({
      ok: false,
      refusal: { code: 'BAD_OUTCOME' },
    });
  });
  it('rolls every face about as often', () => {
    const faces = Array<number>(7).fill(0);
    const on = scene();
    for (let i = 0; i < 6000; i++) {
      const done = applyRecorded(on.t, on.s, code(on.t, 'roll'));
      if (!done.ok) throw new Error('no roll');
      faces[done.value.outcomes.dice?.[0] ?? 0]++;
      on.s.set(done.value.state.subarray(STREAMS, SEATS), STREAMS);
    }
    expect(faces[0]).toBe(0);
    for (const count of faces.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });
});

describe('move.careful', () => {
  it('goes anywhere for two actions', () => {
    const on = scene();
    expect(offered(on, 'careful')).toEqual(
      ['showers', 'cafeteria', 'common-room', 'infirmary', 'solitary'].map((id) => `careful:${id}`),
    );
    run(on, 'careful:infirmary');
    expect(own(on, 0).location).toBe('infirmary');
    expect(table(on).actionsLeft).toBe(0);
  });
  it('not where one is, and not with one action', () => {
    const on = scene();
    expect(verdict(on, 'careful:cell-block')).toBe('move.careful');
    setActions(on, 1);
    expect(verdict(on, 'careful:infirmary')).toBe('turn.actions');
    expect(offered(on, 'careful')).toEqual([]);
    setActions(on, 3);
    run(on, 'careful:infirmary');
    expect(table(on).actionsLeft).toBe(1);
  });
});

describe('move.solitary', () => {
  it('is reached with care and left by the die like any other place', () => {
    const on = scene();
    run(on, 'careful:solitary', 'end-turn', 'end-turn', 'end-turn');
    runWith(on, 'roll', { dice: [5] });
    run(on, 'go:infirmary');
    expect(own(on, 0).location).toBe('infirmary');
  });
  it('is never offered by a roll', () => {
    for (let face = 1; face <= 6; face++) {
      const on = scene();
      set(on, 0, { at: 'solitary' });
      runWith(on, 'roll', { dice: [face] });
      expect(offered(on)).not.toContain('go:solitary');
    }
  });
});
