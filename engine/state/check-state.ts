// Is this row of numbers a possible table? For saves from outside, corrections and tests.
import type { Tables } from '../tables/tables.ts';
import {
  ACTIONS,
  ACTIVE,
  BEATINGS,
  CIGARETTES,
  DECK_LEFT,
  DEPTH,
  EXTORTIONS,
  FRAMES,
  GANG,
  HAND,
  HAND_SIZE,
  LEFT,
  LOC,
  MAX_DEPTH,
  MICHEL_AT,
  MICHEL_MOVES,
  NUMBER,
  OVER,
  POINTS,
  SAFE,
  SEATS,
  START,
  STRENGTH_LEFT,
  TOOLS_LEFT,
  TURN,
  WINNERS,
} from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { kindsOf } from './kinds.ts';
import { checkFrames, cardInPlay } from './check-frames.ts';

/** Says what is wrong, one short sentence each; empty for a possible state. Never throws. */
export function checkState(t: Tables, s: State): string[] {
  if (!(s instanceof Int32Array)) return ['a state is a row of whole numbers'];
  if (s.length !== t.layout.size) return [`a state of this game has ${t.layout.size} numbers, not ${s.length}`];
  const faults: string[] = [];
  const within = (name: string, at: number, low: number, high: number): void => {
    if (s[at] < low || s[at] > high) faults.push(`${name} is ${s[at]}, not ${low} to ${high}`);
  };
  const MOST = 2 ** 31 - 1;
  within('number', NUMBER, 0, MOST);
  within('turn', TURN, 1, MOST);
  within('active seat', ACTIVE, 0, t.seats - 1);
  within('start seat', START, 0, t.seats - 1);
  within('actions', ACTIONS, 0, MOST);
  within('extortions', EXTORTIONS, 0, t.n.extortionsPerTurn);
  within('moves of the figure', MICHEL_MOVES, 0, t.n.michelMovesPerTurn);
  within('end', OVER, 0, 3);
  within('winners', WINNERS, 0, 2 ** t.seats - 1);
  within('the figure', MICHEL_AT, 0, t.locations - 1);
  within('deck', DECK_LEFT, 0, t.deckSize);
  within('strength deck', STRENGTH_LEFT, 0, t.strengthSize);
  within('open decisions', DEPTH, 0, MAX_DEPTH);
  if (faults.length > 0) return faults;
  for (let seat = 0; seat < t.seats; seat++) {
    const at = SEATS + seat * t.layout.stride;
    const left = s[at + LEFT] === 1;
    within(`location of seat ${seat}`, at + LOC, left ? -1 : 0, left ? -1 : t.locations - 1);
    within(`beatings of seat ${seat}`, at + BEATINGS, 0, t.n.maxBeatings);
    within(`cigarettes of seat ${seat}`, at + CIGARETTES, 0, MOST);
    within(`points of seat ${seat}`, at + POINTS, 0, MOST);
    within(`gang of seat ${seat}`, at + GANG, 0, t.gangs);
    within(`safety of seat ${seat}`, at + SAFE, 0, 1);
    within(`leaving of seat ${seat}`, at + LEFT, 0, 1);
  }
  if (s[OVER] === 0 && s[SEATS + s[ACTIVE] * t.layout.stride + LEFT] === 1) faults.push('the seat in turn has left');
  if (s[OVER] !== 0 && s[DEPTH] !== 0) faults.push('the game is over with a decision open');
  if (s[OVER] === 0 && s[WINNERS] !== 0) faults.push('somebody has won a game that goes on');
  if (s.subarray(TOOLS_LEFT + 1, FRAMES).some((value) => value !== 0)) faults.push('what is never used is not empty');
  return [...faults, ...checkFrames(t, s), ...checkCards(t, s), ...checkSpecialCards(t, s)];
}

