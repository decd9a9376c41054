// The first choice of a search: every candidate is tried in the same worlds as greedy's own, and must be better beyond luck to take its place.

/** Worlds before anything is judged. */
const FEWEST = 8;
/** Standard errors by which a candidate is worse to be dropped, and better to be taken. */
const DROPPED = 1.6;
const TAKEN = 1.3;

/** Candidate 0 is greedy's. Differences to it are kept by candidate: sum, and sum of squares. */
export class Duel {
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  readonly #in: Uint8Array;
  #worlds = 0;
  #first = 0;

  constructor(candidates: number) {
    this.#sums = new Float64Array(candidates);
    this.#squares = new Float64Array(candidates);
    this.#in = new Uint8Array(candidates).fill(1);
  }

  isIn(candidate: number): boolean {
    return this.#in[candidate] === 1;
  }

  left(): number {
    return this.#in.reduce((sum, one) => sum + one, 0);
  }

  /** The chance a candidate led to in the present world; candidate 0 is noted first. */
  note(candidate: number, chance: number): void {
    if (candidate === 0) this.#first = chance;
    this.#sums[candidate] += chance - this.#first;
    this.#squares[candidate] += (chance - this.#first) ** 2;
  }

  /** Ends a world, and drops who is clearly worse. */
  settle(): void {
    this.#worlds++;
    if (this.#worlds < FEWEST) return;
    for (let i = 1; i < this.#in.length; i++) if (this.#edge(i) < -DROPPED) this.#in[i] = 0;
  }

  /** The candidate to take. */
  best(): number {
    let [chosen, most] = [0, 0];
    for (let i = 1; i < this.#in.length; i++)
      if (this.isIn(i) && this.#edge(i) > TAKEN && this.#sums[i] > most) [chosen, most] = [i, this.#sums[i]];
    return chosen;
  }

  /** Mean difference in standard errors. */
  #edge(candidate: number): number {
    const n = Math.max(2, this.#worlds);
    const mean = this.#sums[candidate] / n;
    const variance = Math.max(1e-9, this.#squares[candidate] / n - mean * mean);
    return mean / Math.sqrt(variance / n);
  }
}
