// A table at which some seats answer by lines and bots play the rest: lines in, lines out, no clock and no pipe in it.
import * as engine from '../../engine/index.ts';
import type { Match, Tables } from '../../engine/index.ts';
import { PROTOCOL, readAnswer } from './protocol.ts';
import type { Told } from './protocol.ts';

/** Plays a seat by machine: an action code for the state, the same for the same seed. */
export type Bot = (t: Tables, state: engine.State, seat: number, seed: number) => number;

export interface LineTable {
  readonly match: Match;
  /** Seats asked here; the others are played by the bot. */
  readonly own: readonly number[];
  readonly bot: Bot;
  /** Steps of the log that have been told. */
  readonly told: number;
}

export interface Turned {
  readonly table: LineTable;
  readonly lines: readonly Told[];
}

/** Opens a table: says hello, and plays on until one of the own seats has to decide or the game is over. */
export function openTable(t: Tables, seed: number, own: readonly number[], bot: Bot): Turned {
  const started = engine.startMatch(t, seed);
  if (!started.ok) throw new RangeError(`${started.refusal.code}: ${started.refusal.message}`);
  const { game, options } = t;
  const hello: Told = {
    type: 'hello',
    protocol: PROTOCOL,
    game: game.id,
    version: game.version,
    languages: game.languages,
    players: t.seats,
    seats: own,
    options: { ...options },
  };
  const setup = own.map((seat): Told => ({
    type: 'events',
    seat,
    step: 0,
    events: engine.setupFor(started.value, seat),
  }));
  const { table, lines } = playOn({ match: started.value, own, bot, told: 0 });
  return { table, lines: [hello, ...setup, ...lines] };
}

/** Takes one line; an answer that cannot be taken is refused with a reason, and the question is asked again. */
export function takeLine(table: LineTable, line: string): Turned {
  const { match } = table;
  const answer = readAnswer(line);
  if (!('kind' in answer)) return refuse(table, { type: 'refused', code: 'BAD_LINE', ...answer });
  const seat = engine.decider(match.state);
  if (answer.kind === 'leave' && !table.own.includes(answer.seat))
    return refuse(table, {
      type: 'refused',
      code: 'NO_SUCH_SEAT',
      message: 'This seat is not yours to leave.',
      hint: `Yours: ${table.own.join(', ')}.`,
    });
  const done =
    answer.kind === 'leave'
      ? engine.leaveMatch(match, answer.seat)
      : engine.act(match, seat, engine.actionCode(match.tables, answer.action) ?? -1, { expected: answer.number });
  if (done.ok) return playOn({ ...table, match: done.value });
  const { code, rule, message, hint } = done.refusal;
  return refuse(
    { ...table, match: done.logged ?? match },
    { type: 'refused', code, ...(rule === undefined ? {} : { rule }), message, hint },
  );
}

function refuse(table: LineTable, refusal: Told): Turned {
  const { table: next, lines } = playOn(table);
  return { table: next, lines: [refusal, ...lines] };
}

/** Lets bots play until one of the own seats is asked, telling what happened on the way. */
function playOn(table: LineTable): Turned {
  const { own, bot } = table;
  let { match } = table;
  const { tables: t } = match;
  for (;;) {
    const seat = engine.decider(match.state);
    if (seat < 0 || own.includes(seat)) break;
    const done = engine.act(match, seat, bot(t, match.state, seat, match.seed + match.at));
    if (!done.ok) throw new RangeError(`The bot's action was refused: ${done.refusal.message}`);
    match = done.value;
  }
  const lines = [...eventsSince(match, table.told, own), endOrQuestion(match)];
  return { table: { ...table, match, told: match.at }, lines };
}

function eventsSince({ tables, entries, at }: Match, told: number, own: readonly number[]): Told[] {
  return entries.slice(told, at).flatMap((entry, index) =>
    own.map((seat): Told => ({
      type: 'events',
      seat,
      step: told + index + 1,
      events: engine.eventsFor(tables, entry.events, seat),
    })),
  );
}

function endOrQuestion(match: Match): Told {
  const { tables: t, state, seed } = match;
  const seat = engine.decider(state);
  const { actions, ...view } = engine.viewFor(t, state, seat < 0 ? 'table' : seat);
  if (view.result !== undefined) return { type: 'over', reason: view.result.reason, shares: view.result.shares, seed };
  return {
    type: 'ask',
    seat,
    number: view.stateNumber,
    prompt: Object.fromEntries(
      t.game.languages.map((lang) => [
        lang,
        engine.promptText(t, { ...view, actions }, lang, (other) => String(other)),
      ]),
    ),
    actions: actions.map(({ code, ...parts }) => ({ id: engine.actionId(t, code), ...parts })),
    view,
  };
}
