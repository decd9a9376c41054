// The dice helper, rule by rule.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../testing/sample-game.ts';
import { diceOf } from './gang-facts.ts';
import { testCompanion } from './testing/test-companion.ts';

const placesOf = (face: number): string[] =>
  sampleGame.locations.filter(({ faces }) => faces.includes(face)).map(({ id }) => id);

describe('move.roll', () => {
  it.each([1, 2, 3, 4, 5, 6])('face %i leads to the two locations that show it', (face) => {
    const companion = testCompanion();
    expect(companion.do({ do: 'roll', seat: 1, faces: [face] })).toEqual([
      { kind: 'rolled', rule: 'move.roll', seat: 1, count: face, real: true },
    ]);
    expect(companion.state.table.roll).toMatchObject({
      seat: 1,
      faces: [face],
      choices: placesOf(face),
      taken: undefined,
    });
    expect(placesOf(face)).toHaveLength(2);
  });
  it('who is already in one of them may take the other', () => {
    const companion = testCompanion();
    companion.do({ do: 'stand', seat: 0, location: 'infirmary' });
    companion.do({ do: 'roll', seat: 0, faces: [5] });
    expect(companion.state.table.roll?.choices).toEqual(['common-room']);
    expect(companion.do({ do: 'go', location: 'common-room' })).toEqual([
      { kind: 'moved', rule: 'move.roll', seat: 0, what: 'common-room', count: 1 },
    ]);
    expect(companion.state.table.seats[0]?.location).toBe('common-room');
  });
  it('or stays where it was, known or not; the figure has to go', () => {
    const companion = testCompanion({ michel: true });
    expect(companion.refuse({ do: 'stay' })).toMatchObject({ rule: 'move.roll' });
    companion.do({ do: 'stand', seat: 0, location: 'infirmary' });
    companion.do({ do: 'roll', seat: 0, faces: [1] });
    expect(companion.do({ do: 'stay' })).toEqual([{ kind: 'stayed', rule: 'move.roll', seat: 0, count: 1 }]);
    expect(companion.state.table.seats[0]?.location).toBe('infirmary');
    expect(companion.refuse({ do: 'go', location: 'showers' })).toMatchObject({ rule: 'move.roll' });
    companion.do({ do: 'roll', seat: 1, faces: [1] });
    companion.do({ do: 'stay' });
    expect(companion.state.table.seats[1]?.location).toBeUndefined();
    companion.do({ do: 'roll-figure', seat: 0, faces: [1] });
    expect(companion.refuse({ do: 'stay' })).toMatchObject({ rule: 'move.roll' });
  });
  it('solitary is left like any other place (move.solitary)', () => {
    const companion = testCompanion();
    companion.do({ do: 'stand', seat: 0, location: 'solitary' });
    companion.do({ do: 'roll', seat: 0, faces: [5] });
    expect(companion.state.table.roll?.choices).toEqual(['common-room', 'infirmary']);
  });
  it('goes only where the faces lead, and only once', () => {
    const companion = testCompanion();
    expect(companion.refuse({ do: 'go', location: 'showers' })).toMatchObject({ rule: 'move.roll' });
    companion.do({ do: 'roll', seat: 2, faces: [1] });
    expect(companion.refuse({ do: 'go', location: 'infirmary' })).toMatchObject({ rule: 'move.roll' });
    expect(companion.do({ do: 'go', location: 'showers' })).toEqual([
      { kind: 'moved', rule: 'move.roll', seat: 2, what: 'showers', count: 1 },
    ]);
    expect(companion.refuse({ do: 'go', location: 'cell-block' })).toMatchObject({ rule: 'move.roll' });
  });
  it('refuses faces that no die shows, and another number of dice', () => {
    const companion = testCompanion();
    for (const faces of [[0], [7], [-1], [1.5], [NaN], [], [1, 2]])
      expect(companion.refuse({ do: 'roll', seat: 0, faces }).code).toBe('BAD_OUTCOME');
  });
  it('the same seed rolls the same, and a real die does not change what the stream holds for others', () => {
    const rolled = (): readonly number[] => {
      const companion = testCompanion({}, 77);
      return [0, 1, 2, 3, 0, 1].map((seat) => companion.do({ do: 'roll', seat })[0]?.count ?? 0);
    };
    expect(rolled()).toEqual(rolled());
    const companion = testCompanion({}, 77);
    companion.do({ do: 'roll', seat: 0, faces: [1] });
    expect(companion.do({ do: 'roll', seat: 1 })[0]?.count).toBe(rolled()[1]);
  });
  it('every face comes about as often as the others (chi-square over 12,000 rolls)', () => {
    const companion = testCompanion({}, 5);
    const seen = new Map<number, number>();
    for (let roll = 0; roll < 12_000; roll++) {
      const face = companion.do({ do: 'roll', seat: 0 })[0]?.count ?? 0;
      seen.set(face, (seen.get(face) ?? 0) + 1);
      companion.state = { ...companion.state, log: [] };
    }
    const chi = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + ((seen.get(face) ?? 0) - 2000) ** 2 / 2000, 0);
    // 5 degrees of freedom: 20.5 is passed once in a thousand seeds.
    expect(chi).toBeLessThan(20.5);
  });
});

