/** A row with two numbers. */
export interface FitPoint {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** A point with what the line says it should be, and by how much it is more. */
export interface FittedPoint extends FitPoint {
  readonly expected: number;
  readonly residual: number;
}

/** The straight line that fits some points best by least squares. */
export interface Fit {
  readonly slope: number;
  readonly intercept: number;
  /** The share of the variance of y that the line explains, from 0 to 1; null where y is the same everywhere. */
  readonly explained: number | null;
  /** The standard deviation of the residuals, with two parameters estimated. */
  readonly spread: number;
  readonly points: readonly FittedPoint[];
  /** Points that are further from the line than `outlierSpreads`, the furthest first. */
  readonly outliers: readonly FittedPoint[];
}

/** A point this many spreads away from the line stands out: about one of twenty does by chance. */
export const outlierSpreads = 2;

/** Residuals below this share of the values are rounding. */
const rounding = 1e-9;

/** Fits a line through points; undefined for fewer than three of them, or where all have the same x. */
export function fitLine(points: readonly FitPoint[]): Fit | undefined {
  const count = points.length;
  if (count < 3) return undefined;
  const mean = (of: (point: FitPoint) => number): number => points.reduce((sum, each) => sum + of(each), 0) / count;
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)];
  let [squaresX, squaresY, products] = [0, 0, 0];
  for (const { x, y } of points) {
    squaresX += (x - middleX) ** 2;
    squaresY += (y - middleY) ** 2;
    products += (x - middleX) * (y - middleY);
  }
  if (!(squaresX > 0) || !Number.isFinite(squaresX + squaresY)) return undefined;
  const slope = products / squaresX;
  const intercept = middleY - slope * middleX;
  const fitted = points.map((point) => {
    const expected = intercept + slope * point.x;
    return { ...point, expected, residual: point.y - expected };
  });
  const rest = fitted.reduce((sum, { residual }) => sum + residual ** 2, 0);
  const spread = Math.sqrt(rest / (count - 2));
  const isExact = spread <= rounding * Math.max(1, Math.abs(middleY));
  return {
    slope,
    intercept,
    explained: squaresY > 0 ? Math.max(0, 1 - rest / squaresY) : null,
    spread,
    points: fitted,
    outliers: isExact
      ? []
      : fitted
          .filter(({ residual }) => Math.abs(residual) > outlierSpreads * spread)
          .sort((a, b) => Math.abs(b.residual) - Math.abs(a.residual) || a.row - b.row),
  };
}
