// What a fuzzing run says at its end: ends of games, what was exercised, what was not, and a fault as a list of moves.
import { RULE_IDS, ruleOfEffect, ruleOfPower } from '../../engine/index.ts';
import { EFFECT_KINDS, POWER_KINDS } from '../../engine/facts/game.ts';
import type { FuzzCounts } from './run-fuzz.ts';

/** With so many games and more, every rule, effect and power must have been exercised. */
export const ALL_EXERCISED_FROM = 500;

/** Everything a run should come across. */
export const TO_EXERCISE: readonly string[] = [
  ...RULE_IDS,
  ...EFFECT_KINDS.map(ruleOfEffect),
  ...POWER_KINDS.map(ruleOfPower),
  'leave',
];

/** What a run never came across. */
export const missed = ({ exercised }: FuzzCounts): string[] => TO_EXERCISE.filter((id) => (exercised[id] ?? 0) === 0);

/** True when nothing differed, the ends add up, and a run that is long enough exercised everything. */
export const isSound = (counts: FuzzCounts): boolean =>
  counts.failed === undefined &&
  counts.won + counts.drawn + counts.capped + counts.crashed === counts.games &&
  (counts.games < ALL_EXERCISED_FROM || missed(counts).length === 0);

function faultText({ failed }: FuzzCounts): string[] {
  if (failed === undefined) return [];
  const { options, seed, copies, content } = failed.setting;
  const cards = copies === undefined ? 'cards as printed' : `at most ${copies} of each card`;
  return [
    '',
    `game ${failed.index}: ${failed.kind} after ${failed.moves.length} moves`,
    `  ${failed.says}`,
    `  options ${JSON.stringify(options)}, ${cards}${content === undefined ? '' : `, content varied by ${content}`}`,
    `  seed ${seed}`,
    `  moves ${failed.moves.join(' ')}`,
  ];
}

/** The whole report, without a line break at the end. */
export function fuzzReport(counts: FuzzCounts): string {
  const width = Math.max(...TO_EXERCISE.map((id) => id.length));
  const rows = TO_EXERCISE.map((id) => `  ${id.padEnd(width)}  ${String(counts.exercised[id] ?? 0).padStart(9)}`);
  const never = missed(counts);
  const { games, steps, won, drawn, capped, crashed } = counts;
  return [
    'exercised (done, or forbidding something):',
    ...rows,
    '',
    `${games} games, ${steps} steps: ${won} won, ${drawn} drawn, ${capped} capped, ${crashed} crashed`,
    never.length === 0 ? 'Every rule, effect and power was exercised.' : `never exercised: ${never.join(', ')}`,
    ...faultText(counts),
  ].join('\n');
}
