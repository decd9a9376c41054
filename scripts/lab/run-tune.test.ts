// Tuning: numbers where they are written, the distance from goals, the search, and patches that git takes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { loadGame } from '../load/load-game.ts';
import type { Answer, CellAnswers } from './answers/answers.ts';
import { runTune } from './run-tune.ts';
import { gamesOf, halve } from './tune/halving.ts';
import type { Halving } from './tune/halving.ts';
import { distance, lossOf } from './tune/loss.ts';
import { patchOf } from './tune/patch.ts';
import { variantsOf } from './tune/variants.ts';
import { withValues, writtenValue } from './tune/written-value.ts';
import { writeTexts } from './tune/write-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TOOLS =
  '# Tools\r\ntools:\r\n  - id: fork # bent\r\n    points: 12 # many\r\n    at: { near: 3, far: [7] }\r\n    name: "5"\r\n';
const texts = new Map([
  ['tools.yaml', TOOLS],
  ['game.yaml', 'numbers:\n  4: 15'],
]);

describe('a number where it is written', () => {
  test.each([
    ['tools/fork/points', 12],
    ['tools/1/points', 12],
    ['tools/fork/at/near', 3],
    ['tools/fork/at/far/1', 7],
    ['game/numbers/4', 15],
  ])('%s', (id, value) => expect(writtenValue(texts, id)?.value).toBe(value));

  test.each(['tools/spoon/points', 'tools/fork/name', 'tools/fork', 'gangs/a/copies', 'tools'])('%s is none', (id) =>
    expect(writtenValue(texts, id)).toBeUndefined(),
  );

  it('is replaced, and every other byte stays', () => {
    const change = (id: string, to: number) => ({ at: writtenValue(texts, id)!, to });
    const changed = withValues(texts, [
      change('tools/fork/at/near', 10),
      change('tools/fork/points', 2),
      change('game/numbers/4', 15),
    ]);
    expect([...changed]).toEqual([['tools.yaml', TOOLS.replace('12', '2').replace('3', '10')]]);
  });
});

describe('the distance from a goal', () => {
  test.each([
    [5, { from: 4, to: 6 }, 0],
    [3, { from: 4, to: 6 }, 0.5],
    [12, { to: 10 }, 0.2],
    [1, { from: 4 }, 0.75],
    [1, { to: 0 }, 1],
  ])('of %d from %j is %d', (value, range, far) => expect(distance(value, range)).toBeCloseTo(far));

  it('grows without a jump and ever more slowly beyond one width', () => {
    expect(distance(2.001, { from: 0, to: 1 }) - distance(1.999, { from: 0, to: 1 })).toBeCloseTo(0.002);
    expect(distance(9, { from: 0, to: 1 }) - distance(8, { from: 0, to: 1 })).toBeLessThan(0.2);
  });

  const none = { de: '', en: '' };
  const goal = (id: string, weight?: number) => ({
    id,
    says: none,
    low: none,
    high: none,
    healthy: [],
    ...(weight && { weight }),
  });
  const answer = (figure: Answer['figure'], of: string | undefined, value: number): Answer => ({
    figure,
    of,
    value,
    low: value,
    high: value,
    games: 50,
    verdict: 'high',
    goal: { from: 0, to: 1 },
  });
  const cell = (...answers: Answer[]): CellAnswers[] => [{ players: 4, mode: 'base', games: 50, answers }];

  it('is the mean over the things of a goal, times its weight', () => {
    const cells = cell(answer('gang-win', 'a', 1.5), answer('gang-win', 'b', 1), answer('rolls', undefined, 2));
    expect(lossOf(cells, [goal('gang-win', 2), goal('rolls')]).total).toBeCloseTo(2 * 0.25 + 1);
  });

  it('counts what no longer happens as a whole width', () => {
    const before = cell(answer('gang-win', 'a', 1.5), answer('gang-win', 'b', 1));
    expect(lossOf(cell(answer('gang-win', 'b', 1)), [goal('gang-win')], before).total).toBeCloseTo(0.5);
    expect(lossOf(cell(answer('gang-win', 'b', NaN)), [goal('gang-win')], before).total).toBe(1);
  });
});

