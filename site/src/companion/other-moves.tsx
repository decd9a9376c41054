// The rarer ways: sneaking to any place for its price, and rolling for the figure. Folded away until wanted.
import { useState } from 'preact/hooks';
import { useCompanion } from './context.ts';
import { Drop } from './choice.tsx';
import { placeIds, placeOptions } from './places.ts';
import { RealDieFaces } from './real-die-faces.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { RollResult } from './roll-result.tsx';

export function Sneak() {
  const companion = useCompanion();
  const { store, say } = companion;
  const [to, aim] = useState(placeIds(companion)[0] ?? '');
  const seat = store.seat.value;
  return (
    <details class="fold">
      <summary>{say('sneak.title')}</summary>
      <div class="fold-body">
        <p>{say('sneak.text', { count: store.tables.value.n.carefulCost })}</p>
        <Drop label={say('sneak.to')} value={to} options={placeOptions(companion, undefined)} choose={aim} />
        <button type="button" class="do second" onClick={() => store.send({ do: 'careful', seat, location: to })}>
          {say('sneak.go')}
        </button>
        <RefusalNote of={['careful']} />
      </div>
    </details>
  );
}

export function FigureRoll() {
  const companion = useCompanion();
  const { store, say } = companion;
  const seat = store.seat.value;
  return (
    <details class="fold">
      <summary>{say('figure-roll.title')}</summary>
      <div class="fold-body">
        <Drop
          label={say('figure-roll.stands')}
          value={store.state.value.table.figure ?? ''}
          options={placeOptions(companion, say('place.unknown'))}
          choose={(location) => store.send({ do: 'stand-figure', location: location === '' ? undefined : location })}
        />
        <button type="button" class="do second" onClick={() => store.send({ do: 'roll-figure', seat })}>
          {say('figure-roll.roll')}
        </button>
        <RollResult figure />
        <RefusalNote of={['roll-figure']} />
        <RealDieFaces
          label={say('dice.real', { count: 1 })}
          dice={1}
          enter={(faces) => store.send({ do: 'roll-figure', seat, faces })}
        />
      </div>
    </details>
  );
}