describe('gang.bonus', () => {
  it('who belongs to the gang rolls three dice and uses any', () => {
    const companion = testCompanion();
    expect(diceOf(companion.t, companion.state.table, 0)).toBe(1);
    companion.do({ do: 'join', seat: 0, gang: 'ghosts' });
    expect(diceOf(companion.t, companion.state.table, 0)).toBe(3);
    companion.do({ do: 'roll', seat: 0, faces: [5, 5, 1] });
    expect(companion.state.table.roll?.choices).toEqual(['cell-block', 'showers', 'common-room', 'infirmary']);
    expect(companion.refuse({ do: 'roll', seat: 0, faces: [5] }).code).toBe('BAD_OUTCOME');
    expect(companion.refuse({ do: 'join', seat: 0, gang: 'nobody' }).code).toBe('UNKNOWN_ACTION');
  });
});

describe('move.careful', () => {
  it('anywhere else, for its price', () => {
    const companion = testCompanion();
    expect(companion.do({ do: 'careful', seat: 0, location: 'solitary' })).toEqual([
      { kind: 'moved', rule: 'move.careful', seat: 0, what: 'solitary', count: 2 },
    ]);
    expect(companion.refuse({ do: 'careful', seat: 0, location: 'solitary' })).toMatchObject({ rule: 'move.careful' });
    expect(companion.refuse({ do: 'careful', seat: 0, location: 'garden' }).code).toBe('UNKNOWN_ACTION');
  });
});

describe('michel.move', () => {
  it('one die, to one of two places, to the other if it stands in one; never back to solitary', () => {
    const companion = testCompanion();
    companion.do({ do: 'join', seat: 0, gang: 'ghosts' });
    companion.do({ do: 'roll-figure', seat: 0, faces: [5] });
    expect(companion.refuse({ do: 'go', location: 'solitary' })).toMatchObject({ rule: 'michel.move' });
    companion.do({ do: 'go', location: 'infirmary' });
    expect(companion.state.table.figure).toBe('infirmary');
    expect(companion.do({ do: 'roll-figure', seat: 1, faces: [5] }).at(-1)).toEqual({
      kind: 'michel-moved',
      rule: 'michel.move',
      seat: 1,
      what: 'common-room',
      count: 1,
    });
  });
  it('goes where inmates stand without asking the dice helper whom it extorts', () => {
    const companion = testCompanion();
    for (const seat of [0, 1, 2, 3]) companion.do({ do: 'stand', seat, location: 'common-room' });
    companion.do({ do: 'roll-figure', seat: 0, faces: [5] });
    companion.do({ do: 'go', location: 'common-room' });
    expect(companion.state.table.figure).toBe('common-room');
  });
});

describe('team.sides', () => {
  it('leads a team to its own cell block only', () => {
    const companion = testCompanion({ teams: true });
    companion.do({ do: 'roll', seat: 1, faces: [1] });
    expect(companion.state.table.roll?.choices).toEqual(['showers', 'cell-block#2']);
  });
});

it('any commands whatever leave a table that can go on', () => {
  const command = fc.oneof(
    fc.record({
      do: fc.constant('roll' as const),
      seat: fc.integer({ min: -1, max: 5 }),
      faces: fc.option(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }), { nil: undefined }),
    }),
    fc.record({
      do: fc.constant('go' as const),
      location: fc.constantFrom(...sampleGame.locations.map(({ id }) => id), 'x', '__proto__'),
    }),
    fc.record({
      do: fc.constant('careful' as const),
      seat: fc.integer({ min: 0, max: 4 }),
      location: fc.constantFrom('showers', 'solitary', 'toString'),
    }),
    fc.record({
      do: fc.constant('stand' as const),
      seat: fc.integer({ min: 0, max: 4 }),
      location: fc.constantFrom(undefined, 'showers', 'x'),
    }),
    fc.constant({ do: 'undo' as const }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const companion = testCompanion();
      for (const one of commands) {
        try {
          companion.do(one);
        } catch (fault) {
          if (!/^[A-Z_]+ [a-z.-]*:/.test((fault as Error).message)) throw fault;
        }
      }
      expect(() => companion.do({ do: 'roll', seat: 0 })).not.toThrow();
    }),
    { numRuns: 150, seed: 3 },
  );
});
