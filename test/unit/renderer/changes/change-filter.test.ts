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
    const set = { ...cell("set"), before: null };
    const widened = rows.slice(0, 4).map((each) => ({ ...each, cells: [...each.cells, set] }));
    const one = filteredTables([{ ...tables[0], columns, rows: widened } as never], { ...everyChange, size: "one" });
    expect(one[0]?.rows.map(({ title }) => title)).toEqual(["cost", "name only"]);
  });

  it("counts another value under the new name of a column as one cell, which is not of the whole column", () => {
    const columns = [{ kind: "renamed", key: "might", column: "MIGHT", keyBefore: "power", rows: 2 }];
    const pair = (before: string | null, after: string) => [
      { ...cell("power"), before, after: null },
      { ...cell("might"), before: null, after },
    ];
    const renamed = [
      row("same", { cells: pair("1", "1") }),
      row("other", { cells: pair("1", "2") }),
      row("other and more", { cells: [...pair("1", "2"), cell("cost")] }),
      row("same and more", { cells: [...pair("3", "3"), cell("cost"), cell("text")] }),
    ];
    const whole = [{ ...tables[0], columns, rows: renamed }] as never;
    const shown = (filter: Partial<ChangeFilter>) =>
      filteredTables(whole, { ...everyChange, ...filter }).map((table) => [
        table.rows.map(({ title }) => title).join(),
        table.columns.map(({ rows: count }) => count).join(),
      ]);
    expect(shown({ size: "several" })).toEqual([["other and more,same and more", "1"]]);
    expect(shown({ size: "one" })).toEqual([["same,other", "1"]]);
    expect(shown({ column: "might" })).toEqual([["same,other,other and more,same and more", "2"]]);
  });

  it("counts another value of a column that nearly all other rows lost", () => {
    const columns = [{ kind: "removed", key: "power", column: "POWER", rows: 1, kept: 1 }];
    const lost = row("lost", { cells: [{ ...cell("power"), after: null }, cell("cost"), cell("text")] });
    const other = row("other", { cells: [cell("power"), cell("cost")] });
    const whole = [{ ...tables[0], columns, rows: [lost, other] }] as never;
    const [table] = filteredTables(whole, { ...everyChange, size: "several", column: "power" });
    expect(table?.rows.map(({ title }) => title)).toEqual(["lost", "other"]);
    expect(table?.columns.map(({ rows: count }) => count)).toEqual([1]);
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