describe('the search', () => {
  const ranges = ['a', 'b', 'c'].map((id) => ({ id, from: 0, to: 20, step: 1 }));
  const plan: Halving<number> = {
    present: [10, 10, 10],
    ranges,
    candidates: 40,
    rounds: 5,
    games: 1,
    seed: 4,
    allowed: ([a = 0]) => a !== 9,
    // Nothing depends on c.
    play: ([a = 0, b = 0]) => Promise.resolve(Math.abs(a - 6) + Math.abs(b - 13)),
    lossOf: (played) => played,
  };

  it('comes closer, leaves alone what brings nothing, and is named by its seed', async () => {
    const found = await halve(plan);
    expect(found.proof!.before).toBe(7);
    expect(found.proof!.after).toBeLessThan(3);
    expect(found.best[2]).toBe(10);
    expect(await halve(plan)).toEqual(found);
    expect((await halve({ ...plan, candidates: 3, rounds: 1, seed: 5 })).best).not.toEqual(
      (await halve({ ...plan, candidates: 3, rounds: 1, seed: 6 })).best,
    );
  });

  it('plays what is refused never, and counts it', async () => {
    const played: number[] = [];
    const found = await halve({
      ...plan,
      play: (candidate) => (played.push(candidate[0]!), plan.play(candidate, 1, 1)),
    });
    expect(played).not.toContain(9);
    expect(found.refused).toBeGreaterThan(0);
  });

  it('plays all of a round on the same games, the last comparison on games of its own, and no more than it says', async () => {
    const seeds: string[] = [];
    let games = 0;
    await halve({
      ...plan,
      play: (candidate, amount, seed) => (
        seeds.push(`${seed}/${amount}`),
        (games += amount),
        plan.play(candidate, amount, seed)
      ),
    });
    expect(new Set(seeds).size).toBe(plan.rounds + 1);
    expect(seeds.filter((one) => one === seeds.at(-1))).toHaveLength(2);
    expect(games).toBeLessThanOrEqual(gamesOf(plan.candidates, plan.rounds, plan.games));
  });

  it('says that it was called off, and proves nothing then', async () => {
    let left = 50;
    const found = await halve({
      ...plan,
      play: (candidate) => (left-- > 0 ? plan.play(candidate, 1, 1) : Promise.resolve(undefined)),
    });
    expect([found.stopped, found.proof]).toEqual([true, undefined]);
  });

  it('ends where there is nothing new to try', async () => {
    const found = await halve({ ...plan, ranges: [{ id: 'a', from: 9, to: 10, step: 1 }], present: [10] });
    expect([found.best, found.refused]).toEqual([[10], 1]);
  });
});

it('makes a patch that git takes, with any line ends', () => {
  const files = [
    { path: 'tools.yaml', before: TOOLS, after: TOOLS.replace('12', '2') },
    { path: 'game.yaml', before: 'numbers:\n  4: 15', after: 'numbers:\n  4: 16' },
    { path: 'same.yaml', before: 'a: 1\n', after: 'a: 1\n' },
  ];
  for (const { path, before } of files) writeFileSync(join(folder, path), before);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['apply', '-'], { cwd: folder, input: patchOf(files) });
  for (const { path, after } of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(after);
  expect(patchOf(files)).not.toContain('same.yaml');
});

it('writes all files or none', () => {
  writeFileSync(join(folder, 'a.yaml'), 'a: 1\n');
  writeFileSync(join(folder, 'b.yaml'), 'b: changed\n');
  const [a, b] = [
    { name: 'a.yaml', before: 'a: 1\n', after: 'a: 2\n' },
    { name: 'b.yaml', before: 'b: 1\n', after: 'b: 2\n' },
  ];
  expect(writeTexts(folder, [a, b])).toContain('has been changed meanwhile');
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(a.before);
  expect(writeTexts(folder, [a])).toBeUndefined();
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(a.after);
});

describe('variants of the content', () => {
  const loaded = loadGame('content');
  if (loaded.game === undefined) throw new Error('content cannot be loaded');
  const { tuning } = loaded;
  const options = [{ players: loaded.game.numbers.maxPlayers }];

  it('are found for every range the content names, and what check refuses is no variant', () => {
    const variants = variantsOf('content', tuning, options);
    if ('faults' in variants) throw new Error(variants.faults.join());
    expect(variants.present).toHaveLength(tuning.length);
    const { present } = variants;
    expect(variants.textsOf(present)).toEqual([]);
    expect(variants.gameOf(present.with(0, present[0]! + 1))!.hash).not.toBe(loaded.game.hash);
    expect(variants.gameOf(present.map(() => -1))).toBeUndefined();
  });

  it('need numbers that are there, and ranges that end behind their beginning', () => {
    const range = { from: 1, to: 2, step: 1 };
    expect(
      variantsOf(
        'content',
        [
          { ...range, id: 'tools/nothing' },
          { ...tuning[0]!, from: 2, to: 1 },
        ],
        options,
      ),
    ).toEqual({
      faults: [
        expect.stringContaining('no number is written at "tools/nothing"'),
        expect.stringContaining('ends before it begins'),
      ],
    });
    expect(variantsOf('content', [], options)).toEqual({ faults: [expect.any(String)] });
  });

  it('flags that cannot be are told before any game', async () => {
    const { faults } = await runTune(
      loaded,
      'content',
      { candidates: '0', rounds: 'x', players: '1', write: false },
      () => undefined,
      new AbortController().signal,
    );
    expect(faults).toHaveLength(3);
  });
});
