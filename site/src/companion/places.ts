// The locations as options to choose from, "not told" first.
import { locationId } from '../../../engine/companion/index.ts';
import type { Companion } from './context.ts';
import type { Option } from './choice.tsx';

export function placeIds({ store }: Companion): readonly string[] {
  const t = store.tables.value;
  return Array.from({ length: t.locations }, (_, location) => locationId(t.game, location));
}

export function placeOptions(companion: Companion, unknown: string | undefined): readonly Option[] {
  const places = placeIds(companion).map((id) => ({ value: id, label: companion.placeName(id) }));
  return unknown === undefined ? places : [{ value: '', label: unknown }, ...places];
}
