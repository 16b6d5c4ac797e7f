import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { overlaps, TemplateOutputs } from "../../../../../../shared/games/ttcg/effects/analysis.js";
import { cardStatistics } from "../../../../../../shared/games/ttcg/effects/card-statistics.js";
import { isClassified, isFor, levelsOf } from "../../../../../../shared/games/ttcg/effects/class-flags.js";
import { Finisher, type CombineRules } from "../../../../../../shared/games/ttcg/effects/combine.js";

const rules: CombineRules = {
  placeholders: new Map([["n", ["one", "two"]]]),
  replacements: new Map([
    ["mill one", "draw one"],
    ["a b", "c"],
  ]),
  removals: ["gone", "two"],
};

describe("what a template makes", () => {
  test("are its lines as they are written, and the rules that did something", () => {
    const { lines, replacements, removals } = must(new TemplateOutputs(rules).of("mill <n>"));
    expect([[...lines], [...replacements], [...removals]]).toEqual([["Draw one"], [0], [1]]);
  });

  test("counts rules that do something in the second round only", () => {
    const { lines, replacements } = must(new TemplateOutputs(rules).of("a  b"));
    expect([[...lines], [...replacements]]).toEqual([["C"], [1]]);
  });

  test("is computed once for a template", () => {
    const outputs = new TemplateOutputs(rules);
    expect(outputs.of("mill <n>")).toBe(outputs.of("mill <n>"));
  });
});

describe("a line that grows beyond any effect", () => {
  const finisher = () => new Finisher({ replacements: new Map([["a", "aaa"]]), removals: [] });

  test("is reported in the second round too", () => {
    const own = finisher();
    expect(own.finish("a".repeat(300_000))).toBeUndefined();
    expect(own.fault?.code).toBe("effects/too-long");
  });

  test("is the first of several", () => {
    const own = finisher();
    for (const start of ["first", "second"]) own.finish(`${start} ${"a".repeat(1_000_000)}`);
    expect(own.fault?.message).toContain("effect: first a");
  });
});

test("overlaps are counted for the first template that makes a line, with the first line, and not among equal templates", () => {
  const templates = ["a", "b", "a", "c"];
  const outputs = [
    ["x", "y", "z"],
    ["x", "y", "w"],
    ["x", "y", "z"],
    ["w", "y", "z"],
  ].map((lines) => new Set(lines));
  expect(overlaps(templates, outputs)).toEqual([
    [],
    [{ earlier: 0, count: 2, example: "x" }],
    [],
    [
      { earlier: 1, count: 1, example: "w" },
      { earlier: 0, count: 2, example: "y" },
    ],
  ]);
});

test("a card mentions no word that only its two effects together have", () => {
  const card = { type: " Fire", subtypes: [" Dragon "], effects: ["Mill a dra", "gon."] };
  const { types, subtypes, mentions } = cardStatistics([card], { types: ["fire"], subtypes: ["dragon"] });
  expect([types, subtypes, mentions].map((groups) => [...groups].map(([word, cards]) => [word, cards.length]))).toEqual(
    [
      [["fire", 0]],
      [["dragon", 1]],
      [
        ["fire", 0],
        ["dragon", 0],
      ],
    ],
  );
});

describe("classes", () => {
  test.each<[flags: string[], levels: number[], isClassified: boolean, forUnit5: boolean]>([
    [["UNIT", "LEVEL_5"], [5], true, true],
    [["UNIT", "LEVEL_1", "LEVEL_4"], [1, 4], true, false],
    [["SPELL", "LEVEL_5"], [5], true, false],
    [["UNIT"], [], false, true],
    [["LEVEL_2"], [2], false, true],
    [[], [], false, true],
  ])("%j give an effect to levels %j", (flags, levels, isKnown, forUnit5) => {
    const set = new Set(flags);
    expect([levelsOf(set), isClassified(set), isFor(set, "unit", 5)]).toEqual([levels, isKnown, forUnit5]);
  });
});
