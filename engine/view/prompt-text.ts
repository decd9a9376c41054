// The open question in words, for whoever is asked and everybody who waits: `engine.prompt.*` in content/words.
import type { DecisionView, View } from '../api/view.ts';
import type { Lang } from '../facts/game.ts';
import { nameOfId, sayName, wordsIn } from '../facts/names.ts';
import type { Tables } from '../tables/tables.ts';
import { sayWord } from '../../voice/voice.ts';

/** Which sentence asks: by the kind of decision, and where that says too little by what it is about. */
function keyOf({ decision, actionsLeft }: View): string {
  if (decision.kind === 'turn') return actionsLeft === 0 ? 'turn-spent' : 'turn';
  if (decision.kind !== 'effect') return decision.kind;
  return decision.target === undefined ? `effect-${decision.effect ?? ''}` : 'effect-send';
}

/** The number in the sentence: actions left, cards too many in the hand, cards that may be drawn. */
function countOf(t: Tables, { decision, actionsLeft, seats }: View): number {
  if (decision.kind === 'turn') return actionsLeft;
  if (decision.kind === 'hand-limit') return (seats[decision.seat ?? 0]?.handSize ?? 0) - t.n.handLimit;
  return decision.remaining;
}

/** The other party: whom it is aimed at, or with whom the one asked has to do. */
const otherOf = ({ seat, by, target }: DecisionView): number | undefined => (target === seat ? by : target);

/**
 * Who is asked what, as one sentence of any view of the state; nothing hidden stands in it. `seatName` says how a seat is
 * called. Where the words are missing, or in a language nobody speaks here, the kind of the decision stands in.
 */
export function promptText(t: Tables, view: View, lang: Lang, seatName: (seat: number) => string): string {
  const { decision } = view;
  const words = wordsIn(t.game, lang);
  if (words === undefined) return decision.kind;
  const name = (seat: number | undefined): string => (seat === undefined ? '' : sayName(seatName, seat));
  const places = {
    seat: name(decision.seat),
    other: name(otherOf(decision)),
    by: name(decision.by),
    target: name(decision.target),
    tool: decision.tool === undefined ? '' : nameOfId(t.game, decision.tool, lang),
    faces: decision.faces.join(', '),
    strength: decision.weaponsFor,
    count: countOf(t, view),
  };
  return sayWord(words, lang, `engine.prompt.${keyOf(view)}`, places) ?? decision.kind;
}
