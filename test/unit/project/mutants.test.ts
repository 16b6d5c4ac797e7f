import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { strykerPlugins } from "../../support/mutants/left-out.mjs";
import { notCopied, sourceFiles, testsOf } from "../../support/mutants/paths.mjs";
import config from "../../support/mutants/vitest.config.js";
import { scoreOf, scoreTable, survivors } from "../../support/mutants/scores.mjs";
import { programEntries, root as repository } from "../../support/programs/entries.js";

const root = mkdtempSync(join(tmpdir(), "cardwright-mutants-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const file of [
  "shared/toml/parse.ts",
  "shared/toml/types.d.ts",
  "shared/toml/notes.md",
  "shared/games/ttcg/invariants/card.ts",
  "shared/games/game.ts",
  "shared/untested/one.ts",
  "renderer/grid/Cell.tsx",
  "renderer/untested/one.ts",
  "test/unit/shared/toml/parse.test.ts",
  "test/unit/shared/games/ttcg/invariants/cards.test.ts",
  "test/unit/shared/games/games.test.ts",
  "test/unit/renderer/grid/cell.test.ts",
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "");
}

describe("the sources to mutate", () => {
  it.each<[name: string, paths: string[], folder: string, files: string[]]>([
    ["of a room are its TypeScript files", ["shared/toml"], "", ["shared/toml/parse.ts"]],
    ["may be named one by one", ["renderer/grid/Cell.tsx"], "", ["renderer/grid/Cell.tsx"]],
    ["are found from where one stands", ["toml/"], "shared", ["shared/toml/parse.ts"]],
    ["count once", ["shared/toml", "shared/toml/parse.ts"], "", ["shared/toml/parse.ts"]],
    [
      "of everything are those of the three rooms",
      ["renderer", "shared/toml"],
      "",
      ["renderer/grid/Cell.tsx", "renderer/untested/one.ts", "shared/toml/parse.ts"],
    ],
  ])("%s", (_, paths, folder, files) => {
    expect(sourceFiles(root, paths, join(root, folder))).toEqual({ ok: true, files });
  });

  it.each([
    ["..", ".. lies outside the repository."],
    ["/", "/ lies outside the repository."],
    ["shared/tom", "There is no shared/tom."],
    ["shared/toml/notes.md", /holds no TypeScript sources/],
    ["shared/toml/types.d.ts", /holds no TypeScript sources/],
    ["test", /name a file or folder of electron, renderer, shared/],
  ])("are refused for %s", (path, message) => {
    const found = sourceFiles(root, ["shared/toml", path]);
    expect(found.ok ? undefined : found.message).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
  });
});

it("the programs that tests start are built from the copy too", () => {
  const sources = Object.values(programEntries).map((file) => relative(repository, file).split(sep).join("/"));
  expect(sources.filter((file) => notCopied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});

describe("the tests run against a mutant", () => {
  it.each<[file: string, tests: string[]]>([
    ["shared/toml/parse.ts", ["test/unit/shared/toml/**/*.test.{ts,tsx}"]],
    ["shared/games/ttcg/invariants/card.ts", ["test/unit/shared/games/ttcg/invariants/**/*.test.{ts,tsx}"]],
    ["shared/games/ttcg/csv/format.ts", ["test/unit/shared/games/ttcg/**/*.test.{ts,tsx}"]],
    ["shared/games/game.ts", ["test/unit/shared/games/**/*.test.{ts,tsx}"]],
    ["renderer/grid/Cell.tsx", ["test/unit/renderer/grid/**/*.test.{ts,tsx}"]],
    ["shared/untested/one.ts", []],
    ["renderer/untested/one.ts", []],
  ])("of %s are %j", (file, tests) => expect(testsOf(root, [file])).toEqual(tests));

  it("of several rooms are those of each, and all that import them where one room has none of its own", () => {
    const [toml, grid] = ["shared/toml/parse.ts", "renderer/grid/Cell.tsx"];
    expect(testsOf(root, [toml, toml, grid])).toHaveLength(2);
    expect(testsOf(root, [toml, "shared/untested/one.ts"])).toEqual([]);
  });
});

describe("what is reported", () => {
  const mutant = (fileName: string, status: string, line: number, column: number, replacement = "false") => ({
    fileName,
    status,
    mutatorName: "ConditionalExpression",
    replacement,
    location: { start: { line, column }, end: { line, column: column + 5 } },
  });
  const mutants = [
    mutant("b.ts", "Killed", 1, 1),
    mutant("b.ts", "Survived", 2, 5, "a  <=\n b"),
    mutant("b.ts", "NoCoverage", 1, 3),
    mutant("a.ts", "Timeout", 1, 1),
    mutant("a.ts", "Ignored", 1, 2),
  ];

  it("counts a mutant that runs for ever as noticed, one without a test as not, and leaves out what is ignored", () => {
    expect(scoreOf({ Killed: 1, Timeout: 1, Survived: 1, NoCoverage: 1 })).toBe(50);
    expect(scoreOf({ Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 })).toBeNull();
    expect(scoreTable(mutants)).toEqual([
      "         score   killed  timeout survived untested",
      "a.ts   100.0 %        0        1        0        0",
      "b.ts    33.3 %        1        0        1        1",
      "all     50.0 %        1        1        1        1",
    ]);
  });

  it("names what was left by its place, with the code before and after", () => {
    expect(survivors(mutants, () => "if (x) { y; }\nif (a < b) {}")).toEqual([
      "b.ts:1:3 untested:  (x)  → false",
      "b.ts:2:5 survived: a < b → a <= b",
    ]);
  });

  it.each<[node: { type: string; value?: unknown }, isLeftOut: boolean]>([
    [{ type: "StringLiteral", value: "Two cards are alike" }, true],
    [{ type: "StringLiteral", value: "unit-stat-sum" }, false],
    [{ type: "StringLiteral", value: " = " }, false],
    [{ type: "StringLiteral", value: "\r\n" }, false],
    [{ type: "NumericLiteral", value: 5 }, false],
  ])("%j is words for the user: %s", (node, isLeftOut) => {
    expect(strykerPlugins[0]?.value.shouldIgnore({ node }) !== undefined).toBe(isLeftOut);
  });

  it("waits for what tests poll longer than a busy machine takes", () => {
    expect(config.test?.expect?.poll?.timeout ?? 1_000).toBeGreaterThanOrEqual(20_000);
  });
});
