// Whose turn it is: one key for each seat.
import { Keys } from './choice.tsx';
import { useCompanion } from './context.ts';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly choose: (seat: number) => void;
  readonly without?: number | undefined;
}

export function SeatKeys({ label, value, choose, without }: Props) {
  const { store, nameOf } = useCompanion();
  const seats = store.state.value.table.seats.map((_, seat) => seat).filter((seat) => seat !== without);
  return (
    <Keys
      label={label}
      value={value === undefined ? undefined : String(value)}
      choose={(text) => choose(Number(text))}
      options={seats.map((seat) => ({ value: String(seat), label: nameOf(seat) }))}
    />
  );
}
