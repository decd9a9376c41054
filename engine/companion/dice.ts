// The dice helper: rolls for moving, with one die or several, for inmates and for the figure, and the careful move.
import type { DieFace } from '../facts/game.ts';
import { ALLOWED } from '../tables/rule-codes.ts';
import { LOC, MICHEL_AT } from '../tables/layout.ts';
import type { State } from '../tables/layout.ts';
import { CHOICES, MICHEL_PLACE, ROLL_CHOICE, pushFrame, topFrame } from '../state/stack.ts';
import { seatAt } from '../state/cards.ts';
import { DEPTH } from '../tables/layout.ts';
import { locationId } from '../tables/compile-places.ts';
import type { Tables } from '../tables/tables.ts';
import { forbidsMichelGo, forbidsMichelRoll, moveMichel, rollMichel } from '../rules/michel.ts';
import { forbidsCareful, forbidsGo, forbidsRoll, forbidsStay, go, moveCarefully, roll, stay } from '../rules/move.ts';
import type { DiceCommand } from './command.ts';
import { badDieFaces, dieFacesRolled, listen, locationCode, openScene, streamsOf, UNKNOWN } from './scene.ts';
import { badOutcome, done, refused, unknownCommand } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { readSteps } from './step.ts';
import type { Step } from './step.ts';
import type { Roll, CompanionTable } from './state.ts';

/** The location with number `code`, undefined for UNKNOWN. */
const idOf = (t: Tables, code: number): string | undefined => (code === UNKNOWN ? undefined : locationId(t.game, code));

const atSeat = (table: CompanionTable, seat: number, location: string | undefined): CompanionTable['seats'] =>
  table.seats.map((one, index) => (index === seat ? { ...one, location } : one));

function choicesOf(t: Tables, s: State): string[] {
  if (s[DEPTH] === 0) return [];
  const set = s[topFrame(s) + CHOICES];
  return Array.from({ length: t.locations }, (_, location) => location)
    .filter((location) => ((set >> location) & 1) === 1)
    .map((location) => locationId(t.game, location));
}

/** Rolls by the rules; the values stand before anybody sees a die (move.roll, gang.bonus, michel.move). */
function rollFor(
  t: Tables,
  table: CompanionTable,
  seat: number,
  figure: boolean,
  faces: readonly DieFace[] | undefined,
): Outcome {
  const s = openScene(t, table, seat);
  s[MICHEL_AT] = locationCode(t, table.figure);
  // Whoever stands at the figure's place matters to the extortion helper, not to the dice.
  if (figure) for (let other = 0; other < t.seats; other++) s[seatAt(t, other) + LOC] = UNKNOWN - 1;
  const why = figure ? forbidsMichelRoll(t, s) : forbidsRoll(t, s);
  if (why !== ALLOWED) return refused(why);
  listen(t, faces, () => (figure ? rollMichel(t, s) : roll(t, s)));
  if (badDieFaces(t, faces)) return badOutcome;
  const real = faces !== undefined;
  const choices = choicesOf(t, s);
  const now = figure ? s[MICHEL_AT] : s[seatAt(t, seat) + LOC];
  const taken = choices.length > 0 ? undefined : idOf(t, now);
  const from = figure ? table.figure : table.seats[seat]?.location;
  const rolled: Roll = { seat, figure, faces: dieFacesRolled(t), real, choices, taken, from };
  const steps = readSteps(t, figure ? { rolled: 'michel.move', nothing: 'michel.move' } : {}).map((step): Step =>
    real && step.kind === 'rolled' ? { ...step, real: true } : step,
  );
  // While the choice is open nobody knows where the mover is; it may never be told.
  const next: CompanionTable = figure ? { ...table, figure: taken } : { ...table, seats: atSeat(table, seat, taken) };
  return done({ ...next, streams: streamsOf(s), roll: rolled }, steps, !real);
}

/** May the last roll still be followed? */
const isOpen = (roll: Roll | undefined): roll is Roll =>
  roll !== undefined && roll.taken === undefined && roll.stayed === undefined;

