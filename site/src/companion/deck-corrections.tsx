// Slips put right: a card on the table leaves the deck, a card goes back into it; and the open discard to read.
import { useState } from 'preact/hooks';
import { useCompanion } from './context.ts';
import { Drop } from './choice.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { allSearchCards, sortCards } from './sorted-cards.ts';

export function DeckCorrections() {
  const companion = useCompanion();
  const { store, say, cardName } = companion;
  const { deck } = store.state.value.table;
  const cards = allSearchCards(companion);
  const [card, pick] = useState(cards[0] ?? '');
  const open = (['discard', 'aside'] as const).flatMap((from) =>
    sortCards(companion, Object.keys(deck[from])).map((id) => ({ from, id, count: deck[from][id] ?? 0 })),
  );
  return (
    <>
      <details class="fold">
        <summary>{say('deck.open-title')}</summary>
        <div class="fold-body">
          {open.length === 0 && <p>{say('deck.open-none')}</p>}
          <ul class="open-cards">
            {open.map(({ from, id, count }) => (
              <li key={`${from} ${id}`}>
                <span>
                  {say('deck.open-card', { count, name: cardName(id) })}
                  {from === 'aside' && <em> {say('deck.aside')}</em>}
                </span>
                <button type="button" class="small" onClick={() => store.send({ do: 'put-back', card: id, from })}>
                  {say('deck.put-back')}
                  <span class="visually-hidden"> {cardName(id)}</span>
                </button>
              </li>
            ))}
          </ul>
          <RefusalNote of={['put-back']} />
        </div>
      </details>
      <details class="fold">
        <summary>{say('deck.remove-title')}</summary>
        <div class="fold-body">
          <p>{say('deck.remove-text')}</p>
          <Drop
            label={say('deck.card')}
            value={card}
            options={cards.map((id) => ({ value: id, label: cardName(id) }))}
            choose={pick}
          />
          <button type="button" class="do second" onClick={() => store.send({ do: 'remove', card })}>
            {say('deck.remove')}
          </button>
          <RefusalNote of={['remove']} />
        </div>
      </details>
    </>
  );
}
