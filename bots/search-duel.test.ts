// Luck does not unseat greedy's choice, a steady edge does, and who is clearly worse is dropped.
import { expect, test } from 'vitest';
import { Duel } from './search-duel.ts';

function fight(edges: readonly number[], worlds: number): Duel {
  const duel = new Duel(edges.length);
  for (let world = 0; world < worlds; world++) {
    const noise = (world % 2) - 0.5;
    edges.forEach((edge, i) => duel.isIn(i) && duel.note(i, 0.5 + (i === 0 ? 0 : edge + 0.2 * noise)));
    duel.settle();
  }
  return duel;
}

test('a steady edge is taken, an edge within luck is not', () => {
  expect(fight([0, 0.1, 0.15], 40).best()).toBe(2);
  expect(fight([0, 0.005, 0.01], 40).best()).toBe(0);
});

test('who is clearly worse is tried no more, but not before some worlds', () => {
  expect(fight([0, -0.3], 4).left()).toBe(2);
  expect(fight([0, -0.3], 40).left()).toBe(1);
});
