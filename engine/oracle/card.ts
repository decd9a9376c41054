// Chapter "card": action cards and backgrounds.
import type { RuleId } from '../api/rule-ids.ts';
import { countOf } from './bag.ts';
import { begin } from './effect.ts';
import type { OracleState } from './state.ts';
import { cite, withSeat } from './state.ts';
import { say } from './tell.ts';
import { inHand, payAnywhere } from './turn.ts';

export function forbidsPlay(state: OracleState, seat: number, card: string): RuleId | undefined {
  if (state.actionsLeft < state.world.n.actionCost) return 'turn.actions';
  return state.world.cards.get(card)?.kind === 'action' && countOf(state.seats[seat].hand, card) > 0
    ? undefined
    : 'card.play';
}

/** card.play: the card is nowhere until its last effect is done. */
export const play = (state: OracleState, seat: number, card: string): OracleState =>
  begin(
    say(cite(inHand(payAnywhere(state), seat, card, -1), 'card.play'), 'played', { seat, what: card }),
    seat,
    card,
    false,
  );

const isFaceDown = (state: OracleState, seat: number, background: string): boolean =>
  state.seats[seat].backgrounds.some(({ id, revealed }) => id === background && !revealed);

export const forbidsReveal = (state: OracleState, seat: number, background: string): RuleId | undefined =>
  isFaceDown(state, seat, background) ? undefined : 'background.reveal';

/** background.reveal: free of cost; the stronger text for a member at this moment. */
export function reveal(state: OracleState, seat: number, background: string): OracleState {
  const { gang, backgrounds } = state.seats[seat];
  const printed = state.world.game.backgrounds.find(({ id }) => id === background);
  const shown = withSeat(state, seat, {
    backgrounds: backgrounds.map((held) => (held.id === background ? { ...held, revealed: true } : held)),
  });
  const member = gang !== undefined && gang === printed?.gang;
  const said = say(shown, 'revealed', { seat, what: background, count: member ? 1 : 0 });
  return begin(cite(said, 'background.reveal'), seat, background, member);
}
