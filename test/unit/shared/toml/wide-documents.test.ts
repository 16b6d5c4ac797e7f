import { describe, expect, it } from "vitest";
import { must, runToEnd, Work } from "../../../../shared/base/index.js";
import {
  documentContent,
  parseDocument,
  rowCount,
  rowEntries,
  sourceAt,
  tablesIn,
  valueAt,
  type TomlDocument,
} from "../../../../shared/toml/index.js";
import { countedDocument, growth } from "../../../support/counted-reads.js";

const many = (size: number, part: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => part(at)).join("");

/** What is read of a document of `size` parts while `look` looks at it. */
const reads =
  (text: (size: number) => string, look: (document: TomlDocument) => void) =>
  (size: number): number => {
    const work = new Work();
    look(countedDocument(must(parseDocument(text(size))), work));
    return work.steps;
  };

/** Reads every item of the file, as sheets, vocabularies and artifacts do. */
function readAll(document: TomlDocument): void {
  for (const { path } of tablesIn(document)) {
    valueAt(document, path);
    sourceAt(document, path);
  }
  runToEnd(documentContent(document));
}

describe("a document of very many parts", () => {
  it.each<[name: string, text: (size: number) => string]>([
    ["top-level keys", (size) => many(size, (at) => `k${at} = ${at}\n`)],
    ["top-level lists", (size) => many(size, (at) => `k${at} = ["a"]\n`)],
    ["dotted keys of one table", (size) => many(size, (at) => `a.k${at} = ${at}\n`)],
    ["dotted keys of many tables", (size) => many(size, (at) => `k${at}.a = ${at}\n`)],
    ["tables", (size) => many(size, (at) => `[t${at}]\na = 1\n`)],
    ["arrays of tables", (size) => many(size, (at) => `[[t${at}]]\na = 1\n`)],
    ["sub-tables far from their row", (size) => `[[a]]\n${many(size, (at) => `[x${at}]\n[a.t${at}]\nb = 1\n`)}`],
  ])("of %s is read once, not once for each", (_, text) => {
    expect(growth(reads(text, readAll), 200)).toBeLessThanOrEqual(2.1);
  });

  it("finds the rows of two tables that take turns without going through their turns", () => {
    const text = (size: number): string => many(size, (at) => `[[${at % 2 === 0 ? "a" : "b"}]]\nid = ${at}\n`);
    const document = must(parseDocument(text(2_000)));
    const runs = [...document.index.groups.values()].find(({ path }) => path[0] === "b")?.runs ?? [];
    expect(runs).toHaveLength(1_000);
    expect(rowCount(document, ["b"])).toBe(1_000);
    for (const place of [0, 1, 499, 998, 999]) {
      expect(rowEntries(document, ["b"], place)).toEqual([
        { key: "id", value: { kind: "integer", value: BigInt(2 * place + 1) } },
      ]);
    }
    expect(rowEntries(document, ["b"], 1_000)).toEqual([]);
    expect(rowEntries(document, ["b"], -1)).toEqual([]);
  });
});
