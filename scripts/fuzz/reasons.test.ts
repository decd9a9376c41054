// Reasons: compared for what may not be done, and a difference is named with both rules.
import { expect, it } from 'vitest';
import { actionId, compile, newGame } from '../../engine/index.ts';
import { oracleNewGame } from '../../engine/oracle/index.ts';
import { realGame } from '../../engine/testing/real-game.ts';
import { reasonDifference } from './reasons.ts';

const options = { players: 3 };
const t = compile(realGame, options);
const names = Array.from({ length: t.actions.count }, (_, code) => actionId(t, code));
const codes = new Map(names.map((name, code) => [name, code]));
const pair = { t, s: newGame(t, 1), names, codes, out: new Int32Array(t.actions.count) };

it('agrees at the start of a game, whatever is asked', () => {
  const oracle = oracleNewGame(realGame, options, 1);
  for (let step = 0; step < 400; step++) expect(reasonDifference(pair, oracle, step)).toBeUndefined();
});

it('names the action and both rules where one knows of actions left and the other does not', () => {
  const oracle = { ...oracleNewGame(realGame, options, 1), actionsLeft: 0 };
  const found = Array.from({ length: 400 }, (_, step) => reasonDifference(pair, oracle, step)).find(Boolean);
  expect(found).toMatch(/^reason against [a-z-]+.*: engine .*, oracle turn\.actions$/);
});
