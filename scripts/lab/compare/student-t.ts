// Quantiles of Student's t: how far a mean of few values may lie from the true one.

/** Quantile of the standard normal distribution for 0.5 ≤ p < 1 (Abramowitz and Stegun 26.2.23, then two Newton steps). */
export function normalQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - p));
  let z = t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
  for (let step = 0; step < 2; step++) z -= (1 - p - upperTail(z)) / density(z);
  return z;
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Probability above `z` ≥ 0, by a continued fraction where the series would lose digits. */
function upperTail(z: number): number {
  if (z < 2) {
    let [sum, term] = [z, z];
    for (let n = 1; n < 200; n++) {
      term *= (z * z) / (2 * n + 1);
      sum += term;
    }
    return 0.5 - density(z) * sum;
  }
  let fraction = 0;
  for (let n = 60; n > 0; n--) fraction = n / (z + fraction);
  return density(z) / (z + fraction);
}

/** Quantile of Student's t with `freedom` ≥ 7 degrees of freedom for 0.5 ≤ p < 1 (Cornish-Fisher expansion; within 1 % there). */
export function studentT(p: number, freedom: number): number {
  const z = normalQuantile(p);
  const v = freedom;
  return (
    z +
    (z ** 3 + z) / (4 * v) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * v ** 3)
  );
}
