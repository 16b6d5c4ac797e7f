import { describe, expect, it } from "vitest";
import { suitingOf } from "../../../../../renderer/tools/workbench/suiting.js";
import { yieldReport } from "../../../../../renderer/tools/workbench/yield-report.js";
import type { MadeSentence } from "../../../../../shared/games/index.js";

describe("the yield of templates", () => {
  it("is that of those that were counted, in the order of their rows, with sums", () => {
    const templates = ["b", "off", "a"].map((rowKey) => ({
      rowKey,
      text: `Say <${rowKey}>.`,
      isOff: rowKey === "off",
    }));
    const counts = new Map([
      ["a", { total: 1200, made: 12, kept: 9 }],
      ["b", { total: 3, made: 3, kept: 0 }],
    ]);
    const { facts, charts } = yieldReport({ templates }, { templates: counts });
    expect(facts.map(({ value }) => value)).toEqual(["1,203", "15", "9"]);
    expect(charts[0]?.rows).toEqual([
      { label: "Say <b>.", values: [3, 3, 0] },
      { label: "Say <a>.", values: [1200, 12, 9] },
    ]);
  });
});

describe("sentences that suit a row", () => {
  const sentences: readonly MadeSentence[] = ["ash", "elm", "-fir"].map((combination) => ({
    ...{ combination, steps: [] },
    ...(!combination.startsWith("-") && { sentence: combination }),
  }));
  const row = { key: "r", cells: new Map() };
  const suits = (_: unknown, sentence: string): boolean => sentence !== "elm";

  it("are those that are kept and that the game says so of, in their order", async () => {
    const found = await suitingOf({ suits }, row, sentences, new AbortController().signal);
    expect(found?.map(({ combination }) => combination)).toEqual(["ash"]);
  });

  it("are looked for no longer once nobody wants them", async () => {
    const controller = new AbortController();
    controller.abort();
    const many = Array.from({ length: 200_000 }, () => sentences).flat();
    let asked = 0;
    const counted = (...given: [unknown, string]): boolean => ((asked += 1), suits(...given));
    expect(await suitingOf({ suits: counted }, row, many, controller.signal)).toBeUndefined();
    expect(asked).toBeLessThan(many.length);
  });
});
