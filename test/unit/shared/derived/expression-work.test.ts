import { describe, expect, it, vi } from "vitest";
import { Work } from "../../../../shared/base/index.js";
import { compileExpression, mostSteps } from "../../../../shared/derived/index.js";
import { countedList, growth } from "../../../support/counted-reads.js";
import { fuzzExpressions } from "../../../support/expression-work.js";

const text = "word ".repeat(20_000);
const list = Array.from({ length: 10_000 }, (_, at) => `s${at}`);

const evaluate = (source: string, work?: Work): unknown => {
  const result = compiled(source).evaluate({ text, words: list, row: { text } }, work);
  return result.ok ? result.value : result.error.message;
};

function compiled(source: string): Extract<ReturnType<typeof compileExpression>, { ok: true }>["value"] {
  const expression = compileExpression(source);
  if (!expression.ok) throw new Error(expression.error.message);
  return expression.value;
}

describe("the work of an expression", () => {
  it.each([
    ["lists within lists", 'text.split(" ").map(a, text.split(" ").map(b, a + b)).size()'],
    ["letters within letters", 'text.split("").all(a, text.split("").all(b, a.size() == b.size()))'],
    ["an error that exists goes on behind", 'text.split("").exists(a, text.split("").exists(b, a == b && false))'],
    ["an error that || would hide", "words.map(a, words.map(b, b)).size() > 0 || true"],
    ["looking up in a list for each entry", "words.filter(a, a in words).size()"],
    ["comparing lists for each entry", "words.filter(a, words.map(b, b) == words).size()"],
    ["searching a long text for each entry", 'words.filter(a, text.contains("zzzz")).size()'],
    ["adding lists up", `size(${Array.from({ length: 300 }, () => "words").join(" + ")})`],
    ["a list that doubles", `cel.bind(a, words + words, ${"cel.bind(a, a + a, ".repeat(30)}size(a)${")".repeat(31)}`],
  ])("is bounded: %s", (_, source) => {
    const work = new Work(mostSteps);
    expect(evaluate(source, work)).toContain("The expression takes too much work: more than 200,000 steps");
    expect(work.steps).toBeLessThan(mostSteps + text.length + 1);
  });

  it.each([
    ["a text that doubles", `cel.bind(a, text + text, ${"cel.bind(a, a + a, ".repeat(20)}a.upper()${")".repeat(21)}`],
    ["texts that are joined", 'text.split("").join("ab").split("").join("ab").split("").join("ab").size()'],
    ["a text added up", Array.from({ length: 300 }, () => "text").join(" + ")],
    ["texts as one", 'words.map(a, text).join("")'],
  ])("makes no endless texts: %s", (_, source) => {
    expect(evaluate(source)).toMatch(/more than 1,000,000 letters|too much work/u);
  });

  it.each([
    ["between many", "words.join(text)"],
    ["hidden by ||", 'words.join(text) == "" || true'],
  ])("joins no text that is too long, not even to measure it: %s", (_, source) => {
    const join = vi.spyOn(Array.prototype, "join");
    try {
      expect(evaluate(source)).toContain("more than 1,000,000 letters");
      expect(join.mock.calls.filter(([between]) => between === text)).toEqual([]);
    } finally {
      join.mockRestore();
    }
  });

  it("joins what is not a text too, and names join in its messages", () => {
    const cells = { words: [1n, "a", 2.5] };
    const join = (source: string): unknown => {
      const result = compiled(source).evaluate(cells);
      return result.ok ? result.value : result.error.message;
    };
    expect(join("words.map(a, a).join()")).toBe("1a2.5");
    expect(join('words.join(", ")')).toBe("1, a, 2.5");
    expect(join("words.join(2)")).toBe("There is no join for a number.");
  });

  it("joins long texts that are not too long", () => {
    expect(evaluate('words.map(a, "0123456789012345678901234567890123456789").join("0123456789").size()')).toBe(
      499_990n,
    );
  });

  it.each([
    ['text.split(" ").filter(a, a.startsWith("w")).size()', 20_000n],
    ['text.split(" ").map(a, a.upper()).join(" ").size()', BigInt(text.length)],
    ['words.exists(a, a == "s9999")', true],
    ['text.contains("zzzz")', false],
  ])("leaves room for what people ask of long texts: %s", (source, value) => {
    expect(evaluate(source)).toBe(value);
  });

  it("the work of one row has no effect on the next", () => {
    const expression = compiled("words.map(a, words.map(b, b)).size()");
    expect(expression.evaluate({ words: list }).ok).toBe(false);
    expect(expression.evaluate({ words: ["a", "b"] })).toEqual({ ok: true, value: 2n });
  });

  it("grows with its list as its reads of the list do", () => {
    const measure = (size: number): number => {
      const reads = new Work();
      const work = new Work();
      const words = countedList(
        Array.from({ length: size }, (_, at) => `s${at}`),
        reads,
      );
      compiled('words.map(a, a + "x").filter(b, b.contains("1")).size()').evaluate({ words }, work);
      expect(reads.steps).toBeLessThanOrEqual(4 * work.steps);
      return work.steps;
    };
    expect(growth(measure, 1_000)).toBeLessThanOrEqual(2.1);
  });

  it("of any expression is bounded", () => {
    const { broken, evaluated } = fuzzExpressions({ seed: 43, runs: 250 });
    expect(broken).toEqual([]);
    expect(evaluated).toBeGreaterThan(100);
  });
});
