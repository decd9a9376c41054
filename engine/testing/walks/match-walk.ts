// Walks a match through everything a table can do with it, and writes what each seat and the table are told.
import {
  act,
  actionCode,
  actionId,
  canonical,
  checkState,
  compile,
  correct,
  leaveMatch,
  listActions,
  loadMatch,
  logFor,
  redo,
  saveMatch,
  setupFor,
  startMatch,
  undo,
  viewFor,
} from '../../index.ts';
import type { Correction, Match, Options, Outcomes, Refusal, Tables, Viewer } from '../../index.ts';
import type { Game } from '../../facts/game.ts';
import { decider } from '../../play/decider.ts';
import { chooser } from '../random-play.ts';
import type { Cue } from './cue.ts';
import { damageLines } from './damage.ts';
import { byWhatIsTold, decisionLine, eventLine, short } from './walk.ts';
import { worldLines } from './worlds.ts';

type Done =
  | { readonly ok: true; readonly value: Match }
  | { readonly ok: false; readonly refusal: Refusal; readonly logged?: Match | undefined };

const viewersOf = (match: Match): Viewer[] => [
  'table',
  ...Array.from({ length: match.tables.seats }, (_, seat) => seat),
];

/** A cue and what came of it, and the match to go on with. */
function* told(match: Match, cue: Cue, done: Done): Generator<string, Match> {
  yield `> ${cue}`;
  if (!done.ok) {
    yield `  refused ${done.refusal.code} ${done.refusal.rule ?? ''}${done.logged === undefined ? '' : ', noted'}`;
    return done.logged ?? match;
  }
  const { tables: t, state, entries, at } = done.value;
  const entry = entries[at - 1];
  if (at > match.at && entry !== undefined) {
    yield `  ${entry.barrier}${entry.handedIn ? ', handed in' : ''} ${JSON.stringify(entry.outcomes)}`;
    yield* byWhatIsTold(viewersOf(done.value), (viewer) => {
      const line = logFor(done.value, viewer)[at - 1];
      const correction = line.correction === undefined ? '' : ` ${JSON.stringify(line.correction)}`;
      return `${line.action ?? line.kind}${correction}: ${line.events.map(eventLine).join(', ')}`;
    });
  }
  for (const fault of checkState(t, state)) yield `  impossible: ${fault}`;
  if (t.feed.open) yield '  impossible: the step is over, and something still listens';
  yield `  = ${at}/${entries.length} ${decisionLine(viewFor(t, state, 'table').decision)} ${short(canonical(t, state))}`;
  return done.value;
}

/** Views of all as hashes; equal hashes are equal views. */
const viewLines = (match: Match): string[] =>
  viewersOf(match).map((viewer) => `  view ${viewer} ${short(viewFor(match.tables, match.state, viewer))}`);

