// The form for extortion: the threat to fill in, then the fight, then the verdict.
import { replayExtortion } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import { FightSheet } from './fight-sheet.tsx';
import { ThreatSheet } from './threat-sheet.tsx';

export function ExtortionForm() {
  const { store } = useCompanion();
  const { table } = store.state.value;
  const e = table.extortion;
  const fight = e === undefined ? undefined : replayExtortion(store.tables.value, table, e).fight;
  return e === undefined || fight === undefined ? <ThreatSheet /> : <FightSheet extortion={e} fight={fight} />;
}
