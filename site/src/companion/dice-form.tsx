// The form for moving: who, the roll, and where it leads.
import { diceOf, manyDiceGang } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import { Drop } from './choice.tsx';
import { Die } from './die.tsx';
import { GangTick } from './gang-tick.tsx';
import { placeOptions } from './places.ts';
import { RealDieFaces } from './real-die-faces.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { RollResult } from './roll-result.tsx';
import { SeatKeys } from './seat-keys.tsx';
import { FigureRoll, Sneak } from './other-moves.tsx';

/** Most dice of any gang, for the words. */
function mostDice(moveDice: ArrayLike<number>): number {
  return Math.max(...Array.from(moveDice));
}

export function DiceForm() {
  const companion = useCompanion();
  const { store, say } = companion;
  const { table, settings, number } = store.state.value;
  const seat = store.seat.value;
  const t = store.tables.value;
  const dice = diceOf(t, table, seat);
  const roll = table.roll !== undefined && table.roll.seat === seat && !table.roll.figure ? table.roll : undefined;
  return (
    <>
      <SeatKeys label={say('dice.who')} value={seat} choose={(next) => store.look({ seat: next })} />
      <div class="throw">
        <div class="tray" key={roll === undefined ? 'rest' : number}>
          {roll === undefined
            ? Array.from({ length: dice }, (_, index) => <Die key={index} face={undefined} />)
            : roll.faces.map((face, index) => <Die key={index} face={face} settle={!roll.real} />)}
        </div>
        <button type="button" class="do" onClick={() => store.send({ do: 'roll', seat })}>
          {say('dice.roll', { count: dice })}
        </button>
      </div>
      <RollResult figure={false} />
      <RefusalNote of={['roll', 'go', 'stay']} />
      <RealDieFaces
        key={`${seat} ${dice}`}
        label={say('dice.real', { count: dice })}
        dice={dice}
        enter={(faces) => store.send({ do: 'roll', seat, faces })}
      />
      <div class="pair">
        <Drop
          label={say('dice.stands')}
          value={table.seats[seat]?.location ?? ''}
          options={placeOptions(companion, say('place.unknown'))}
          choose={(location) => store.send({ do: 'stand', seat, location: location === '' ? undefined : location })}
        />
        <GangTick seat={seat} gang={manyDiceGang(t)} word="dice.gang" count={mostDice(t.powers.moveDice)} />
      </div>
      <Sneak />
      {settings.michel && <FigureRoll />}
    </>
  );
}
