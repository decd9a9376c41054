// Where the last roll leads: plates to choose from, one of them to stay, or the one way left.
import { useCompanion } from './context.ts';

export function RollResult({ figure }: { readonly figure: boolean }) {
  const { store, say, nameOf, placeName } = useCompanion();
  const { table } = store.state.value;
  const { roll } = table;
  if (roll === undefined || roll.figure !== figure || (!figure && roll.seat !== store.seat.value)) return null;
  const who = figure ? say('figure') : nameOf(roll.seat);
  const faces = roll.faces.join(', ');
  if (roll.taken !== undefined) {
    return (
      <p class="answer">
        {say(roll.choices.length > 0 ? 'dice.went' : 'dice.sent', { who, faces, place: placeName(roll.taken) })}
      </p>
    );
  }
  if (roll.stayed === true) return <p class="answer">{say('dice.stayed', { who, faces })}</p>;
  return (
    <div class="ways-on">
      <p class="answer">{say('dice.choose', { who, faces })}</p>
      <div class="plates">
        {roll.choices.map((place) => (
          <button key={place} type="button" class="plate" onClick={() => store.send({ do: 'go', location: place })}>
            {placeName(place)}
          </button>
        ))}
        {!figure && (
          <button type="button" class="plate" onClick={() => store.send({ do: 'stay' })}>
            {say('dice.stay')}
          </button>
        )}
      </div>
      <p class="soft">{say('dice.already-there')}</p>
    </div>
  );
}
