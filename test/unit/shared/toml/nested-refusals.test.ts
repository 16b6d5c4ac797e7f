import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { verifiedList } from "../../../../shared/toml/edit-nested.js";
import { verified } from "../../../../shared/toml/edit-value.js";
import {
  changeList,
  parseDocument,
  readValue,
  removeKey,
  setValue,
  type ListChange,
  type Path,
  type TomlValue,
} from "../../../../shared/toml/index.js";
import { documentOf, edited, integer, table } from "./edited-text.js";

const lines = (...all: string[]): string => [...all, ""].join("\n");
const abilities = ["cards", 0, "abilities"];
const valueOf = (source: string) => must(readValue(source));

describe("items with sub-tables after other tables", () => {
  it.each([
    [
      "of another row",
      lines("[[cards]]", "[[cards.abilities]]", "n = 1", "[[cards.abilities]]", "[x]", "[cards.abilities.m]"),
    ],
    [
      "of the same row",
      lines("[[cards]]", "[[cards.abilities]]", "n = 1", "[[cards.abilities]]", "[cards.x]", "[cards.abilities.m]"),
    ],
  ])("stay as they are: %s", (_, text) => {
    const far = "toml/scattered-rows";
    expect(edited(text, (document) => changeList(document, abilities, { op: "remove", at: 0, count: 1 }))).toBe(far);
    expect(edited(text, (document) => changeList(document, abilities, { op: "duplicate", at: 0, count: 1 }))).toBe(far);
    expect(edited(text, (document) => changeList(document, abilities, { op: "move", from: 0, count: 1, to: 1 }))).toBe(
      far,
    );
    expect(
      edited(text, (document) => changeList(document, abilities, { op: "insert", at: 0, items: [table({})] })),
    ).toBe(far);
  });
});

describe("a place that the list does not have", () => {
  const text = lines("[[cards]]", "[[cards.abilities]]", "n = 1", "[[cards.abilities]]", "n = 2");

  it.each([
    [2, { op: "remove", at: 2, count: 1 }],
    [2, { op: "remove", at: 1, count: 2 }],
    [2, { op: "duplicate", at: 1, count: 2 }],
    [3, { op: "insert", at: 3, items: [table({})] }],
    [2, { op: "move", from: 2, count: 1, to: 0 }],
    [2, { op: "move", from: 1, count: 1, to: 2 }],
    [2, { op: "move", from: 0, count: 2, to: 1 }],
  ] satisfies [number, ListChange<TomlValue>][])("is refused: %i in %j", (missing, change) => {
    const result = changeList(documentOf(text), abilities, change);
    expect(result.ok ? "" : result.error).toEqual({
      code: "toml/no-item",
      message: `abilities has no item ${missing}.`,
    });
  });
});

describe("an item that is not a table", () => {
  it("is not added to a list with headers, nor is any other of the same change", () => {
    const text = lines("[[cards]]", "[[cards.abilities]]", "n = 1");
    for (const items of [[integer(1)], [table({ n: integer(2) }), integer(1)]]) {
      expect(edited(text, (document) => changeList(document, abilities, { op: "insert", at: 1, items }))).toBe(
        "toml/is-a-table",
      );
    }
  });
});

describe("items in an inline table", () => {
  it("are repeated as they are written, unless they have their own lines", () => {
    const list = ["a", "list"];
    const repeat = (text: string): string =>
      edited(text, (document) => changeList(document, list, { op: "duplicate", at: 0, count: 1 }));
    expect(repeat("a = { list = [{n=1}] }\n")).toBe("a = { list = [{n=1}, {n=1}] }\n");
    expect(repeat("a = { list = [{n=[1,\n2]}] }\n")).toBe("a = { list = [{n=[1,\n2]}, { n = [1, 2] }] }\n");
  });
});

