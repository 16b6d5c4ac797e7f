import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const tests = resolve(import.meta.dirname, "../..");
const specification = resolve(tests, "../../shared/spec/editor.md");
const isThere = existsSync(specification);
if (!isThere) console.log("SKIP scenario rows: ../shared/spec/editor.md is not there");

/** Rows that no test names: what they describe is done otherwise here, or by tests that have no use for the number. */
const unnamed: Readonly<Record<string, string>> = {
  D7: "No generations: a value is kept with the cells it was computed from and holds while they are the same (derived/cells)",
  D9: "No queue: a value is computed when its cell is drawn, so what is seen comes first by itself",
  D11: "No executor that could be started or stopped: values are computed in the page",
  D12: "No cache of a capacity: one value a cell is kept, and let go of with its row (derived/cells: rows that are gone)",
  I1: "Held by test/unit/images: kept in files by the hash of their URL",
  I2: "Held by test/unit/images: files are named by 64 hexadecimal digits",
  I3: "Held by test/unit/images: room is made by what was looked at longest ago",
  I4: "Held by test/unit/images: found again by the next start",
  I5: "Held by test/unit/images: the folder and its index are compared at the start",
  I6: "Held by test/unit/images: where pictures are looked for, and what hosts send",
};

/** The numbers of the rows of sections 9.8 to 9.16, in their order. */
function rowsOf(text: string): string[] {
  const lines = text.split("\n");
  const from = lines.findIndex((line) => line.startsWith("### 9.8 "));
  const to = lines.findIndex((line) => line.startsWith("### 9.17 "));
  return lines.slice(from, to).flatMap((line) => /^\| ([A-Z]{1,2}\d+) \|/u.exec(line)?.[1] ?? []);
}

const files = (folder: string): string[] =>
  readdirSync(join(tests, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/u.test(name))
    .map((name) => join(tests, folder, name))
    .filter((file) => file !== import.meta.filename);

/** The rows that texts of a test begin with: `"M10, CS5: only what…"`, `"X16 leave other columns alone"`, `"S12"`. */
function rowsNamedIn(source: string): string[] {
  return [...source.matchAll(/["'`]((?:[A-Z]{1,2}\d+(?:, )?)+)(?:[: ]|["'`],)/gu)].flatMap(
    ([, rows = ""]) => rows.match(/[A-Z]{1,2}\d+/gu) ?? [],
  );
}

describe("names of tests", () => {
  test.each([
    ['test("M10, CS5: only what")', ["M10", "CS5"]],
    ['["X16 leave other columns alone", row]', ["X16"]],
    ['["S12", "sort"]', ["S12"]],
    ['test("a row (section 9.14, D4)")', []],
    ['const grid = "A1B2"; // M4: a comment', []],
  ])("%s names %j", (source, rows) => expect(rowsNamedIn(source)).toEqual(rows));
});

describe.skipIf(!isThere)("each scenario of the editor's specification, 9.8 to 9.16", () => {
  const rows = isThere ? rowsOf(readFileSync(specification, "utf8")) : [];
  const named = new Set(
    ["unit", "conformance", "e2e"].flatMap(files).flatMap((file) => rowsNamedIn(readFileSync(file, "utf8"))),
  );

  test("is read", () => {
    expect(rows.length).toBeGreaterThan(130);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test("is covered by a test that names it, or the reason is stated", () =>
    expect(rows.filter((row) => !named.has(row) && !(row in unnamed))).toEqual([]));

  test("is not excused where a test names it, or where there is none", () =>
    expect(Object.keys(unnamed).filter((row) => named.has(row) || !rows.includes(row))).toEqual([]));
});
