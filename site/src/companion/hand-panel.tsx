// One seat's own cards, for its eyes only: covers itself after a while, and at once when the page is out of sight.
import { useEffect, useState } from 'preact/hooks';
import { useCompanion } from './context.ts';
import { Icon } from './icon.tsx';
import type { Panels } from './panels.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { sortCards } from './sorted-cards.ts';
import { partsOf } from '../text-parts.ts';

/** Seconds until a hand that lies open covers itself. */
export const OPEN_SECONDS = 20;
const SECOND_MS = 1000;

/** Counts down while the hand is open; any use of it winds the clock again. */
function useCover({ hide, drop }: Panels): { readonly left: number; readonly wind: () => void } {
  const [left, set] = useState(OPEN_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => set((now) => now - 1), SECOND_MS);
    const gone = (): void => {
      if (document.visibilityState === 'hidden') hide();
    };
    document.addEventListener('visibilitychange', gone);
    window.addEventListener('pagehide', drop);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', gone);
      window.removeEventListener('pagehide', drop);
    };
  }, []);
  useEffect(() => {
    if (left <= 0) hide();
  }, [left]);
  return { left, wind: () => set(OPEN_SECONDS) };
}

export function HandPanel() {
  const companion = useCompanion();
  const { store, say, panels, nameOf, cardName, lang } = companion;
  const [seat] = useState(store.seat.value);
  const { left, wind } = useCover(panels);
  const { table } = store.state.value;
  const hand = table.deck.hands[seat] ?? {};
  const fresh = store.fresh.value?.seat === seat ? store.fresh.value.cards : {};
  const others = table.seats.map((_, other) => other).filter((other) => other !== seat);
  const kindOf = (id: string) => store.game.cards.find((card) => card.id === id);
  return (
    <SheetPanel title={say('hand.title', { name: nameOf(seat) })} close={say('hand.cover')}>
      <p class="soft">
        {say('hand.left', { count: Math.max(0, left) })}{' '}
        <button type="button" class="small" onClick={wind}>
          {say('hand.longer')}
        </button>
      </p>
      <ul class="own-cards">
        {sortCards(companion, Object.keys(hand)).map((id) => {
          const card = kindOf(id);
          return (
            <li key={id} class={`hand-card ${card?.kind ?? ''}`}>
              <Icon name={card?.picture ?? id} />
              <div class="hand-text">
                <h3>
                  {say('hand.card', { count: hand[id] ?? 0, name: cardName(id) })}
                  {fresh[id] !== undefined && <em class="new"> {say('hand.new', { count: fresh[id] })}</em>}
                </h3>
                {card !== undefined && card.kind === 'action' && (
                  <p>
                    {partsOf(card.text[lang] ?? '')
                      .map((part) =>
                        part.kind === 'text' ? part.text : say(`icon.${part.name}`, { count: part.count }),
                      )
                      .join('')}
                  </p>
                )}
              </div>
              <details class="hand-do">
                <summary>
                  {say('hand.away')}
                  <span class="visually-hidden"> {cardName(id)}</span>
                </summary>
                <div class="hand-keys">
                  <button
                    type="button"
                    class="small"
                    onClick={() => {
                      wind();
                      store.send({ do: 'discard', seat, card: id });
                    }}
                  >
                    {say('hand.discard')}
                  </button>
                  {others.map((to) => (
                    <button
                      key={to}
                      type="button"
                      class="small"
                      onClick={() => {
                        wind();
                        store.send({ do: 'give', seat, to, card: id });
                      }}
                    >
                      {say('hand.give', { name: nameOf(to) })}
                    </button>
                  ))}
                  <button
                    type="button"
                    class="small"
                    onClick={() => {
                      wind();
                      store.send({ do: 'put-back', card: id, from: seat });
                    }}
                  >
                    {say('hand.put-back')}
                  </button>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <RefusalNote of={['discard', 'give', 'put-back']} />
    </SheetPanel>
  );
}
