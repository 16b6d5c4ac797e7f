import { describe, expect, it } from "vitest";
import { cyclesOf, graphOf, importsWithin, readGraph, valueImports } from "../../support/imports/graph.js";

/**
 * Cycles that follow a recursive grammar: what such functions read or write contains itself, by way of one another. All of
 * them are functions, called only after every module is there.
 */
const recursiveGrammars: Readonly<Record<string, readonly string[]>> = {
  "a value of TOML is an array or a table of values": [
    "shared/toml/edit-inline-row.ts",
    "shared/toml/edit-nested.ts",
    "shared/toml/edit-new-items.ts",
    "shared/toml/edit-parts.ts",
    "shared/toml/edit-row-items.ts",
    "shared/toml/edit-row.ts",
    "shared/toml/edit-tables.ts",
    "shared/toml/edit-value.ts",
  ],
  "a predicate on cards compares quantities, which count the cards that match a predicate": [
    "shared/games/dreamtides/rules/values/card-predicates.ts",
    "shared/games/dreamtides/rules/values/conditions.ts",
    "shared/games/dreamtides/rules/values/could-dissolve.ts",
    "shared/games/dreamtides/rules/values/figures.ts",
    "shared/games/dreamtides/rules/values/predicates.ts",
    "shared/games/dreamtides/rules/values/quantities.ts",
  ],
  "the words of a predicate contain the words of its constraints, which name other predicates": [
    "shared/games/dreamtides/language/display/ability/constraints.ts",
    "shared/games/dreamtides/language/display/ability/nouns.ts",
    "shared/games/dreamtides/language/display/ability/predicates.ts",
  ],
  "an effect grants an ability, whose words are those of its effects": [
    "shared/games/dreamtides/language/display/ability/effects.ts",
    "shared/games/dreamtides/language/display/ability/standard-effects.ts",
    "shared/games/dreamtides/language/display/ability/statics.ts",
  ],
  "statements of a script hold expressions, which hold blocks of statements": [
    "shared/games/tcgone/script/grammar/bundles.ts",
    "shared/games/tcgone/script/grammar/expressions.ts",
    "shared/games/tcgone/script/grammar/statements.ts",
  ],
  "statements of a script are checked with their expressions, which hold blocks of statements": [
    "shared/games/tcgone/script/check/arguments.ts",
    "shared/games/tcgone/script/check/bundles.ts",
    "shared/games/tcgone/script/check/expressions.ts",
    "shared/games/tcgone/script/check/members.ts",
    "shared/games/tcgone/script/check/operators.ts",
    "shared/games/tcgone/script/check/statements.ts",
  ],
};

const graph = readGraph(["renderer", "electron", "shared"]);
const nameOf = (files: readonly string[]): string => files.toSorted().join(" ");
const excepted = new Set(Object.values(recursiveGrammars).map(nameOf));

describe("imports of values", () => {
  it("form no cycle in renderer/, electron/ and shared/", () => {
    const cycles = cyclesOf(graph).filter((cycle) => !excepted.has(nameOf(cycle)));
    expect(cycles.map((cycle) => importsWithin(graph, cycle))).toEqual([]);
  });

  it.each(Object.entries(recursiveGrammars))("form a cycle where %s", (_reason, files) => {
    expect(cyclesOf(graph).map(nameOf)).toContain(nameOf(files));
  });

  it("are read from all modules", () => {
    expect(graph.get("renderer/main.tsx")).toContain("renderer/app/index.ts");
    expect(graph.get("renderer/app/index.ts")).toEqual(["renderer/app/App.tsx", "renderer/app/tour/seen.ts"]);
    expect(graph.get("electron/main/app.ts")).toContain("electron/session/index.ts");
    expect(graph.size).toBeGreaterThan(1000);
  });
});

describe("the reader of imports", () => {
  it.each([
    ["a named import", 'import { a } from "./x.js";'],
    ["a default import", 'import a from "./x.js";'],
    ["all of a module", 'import * as a from "./x.js";'],
    ["an import for its effects", 'import "./x.js";'],
    ["a value among types", 'import { type A, b } from "./x.js";'],
    ["a module that is run although only types are named", 'import { type A } from "./x.js";'],
    ["a re-export", 'export { a } from "./x.js";'],
    ["a re-export of everything", 'export * from "./x.js";'],
    ["a lazy import", 'const load = () => import("./x.js");'],
  ])("finds %s", (_name, code) => {
    expect(valueImports(code)).toEqual(["./x.js"]);
  });

  it.each([
    ["an import of types", 'import type { A } from "./x.js";'],
    ["a re-export of types", 'export type { A } from "./x.js";'],
    ["the type of a module", 'type A = import("./x.js").A;'],
    ["an import in a comment", '// import { a } from "./x.js";'],
    ["an import in a text", "const code = 'import { a } from \"./x.js\";';"],
  ])("leaves out %s", (_name, code) => {
    expect(valueImports(code)).toEqual([]);
  });
});

describe("the search for cycles", () => {
  const cyclesIn = (modules: Readonly<Record<string, string>>): string[][] =>
    cyclesOf(graphOf(new Map(Object.entries(modules))));

  it("finds none where all imports lead one way", () => {
    expect(
      cyclesIn({
        "a/one.ts": 'import "./two.js"; import "../b/view.js";',
        "a/two.ts": 'import "../b/view.js";',
        "b/view.tsx": 'import "react"; import "./view.css";',
      }),
    ).toEqual([]);
  });

  it("finds each cycle, the largest first, with what leads into it left out", () => {
    expect(
      cyclesIn({
        "main.ts": 'import "./a/one.js"; import "./self.js";',
        "a/one.ts": 'import "./two.js";',
        "a/two.ts": 'export * from "../b/view.js";',
        "b/view.tsx": 'const later = () => import("../a/one.js"); import "../b/leaf.js";',
        "b/leaf.ts": 'import type { A } from "./view.js";',
        "self.ts": 'import "./self.js";',
      }),
    ).toEqual([["a/one.ts", "a/two.ts", "b/view.tsx"], ["self.ts"]]);
  });
});
