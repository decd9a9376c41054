// A comparison for the terminal: what differs first, the clearest on top; then how many figures do not, and what came nearest.
import type { Game } from '../../../engine/facts/game.ts';
import { numberIn } from '../../../voice/number.ts';
import { sayWord } from '../../../voice/voice.ts';
import type { Places } from '../../../voice/voice.ts';
import { FIGURES } from '../answers/figures.ts';
import { figureVoice } from '../report/say-figure.ts';
import type { ReportLang } from '../report/words.ts';
import { COMPARE_WORDS } from './compare-words.ts';
import type { CompareWord } from './compare-words.ts';
import type { CellDifferences, Difference } from './differences.ts';

export interface Comparison {
  readonly names: readonly [before: string, after: string];
  readonly games: number;
  /** Whether both contents have the same hash. */
  readonly same: boolean;
  readonly stopped: boolean;
  readonly cells: readonly CellDifferences[];
}

/** How far a difference lies from 0, as a part of half its range. */
const clarity = ({ value, low, high }: Difference): number =>
  high === low ? Infinity : Math.abs(value) / (high - low);

/** Lines of the comparison; things are called as in `game`. */
export function compareText(game: Game, comparison: Comparison, lang: ReportLang): string {
  const voice = figureVoice(game, lang);
  const say = (word: CompareWord, places: Places = {}): string =>
    sayWord(COMPARE_WORDS[lang], lang, word, places) ?? word;
  const { names, games, same, stopped, cells } = comparison;
  const places = (one: Difference): Places => {
    const digits = FIGURES[one.figure].unit === 'times' ? 2 : 1;
    const signed = (value: number): string =>
      `${value > 0 ? '+' : ''}${numberIn(lang, Number(value.toFixed(digits)))}`.replace('-', '−');
    return {
      name: voice.name(one),
      before: voice.value(one.before, one.figure),
      after: voice.value(one.after, one.figure),
      value: signed(one.value),
      low: signed(one.low),
      high: signed(one.high),
      games: numberIn(lang, one.needs ?? 0),
    };
  };
  const lines = [
    say('title', {
      title: game.title[lang] ?? game.id,
      games: numberIn(lang, games),
      before: names[0],
      after: names[1],
    }),
  ];
  if (same) lines.push(say('same'));
  if (stopped) lines.push(say('stopped'));
  for (const { players, mode, differences } of cells) {
    lines.push('', voice.say('cell', { players, mode: voice.say(`mode.${mode}`) }));
    const order = [...differences].sort((a, b) => clarity(b) - clarity(a));
    const seen = order.filter((one) => one.seen);
    const rest = order.filter((one) => !one.seen);
    if (differences.length === 0) lines.push(`  ${say('few')}`);
    else if (differences.every(({ value }) => value === 0)) lines.push(`  ${say('equal')}`);
    else {
      lines.push(...seen.map((one) => `  ${say('seen', places(one))}`));
      if (rest.length > 0) lines.push(`  ${say('none', { count: rest.length })}`);
      const near = rest.find(({ value }) => value !== 0);
      if (near !== undefined) lines.push(`      ${say('nearest', places(near))}`);
    }
  }
  lines.push('', say('how'));
  return lines.join('\n');
}
