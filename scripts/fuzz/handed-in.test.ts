// Chance handed in: spelt and read back, taken by both interpreters alike, and refused by both where it cannot come up.
import { describe, expect, it, test } from 'vitest';
import { actionCode, applyRecorded, canonical, compile, newGame } from '../../engine/index.ts';
import { canonicalOf, oracleApply, oracleNewGame } from '../../engine/oracle/index.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { readMove, withHanded } from './handed-in.ts';

describe('spelling', () => {
  test.each([undefined, { dice: [3] }, { draws: ['pan', 'comb'] }, { dice: [1, 6], thefts: ['ring'] }])(
    '%j',
    (handed) => {
      expect(readMove(withHanded('craft:knife:comb+shard', handed))).toEqual({
        name: 'craft:knife:comb+shard',
        handed,
      });
    },
  );
});

describe('both interpreters', () => {
  const options = { players: 3 };
  const t = compile(realGame, options);
  const s = newGame(t, 4);
  const oracle = oracleNewGame(realGame, options, 4);
  const search = oracle.world.actions.find(({ kind }) => kind === 'search')!;
  const ask = (draws: readonly string[]) => ({
    engine: applyRecorded(t, s, actionCode(t, 'search')!, { draws }),
    oracle: (): unknown => canonicalOf(oracleApply(oracle, search, { draws })),
  });
  const inDeck = canonical(t, s).deck[0]!;
  it('take a card that lies deep in the deck', () => {
    const { engine, oracle: theirs } = ask([inDeck]);
    if (!engine.ok) throw new Error(engine.refusal.message);
    expect(theirs()).toEqual(canonical(t, engine.value.state));
  });
  it.each([['shovel'], ['nothing of the kind']])('refuse %s, which never lies in it', (card) => {
    const { engine, oracle: theirs } = ask([card]);
    expect(engine).toMatchObject({ ok: false, refusal: { code: 'BAD_OUTCOME' } });
    expect(theirs).toThrow('BAD_OUTCOME');
  });
  it('refuse more values than the step uses', () => {
    const many = Array<string>(9).fill(inDeck);
    const { engine, oracle: theirs } = ask(many);
    expect(engine.ok).toBe(false);
    expect(theirs).toThrow('BAD_OUTCOME');
  });
});
