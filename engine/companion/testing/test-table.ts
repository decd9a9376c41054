// A table to test with: the sample game, names as seats, commands one after the other.
import { sampleGame } from '../../testing/sample-game.ts';
import type { Refusal } from '../../api/refusals.ts';
import type { Tables } from '../../tables/tables.ts';
import type { TableCommand } from '../command.ts';
import type { Step } from '../step.ts';
import type { Settings, TableState } from '../state.ts';
import { applyCommand, newTable, tablesFor } from '../table.ts';

export const SETTINGS: Settings = {
  names: ['Ada', 'Bo', 'Cem', 'Dora'],
  teams: false,
  diceFight: false,
  michel: true,
  hidden: [],
};

export interface TestTable {
  readonly t: Tables;
  state: TableState;
  /** Does it, or throws with the refusal. Returns the steps told. */
  do(command: TableCommand): readonly Step[];
  /** Must be refused; returns why. */
  refuse(command: TableCommand): Refusal;
}

export function testTable(settings: Partial<Settings> = {}, seed = 1): TestTable {
  const all = { ...SETTINGS, ...settings };
  const t = tablesFor(sampleGame, all);
  const table: TestTable = {
    t,
    state: newTable(sampleGame, seed, all),
    do(command) {
      const result = applyCommand(t, table.state, command, table.state.number);
      if (!result.ok)
        throw new Error(`${result.refusal.code} ${result.refusal.rule ?? ''}: ${JSON.stringify(command)}`);
      table.state = result.value;
      return table.state.log.at(-1)?.steps ?? [];
    },
    refuse(command) {
      const before = JSON.stringify(table.state);
      const result = applyCommand(t, table.state, command, table.state.number);
      if (result.ok) throw new Error(`Not refused: ${JSON.stringify(command)}`);
      if (JSON.stringify(table.state) !== before) throw new Error('A refusal changed the table.');
      return result.refusal;
    },
  };
  return table;
}
