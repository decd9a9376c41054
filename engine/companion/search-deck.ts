// The search deck helper: draws by the rules, keeps each seat's cards to itself, and lets slips be put right.
import { drawIndex } from '../state/chance.ts';
import { HAND, LOC, DECK_STREAM } from '../tables/layout.ts';
import { discardFromHand, drawSearchCards, seatAt } from '../state/cards.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import { forbidsSearch, search } from '../rules/search.ts';
import type { CardPlace, DeckCommand } from './command.ts';
import { cardCode, layDeck, liftDeck, withCount } from './deck-cards.ts';
import { badCorrection, done, refusedWith, unknownCommand, refused, noSuchSeat } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { listen, locationCode, openScene, streamsOf, UNKNOWN } from './scene.ts';
import { gatherDraws, readSteps } from './step.ts';
import type { SearchDeck, CompanionTable } from './state.ts';

/** Draws what the location holds, more with the gang's bonus (search.draw, search.empty, gang.bonus); undefined: the starting hand. */
function draw(t: Tables, table: CompanionTable, seat: number, location: string | undefined): Outcome {
  const s = openScene(t, table, seat);
  layDeck(t, s, table.deck);
  if (location !== undefined) {
    const code = locationCode(t, location);
    if (code === UNKNOWN) return unknownCommand;
    s[seatAt(t, seat) + LOC] = code;
    const why = forbidsSearch(t, s);
    if (why !== ALLOWED) return refused(why);
  }
  const rules = location === undefined ? { drew: 'setup.hand' as const } : {};
  listen(t, undefined, () => (location === undefined ? void drawSearchCards(t, s, seat, t.n.startHand) : search(t, s)));
  const next = liftDeck(t, s, table);
  const seats =
    location === undefined
      ? table.seats
      : table.seats.map((one, index) => (index === seat ? { ...one, location } : one));
  return done({ ...next, seats }, gatherDraws(readSteps(t, { nothing: 'search.empty', ...rules })), true);
}

const notInHand = (rule: 'turn.discard' | 'setup.secret'): Outcome =>
  refusedWith({
    code: 'FORBIDDEN',
    rule,
    message: 'That card is not in this hand.',
    hint: 'Choose a card of the hand that is shown.',
  });

function discard(t: Tables, table: CompanionTable, seat: number, card: string): Outcome {
  const s = openScene(t, table, seat);
  layDeck(t, s, table.deck);
  const code = cardCode(t, card);
  if (code < 0) return unknownCommand;
  if (s[seatAt(t, seat) + HAND + code] <= 0) return notInHand('turn.discard');
  discardFromHand(t, s, seat, code);
  return done(liftDeck(t, s, table), [{ kind: 'discarded', rule: 'turn.discard', seat, what: card, count: 1 }]);
}

/** One card from a hand to another; only the two know which. */
function give(t: Tables, table: CompanionTable, seat: number, to: number, card: string): Outcome {
  if (to === seat || table.seats[to] === undefined) return noSuchSeat;
  if (cardCode(t, card) < 0) return unknownCommand;
  if ((table.deck.hands[seat]?.[card] ?? 0) <= 0) return notInHand('setup.secret');
  const hands = table.deck.hands.map((hand, index) =>
    index === seat ? withCount(hand, card, -1) : index === to ? withCount(hand, card, 1) : hand,
  );
  return done(
    { ...table, deck: { ...table.deck, hands } },
    [{ kind: 'gave', rule: 'setup.secret', seat, other: to, count: 1 }],
    true,
  );
}

/** Takes the card away from where it lies; undefined if it is not there. */
function takeFrom(deck: SearchDeck, from: CardPlace, card: string): SearchDeck | undefined {
  if (typeof from === 'number') {
    if ((deck.hands[from]?.[card] ?? 0) <= 0) return undefined;
    return { ...deck, hands: deck.hands.map((hand, seat) => (seat === from ? withCount(hand, card, -1) : hand)) };
  }
  return (deck[from][card] ?? 0) <= 0 ? undefined : { ...deck, [from]: withCount(deck[from], card, -1) };
}

/** Correction: back into the deck at a place chosen by chance, so that nobody knows where. A card out of a hand stays unnamed. */
function putBack(t: Tables, table: CompanionTable, card: string, from: CardPlace): Outcome {
  if (cardCode(t, card) < 0) return unknownCommand;
  const deck = takeFrom(table.deck, from, card);
  if (deck === undefined) return badCorrection('That card does not lie there.', 'Look where the card lies now.');
  const s = openScene(t, table, 0);
  const at = drawIndex(s, DECK_STREAM, deck.cards.length + 1);
  const cards = [...deck.cards.slice(0, at), card, ...deck.cards.slice(at)];
  const owner = typeof from === 'number' ? { seat: from } : { what: card };
  return done(
    { ...table, streams: streamsOf(s), deck: { ...deck, cards } },
    [{ kind: 'corrected', rule: 'setup.piles', ...owner, count: 1, correction: true }],
    true,
  );
}

/** Correction: a card that lies open on the table leaves the deck; which copy is chance, so the rest stays well shuffled. */
function remove(t: Tables, table: CompanionTable, card: string): Outcome {
  if (cardCode(t, card) < 0) return unknownCommand;
  const places = table.deck.cards.flatMap((id, index) => (id === card ? [index] : []));
  if (places.length === 0)
    return badCorrection(
      'The deck holds no such card any more.',
      'It has been drawn here already; take it from that hand.',
    );
  const s = openScene(t, table, 0);
  const gone = places[drawIndex(s, DECK_STREAM, places.length)];
  const deck = {
    ...table.deck,
    cards: table.deck.cards.filter((_, index) => index !== gone),
    aside: withCount(table.deck.aside, card, 1),
  };
  return done(
    { ...table, streams: streamsOf(s), deck },
    [{ kind: 'took', rule: 'setup.piles', what: card, count: 1, correction: true }],
    true,
  );
}

/** One command of the deck helper; the caller has checked the seat. */
export function performDeck(t: Tables, table: CompanionTable, command: DeckCommand): Outcome {
  switch (command.do) {
    case 'draw':
      return draw(t, table, command.seat, command.location);
    case 'deal':
      return draw(t, table, command.seat, undefined);
    case 'discard':
      return discard(t, table, command.seat, command.card);
    case 'give':
      return give(t, table, command.seat, command.to, command.card);
    case 'put-back':
      return putBack(t, table, command.card, command.from);
    case 'remove':
      return remove(t, table, command.card);
  }
}
