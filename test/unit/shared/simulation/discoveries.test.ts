import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceBeyond, correctedValues } from "../../../../shared/simulation/index.js";

describe("values corrected for how many there are", () => {
  it("find what Benjamini and Hochberg found in their example (1995, section 3.1)", () => {
    const values = [
      ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
      ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
    ];
    const corrected = correctedValues(values);
    expect(corrected.filter((value) => value <= 0.05)).toHaveLength(4);
    // The fourth of fifteen: 0.0095 · 15 / 4.
    expect(corrected[3]).toBeCloseTo(0.035625, 12);
    expect(corrected[0]).toBeCloseTo(0.0015, 12);
    expect(corrected[14]).toBe(1);
  });

  it("are those that other programs have", () => {
    // p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.05), "BH") of R.
    for (const value of correctedValues([0.05, 0.01, 0.03, 0.02, 0.04])) expect(value).toBeCloseTo(0.05, 12);
    // p.adjust(c(0.5, 0.001, 0.04), "BH")
    const [last, first, middle] = correctedValues([0.5, 0.001, 0.04]);
    expect([last, first, middle?.toFixed(12)]).toEqual([0.5, 0.003, "0.060000000000"]);
    // p.adjust(c(0.01, 0.02, 0.021), "BH"): none is more than that of a larger value.
    for (const value of correctedValues([0.02, 0.01, 0.021])) expect(value).toBeCloseTo(0.021, 12);
    expect(correctedValues([])).toEqual([]);
    expect(correctedValues([0.2])).toEqual([0.2]);
  });

  it("find exactly the largest set whose values are all below their share of the line, as the procedure says", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        const most = sorted.reduce(
          (found, value, at) => (value * values.length <= 0.05 * (at + 1) ? at + 1 : found),
          0,
        );
        expect(correctedValues(values).filter((value) => value <= 0.05)).toHaveLength(most);
      }),
    );
  });
});

describe("how often chance alone is so many standard errors off", () => {
  // Tables of the normal distribution.
  it.each([
    [0, 1],
    [0.5, 0.617075077451974],
    [1, 0.317310507862914],
    [1.959963984540054, 0.05],
    [3, 0.00269979606326019],
    [3.5, 0.000465258158071418],
    [5, 5.73303143758387e-7],
    [8, 1.24419211485436e-15],
  ])("%d errors: %d", (errors, chance) => {
    expect(chanceBeyond(errors) / chance).toBeCloseTo(1, 9);
    expect(chanceBeyond(-errors)).toBe(chanceBeyond(errors));
  });

  it("is nothing far out", () => expect(chanceBeyond(60)).toBe(0));
});
