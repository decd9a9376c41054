// Looks for what a step, a correction or a view tells somebody: the same is done in another world that looked alike before.
import type { Viewer } from '../api/view.ts';
import { determinize } from '../lookahead/determinize.ts';
import { actionId } from '../play/action-names.ts';
import { decider } from '../play/decider.ts';
import { legalActions, maxActions } from '../play/legal-actions.ts';
import { newGame } from '../play/new-game.ts';
import { applyRecorded } from '../play/record.ts';
import { barrierOf } from '../session/barrier.ts';
import { COUNTERS, correctRecorded } from '../session/correct.ts';
import type { CardPlace, Correction } from '../session/correct.ts';
import { namesHidden } from '../session/hidden-cards.ts';
import { copyState } from '../state/state.ts';
import { locationId } from '../tables/compile-places.ts';
import type { State } from '../tables/layout.ts';
import type { Tables } from '../tables/tables.ts';
import { eventsFor } from '../view/events-for.ts';
import { viewFor } from '../view/view-for.ts';
import { chooser } from './random-play.ts';

type Choose = (n: number) => number;
type Barrier = typeof barrierOf;

export interface Hunt {
  /** States looked at, and comparisons made in them. */
  states: number;
  compared: number;
  /** What somebody learned, one line each. */
  readonly leaks: string[];
}

const viewersOf = (t: Tables): readonly Viewer[] => ['table', ...Array.from({ length: t.seats }, (_, seat) => seat)];

/** Another world that looks the same to the viewer. */
function otherWorld(t: Tables, s: State, viewer: Viewer, seed: number): State {
  const world = copyState(s);
  determinize(t, world, viewer, seed);
  return world;
}

const viewed = (t: Tables, s: State, viewer: Viewer): string => JSON.stringify(viewFor(t, s, viewer));

/** All that a viewer is told by a step: what happened, and the table after it. */
const toldBy = (t: Tables, events: readonly number[], after: State, viewer: Viewer): string =>
  JSON.stringify(eventsFor(t, events, viewer)) + viewed(t, after, viewer);

/**
 * A step that undo takes back for the asking must teach nobody; one that only showed the actor's own cards must teach nothing
 * else, so all that the actor cannot see is dealt anew and the actor and the table are told the same.
 */
function huntStep(t: Tables, s: State, code: number, choose: Choose, barrier: Barrier, hunt: Hunt): State {
  const actor = decider(s);
  const done = applyRecorded(t, s, code);
  if (!done.ok) throw new Error(`legal action ${code} was refused`);
  const { state: after, events } = done.value;
  const kind = barrier(s, after, { kind: 'action', seat: actor, action: actionId(t, code) }, events);
  if (kind === 'secret') return after;
  const viewers = viewersOf(t);
  const somebody = viewers[choose(viewers.length)] ?? 'table';
  const [world, told]: readonly [Viewer, readonly Viewer[]] =
    kind === 'shown' ? [actor, [actor, 'table']] : [somebody, [somebody]];
  const other = applyRecorded(t, otherWorld(t, s, world, choose(2 ** 31)), code);
  for (const viewer of told) {
    hunt.compared++;
    const same =
      other.ok && toldBy(t, other.value.events, other.value.state, viewer) === toldBy(t, events, after, viewer);
    if (!same) hunt.leaks.push(`${actionId(t, code)} (${kind}) tells ${viewer}`);
  }
  return after;
}

/** A correction that names no hidden card, sensible or not. */
function someCorrection(t: Tables, choose: Choose): Correction {
  const seat = choose(t.seats);
  const place = (): string => locationId(t.game, choose(t.locations));
  switch (choose(6)) {
    case 0:
      return { kind: 'counter', seat, counter: COUNTERS[choose(COUNTERS.length)] ?? 'points', value: choose(12) };
    case 1:
      return { kind: 'place', seat, location: place() };
    case 2:
      return { kind: 'michel', location: place() };
    case 3:
      return { kind: 'gang', seat, gang: t.game.gangs[choose(t.gangs + 1)]?.id };
    case 4:
      return { kind: 'actions', value: choose(5) };
    default: {
      const places: readonly CardPlace[] = ['pile', 'discard', { dug: seat }];
      const to: readonly CardPlace[] = ['pile', 'discard', 'deck', { hand: seat }, { dug: seat }];
      return {
        kind: 'card',
        card: t.game.cards[choose(t.cards)]?.id ?? '',
        from: places[choose(places.length)] ?? 'pile',
        to: to[choose(to.length)] ?? 'pile',
      };
    }
  }
}

/** Whether an open correction is taken, and all that is told of it, must not hang on what the viewer cannot see. */
function huntCorrection(t: Tables, s: State, choose: Choose, barrier: Barrier, hunt: Hunt): void {
  const correction = someCorrection(t, choose);
  if (namesHidden(correction)) throw new Error('this correction names a hidden card');
  const viewers = viewersOf(t);
  const viewer = viewers[choose(viewers.length)] ?? 'table';
  const [here, there] = [s, otherWorld(t, s, viewer, choose(2 ** 31))].map((world) => {
    const done = correctRecorded(t, world, correction);
    // Where it settles something by chance undo stops, as after a step.
    if (done.ok && barrier(world, done.value.state, { kind: 'correction', correction }, done.value.events) === 'secret')
      return 'secret';
    return done.ok ? toldBy(t, done.value.events, done.value.state, viewer) : done.refusal.code;
  });
  hunt.compared++;
  if (here !== there) hunt.leaks.push(`${JSON.stringify(correction)} tells ${viewer}`);
}

/** A view must be the same in every world that the viewer might be in. */
function huntView(t: Tables, s: State, choose: Choose, hunt: Hunt): void {
  const viewers = viewersOf(t);
  const viewer = viewers[choose(viewers.length)] ?? 'table';
  hunt.compared++;
  if (viewed(t, otherWorld(t, s, viewer, choose(2 ** 31)), viewer) !== viewed(t, s, viewer))
    hunt.leaks.push(`the view of ${viewer}`);
}

/** Looks at `states` states of random games: at their views, at one open correction, and at the step that follows. */
export function huntLeaks(t: Tables, seed: number, states: number, barrier: Barrier = barrierOf): Hunt {
  const hunt: Hunt = { states: 0, compared: 0, leaks: [] };
  const choose = chooser(seed);
  const legal = new Int32Array(maxActions(t));
  for (let game = 0; hunt.states < states; game++) {
    let s = newGame(t, seed * 1000 + game);
    for (let steps = 0; steps < 700 && hunt.states < states; steps++) {
      const count = legalActions(t, s, legal);
      if (count === 0) break;
      hunt.states++;
      huntView(t, s, choose, hunt);
      huntCorrection(t, s, choose, barrier, hunt);
      s = huntStep(t, s, legal[choose(count)] ?? -1, choose, barrier, hunt);
    }
  }
  return hunt;
}
