import type { GridApi } from "ag-grid-community";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GridHost } from "../../../../../renderer/grid/host.js";
import type { actOnKey as ActOnKey } from "../../../../../renderer/grid/selection/keys.js";
import { Range } from "../../../../../renderer/grid/selection/range.js";
import type { GridRow } from "../../../../../renderer/state/sheet-rows.js";
import type { KeyPress } from "../../../../../renderer/state/press.js";
import type { CellEdit, ColumnView, SheetView } from "../../../../../shared/workspace/index.js";

const host: { readonly asked: string[] } = { asked: [] };
let actOnKey: typeof ActOnKey;

interface Asked {
  readonly label: string;
  readonly edits: readonly CellEdit[];
}

// Files share the modules they import: these are rebuilt for this one, with calls that are noted, and forgotten after it.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("../../../../../renderer/state/calls.js", () => ({
    ask: (name: string, { label, edits }: Asked) => {
      const cells = edits.map(
        ({ rowKey, column, input, seen }) => `${rowKey}.${column.path.join(".")} ${JSON.stringify([input, seen])}`,
      );
      host.asked.push(`${name} ${label}: ${cells.join(", ")}`);
      return new Promise(() => undefined);
    },
  }));
  ({ actOnKey } = await import("../../../../../renderer/grid/selection/keys.js"));
});

afterAll(() => {
  vi.doUnmock("../../../../../renderer/state/calls.js");
  vi.resetModules();
});

const names = ["name", "cost", "kind"];
const columns = names.map((key): ColumnView => ({
  ...{ key, id: { path: [key] }, title: key, source: key, editor: "text", frozen: false, bold: false },
  ...{ hidden: false, wrap: false, alignment: "left", mixed: false },
}));

let range: Range;
let hasHeader: boolean;
let grid: GridHost;

beforeEach(() => {
  host.asked.length = 0;
  hasHeader = true;
  const api = {
    getAllDisplayedColumns: () => names.map((id) => ({ getColId: () => id })),
  } as unknown as GridApi<GridRow>;
  const nothing = (): void => undefined;
  range = new Range({ api, reveal: nothing, changed: nothing, takeKeyboard: nothing });
  range.followColumns();
  const rows = ["a", "b", "c", "d"].map((key, at): GridRow => ({ key, cells: [`N${at}`, at, null] }));
  range.followRows(rows.map(({ key }) => key));
  const sheet: Pick<SheetView, "columns" | "ref"> = { columns, ref: { file: "a.toml", table: ["cards"] } };
  grid = {
    sheet,
    rows,
    range,
    sight: { revealStart: nothing },
    outline: { leaveBackwards: () => host.asked.push("leave") },
    editing: { open: (key?: string) => host.asked.push(`open ${key}`) > 0 },
    focusHeader: () => hasHeader && host.asked.push("header") > 0,
    pageFrom: (row: number, direction: 1 | -1) => row + 2 * direction,
  } as unknown as GridHost;
});

/** `Ctrl+Shift+ArrowDown` as a press. */
function pressOf(text: string): KeyPress {
  const parts = text.split("+");
  const key = parts.at(-1) || "+";
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  return {
    ...{ key: key === "Space" ? " " : key, ctrlKey: has("Ctrl"), metaKey: has("Meta") },
    ...{ shiftKey: has("Shift"), altKey: has("Alt") },
  };
}

/** The range after presses as `top,left-bottom,right @ row,column` of the active cell; `-` before what meant nothing. */
function after(start: readonly [row: number, column: number] | undefined, ...presses: string[]): string {
  if (start) range.goTo({ row: start[0], column: start[1] });
  const meant = presses.map((press) => actOnKey(grid, pressOf(press)));
  const { box, active } = range;
  const place =
    box && active ? `${box.top},${box.left}-${box.bottom},${box.right} @ ${active.row},${active.column}` : "none";
  return meant.every(Boolean) ? place : `- ${place}`;
}

const at = (row: number, column: number): string => `${row},${column}-${row},${column} @ ${row},${column}`;

