// Progress: drawn on a terminal, silent in a pipe.
import { describe, expect, test } from 'vitest';
import { progressLine, startProgress, timeLeft } from './progress.ts';

const recorder = (isTTY: boolean, columns = 80) => {
  const written: string[] = [];
  return { written, stream: { isTTY, columns, write: (text: string) => written.push(text) } };
};

describe('progress', () => {
  test('says count, rate and time left', () => {
    expect(progressLine('cards', 50, 200, 2000)).toBe('50 of 200 cards, 25/s, 6 s left');
    expect(progressLine('games', 3, 100, 2000)).toBe('3 of 100 games, 1.5/s, 1 min 5 s left');
    expect(progressLine('cards', 0, 5, 0)).toBe('0 of 5 cards');
    expect(progressLine('cards', 5, 5, 1000)).toBe('5 of 5 cards, 5.0/s');
    expect(progressLine('pages', 30, undefined, 2000)).toBe('30 pages, 15/s');
  });

  test.each([
    [0, '0 s'],
    [0.2, '1 s'],
    [59.5, '1 min 0 s'],
    [200, '3 min 20 s'],
  ])('%d seconds are "%s"', (seconds, text) => expect(timeLeft(seconds)).toBe(text));

  test('is silent in a pipe', () => {
    const { written, stream } = recorder(false);
    const progress = startProgress({ noun: 'cards', total: 2, stream });
    progress.at(1);
    progress.at(2);
    progress.end();
    expect(written).toEqual([]);
  });

  test('is whole on a terminal that does not know its width', () => {
    const { written, stream } = recorder(true, 0);
    startProgress({ noun: 'cards', total: 2, stream, now: () => 0 }).at(1);
    expect(written).toEqual(['\r\u001B[K1 of 2 cards']);
  });

  test('is drawn at most ten times a second, and always when done; the end wipes the line', () => {
    const { written, stream } = recorder(true, 20);
    let time = 0;
    const progress = startProgress({ noun: 'cards', total: 4, stream, now: () => time });
    for (const [done, ms] of [
      [1, 50],
      [2, 100],
      [3, 160],
      [4, 170],
    ] as const) {
      time = ms;
      progress.at(done);
    }
    progress.end();
    expect(written).toEqual(
      [
        '\r\u001B[K1 of 4 cards, 20/s,',
        '\r\u001B[K3 of 4 cards, 19/s,',
        '\r\u001B[K4 of 4 cards, 24/s',
        '\r\u001B[K',
      ].map((line) => line.slice(0, 22 + 1)),
    );
  });
});
