import { describe, expect, it } from "vitest";
import { SheetRows } from "../../../../renderer/state/sheet-rows.js";
import type { MarkView, RowChange, RowView } from "../../../../shared/workspace/index.js";

const row = (key: string, ...cells: RowView["cells"]): RowView => ({ key, cells });

function loaded(): SheetRows {
  const rows = new SheetRows();
  rows.append([row("a", "A", 1), row("b", "B", 2), row("c", "C", 3)]);
  return rows;
}

const keys = (rows: SheetRows): string => rows.rows.map(({ key }) => key).join("");

const orders: [rule: string, changes: RowChange[], order: string][] = [
  ["inserts at the top", [{ kind: "insert", row: row("x"), at: 0 }], "xabc"],
  ["inserts at the end", [{ kind: "insert", row: row("x"), at: 3 }], "abcx"],
  ["removes", [{ kind: "remove", key: "b" }], "ac"],
  ["removes all", ["a", "b", "c"].map((key) => ({ kind: "remove", key })), ""],
  ["moves down to its place after the move", [{ kind: "move", key: "a", to: 2 }], "bca"],
  ["moves up", [{ kind: "move", key: "c", to: 0 }], "cab"],
  [
    "takes changes in their order",
    [
      { kind: "remove", key: "a" },
      { kind: "insert", row: row("x"), at: 1 },
      { kind: "move", key: "c", to: 0 },
    ],
    "cbx",
  ],
  [
    "can put a removed row back",
    [
      { kind: "remove", key: "b" },
      { kind: "insert", row: row("b"), at: 0 },
    ],
    "bac",
  ],
  ["passes over the removal of a row it does not have", [{ kind: "remove", key: "z" }], "abc"],
];

describe("the rows of a sheet", () => {
  it.each(orders)("%s", (_rule, changes, order) => {
    const rows = loaded();
    expect(rows.apply(changes).kind).toBe("order");
    expect(keys(rows)).toBe(order);
    expect(rows.rows.every((one) => rows.row(one.key) === one)).toBe(true);
  });

  it("are a list that never changes, and another one after every change", () => {
    const rows = loaded();
    const before = rows.rows;
    expect(rows.rows).toBe(before);
    rows.apply([{ kind: "remove", key: "b" }]);
    const removed = rows.rows;
    rows.apply([{ kind: "set", row: row("a", "A", 9) }]);
    const set = rows.rows;
    rows.append([row("d", "D", 4)]);
    expect([before, removed, set, rows.rows].map((each) => each.map(({ key }) => key).join(""))).toEqual([
      "abc",
      "ac",
      "ac",
      "acd",
    ]);
    expect(set).not.toBe(removed);
  });

  it("replaces a row whose cells are set, and leaves the row of before as it was", () => {
    const rows = loaded();
    const [first, before] = rows.rows;
    const change = rows.apply([{ kind: "set", row: row("b", "B", 9) }]);
    expect(change).toEqual({ kind: "cells", rows: [row("b", "B", 9)] });
    expect(rows.rows).toEqual([row("a", "A", 1), row("b", "B", 9), row("c", "C", 3)]);
    expect(rows.rows[1]).toBe(rows.row("b"));
    expect(rows.rows[0]).toBe(first);
    expect(before?.cells).toEqual(["B", 2]);
  });

  it("moves and removes rows whose cells were set at once", () => {
    const rows = loaded();
    rows.apply([
      { kind: "set", row: row("a", "A", 8) },
      { kind: "set", row: row("c", "C", 9) },
      { kind: "move", key: "c", to: 0 },
      { kind: "remove", key: "a" },
    ]);
    expect(rows.rows).toEqual([row("c", "C", 9), row("b", "B", 2)]);
  });

  it("sets a row it inserted just before, and names it as added", () => {
    const rows = loaded();
    const change = rows.apply([
      { kind: "insert", row: row("x", "", 0), at: 1 },
      { kind: "set", row: row("x", "X", 4) },
    ]);
    const added = [{ key: "x", cells: ["X", 4] }];
    expect(change).toEqual({ kind: "order", added, changed: added });
  });

  it("names rows whose cells were set while others went", () => {
    const rows = loaded();
    const change = rows.apply([
      { kind: "remove", key: "b" },
      { kind: "set", row: row("a", "A", 9) },
    ]);
    expect(change).toEqual({ kind: "order", added: [], changed: [rows.row("a")] });
  });

  it("asks to start again when a row to set is unknown", () => {
    expect(loaded().apply([{ kind: "set", row: row("z", "Z") }])).toEqual({ kind: "reset" });
  });

  it("no longer knows a removed row", () => {
    const rows = loaded();
    rows.apply([{ kind: "remove", key: "b" }]);
    expect(rows.row("b")).toBeUndefined();
  });

  it("takes in more rows after those that are there", () => {
    const rows = loaded();
    const [added] = rows.append([row("x", "X")]);
    expect(keys(rows)).toBe("abcx");
    expect(rows.row("x")).toBe(added);
  });

  it("fetched again are the same objects, except where cells changed", () => {
    const before = loaded();
    const rows = new SheetRows();
    rows.append([row("c", "C", 3), row("a", "Z", 1), row("x", "X")], before);
    expect(rows.row("c")).toBe(before.row("c"));
    expect(rows.row("a")?.cells).toEqual(["Z", 1]);
    expect(before.row("a")?.cells).toEqual(["A", 1]);
    expect(keys(rows)).toBe("cax");
  });
});

