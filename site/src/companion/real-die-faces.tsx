// The value of a real die, by one tap; with several dice, one tap each.
import type { DieFace } from '../../../engine/facts/game.ts';
import { useState } from 'preact/hooks';
import { useCompanion } from './context.ts';
import { Die } from './die.tsx';

interface Props {
  readonly label: string;
  readonly dice: number;
  readonly enter: (faces: readonly DieFace[]) => void;
}

export function RealDieFaces({ label, dice, enter }: Props) {
  const { store, say } = useCompanion();
  const [taken, take] = useState<readonly number[]>([]);
  const faces = Array.from({ length: store.tables.value.n.dieFaces }, (_, index) => index + 1);
  const tap = (face: number): void => {
    const next = [...taken, face].slice(0, dice);
    take(next.length < dice ? next : []);
    if (next.length === dice) enter(next);
  };
  return (
    <fieldset class="real">
      <legend>{label}</legend>
      <div class="face-row">
        {faces.map((face) => (
          <button key={face} type="button" class="face" aria-label={say('face', { face })} onClick={() => tap(face)}>
            <Die face={face} />
          </button>
        ))}
      </div>
      {dice > 1 && (
        <p class="soft">
          {taken.length === 0
            ? say('dice.real-several', { dice })
            : say('dice.real-so-far', { faces: taken.join(', '), dice })}
        </p>
      )}
    </fieldset>
  );
}
