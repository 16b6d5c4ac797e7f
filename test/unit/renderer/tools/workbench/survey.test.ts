import { describe, expect, it } from "vitest";
import { closeness, originsOf } from "../../../../../renderer/tools/workbench/origins.js";
import { mostExamples, surveyOf } from "../../../../../renderer/tools/workbench/survey.js";
import { ok } from "../../../../../shared/base/index.js";
import type { Bench, BenchPart, MadeSentence } from "../../../../../shared/games/index.js";

const go = new AbortController().signal;

/** A part with a row for each letter that a sentence may have. */
const letters = (...rows: readonly string[]): BenchPart => ({
  ...{ kind: "letters", title: "Letters", about: "", isOrdered: false, isExclusive: true },
  items: rows.map((rowKey) => ({ rowKey, title: rowKey, values: [rowKey, rowKey.toUpperCase()] })),
  usesIn: ({ combination }) =>
    rows.flatMap((rowKey) =>
      [rowKey, rowKey.toUpperCase()].flatMap((form, value) => (combination.includes(form) ? [{ rowKey, value }] : [])),
    ),
});

/** Templates whose sentences are the words that they list; `-word` is left out. */
const benchOf = (templates: Readonly<Record<string, string>>, part = letters()): Bench => ({
  templates: Object.entries(templates).map(([rowKey, text]) => ({ rowKey, text, isOff: text.startsWith("#") })),
  parts: [part],
  make: (text) => {
    const words: MadeSentence[] = text.split(" ").map((combination) => ({
      ...{ combination, steps: [] },
      ...(!combination.startsWith("-") && { sentence: combination }),
    }));
    let at = 0;
    const next = (count: number): readonly MadeSentence[] => words.slice(at, (at += count));
    return ok({ total: text === "huge" ? 1e9 : words.length, next });
  },
  placeholders: () => [],
  facts: () => [],
  insert: () => [],
  suits: () => true,
  faultOf: () => undefined,
});

describe("the survey of a workbench", () => {
  it("counts what each template makes and keeps, and passes over what is off or too large", async () => {
    const survey = await surveyOf(benchOf({ one: "ash -elm oak", two: "fir", three: "#yew", four: "huge" }), go);
    expect(Object.fromEntries(survey?.templates ?? [])).toEqual({
      one: { total: 3, made: 3, kept: 2 },
      two: { total: 1, made: 1, kept: 1 },
    });
    expect(survey?.skipped).toBe(1);
  });

  it("counts once for each row what it has a part in, by template, and what it shares", async () => {
    const survey = await surveyOf(benchOf({ one: "ash ELM -eE", two: "elm" }, letters("e", "m", "z")), go);
    const uses = survey?.uses.get("letters");
    expect(uses?.get("z")).toBeUndefined();
    expect(uses?.get("e")).toMatchObject({ count: 3, shared: 2 });
    expect(Object.fromEntries(uses?.get("e")?.templates ?? [])).toEqual({ one: 2, two: 1 });
    expect([...(uses?.get("m")?.values ?? [])].sort()).toEqual([0, 1]);
    expect(uses?.get("m")?.examples.map(({ combination }) => combination)).toEqual(["ELM", "elm"]);
  });

  it("keeps so many examples of a row and counts the others", async () => {
    const words = Array.from({ length: mostExamples + 7 }, (_, at) => `e${at}`).join(" ");
    const uses = (await surveyOf(benchOf({ one: words }, letters("e")), go))?.uses.get("letters")?.get("e");
    expect(uses?.count).toBe(mostExamples + 7);
    expect(uses?.examples).toHaveLength(mostExamples);
  });

  it("has no outcome where it was aborted", async () => {
    const stopped = AbortSignal.abort();
    expect(await surveyOf(benchOf({ one: "ash" }), stopped)).toBeUndefined();
    expect(await originsOf(benchOf({ one: "ash" }), "ash", stopped)).toBeUndefined();
  });
});

describe("the origins of a sentence", () => {
  const bench = benchOf({ one: "ash-tree -elm", two: "elm-tree ash-tree", three: "#oak" });

  it("are all templates that make it", async () =>
    expect(await originsOf(bench, "ash-tree", go)).toEqual({ rowKeys: ["one", "two"] }));

  it("are none where it is left out or off, and the most similar sentence is named", async () => {
    expect(await originsOf(bench, "elm-trees", go)).toEqual({
      rowKeys: [],
      nearest: { rowKey: "two", sentence: "elm-tree" },
    });
    expect(await originsOf(bench, "oak", go)).toEqual({ rowKeys: [] });
  });

  it.each([
    ["", "", 0],
    ["abc", "abc", 3],
    ["abxc", "abyc", 3],
    ["aa", "aaaa", 2],
    ["abc", "xyz", 0],
  ])("%s and %s have in common at their ends", (one, other, common) => {
    expect(closeness(one, other)).toBe(common);
    expect(closeness(other, one)).toBe(common);
  });
});
