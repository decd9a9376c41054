// `lab explain`: one game of a run told as a story, with the reason of whoever chose; the very game that a report counted.
import type { Reason } from '../../bots/bot.ts';
import { playTable } from '../../bots/table.ts';
import {
  actionText,
  compile,
  eventText,
  eventsFor,
  outcomeOf,
  pointsOf,
  promptText,
  setUpTold,
  viewFor,
  winnersOf,
} from '../../engine/index.ts';
import type { Options } from '../../engine/index.ts';
import type { Game } from '../../engine/facts/game.ts';
import { numberIn } from '../../voice/number.ts';
import { sayWord } from '../../voice/voice.ts';
import type { Places } from '../../voice/voice.ts';
import { EXPLAIN_WORDS } from './explain-words.ts';
import type { ExplainWord } from './explain-words.ts';
import type { ReportLang } from './report/words.ts';
import { MOST_ACTIONS, botAt, seedOfGame, sitDown } from './shards/play-shard.ts';

export interface ExplainGame {
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: number;
  /** Number of the game in its run, from 0. */
  readonly number: number;
}

interface Choice {
  readonly action: number;
  readonly why: Reason | undefined;
  /** The question that was open, if it was another than what to do in the turn. */
  readonly asked: string | undefined;
}

/** Points that count as equal in a story. */
const EVEN = 0.05;

/** The game in lines; each step is told as the seat that does it hears it. */
export function explain(game: Game, { options, bots, seed: run, number }: ExplainGame, lang: ReportLang): string[] {
  const t = compile(game, options);
  const seed = seedOfGame(run, number);
  const s = new Int32Array(t.layout.size);
  const lines: string[] = [];
  let turns = 0;
  const seatName = (seat: number): string => `#${seat + 1}`;
  const say = (word: ExplainWord, places: Places): string => sayWord(EXPLAIN_WORDS[lang], lang, word, places) ?? '';
  const standing = (): string =>
    Array.from({ length: t.seats }, (_, seat) => `${seatName(seat)} ${pointsOf(t, s, seat)}`).join(' · ');
  const botOf = (seat: number): string => bots[botAt(bots.length, number, seat)];
  const reason = (seat: number, { action, why }: Choice): string => {
    const named = (code: number): string => actionText(t, code, lang, seatName);
    const places = { seat: seatName(seat), action: named(action) };
    if (why === undefined || why.kind === 'clear') return say(why?.kind ?? 'choice', places);
    if (why.kind === 'tried')
      return say('tried', { ...places, tries: why.tries, of: why.of, percent: Math.round(100 * why.chance) });
    const ahead = Math.round(10 * why.ahead) / 10;
    const next = named(why.next);
    return why.ahead < EVEN
      ? say('even', { ...places, next })
      : say('best', { ...places, next, ahead: numberIn(lang, ahead) });
  };
  const tell = (raw: readonly number[], viewer: number | 'table'): void => {
    let told: string[] = [];
    const flush = (): void => {
      if (told.length > 0) lines.push(`  ${told.join(' ')}`);
      told = [];
    };
    for (const event of eventsFor(t, raw, viewer)) {
      if (event.kind !== 'turn-began') {
        told.push(eventText(t, event, lang, seatName));
        continue;
      }
      flush();
      const seat = event.seat ?? 0;
      lines.push(
        '',
        say('turn', {
          round: Math.floor(turns / t.seats) + 1,
          turn: ++turns,
          seat: `${seatName(seat)} (${botOf(seat)})`,
          standing: standing(),
        }),
      );
    }
    flush();
  };

  let choice: Choice | undefined;
  const players = sitDown(t, bots, number, seed).map((player, seat) => ({
    ...player,
    choose(...open: Parameters<typeof player.choose>) {
      const view = viewFor(t, open[0], seat);
      const action = player.choose(...open);
      const asked = view.decision.kind === 'turn' ? undefined : promptText(t, view, lang, seatName);
      choice = { action, why: player.why?.(), asked };
      return action;
    },
  }));
  const dealt = setUpTold(t, s, seed);
  lines.push(
    say('title', {
      players: t.seats,
      bots: bots.join(', '),
      seed: String(run),
      game: number + 1,
      target: t.target,
    }),
  );
  for (const player of players) player.hear(dealt);
  tell(dealt, 'table');
  const actions = playTable(t, s, players, {
    seed,
    limit: MOST_ACTIONS,
    onStep: (_now, seat, _action, raw) => {
      if (choice !== undefined) {
        if (choice.asked !== undefined) lines.push(`  ${choice.asked}`);
        lines.push(`  ${reason(seat, choice)}`);
      }
      choice = undefined;
      tell(raw, seat);
    },
  });
  const winners = Array.from({ length: t.seats }, (_, seat) => seat).filter((seat) => (winnersOf(s) >> seat) & 1);
  const end = outcomeOf(s) === undefined ? 'endless' : winners.length === 0 ? 'nobody' : 'won';
  lines.push('', say(end, { actions, turns, winners: winners.map(seatName).join(', '), standing: standing() }));
  return lines;
}
