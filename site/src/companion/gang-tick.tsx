// A tick for the one gang that matters to a form.
import { Tick } from './choice.tsx';
import { useCompanion } from './context.ts';

interface Props {
  readonly seat: number;
  readonly gang: string | undefined;
  /** Key of the words that say what the gang does here. */
  readonly word: string;
  readonly count: number;
}

export function GangTick({ seat, gang, word, count }: Props) {
  const { store, say, gangName } = useCompanion();
  if (gang === undefined) return null;
  const on = store.state.value.table.seats[seat]?.gang === gang;
  return (
    <Tick
      label={say(word, { gang: gangName(gang), count })}
      on={on}
      set={(next) => store.send({ do: 'join', seat, gang: next ? gang : undefined })}
    />
  );
}
