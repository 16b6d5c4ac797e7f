import type { GridApi } from "ag-grid-community";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Editing } from "../../../../../renderer/grid/editors/editing.js";
import { getApp, setApp } from "../../../../../renderer/state/store.js";
import type { GridRow } from "../../../../../renderer/state/sheet-rows.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock("../../../../../renderer/state/calls.js", () => ({}));

/** What the grid, the range and the outline were asked to do, in order. */
let asked: string[];
let active: { row: number; column: number } | undefined;
let readOnly: string | undefined;
let frozen: number;
let editing: Editing;

const api = (): GridApi<GridRow> =>
  ({
    getPinnedTopRowCount: () => frozen,
    getEditingCells: () => [],
    getCellEditorInstances: () => [],
    startEditingCell: (cell: unknown) => asked.push(`edit ${JSON.stringify(cell)}`),
    stopEditing: (isCancelled: boolean) => asked.push(isCancelled ? "cancel" : "commit"),
  }) as unknown as GridApi<GridRow>;

beforeEach(() => {
  asked = [];
  active = { row: 3, column: 1 };
  readOnly = undefined;
  frozen = 0;
  setApp({ notices: [] });
  editing = new Editing({
    api: api(),
    sheet: () => ({ ref: { file: "cards.toml", table: ["cards"] }, ...(readOnly !== undefined && { readOnly }) }),
    range: {
      get active() {
        return active;
      },
      get activeCell() {
        return active && { rowKey: "r", column: "cost" };
      },
      settle: () => asked.push("settle"),
    },
    sight: { reveal: () => asked.push("reveal") },
    outline: { hasKeyboard: true, takeKeyboard: () => asked.push("keyboard") },
  });
});

describe("the editor of the active cell", () => {
  it("opens where the cell is, once the cell is in sight and the range is bound to its rows", () => {
    expect(editing.open()).toBe(true);
    expect(asked).toEqual(["settle", "reveal", 'edit {"rowIndex":3,"rowPinned":null,"colKey":"cost"}']);
  });

  it("begins with the key that opened it", () => {
    editing.open("x");
    expect(asked.at(-1)).toContain('"key":"x"');
  });

  it("opens in a frozen row, and below frozen rows counts from them", () => {
    frozen = 2;
    active = { row: 1, column: 1 };
    editing.open();
    expect(asked.at(-1)).toContain('"rowIndex":1,"rowPinned":"top"');
    active = { row: 3, column: 1 };
    editing.open();
    expect(asked.at(-1)).toContain('"rowIndex":1,"rowPinned":null');
  });

  it("does not open in a sheet that cannot be edited, and says why", () => {
    readOnly = "This file is read-only.";
    expect(editing.open()).toBe(true);
    expect(asked).toEqual([]);
    expect(getApp().notices.map(({ message }) => message)).toEqual(["This file is read-only."]);
  });

  it("does not open where no cell is active", () => {
    active = undefined;
    expect(editing.open("x")).toBe(false);
    expect(asked).toEqual([]);
  });

  it.each([
    ["takes what was typed", {}, "commit"],
    ["leaves the cell as it was when it is cancelled", { isCancelled: true }, "cancel"],
  ])("%s and returns the keyboard to its cell", (_what, options, expected) => {
    editing.close(options);
    expect(asked).toEqual([expected, "keyboard"]);
  });
});