const columns: [rule: string, before: RowView["cells"], after: RowView["cells"], places: number[]][] = [
  ["nothing", ["A", 1], ["A", 1], []],
  ["a text", ["A", 1], ["B", 1], [0]],
  ["a type", ["1", 1], [1, 1], [0]],
  ["a cell cleared", ["A", 1], ["A", null], [1]],
  ["equal lists", [["x"], 1], [["x"], 1], []],
  ["a list", [["x"], 1], [["x", "y"], 2], [0, 1]],
];

describe("the changed columns of a row", () => {
  it.each(columns)("after %s", (_rule, before, after, places) => {
    const rows = new SheetRows();
    rows.append([row("a", ...before)]);
    rows.apply([{ kind: "set", row: row("a", ...after) }]);
    expect(rows.changedColumns.get("a")).toEqual(places);
  });

  it("are those of the last changes only", () => {
    const rows = loaded();
    rows.apply([{ kind: "set", row: row("a", "Z", 1) }]);
    rows.apply([{ kind: "set", row: row("b", "B", 9) }]);
    expect([...rows.changedColumns]).toEqual([["b", [1]]]);
  });
});

describe("marks", () => {
  const pending = (rowKey: string, column: string): MarkView => ({ rowKey, column, mark: { kind: "pending" } });
  const conflict = (rowKey: string, column: string): MarkView => ({
    rowKey,
    column,
    mark: { kind: "conflict", conflict: "k1" },
  });

  const changes: [rule: string, before: MarkView[], after: MarkView[], rows: string[]][] = [
    ["new ones change their rows", [], [pending("a", "x"), pending("b", "x")], ["a", "b"]],
    ["one that stays changes nothing", [pending("a", "x")], [pending("a", "x")], []],
    ["one of another kind changes its row", [pending("a", "x")], [conflict("a", "x")], ["a"]],
    ["one that went changes its row", [pending("a", "x"), pending("b", "x")], [pending("b", "x")], ["a"]],
    ["one that moved in its row changes it once", [pending("a", "x")], [pending("a", "y")], ["a"]],
    ["columns may hold spaces", [pending("a", "rules text")], [], ["a"]],
  ];

  it.each(changes)("%s", (_rule, before, after, expected) => {
    const rows = loaded();
    rows.setMarks(before);
    expect(rows.setMarks(after)).toEqual(expected);
    for (const { rowKey, column, mark } of after) expect(rows.mark(rowKey, column)).toEqual(mark);
  });

  it("that were removed are no longer reported", () => {
    const rows = loaded();
    rows.setMarks([pending("a", "x")]);
    rows.setMarks([]);
    expect(rows.mark("a", "x")).toBeUndefined();
  });
});

describe("the marks of places inside of a cell", () => {
  it("are shown by the most severe of them, and are no marks of the cell itself", () => {
    const rows = loaded();
    const conflict = { kind: "conflict", conflict: "c1" } as const;
    rows.setMarks([
      { rowKey: "a", column: "x#0/name", mark: { kind: "pending" } },
      { rowKey: "a", column: "x#1/name", mark: conflict },
      { rowKey: "a", column: "x#2/name", mark: { kind: "draft", text: "t" } },
    ]);
    expect(rows.innerMark("a", "x")).toEqual(conflict);
    expect(rows.mark("a", "x")).toBeUndefined();
    expect(rows.innerMark("b", "x")).toBeUndefined();
    expect(rows.setMarks([])).toEqual(["a"]);
    expect(rows.innerMark("a", "x")).toBeUndefined();
  });
});
