import { afterAll, afterEach, expect, it, vi } from "vitest";
import { activeGrid, setActiveGrid, shownChanged, useShown } from "../../../../renderer/grid/active-grid.js";
import type { ActiveGrid } from "../../../../renderer/grid/host.js";
import type { GridRow } from "../../../../renderer/state/index.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock("../../../../renderer/state/calls.js", () => ({}));

/** The part of a grid that says what it shows. */
function grid(rows: GridRow[], columns: string[]): ActiveGrid {
  const sheet = { ref: { file: "cards.toml", table: ["cards"] } };
  return { sheet, rows, columnIds: () => [...columns] } as unknown as ActiveGrid;
}

const row = (key: string): GridRow => ({ key, cells: [] });

afterEach(() => setActiveGrid(undefined));

it("says what is on screen, and says it again when other rows or columns are", () => {
  const rows = [row("a"), row("b")];
  const columns = ["name", "cost"];
  const made = grid(rows, columns);
  setActiveGrid(made);
  expect(activeGrid()).toBe(made);
  const before = useShown.getState().shown;
  expect(before).toEqual({ sheet: '["cards.toml",["cards"]]', rows, columns });

  rows.pop();
  columns.reverse();
  shownChanged();
  const { shown } = useShown.getState();
  expect(shown).not.toBe(before);
  expect(shown?.rows.map(({ key }) => key)).toEqual(["a"]);
  expect(shown?.columns).toEqual(["cost", "name"]);
});

it("says that nothing is on screen once the grid has gone", () => {
  setActiveGrid(grid([row("a")], ["name"]));
  setActiveGrid(undefined);
  expect(useShown.getState().shown).toBeUndefined();
  shownChanged();
  expect(useShown.getState().shown).toBeUndefined();
});