describe("an item as it was written with a header", () => {
  const add = (text: string): string =>
    edited(lines("[[cards]]", "l = [{ n = 1 }]"), (document) =>
      changeList(document, ["cards", 0, "l"], { op: "insert", at: 1, items: [{ kind: "text", text }] }),
    );

  it("goes into a list in brackets, but not with comments", () => {
    expect(add("[[cards.l]]\nn = 2\n")).toBe(lines("[[cards]]", "l = [{ n = 1 }, { n = 2 }]"));
    expect(add("[[cards.l]]\nn = 2 # two\n")).toBe("toml/inline-parent");
    expect(add("# two\n[[cards.l]]\nn = 2\n")).toBe("toml/inline-parent");
  });
});

/** An edit of something, checked as if it had been meant for a list. */
const asEditOf = (text: string, path: Path, wanted: string, after: string): string => {
  const document = documentOf(text);
  const edit = { doc: must(parseDocument(after)), changes: [], inverse: [] };
  const list = valueOf(wanted);
  const result = verifiedList(document, edit, path, list.kind === "array" ? list.items : []);
  return result.ok ? "ok" : result.error.code;
};

describe("an edit of a list", () => {
  const row = (...all: string[]): string => lines("[[cards]]", 'id = "a"', ...all);
  const inTable = row("[[cards.deep.list]]", "n = 1");
  const inLargerTable = row("[cards.deep]", "m = 1", "[[cards.deep.list]]", "n = 1");
  const deep = ["cards", 0, "deep", "list"];
  const unverified = "toml/edit-unverified";

  it.each<[name: string, before: string, path: Path, wanted: string, after: string, verdict: string]>([
    ["that made it", row("l = [{}]"), ["cards", 0, "l"], "[{}, {}]", row("l = [{}, {}]"), "ok"],
    ["that made another", row("l = [{}]"), ["cards", 0, "l"], "[{}, {}]", row("l = [{}, {}, {}]"), unverified],
    ["that changed its row", row("l = [{}]"), ["cards", 0, "l"], "[{}, {}]", row("l = [{}, {}]", "m = 1"), unverified],
    ["that lost its row a key", row("l = [{}]", "m = 1"), ["cards", 0, "l"], "[]", row("l = []"), unverified],
    ["that emptied it", row("l = [{}]"), ["cards", 0, "l"], "[]", row("l = []"), "ok"],
    ["that took its key", row("l = [{}]"), ["cards", 0, "l"], "[]", row(), "ok"],
    ["that took its key and left items", row("l = [{}]"), ["cards", 0, "l"], "[{}]", row(), unverified],
    ["that took its table, too", inTable, deep, "[]", row(), "ok"],
    ["that left its table", inTable, deep, "[]", row("[cards.deep]"), "ok"],
    ["that took its table with more", inLargerTable, deep, "[]", row(), unverified],
    ["that left what stands beside it", inLargerTable, deep, "[]", row("[cards.deep]", "m = 1"), "ok"],
  ])("%s", (_, before, path, wanted, after, verdict) => {
    expect(asEditOf(before, path, wanted, after)).toBe(verdict);
  });
});

describe("an edit of a value", () => {
  const document = documentOf("[x]\na = 1\nb = 2\n");
  const judged = (act: ReturnType<typeof setValue>, path: Path, wanted: number): string => {
    const result = verified(document, must(act), path, integer(wanted));
    return result.ok ? "ok" : result.error.code;
  };

  it("is one only where it made the value and left the others", () => {
    expect(judged(setValue(document, ["x", "a"], integer(5)), ["x", "a"], 5)).toBe("ok");
    expect(judged(setValue(document, ["x", "a"], integer(5)), ["x", "a"], 6)).toBe("toml/edit-unverified");
    expect(judged(setValue(document, ["x", "b"], integer(5)), ["x", "a"], 1)).toBe("toml/edit-unverified");
    expect(judged(removeKey(document, ["x", "b"]), ["x", "a"], 1)).toBe("toml/edit-unverified");
  });
});