describe("a key leads from the active cell", () => {
  it.each<[press: string, from: [number, number], to: [number, number]]>([
    ["ArrowDown", [1, 1], [2, 1]],
    ["ArrowUp", [1, 1], [0, 1]],
    ["ArrowLeft", [1, 1], [1, 0]],
    ["ArrowRight", [1, 1], [1, 2]],
    ["ArrowRight", [1, 2], [1, 2]],
    ["Ctrl+ArrowDown", [1, 1], [3, 1]],
    ["Meta+ArrowRight", [1, 1], [1, 2]],
    ["Home", [2, 2], [2, 0]],
    ["End", [2, 0], [2, 2]],
    ["Ctrl+Home", [2, 2], [0, 0]],
    ["Ctrl+End", [0, 0], [3, 2]],
    ["PageDown", [1, 1], [3, 1]],
    ["PageUp", [3, 1], [1, 1]],
    ["Enter", [1, 1], [2, 1]],
    ["Enter", [3, 1], [3, 1]],
    ["Shift+Enter", [1, 1], [0, 1]],
    ["Shift+Enter", [0, 1], [0, 1]],
    ["Tab", [1, 1], [1, 2]],
    ["Tab", [1, 2], [2, 0]],
    ["Shift+Tab", [1, 1], [1, 0]],
    ["Shift+Tab", [1, 0], [0, 2]],
    ["Escape", [1, 1], [1, 1]],
  ])("%s from %j to %j", (press, from, to) => {
    const isNothing = press === "Escape";
    expect(after(from, press)).toBe(`${isNothing ? "- " : ""}${at(...to)}`);
    expect(host.asked).toEqual([]);
  });

  it("Enter after Tab to the column where the row of entries began", () => {
    expect(after([0, 0], "Tab", "Tab", "Enter")).toBe(at(1, 0));
    expect(after([0, 0], "Tab", "ArrowDown", "Enter")).toBe(at(2, 1));
    expect(after([0, 1], "Tab", "Shift+Tab", "Enter")).toBe(at(1, 1));
    expect(after([0, 2], "Tab", "Tab", "Enter")).toBe(at(2, 0));
  });

  it.each(["Ctrl+a", "Shift+Space", "Ctrl+Space"])("by arrows after %s, which leaves it where it is", (whole) => {
    expect(after([1, 1], whole, "ArrowDown")).toBe(at(2, 1));
    expect(after([1, 1], whole, "ArrowRight")).toBe(at(1, 2));
  });

  it("Tab past the last cell out of the sheet", () => {
    expect(after([3, 2], "Tab")).toBe(`- ${at(3, 2)}`);
    expect(host.asked).toEqual([]);
    expect(after([0, 0], "Shift+Tab")).toBe(`- ${at(0, 0)}`);
    expect(host.asked).toEqual(["leave"]);
  });

  it("up to the head of its column where there is one", () => {
    expect(after([0, 1], "ArrowUp")).toBe(at(0, 1));
    expect(host.asked).toEqual(["header"]);
    hasHeader = false;
    expect(after([0, 1], "ArrowUp")).toBe(at(0, 1));
    host.asked.length = 0;
    hasHeader = true;
    for (const press of ["Shift+ArrowUp", "Ctrl+ArrowUp"]) after([0, 1], press);
    after([1, 1], "ArrowUp");
    expect(host.asked).toEqual([]);
  });
});

describe("with Shift", () => {
  it.each<[presses: string[], from: [number, number], range: string]>([
    [["Shift+ArrowDown"], [1, 1], "1,1-2,1 @ 2,1"],
    [["Shift+ArrowDown", "Shift+ArrowRight"], [1, 1], "1,1-2,2 @ 2,2"],
    [["Shift+ArrowDown", "Shift+ArrowUp", "Shift+ArrowUp"], [1, 1], "0,1-1,1 @ 0,1"],
    [["Ctrl+Shift+End"], [1, 1], "1,1-3,2 @ 3,2"],
    [["Shift+ArrowDown", "ArrowDown"], [1, 1], at(3, 1)],
    [["Shift+ArrowDown", "Escape"], [1, 1], at(2, 1)],
    [["Shift+Space"], [1, 1], "1,0-1,2 @ 1,1"],
    [["Shift+ArrowDown", "Shift+Space"], [1, 1], "1,0-2,2 @ 2,1"],
    [["Ctrl+Space"], [1, 1], "0,1-3,1 @ 1,1"],
    [["Shift+ArrowRight", "Ctrl+Space"], [1, 1], "0,1-3,2 @ 1,2"],
    [["Ctrl+a"], [1, 1], "0,0-3,2 @ 1,1"],
    [["Meta+A"], [1, 1], "0,0-3,2 @ 1,1"],
    [["Ctrl+Shift+Space"], [1, 1], "0,0-3,2 @ 1,1"],
    [["Shift+Space", "Shift+ArrowDown"], [1, 1], "1,0-2,2 @ 2,0"],
    [["Ctrl+Space", "Shift+ArrowRight"], [1, 1], "0,1-3,2 @ 0,2"],
  ])("or Mod, %j from %j select %s", (presses, from, expected) => {
    expect(after(from, ...presses)).toBe(expected);
    expect(host.asked).toEqual([]);
  });
});

