/**
 * P values corrected for how many there are: calling everything found whose corrected value is at most 0.05 keeps the expected
 * share of false ones among them at 0.05 or less (Benjamini and Hochberg 1995). In the order of the values.
 */
export function correctedValues(values: readonly number[]): readonly number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => b.value - a.value);
  const corrected = values.map(() => 1);
  let least = 1;
  order.forEach(({ value, at }, rank) => {
    least = Math.min(least, (value * values.length) / (values.length - rank));
    corrected[at] = least;
  });
  return corrected;
}

/** How often chance alone is at least so many standard errors off, on either side. */
export function chanceBeyond(errors: number): number {
  const x = Math.abs(errors) / Math.SQRT2;
  if (x > 26) return 0;
  return x < 2.5 ? 1 - erfBySeries(x) : erfcByFraction(x);
}

/** The error function by its Taylor series, for small numbers. */
function erfBySeries(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

/** Its complement by a continued fraction (Laplace), for large ones. */
function erfcByFraction(x: number): number {
  let fraction = 0;
  for (let n = 80; n > 0; n--) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}
