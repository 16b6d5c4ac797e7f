import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitLine, type FitPoint } from "../../../../shared/pivot/index.js";

const pointsOf = (...pairs: readonly (readonly [x: number, y: number])[]): FitPoint[] =>
  pairs.map(([x, y], row) => ({ row, x, y }));

describe("a fitted line", () => {
  it("is that of least squares, as calculated by hand", () => {
    // Means 3 and 4; sums of squares 10 and of products 6: slope 0.6, intercept 2.2.
    const fit = fitLine(pointsOf([1, 2], [2, 4], [3, 5], [4, 4], [5, 5]));
    expect(fit?.slope).toBeCloseTo(0.6);
    expect(fit?.intercept).toBeCloseTo(2.2);
    // Residuals −0.8, 0.6, 1, −0.6, −0.2, whose squares are 2.4 in all; those of y are 6.
    expect(fit?.explained).toBeCloseTo(0.6);
    expect(fit?.spread).toBeCloseTo(Math.sqrt(2.4 / 3));
    expect(fit?.points.map(({ residual }) => Number(residual.toFixed(6)))).toEqual([-0.8, 0.6, 1, -0.6, -0.2]);
    expect(fit?.outliers).toEqual([]);
  });

  it("names the card that is planted off it, furthest first", () => {
    const plain = Array.from({ length: 30 }, (_, at) => [at % 6, 2 * (at % 6) + 1 + (at % 2 ? 0.1 : -0.1)] as const);
    const fit = fitLine(pointsOf(...plain, [3, 12], [2, -1]));
    expect(fit?.outliers.map(({ row }) => row)).toEqual([31, 30]);
    expect(fit?.outliers.map(({ residual }) => Math.sign(residual))).toEqual([-1, 1]);
  });

  it("is none of fewer than three points, or of one x", () => {
    expect(fitLine(pointsOf([1, 1], [2, 2]))).toBeUndefined();
    expect(fitLine(pointsOf([1, 1], [1, 2], [1, 3]))).toBeUndefined();
    expect(fitLine(pointsOf([1, 1], [2, 2], [3, Infinity]))).toBeUndefined();
  });

  it("goes through all points of a line, none of which stands out", () => {
    const whole = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(whole, whole, fc.uniqueArray(whole, { minLength: 3 }), (slope, intercept, xs) => {
        const fit = fitLine(pointsOf(...xs.map((x) => [x, slope * x + intercept] as const)));
        expect(fit?.slope).toBeCloseTo(slope, 6);
        expect(fit?.outliers).toEqual([]);
      }),
    );
  });

  it("leaves residuals that add up to nothing", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 3 }), (pairs) => {
        const fit = fitLine(pointsOf(...pairs));
        const sum = fit?.points.reduce((all, { residual }) => all + residual, 0) ?? 0;
        expect(sum).toBeCloseTo(0, 6);
      }),
    );
  });
});
