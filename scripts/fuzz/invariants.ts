// What holds in every state of every game, whatever its rules: nothing is lost, nothing is out of bounds.
import type { Canonical, Tables } from '../../engine/index.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The first thing wrong with a state, in words; undefined when all is well. */
export function brokenInvariant(t: Tables, state: Canonical): string | undefined {
  const { game } = t;
  const inPlay = state.stack.flatMap((frame) => (frame.kind === 'effect' ? [frame.source] : []));
  const inDeck = new Map<string, number>();
  for (const id of state.deck) inDeck.set(id, (inDeck.get(id) ?? 0) + 1);
  for (const { id, copies } of game.cards) {
    const seats = sum(state.seats.map(({ hand, dug }) => (hand[id] ?? 0) + (dug[id] ?? 0)));
    const all =
      seats +
      (state.piles[id] ?? 0) +
      (state.discard[id] ?? 0) +
      (inDeck.get(id) ?? 0) +
      inPlay.filter((source) => source === id).length;
    if (all !== copies) return `${all} of ${copies} copies of ${id} are there`;
  }
  for (const { id, copies } of game.gangs) {
    if (state.gangPiles[id] + state.seats.filter(({ gang }) => gang === id).length !== copies)
      return `cards of the gang ${id} are not all there`;
  }
  if (state.michel !== null && state.michel.strength.length + state.michel.turned.length !== t.strengthSize)
    return 'strength cards are not all there';
  for (const [seat, { beatings, cigarettes, points, left, location }] of state.seats.entries()) {
    if (beatings < 0 || beatings > t.n.maxBeatings) return `seat ${seat} has ${beatings} beatings`;
    if (cigarettes < 0 || points < 0) return `seat ${seat} has ${cigarettes} cigarettes and ${points} points`;
    if (left !== (location === null)) return `seat ${seat} is nowhere, or has left and stands somewhere`;
  }
  const backgrounds = state.seats.flatMap(({ hidden, revealed }) => [...hidden, ...revealed]);
  if (new Set(backgrounds).size !== backgrounds.length) return 'a background was dealt twice';
  if (state.actionsLeft < 0) return `${state.actionsLeft} actions are left`;
  if (state.stack.length > 3) return `${state.stack.length} decisions are open at once`;
  if (state.over !== null && (state.winners.length === 0 || state.stack.length > 0))
    return 'the game is over without winners or with an open decision';
  const asked = state.stack.at(-1)?.seat ?? state.active;
  if (state.over === null && state.seats[asked].left) return `seat ${asked} has left and is asked`;
  return undefined;
}
