// Which commands name cards that lie hidden: whether they work tells something, so they never pass without a trace.
import type { Outcomes } from '../api/chance.ts';
import type { CardPlace, Correction } from './correct.ts';

const isHidden = (place: CardPlace): boolean => place === 'deck' || (typeof place === 'object' && 'hand' in place);

/** Does the correction take a card out of a hand or out of the deck? Where it goes to is no secret. */
export const namesHidden = (correction: Correction): boolean => correction.kind === 'card' && isHidden(correction.from);

const HIDDEN = ['draws', 'thefts', 'strengths', 'deal', 'backgrounds'] as const satisfies readonly (keyof Outcomes)[];

/** Do the values handed in name cards that nobody should know to be there? Dice are open. */
export const handsInHidden = (outcomes: Outcomes): boolean => HIDDEN.some((kind) => (outcomes[kind]?.length ?? 0) > 0);
