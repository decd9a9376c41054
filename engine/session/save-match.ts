// A match as text: the set-up and the log, intent and outcome. Loading replays it and checks that it ends where it ended.
import type { Outcomes } from '../api/chance.ts';
import type { Options } from '../api/options.ts';
import type { Game } from '../facts/game.ts';
import { isSealed, sealed } from '../facts/seal.ts';
import { decider } from '../play/decider.ts';
import { checkOptions } from '../tables/check-options.ts';
import { RULES_VERSION } from '../tables/compile.ts';
import type { Tables } from '../tables/tables.ts';
import { hashSaved, loadState, parseObject, saveState } from '../state/save.ts';
import type { SaveRefusal } from '../state/save.ts';
import { barrierOf } from './barrier.ts';
import { isDealt } from './check-dealt.ts';
import { CHECKPOINT, runCommand } from './match.ts';
import { readCorrection } from './read-correction.ts';
import { renewCommand, type Command } from './command.ts';
import type { Entry, Match } from './match.ts';

export const MATCH_FORMAT = 'grab-dich-frei/match';
/** A check over the whole text is saved with it. */
export const MATCH_VERSION = 3;

export type LoadedMatch =
  | { readonly ok: true; readonly value: Match }
  | { readonly ok: false; readonly refusal: SaveRefusal };

/** A match as one line of JSON; lines that were taken back stay, so that they can be done again. */
export function saveMatch(match: Match): string {
  const content = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    rules: RULES_VERSION,
    seed: match.seed,
    options: match.tables.options,
    initial: saveState(match.tables, match.initial),
    dealt: match.dealt,
    entries: match.entries.map(({ command, outcomes, handedIn }) => [command, outcomes, handedIn ? 1 : 0]),
    at: match.at,
    end: hashSaved(match.tables, match.state),
  };
  return sealed(content);
}

/**
 * The options a saved match was played with, checked against this game: compile with them, then `loadMatch`. Undefined if
 * the text is no match, or its options cannot be played with this content.
 */
export function optionsOfMatch(game: Game, text: string): Options | undefined {
  const options = parseObject(text)?.options;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  try {
    return checkOptions(game, options as Options).length === 0 ? (options as Options) : undefined;
  } catch {
    return undefined;
  }
}

const DAMAGED: SaveRefusal = {
  code: 'SAVE_DAMAGED',
  message: 'This save is damaged.',
  hint: 'Use an earlier copy of it.',
};
const damaged: LoadedMatch = { ok: false, refusal: DAMAGED };

/** Reads a match of the same game and options; anything else is refused, saying why. Never throws. */
export function loadMatch(t: Tables, text: string): LoadedMatch {
  const save = parseObject(text);
  if (save === undefined || save.format !== MATCH_FORMAT) {
    return {
      ok: false,
      refusal: {
        code: 'NOT_A_SAVE',
        message: 'This is not a saved match.',
        hint: 'Choose a file that was saved here.',
      },
    };
  }
  if (save.version !== MATCH_VERSION || save.rules !== RULES_VERSION) {
    return {
      ok: false,
      refusal: {
        code: 'SAVE_VERSION',
        message: 'This match was saved by another version of the rules.',
        hint: 'Finish it with the version that saved it.',
      },
    };
  }
  if (!isSealed(text) || typeof save.initial !== 'string' || !Array.isArray(save.entries) || !Array.isArray(save.dealt))
    return damaged;
  const initial = loadState(t, save.initial);
  if (!initial.ok) return initial;
  if (!isDealt(t, initial.value, save.dealt)) return damaged;
  const at = Number(save.at);
  if (!Number.isInteger(at) || at < 0 || at > save.entries.length || !Number.isSafeInteger(save.seed)) return damaged;
  try {
    return replay(
      {
        tables: t,
        seed: Number(save.seed),
        initial: initial.value,
        dealt: save.dealt,
        entries: [],
        at: 0,
        state: initial.value,
        checkpoints: [initial.value],
      },
      save.entries,
      at,
      String(save.end),
    );
  } catch {
    return damaged;
  }
}

function replay(start: Match, lines: readonly unknown[], at: number, end: string): LoadedMatch {
  const entries: Entry[] = [];
  const checkpoints = [...start.checkpoints];
  let { state } = start;
  let reached = state;
  for (const line of lines) {
    const [written, outcomes, handedIn] = line as [Command, Outcomes, number];
    const command = renewCommand(start.tables.game, written);
    if (command.kind === 'action' && command.seat !== decider(state)) return damaged;
    if (command.kind === 'correction' && readCorrection(command.correction) === undefined) return damaged;
    const done = runCommand(start.tables, state, command, outcomes);
    if (!done.ok) return damaged;
    const { events } = done.value;
    entries.push({
      command,
      outcomes: done.value.outcomes,
      events,
      handedIn: handedIn === 1,
      barrier: barrierOf(state, done.value.state, command, events),
    });
    state = done.value.state;
    if (entries.length % CHECKPOINT === 0) checkpoints.push(state);
    if (entries.length === at) reached = state;
  }
  if (hashSaved(start.tables, reached) !== end) return damaged;
  return { ok: true, value: { ...start, entries, at, state: reached, checkpoints } };
}