/** Stays where the mover was before the last roll (move.roll); the figure has to go. */
function stayPut(t: Tables, table: CompanionTable): Outcome {
  const rolled = table.roll;
  const s = openScene(t, table, rolled?.seat ?? 0);
  const open = isOpen(rolled);
  if (open) pushFrame(s, rolled.figure ? MICHEL_PLACE : ROLL_CHOICE, rolled.seat);
  const why = forbidsStay(s);
  if (why !== ALLOWED || !open) return refused(why);
  listen(t, undefined, () => stay(t, s));
  const next: CompanionTable = { ...table, seats: atSeat(table, rolled.seat, rolled.from) };
  return done({ ...next, roll: { ...rolled, stayed: true } }, readSteps(t));
}

/** Takes one of the locations the last roll leads to. */
function goTo(t: Tables, table: CompanionTable, location: string): Outcome {
  const rolled = table.roll;
  const s = openScene(t, table, rolled?.seat ?? 0);
  const to = locationCode(t, location);
  const open = isOpen(rolled);
  if (open) {
    const f = pushFrame(s, rolled.figure ? MICHEL_PLACE : ROLL_CHOICE, rolled.seat);
    for (const choice of rolled.choices) s[f + CHOICES] |= 1 << locationCode(t, choice);
  }
  const figure = rolled?.figure === true;
  const why = figure ? forbidsMichelGo(s, to) : forbidsGo(s, to);
  if (why !== ALLOWED || !open) return refused(why);
  if (figure) for (let other = 0; other < t.seats; other++) s[seatAt(t, other) + LOC] = UNKNOWN - 1;
  listen(t, undefined, () => (figure ? moveMichel(t, s, to) : go(t, s, to)));
  const next: CompanionTable = figure
    ? { ...table, figure: location }
    : { ...table, seats: atSeat(table, rolled.seat, location) };
  return done({ ...next, roll: { ...rolled, taken: location } }, readSteps(t));
}

function careful(t: Tables, table: CompanionTable, seat: number, location: string): Outcome {
  const s = openScene(t, table, seat);
  const to = locationCode(t, location);
  if (to === UNKNOWN) return unknownCommand;
  const why = forbidsCareful(t, s, to);
  if (why !== ALLOWED) return refused(why);
  listen(t, undefined, () => moveCarefully(t, s, to));
  const steps = readSteps(t, { moved: 'move.careful' }).map((step): Step => ({ ...step, count: t.n.carefulCost }));
  return done({ ...table, seats: atSeat(table, seat, location), roll: undefined }, steps);
}

/** One command of the dice helper; the caller has checked the seat. */
export function performDice(t: Tables, table: CompanionTable, command: DiceCommand): Outcome {
  switch (command.do) {
    case 'roll':
      return rollFor(t, table, command.seat, false, command.faces);
    case 'roll-figure':
      return rollFor(t, table, command.seat, true, command.faces);
    case 'go':
      return goTo(t, table, command.location);
    case 'stay':
      return stayPut(t, table);
    case 'careful':
      return careful(t, table, command.seat, command.location);
    case 'stand': {
      if (command.location !== undefined && locationCode(t, command.location) === UNKNOWN) return unknownCommand;
      const what = command.location === undefined ? {} : { what: command.location };
      return done({ ...table, seats: atSeat(table, command.seat, command.location), roll: undefined }, [
        { kind: 'corrected', rule: 'move.roll', seat: command.seat, ...what, count: 1, correction: true },
      ]);
    }
    case 'stand-figure': {
      if (command.location !== undefined && locationCode(t, command.location) === UNKNOWN) return unknownCommand;
      const what = command.location === undefined ? {} : { what: command.location };
      return done({ ...table, figure: command.location, roll: undefined }, [
        { kind: 'corrected', rule: 'michel.move', ...what, count: 1, correction: true },
      ]);
    }
  }
}
