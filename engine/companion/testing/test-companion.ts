// A companion to test with: the sample game, names as seats, commands one after the other.
import { sampleGame } from '../../testing/sample-game.ts';
import type { Refusal } from '../../api/refusals.ts';
import type { Tables } from '../../tables/tables.ts';
import type { CompanionCommand } from '../command.ts';
import type { Step } from '../step.ts';
import type { Settings, CompanionState } from '../state.ts';
import { applyCommand, newCompanion, tablesFor } from '../companion.ts';

export const SETTINGS: Settings = {
  names: ['Ada', 'Bo', 'Cem', 'Dora'],
  teams: false,
  diceFight: false,
  michel: true,
  hidden: [],
};

export interface TestCompanion {
  readonly t: Tables;
  state: CompanionState;
  /** Does it, or throws with the refusal. Returns the steps told. */
  do(command: CompanionCommand): readonly Step[];
  /** Must be refused; returns why. */
  refuse(command: CompanionCommand): Refusal;
}

const compiled = new Map<string, Tables>();

/** The tables for these settings, compiled once. */
function tablesOnce(settings: Settings): Tables {
  const key = JSON.stringify(settings);
  const t = compiled.get(key) ?? tablesFor(sampleGame, settings);
  compiled.set(key, t);
  return t;
}

export function testCompanion(settings: Partial<Settings> = {}, seed = 1): TestCompanion {
  const all = { ...SETTINGS, ...settings };
  const t = tablesOnce(all);
  const companion: TestCompanion = {
    t,
    state: newCompanion(sampleGame, seed, all),
    do(command) {
      const result = applyCommand(t, companion.state, command, companion.state.number);
      if (!result.ok)
        throw new Error(`${result.refusal.code} ${result.refusal.rule ?? ''}: ${JSON.stringify(command)}`);
      companion.state = result.value;
      return companion.state.log.at(-1)?.steps ?? [];
    },
    refuse(command) {
      const before = JSON.stringify(companion.state);
      const result = applyCommand(t, companion.state, command, companion.state.number);
      if (result.ok) throw new Error(`Not refused: ${JSON.stringify(command)}`);
      if (JSON.stringify(companion.state) !== before) throw new Error('A refusal changed the table.');
      return result.refusal;
    },
  };
  return companion;
}
