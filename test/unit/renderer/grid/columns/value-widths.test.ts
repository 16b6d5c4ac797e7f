// @vitest-environment happy-dom
import "../../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { valueWidths } from "../../../../../renderer/grid/columns/value-widths.js";
import type { GridRow } from "../../../../../renderer/state/index.js";
import type { ColumnView } from "../../../../../shared/workspace/index.js";

const column = (key: string, said: Partial<ColumnView> = {}): ColumnView => ({
  key,
  id: { path: [key] },
  title: key,
  source: key,
  editor: "text",
  alignment: "left",
  bold: false,
  wrap: true,
  hidden: false,
  frozen: false,
  mixed: false,
  ...said,
});

const row = (...cells: GridRow["cells"]): GridRow => ({ key: "r", cells });

/** Widths of columns that are 100 px wide by nature. */
function widths(
  columns: readonly ColumnView[],
  rows: readonly GridRow[],
  roomPx: number,
  rowHeightPx = 34,
): Record<string, number> {
  const style = { headerBold: true, rowStripes: true, columnStripes: false, rowHeightPx };
  const defs = columns.map(({ key, hidden }) => ({ colId: key, width: 100, hide: hidden }));
  return Object.fromEntries(valueWidths(defs, { columns, style }, rows, roomPx));
}

const long = "Harbor Watcher of the Night";

describe("columns whose values would be cut", () => {
  it("are widened where there is room, in their order", () => {
    expect(widths([column("set"), column("artist")], [row("Ash", "Elm"), row("Ash", "Harbor Watcher")], 500)).toEqual({
      artist: 131,
    });
    expect(widths([column("set"), column("artist")], [row(long, long)], 230)).toEqual({ set: 130 });
    expect(widths([column("set"), column("artist")], [row(long, long)], 200)).toEqual({});
  });

  it("are widened without room where they hold names, but not past what a column gets by itself", () => {
    expect(widths([column("artist"), column("name")], [row(long, "Harbor Watcher")], 150)).toEqual({ name: 131 });
    expect(widths([column("artist"), column("cardName")], [row(long, "Harbor Watcher")], 150)).toEqual({
      cardName: 131,
    });
    expect(widths([column("name")], [row(long.repeat(9))], 150)).toEqual({ name: 220 });
  });

  it("count letters of Asian scripts as twice as wide", () => {
    expect(widths([column("name")], [row("港の見張り番です")], 150)).toEqual({ name: 142 });
  });

  it("stay as they are where a width is chosen, where a row has more lines, and where ids or structures are in them", () => {
    const columns = [
      column("name", { widthPx: 100 }),
      column("rules", { editor: "long-text" }),
      column("abilities", { editor: "structure" }),
      column("id"),
      column("gone", { hidden: true }),
    ];
    expect(widths(columns, [row(long, long, long, long, long)], 5_000)).toEqual({});
    // Two lines of a row hold it.
    expect(widths([column("name")], [row(long)], 5_000, 60)).toEqual({});
    expect(widths([column("name", { wrap: false })], [row(long)], 5_000, 60)).toEqual({ name: 220 });
  });
});
