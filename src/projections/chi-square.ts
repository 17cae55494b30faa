/** ln Γ(halves / 2) for a positive whole number of halves. */
function logGammaOfHalves(halves: number): number {
  let log = halves % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let step = halves % 2 === 0 ? 2 : 1; step < halves; step += 2) log += Math.log(step / 2);
  return log;
}

const PRECISION = 1e-14;
const MOST_TERMS = 10_000;

/** Regularised lower incomplete gamma P(a, x) by its series; converges fast for x < a + 1. */
function lowerBySeries(a: number, x: number, logGamma: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma);
}

/** Regularised upper incomplete gamma Q(a, x) by its continued fraction (Lentz); converges fast for x ≥ a + 1. */
function upperByFraction(a: number, x: number, logGamma: number): number {
  const least = 1e-300;
  let b = x + 1 - a;
  let c = 1 / least;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_TERMS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = an * d + b;
    d = 1 / (Math.abs(d) < least ? least : d);
    c = b + an / c;
    if (Math.abs(c) < least) c = least;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma);
}

/**
 * Probability that a chi-square variable with so many degrees of freedom (a whole number, at least 1) is at
 * least `statistic`.
 */
export function chiSquareTail(statistic: number, degrees: number): number {
  if (statistic <= 0) return 1;
  const a = degrees / 2;
  const x = statistic / 2;
  const logGamma = logGammaOfHalves(degrees);
  const tail = x < a + 1 ? 1 - lowerBySeries(a, x, logGamma) : upperByFraction(a, x, logGamma);
  return Math.min(1, Math.max(0, tail));
}

/** Pearson's statistic of counts that are all expected to be equal; 0 for no counts at all. */
export function chiSquareOfEqual(counts: readonly number[]): number {
  const total = counts.reduce((sum, each) => sum + each, 0);
  if (total === 0) return 0;
  const expected = total / counts.length;
  return counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
}
