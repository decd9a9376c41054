// The extortion helper: from the threat to who takes what, with real cards in real hands.
import type { DieFace } from '../facts/game.ts';
import { ALLOWED, ruleCode } from '../tables/rule-codes.ts';
import type { Tables } from '../tables/tables.ts';
import type { ExtortionCommand } from './command.ts';
import { cardCode } from './deck-cards.ts';
import { badOutcome, done, noSuchSeat, refused, refusedWith, unknownCommand } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { badFightFaces, forbidsOpening, replayExtortion } from './replay-extortion.ts';
import { locationCode, openScene, UNKNOWN } from './scene.ts';
import type { Step } from './step.ts';
import type { Extortion, FightMove, Prize, CompanionTable } from './state.ts';

function open(t: Tables, table: CompanionTable, command: Extract<ExtortionCommand, { do: 'extort' }>): Outcome {
  const { seat, target, tool, weapon, location, safe, present } = command;
  if (table.seats[target] === undefined || present.some((one) => table.seats[one] === undefined)) return noSuchSeat;
  if (!t.tools.includes(cardCode(t, tool))) return refused(ruleCode('extort.target'));
  if (weapon !== undefined && !t.weapons.includes(cardCode(t, weapon))) return refused(ruleCode('extort.open'));
  if (location !== undefined && locationCode(t, location) === UNKNOWN) return unknownCommand;
  const opening = {
    seat,
    target,
    tool,
    weapon,
    location,
    present,
    moves: [],
    faces: undefined,
    realFaces: false,
    prize: undefined,
  };
  const why = forbidsOpening(t, openScene(t, table, seat), table, opening, safe);
  if (why !== ALLOWED || weapon === undefined) return refused(why);
  const extortion: Extortion = { ...opening, weapon };
  const { fight } = replayExtortion(t, table, extortion);
  const used = table.turn.seat === seat ? table.turn.extortions : 0;
  return done({ ...table, extortion, turn: { seat, extortions: used + 1 } }, fight?.steps ?? []);
}

const noExtortion = refusedWith({
  code: 'FORBIDDEN',
  rule: 'extort.open',
  message: 'Nobody is being extorted.',
  hint: 'Begin an extortion first.',
});

/** Carries the extortion on to `next` and tells only what is new. */
function carryOn(t: Tables, table: CompanionTable, before: Extortion, next: Extortion, barrier: boolean): Outcome {
  const told = replayExtortion(t, table, before).fight?.steps.length ?? 0;
  const { why, fight } = replayExtortion(t, table, next);
  if (why !== ALLOWED || fight === undefined) return refused(why);
  return done({ ...table, extortion: next }, fight.steps.slice(told), barrier);
}

function answer(t: Tables, table: CompanionTable, e: Extortion, next: FightMove): Outcome {
  const { fight } = replayExtortion(t, table, e);
  if (fight?.phase !== 'answer') return refused(ruleCode(next.do === 'yield' ? 'extort.yield' : 'extort.fight'));
  return carryOn(t, table, e, { ...e, moves: [...e.moves, next] }, false);
}

/** Both dice at once: values rolled here stand before they are shown (extort.dice). */
function rollBoth(t: Tables, table: CompanionTable, e: Extortion, faces: readonly DieFace[] | undefined): Outcome {
  const { fight } = replayExtortion(t, table, e);
  if (fight?.phase !== 'dice') return refused(ruleCode('extort.dice'));
  const next = { ...e, faces: faces ?? fight.faces, realFaces: faces !== undefined };
  const outcome = carryOn(t, table, e, next, faces === undefined);
  replayExtortion(t, table, next);
  if (badFightFaces(t, next)) return badOutcome;
  return outcome.ok ? { ...outcome, table: { ...outcome.table, streams: fight.streams } } : outcome;
}

/** What the winner takes, out of what it may (extort.won, extort.lost). */
function takePrize(t: Tables, table: CompanionTable, e: Extortion, prize: Prize): Outcome {
  const { fight } = replayExtortion(t, table, e);
  if (fight?.phase !== 'prize') return refused(ruleCode('extort.won'));
  if (!fight.prizes.includes(prize)) return refused(ruleCode(fight.winner === e.seat ? 'extort.won' : 'extort.lost'));
  return carryOn(t, table, e, { ...e, prize }, false);
}

/** One command of the extortion helper; the caller has checked the attacker's seat. */
export function performExtortion(t: Tables, table: CompanionTable, command: ExtortionCommand): Outcome {
  if (command.do === 'extort') return open(t, table, command);
  const e = table.extortion;
  if (e === undefined) return noExtortion;
  switch (command.do) {
    case 'yield':
    case 'fight':
    case 'decline':
      return answer(t, table, e, command);
    case 'fight-dice':
      return rollBoth(t, table, e, command.faces);
    case 'prize':
      return takePrize(t, table, e, command.prize);
    case 'close': {
      const over = replayExtortion(t, table, e).fight?.phase === 'over';
      const step: Step = {
        kind: 'called-off',
        rule: 'extort.spent',
        seat: e.seat,
        other: e.target,
        count: 1,
        correction: true,
      };
      return done({ ...table, extortion: undefined }, over ? [] : [step]);
    }
  }
}
