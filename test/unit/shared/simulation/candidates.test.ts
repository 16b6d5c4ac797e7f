import { describe, expect, it } from "vitest";
import { candidatesOf, valuesIn } from "../../../../shared/simulation/index.js";

const values = (from: number, to: number, step: number) => {
  const found = valuesIn({ from, to, step });
  return found.ok ? found.value : found.error.code;
};

describe("the values of a range", () => {
  it("go from the first as far as steps lead, without the rounding of floats", () => {
    expect(values(1, 4, 1)).toEqual([1, 2, 3, 4]);
    expect(values(1, 4.5, 1)).toEqual([1, 2, 3, 4]);
    expect(values(0.1, 0.7, 0.1)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
    expect(values(-0.3, 0.1, 0.1)).toEqual([-0.3, -0.2, -0.1, 0, 0.1]);
    expect(values(3, 3, 1)).toEqual([3]);
  });

  it("are each there once, however small the step or large the numbers, and a zero has no sign", () => {
    expect(values(1, 1.00000002, 1e-8)).toEqual([1, 1.00000001, 1.00000002]);
    expect(values(1e16, 1e16 + 6, 1)).toEqual([1e16, 1e16 + 2, 1e16 + 4, 1e16 + 6]);
    expect(values(-1e-8, 0, 1)).toEqual([0]);
  });

  it("are at most 200, and at least one", () => {
    expect(values(1, 200, 1)).toHaveLength(200);
    expect(values(0, 200, 1)).toBe("tuner/too-many-candidates");
    expect(values(2, 1, 1)).toBe("tuner/range");
    expect(values(1, 2, 0)).toBe("tuner/range");
    expect(values(Number.NaN, 2, 1)).toBe("tuner/range");
    expect(values(-1e308, 1e308, 1e308)).toBe("tuner/too-many-candidates");
  });
});

describe("the combinations of values", () => {
  it("have the smallest change first, the larger share of a range counting", () => {
    expect(candidatesOf([{ now: 3, values: [1, 2, 3, 4] }])).toMatchObject({ ok: true, value: [[3], [2], [4], [1]] });
    const two = candidatesOf([
      { now: 0, values: [0, 1] },
      { now: 0, values: [0, 10, 20] },
    ]);
    expect(two).toMatchObject({
      ok: true,
      value: [
        [0, 0],
        [0, 10],
        [0, 20],
        [1, 0],
        [1, 10],
        [1, 20],
      ],
    });
  });

  it("change two numbers a little before one of them much", () => {
    const number = { now: 0, values: [0, 1, 2, 3, 4] };
    const all = candidatesOf([number, number]);
    const order = all.ok ? all.value.map((each) => each.join(" ")) : [];
    expect(order.slice(0, 4).toSorted()).toEqual(["0 0", "0 1", "1 0", "1 1"]);
    expect(order.at(-1)).toBe("4 4");
  });

  it("are at most 200", () => {
    const of = (count: number) => ({ now: 0, values: Array.from({ length: count }, (_, at) => at) });
    expect(candidatesOf([of(10), of(20)]).ok).toBe(true);
    expect(candidatesOf([of(10), of(21)])).toMatchObject({ ok: false, error: { code: "tuner/too-many-candidates" } });
  });
});