const JSON_AT = / (?=[{[])/;

function actCue(match: Match, cue: Cue): Done {
  const [words, json] = cue.split(JSON_AT);
  const [, seat, action] = /^as (\d+) (.+)$/.exec(words) ?? [undefined, String(decider(match.state)), words];
  const outcomes = json === undefined ? {} : (JSON.parse(json) as Outcomes);
  return act(match, Number(seat), actionCode(match.tables, action) ?? -1, { outcomes });
}

/** A card out of its pile, out of the deck, or out of whatever hand holds it. */
function fetchCard(match: Match, seat: number, card: string): Correction {
  const { piles, deck, seats } = canonical(match.tables, match.state);
  const hand = seats.findIndex((one) => (one.hand[card] ?? 0) > 0);
  const from = (piles[card] ?? 0) > 0 ? 'pile' : deck.includes(card) ? 'deck' : { hand };
  return { kind: 'card', card, from, to: { hand: seat } };
}

function correctCue(match: Match, cue: Cue): Done {
  const [word, first, second, third] = cue.split(' ');
  const seat = Number(first);
  if (word === 'give') return correct(match, fetchCard(match, seat, second));
  if (word === 'at') return correct(match, { kind: 'place', seat, location: second });
  if (word === 'set')
    return correct(match, { kind: 'counter', seat, counter: second as 'points', value: Number(third) });
  return correct(match, JSON.parse(cue.slice('fix '.length)) as Correction);
}

/** The deck goes somewhere, card by card, until so many are left. */
function drained(match: Match, left: number, place: string): Match {
  let now = match;
  for (;;) {
    const { deck } = canonical(now.tables, now.state);
    const card = deck.at(-1);
    if (deck.length <= left || card === undefined) return now;
    const to = place === 'discard' ? place : { hand: Number(place) };
    const done = correct(now, { kind: 'card', card, from: 'deck', to });
    if (!done.ok) return now;
    now = done.value;
  }
}

/** A step by chance: mostly an action, now and then undo, redo, or values handed in that may be impossible. */
function chosen(match: Match, choose: (n: number) => number): Cue {
  const { tables: t, state } = match;
  const legal = listActions(t, state);
  const what = choose(16);
  if (what === 0) return 'undo';
  if (what === 1) return 'undo shown';
  if (what === 2) return 'redo';
  const action = actionId(t, legal[choose(legal.length)]);
  const { deck } = canonical(t, state);
  if (what < 6 && ['roll', 'michel-roll'].includes(action)) return `${action} {"dice":[${1 + choose(t.n.dieFaces)}]}`;
  if (what < 6 && action === 'search' && deck.length > 0)
    return `${action} {"draws":["${choose(3) === 0 ? t.game.cards[choose(t.cards)].id : deck[choose(deck.length)]}"]}`;
  return action;
}

function* wandered(match: Match, steps: number, seed: number): Generator<string, Match> {
  const choose = chooser(seed);
  let now = match;
  for (let step = 0; step < steps && decider(now.state) >= 0; step++) {
    now = yield* taken(now, chosen(now, choose));
    if (step % 16 === 15) yield `  views ${short(viewLines(now))}`;
  }
  return now;
}

function* taken(match: Match, cue: Cue): Generator<string, Match> {
  const [word, first, second] = cue.split(' ');
  switch (word) {
    case 'leave':
      return yield* told(match, cue, leaveMatch(match, Number(first)));
    case 'undo':
      return yield* told(match, cue, undo(match, { shown: first === 'shown' }));
    case 'redo':
      return yield* told(match, cue, redo(match));
    case 'give':
    case 'at':
    case 'set':
    case 'fix':
      return yield* told(match, cue, correctCue(match, cue));
    case 'wander':
      return yield* wandered(match, Number(first), Number(second));
    case 'drain': {
      const now = drained(match, Number(first), second);
      yield `> ${cue}`;
      yield `  ${now.at - match.at} cards, ${short(canonical(now.tables, now.state))}`;
      return now;
    }
    case 'reload': {
      const loaded = loadMatch(match.tables, saveMatch(match));
      yield `> reload`;
      yield loaded.ok ? `  ${short({ ...loaded.value, tables: 0 })}` : `  refused ${loaded.refusal.code}`;
      return loaded.ok ? loaded.value : match;
    }
    case 'views':
      yield* viewLines(match);
      return match;
    case 'worlds':
      yield* worldLines(match);
      return match;
    case 'damage':
      yield* damageLines(match);
      return match;
    default:
      return yield* told(match, cue, actCue(match, cue));
  }
}

/** A new match, with what its set-up hands in. */
function* dealt(t: Tables, seed: number, cue: Cue): Generator<string, Match | undefined> {
  const { seed: other = seed, ...outcomes } = JSON.parse(cue.slice('deal '.length)) as Outcomes & {
    readonly seed?: number;
  };
  const started = startMatch(t, other, outcomes);
  yield `> ${cue}`;
  if (!started.ok) {
    yield `  refused ${started.refusal.code} ${started.refusal.rule ?? ''}`;
    return undefined;
  }
  const { value } = started;
  yield* byWhatIsTold(viewersOf(value), (viewer) => setupFor(value, viewer).map(eventLine).join(', '));
  return value;
}

/** The lines of a match that follows these cues; a cue that is refused is written down as refused. */
export function* matchWalk(game: Game, options: Options, seed: number, cues: readonly Cue[]): Generator<string, void> {
  const t = compile(game, options);
  let match: Match | undefined;
  for (const cue of ['deal {"start":0}', ...cues]) {
    if (match === undefined || cue.startsWith('deal ')) match = (yield* dealt(t, seed, cue)) ?? match;
    else match = yield* taken(match, cue);
  }
}
