import { describe, expect, it } from "vitest";
import type { ChangedRowView, ChangedTableView } from "../../../../shared/bridge/index.js";
import {
  changedColumns,
  everyChange,
  filteredTables,
  withKnownColumn,
  type ChangeFilter,
} from "../../../../renderer/changes/change-filter.js";

const cell = (key: string) => ({ column: key.toUpperCase(), key, before: "1", after: "2" });
const ability = { before: "a", after: "b", words: [], changes: [] };
const row = (title: string, more: Partial<ChangedRowView>): ChangedRowView =>
  ({
    ...{ kind: "changed", row: 1, rowKey: title, isMoved: false, cells: [], abilities: [] },
    title,
    ...more,
  }) as never;

const rows = [
  row("cost", { cells: [cell("cost")] }),
  row("renamed", { cells: [cell("cost")], titleBefore: "old" }),
  row("name only", { titleBefore: "old" }),
  row("two", { cells: [cell("cost"), cell("text")], abilities: [ability] }),
  row("moved", { isMoved: true }),
  row("new", { kind: "added", abilities: [ability] }),
  row("gone", { kind: "removed" }),
];
const tables: readonly ChangedTableView[] = [
  { file: "a.toml", table: "cards", path: ["cards"], title: "Cards", columns: [], rows } as never,
];

const listed = (filter: Partial<ChangeFilter>): readonly string[] =>
  filteredTables(tables, { ...everyChange, ...filter }).flatMap((table) => table.rows.map(({ title }) => title));

describe("the filter of changes", () => {
  it("counts a new name as one change beside the cells", () => {
    expect(listed({ size: "one" })).toEqual(["cost", "name only", "moved"]);
    expect(listed({ size: "several" })).toEqual(["renamed", "two"]);
    expect(listed({ size: "whole" })).toEqual(["new", "gone"]);
    expect(listed({ size: "any" })).toHaveLength(rows.length);
  });

  it("does not count what is listed once for a whole column", () => {
    const columns = [{ kind: "added", key: "set", column: "Set", rows: 2 }] as const;
    const widened = rows.slice(0, 4).map((each) => ({ ...each, cells: [...each.cells, cell("set")] }));
    const one = filteredTables([{ ...tables[0], columns, rows: widened } as never], { ...everyChange, size: "one" });
    expect(one[0]?.rows.map(({ title }) => title)).toEqual(["cost", "name only"]);
  });

  it("takes rows by a column, and only changed ones by their abilities", () => {
    expect(listed({ column: "text" })).toEqual(["two"]);
    expect(listed({ abilities: true })).toEqual(["two"]);
    expect(filteredTables(tables, { ...everyChange, column: "none" })).toEqual([]);
  });

  it("offers each column once, and forgets one that no longer differs", () => {
    expect(changedColumns(tables)).toEqual([
      ["cost", "COST"],
      ["text", "TEXT"],
    ]);
    expect(withKnownColumn({ ...everyChange, column: "cost" }, tables)).toMatchObject({ column: "cost" });
    expect(withKnownColumn({ ...everyChange, column: "gone" }, tables)).toMatchObject({ column: "" });
  });
});
