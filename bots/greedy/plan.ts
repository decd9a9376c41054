// The plan: some of what can be done here, then a way to where more can be done; what each number of actions is worth.
import { fearWorth, foesAt } from './jobs.ts';
import type { Mind } from './mind.ts';

function at(m: Mind, place: number): number {
  return place * (m.w.horizon + 1);
}

/** What the first `count` jobs of a place bring, each later one a little less; one job, the first of kind `without`, may be left out. */
function jobsWorth(m: Mind, place: number, count: number, without = -1): number {
  const { gains, kinds, powers } = m;
  const from = at(m, place);
  let sum = 0;
  let done = 0;
  let skip = without;
  for (let i = 0; i < m.jobs[place] && done < count; i++) {
    if (kinds[from + i] === skip) {
      skip = -1;
      continue;
    }
    sum += gains[from + i] * powers[done++];
  }
  return sum;
}

/** Works out what arriving anywhere, and leaving from `here`, is worth. */
export function plan(m: Mind, here: number): void {
  const { t, w, arrive, leave, roll, powers } = m;
  const most = w.horizon;
  const cost = t.n.carefulCost;
  m.after.fill(Number.NaN);
  const each = fearWorth(m);
  for (let place = 0; place < t.locations; place++) {
    const fear = each * foesAt(m, place);
    for (let left = 0; left <= most; left++) arrive[at(m, place) + left] = jobsWorth(m, place, left) - fear;
  }
  goOn(m, here);
  for (let left = 0; left <= most; left++) {
    roll[left] = left >= t.n.actionCost ? powers[t.n.actionCost] * rolled(m, here, left - t.n.actionCost) : 0;
    let best = roll[left];
    if (left >= cost)
      for (let place = 0; place < t.locations; place++)
        if (place !== here) best = Math.max(best, powers[cost] * arrive[at(m, place) + left - cost]);
    leave[left] = best;
  }
}

/** Whoever comes to a poor place goes on to a better one, carefully. */
function goOn(m: Mind, here: number): void {
  const { t, w, arrive, powers } = m;
  const cost = t.n.carefulCost;
  // From the many to the few, so that what is read has not been raised yet.
  for (let left = w.horizon; left > cost; left--) {
    let best = 0;
    let second = 0;
    let bestPlace = -1;
    for (let place = 0; place < t.locations; place++) {
      const worth = place === here ? 0 : arrive[at(m, place) + left - cost];
      if (worth > best) [second, best, bestPlace] = [best, worth, place];
      else if (worth > second) second = worth;
    }
    for (let place = 0; place < t.locations; place++) {
      const i = at(m, place) + left;
      arrive[i] = Math.max(arrive[i], powers[cost] * (place === bestPlace ? second : best));
    }
  }
}

/** What a roll leads to on the whole: the best place among those that the dice show, or staying. */
function rolled(m: Mind, here: number, left: number): number {
  const { t, order, arrive } = m;
  const faces = t.n.dieFaces;
  const dice = t.powers.moveDice[m.gang];
  const row = m.w.horizon + 1;
  for (let i = 0; i < t.locations; i++) {
    let j = i;
    while (j > 0 && arrive[order[j - 1] * row + left] < arrive[i * row + left]) order[j] = order[--j];
    order[j] = i;
  }
  let seen = 0;
  let missed = 1;
  let sum = 0;
  for (let i = 0; i < t.locations; i++) {
    const place = order[i];
    if (place === here) return sum + missed * arrive[here * row + left];
    seen |= m.facts.places[place].faces[t.teamOf[m.seat]];
    const open = (1 - count(seen) / faces) ** dice;
    sum += (missed - open) * arrive[place * row + left];
    missed = open;
  }
  return sum;
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** What `left` actions are worth at `here`, with one job of kind `without` done already. */
export function worthHere(m: Mind, here: number, left: number, without = -1): number {
  if (left <= 0) return 0;
  let best = 0;
  for (let stay = 0; stay <= left; stay++)
    best = Math.max(best, jobsWorth(m, here, stay, without) + m.powers[stay] * m.leave[left - stay]);
  return best;
}

/** What arriving at a place with `left` actions is worth. */
export const worthAt = (m: Mind, place: number, left: number): number => m.arrive[at(m, place) + Math.max(0, left)];

/** Gain of the first job of a kind in the list of a place, 0 if there is none. */
export function jobGain(m: Mind, place: number, kind: number): number {
  for (let i = 0; i < m.jobs[place]; i++) if (m.kinds[at(m, place) + i] === kind) return m.gains[at(m, place) + i];
  return 0;
}
