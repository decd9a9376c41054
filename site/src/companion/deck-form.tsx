// The form for searching: how many cards lie where, who draws, and the key to one's own cards.
import { useState } from 'preact/hooks';
import { cardsFound, searchingGang, sizeOf } from '../../../engine/companion/index.ts';
import { useCompanion } from './context.ts';
import { Keys } from './choice.tsx';
import { DeckCorrections } from './deck-corrections.tsx';
import { GangTick } from './gang-tick.tsx';
import { placeIds } from './places.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SeatKeys } from './seat-keys.tsx';

export function DeckForm() {
  const companion = useCompanion();
  const { store, say, panels, nameOf, placeName } = companion;
  const { table } = store.state.value;
  const { deck } = table;
  const seat = store.seat.value;
  const t = store.tables.value;
  // Where one searches is said by searching; only then does the table note it.
  const [said, tell] = useState<{ readonly seat: number; readonly place: string } | undefined>(undefined);
  const place = said?.seat === seat ? said.place : table.seats[seat]?.location;
  const gang = searchingGang(t);
  const held = sizeOf(deck.hands[seat] ?? {});
  const bonus = Math.max(...Array.from(t.powers.searchBonus));
  const count = cardsFound(t, table, seat, place);
  const fresh = store.fresh.value;
  return (
    <>
      <dl class="piles">
        <div class="pile-face down">
          <dt>{say('deck.pile')}</dt>
          <dd>{deck.cards.length}</dd>
        </div>
        <div class="pile-face">
          <dt>{say('deck.discard')}</dt>
          <dd>{sizeOf(deck.discard)}</dd>
        </div>
      </dl>
      <SeatKeys label={say('deck.who')} value={seat} choose={(next) => store.look({ seat: next })} />
      <Keys
        label={say('deck.where')}
        value={place}
        choose={(id) => tell({ seat, place: id })}
        options={placeIds(companion).map((id) => ({
          value: id,
          label: `${placeName(id)} · ${String(t.search[placeIds(companion).indexOf(id)])}`,
        }))}
      />
      <GangTick seat={seat} gang={gang} word="deck.gang" count={bonus} />
      {place !== undefined && (
        <button type="button" class="do" onClick={() => store.send({ do: 'draw', seat, location: place })}>
          {say('deck.draw', { count })}
        </button>
      )}
      {place === undefined && <p class="answer">{say('deck.choose')}</p>}
      <RefusalNote of={['draw', 'deal']} />
      {held > 0 && (
        <div class="secret">
          <p>
            {fresh?.seat === seat
              ? say('deck.drawn', { name: nameOf(seat), count: sizeOf(fresh.cards) })
              : say('deck.holds', { name: nameOf(seat), count: held })}
          </p>
          <button type="button" class="do second" onClick={() => panels.show('hand')}>
            {say('deck.show', { name: nameOf(seat) })}
          </button>
        </div>
      )}
      <details class="fold">
        <summary>{say('deck.start-title')}</summary>
        <div class="fold-body">
          <p>{say('deck.start-text', { count: t.n.startHand })}</p>
          <button type="button" class="do second" onClick={() => store.send({ do: 'deal', seat })}>
            {say('deck.start', { name: nameOf(seat), count: t.n.startHand })}
          </button>
        </div>
      </details>
      <DeckCorrections />
    </>
  );
}