/** Every hand card in exactly one place: hands, piles, discard, deck, dug, or just being played. */
function checkCards(t: Tables, s: State): string[] {
  const faults: string[] = [];
  const { pilesAt, discardAt, deckAt, stride, dugAt } = t.layout;
  const found = new Int32Array(t.cards);
  let toolsLeft = 0;
  for (let card = 0; card < t.cards; card++) {
    const places = [
      s[pilesAt + card],
      s[discardAt + card],
      ...Array.from({ length: t.seats }, (_, seat) => s[SEATS + seat * stride + HAND + card]),
    ];
    if (places.some((count) => count < 0)) faults.push(`a place holds fewer than no ${t.game.cards[card].id}`);
    if (s[(t.open[card] === 1 ? discardAt : pilesAt) + card] !== 0)
      faults.push(`${t.game.cards[card].id} lies on the wrong pile`);
    found[card] = places.reduce((sum, count) => sum + count, 0);
  }
  for (let at = deckAt; at < deckAt + t.deckSize; at++) {
    const used = at < deckAt + s[DECK_LEFT];
    if (!used ? s[at] !== 0 : s[at] < 0 || s[at] >= t.cards || t.open[s[at]] === 1)
      faults.push('the deck holds what is no search card');
    else if (used) found[s[at]]++;
  }
  const played = cardInPlay(t, s);
  if (played >= 0) found[played]++;
  for (let tool = 0; tool < t.tools.length; tool++) {
    const card = t.tools[tool];
    toolsLeft += found[card];
    for (let seat = 0; seat < t.seats; seat++) found[card] += s[SEATS + seat * stride + dugAt + tool];
  }
  if (toolsLeft !== s[TOOLS_LEFT]) faults.push(`${toolsLeft} tools are left, not ${s[TOOLS_LEFT]}`);
  for (let card = 0; card < t.cards; card++) {
    if (found[card] !== t.copies[card])
      faults.push(`there are ${found[card]} of ${t.game.cards[card].id}, not ${t.copies[card]}`);
  }
  for (let seat = 0; seat < t.seats; seat++) {
    const at = SEATS + seat * stride;
    const size = s.subarray(at + HAND, at + HAND + t.cards).reduce((sum, count) => sum + count, 0);
    if (size !== s[at + HAND_SIZE]) faults.push(`seat ${seat} holds ${size} cards, not ${s[at + HAND_SIZE]}`);
    for (let card = 0; card < t.cards; card++) {
      const noted = (s[kindsOf(t, seat) + (card >> 5)] >> (card & 31)) & 1;
      if (noted !== (s[at + HAND + card] > 0 ? 1 : 0))
        faults.push(`seat ${seat} is noted wrongly for ${t.game.cards[card].id}`);
    }
  }
  return faults;
}

/** Gang cards, strength cards and backgrounds, each counted too. */
function checkSpecialCards(t: Tables, s: State): string[] {
  const faults: string[] = [];
  const { stride, heldAt, gangPilesAt, strengthAt } = t.layout;
  for (let gang = 0; gang < t.gangs; gang++) {
    let count = s[gangPilesAt + gang];
    if (count < 0) faults.push('a gang pile is below empty');
    for (let seat = 0; seat < t.seats; seat++) if (s[SEATS + seat * stride + GANG] === gang + 1) count++;
    if (count !== t.gangCopies[gang])
      faults.push(`there are ${count} cards of the gang ${t.game.gangs[gang].id}, not ${t.gangCopies[gang]}`);
  }
  if (t.michel) {
    const order = Array.from(s.subarray(strengthAt, strengthAt + t.strengthSize));
    const right = t.game.strengthCards.every(
      (card, index) => order.filter((entry) => entry === index).length === card.copies,
    );
    if (!right) faults.push('the strength cards are not complete');
  }
  const seen = new Set<number>();
  for (let seat = 0; seat < t.seats; seat++) {
    for (let i = 0; i < t.n.startBackgrounds; i++) {
      const entry = Math.abs(s[SEATS + seat * stride + heldAt + i]);
      if (entry > t.backgrounds || (entry > 0 && seen.has(entry)))
        faults.push('a background card is wrong or held twice');
      seen.add(entry);
    }
  }
  return faults;
}