describe("a key acts on the active cell", () => {
  it.each<[press: string, asked: string]>([
    ["F2", "open F2"],
    ["Backspace", "open Backspace"],
    ["x", "open x"],
    ["Shift+X", "open X"],
    ["Space", "open  "],
    ["Ctrl+Alt+@", "open @"],
    ["Delete", 'cells/edit Clear cell: b.cost [{"kind":"clear"},1]'],
    ["Shift+Delete", 'cells/edit Clear cell: b.cost [{"kind":"remove"},1]'],
  ])("%s: %s", (press, asked) => {
    expect(after([1, 1], press)).toBe(at(1, 1));
    expect(host.asked).toEqual([asked]);
  });

  it("or on the range", () => {
    after([1, 0], "Shift+ArrowDown", "Shift+ArrowRight", "Delete");
    after([1, 0], "Shift+ArrowDown", "Shift+ArrowRight", "Ctrl+d");
    after([1, 0], "Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowRight", "Ctrl+R");
    expect(host.asked).toEqual([
      'cells/edit Clear 4 cells: b.cost [{"kind":"clear"},1], b.name [{"kind":"clear"},"N1"], c.cost [{"kind":"clear"},2], c.name [{"kind":"clear"},"N2"]',
      'cells/edit Fill down: c.name [{"kind":"value","value":"N1"},"N2"], c.cost [{"kind":"value","value":1},2]',
      'cells/edit Fill right: b.cost [{"kind":"value","value":"N1"},1], b.kind [{"kind":"value","value":"N1"},null], c.cost [{"kind":"value","value":"N2"},2], c.kind [{"kind":"value","value":"N2"},null]',
    ]);
  });

  it.each([
    "Ctrl+x",
    "Ctrl+Shift+d",
    "Alt+x",
    "Alt+ArrowDown",
    "Alt+Enter",
    "Alt+Delete",
    "Ctrl+Enter",
    "Ctrl+Delete",
    "Meta+Delete",
    "Ctrl+Alt+Delete",
    "Ctrl+Alt+F2",
    "Meta+x",
    "F3",
    "Insert",
    "Shift",
    "Ctrl+F2",
    "Ctrl+Tab",
  ])("%s means nothing there", (press) => {
    expect(after([1, 1], press)).toBe(`- ${at(1, 1)}`);
    expect(host.asked).toEqual([]);
  });
});

describe("several ranges", () => {
  /** The ranges, each by its corners. */
  const ranges = (): string =>
    range.boxes.map(({ top, left, bottom, right }) => `${top},${left}-${bottom},${right}`).join(" ");
  const press = (...presses: string[]): void => presses.forEach((each) => actOnKey(grid, pressOf(each)));

  it("are extended in the one with the active cell, and end with a move", () => {
    range.goTo({ row: 0, column: 0 });
    range.add({ row: 2, column: 1 });
    press("Shift+ArrowDown");
    expect(ranges()).toBe("0,0-0,0 2,1-3,1");
    press("ArrowRight");
    expect(ranges()).toBe("3,2-3,2");
  });

  it("are widened to whole rows or columns together", () => {
    range.goTo({ row: 0, column: 0 });
    range.add({ row: 2, column: 1 });
    press("Shift+Space");
    expect(ranges()).toBe("0,0-0,2 2,0-2,2");
    expect(range.active).toEqual({ row: 2, column: 1 });
    press("Escape");
    expect(ranges()).toBe("2,1-2,1");
  });

  it("are added by moves and Shift until Escape, which leaves them selected", () => {
    range.goTo({ row: 0, column: 0 });
    range.toggleAdding();
    press("ArrowDown", "ArrowDown", "Shift+ArrowRight", "ArrowDown");
    expect(ranges()).toBe("0,0-0,0 2,0-2,1 3,1-3,1");
    press("Shift+Space");
    expect(ranges()).toBe("0,0-0,0 2,0-2,1 3,0-3,2");
    press("Escape");
    expect([range.isAdding, ranges()]).toEqual([false, "0,0-0,0 2,0-2,1 3,0-3,2"]);
    press("Escape");
    expect(ranges()).toBe("3,1-3,1");
  });

  it("are cleared and filled as one act, each cell once", () => {
    range.select({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 0 } });
    range.select({ anchor: { row: 1, column: 0 }, focus: { row: 2, column: 1 } }, { further: range.boxes });
    press("Delete");
    range.select({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 0 } });
    range.select({ anchor: { row: 2, column: 1 }, focus: { row: 3, column: 1 } }, { further: range.boxes });
    press("Ctrl+d");
    expect(host.asked).toEqual([
      'cells/edit Clear 5 cells: a.name [{"kind":"clear"},"N0"], b.cost [{"kind":"clear"},1], b.name [{"kind":"clear"},"N1"], c.cost [{"kind":"clear"},2], c.name [{"kind":"clear"},"N2"]',
      'cells/edit Fill down: b.name [{"kind":"value","value":"N0"},"N1"], d.cost [{"kind":"value","value":2},3]',
    ]);
  });

  it("are not filled where they overlap", () => {
    range.select({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 0 } });
    range.select({ anchor: { row: 1, column: 0 }, focus: { row: 2, column: 0 } }, { further: range.boxes });
    press("Ctrl+d");
    expect(host.asked).toEqual([]);
  });
});

describe("where no cell is active", () => {
  it.each(["ArrowDown", "ArrowUp", "Home", "Ctrl+End", "PageDown", "x", "Space", "Shift+ArrowDown"])(
    "%s leads to the first, and changes nothing",
    (press) => {
      expect(after(undefined, press)).toBe(at(0, 0));
      expect(host.asked).toEqual([]);
    },
  );

  it.each(["Delete", "Ctrl+a", "Enter", "Tab", "F2", "Escape", "Ctrl+d", "Backspace"])("%s means nothing", (press) => {
    expect(after(undefined, press)).toBe("- none");
    expect(host.asked).toEqual([]);
  });
});
