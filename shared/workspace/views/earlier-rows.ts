import { failed, ok, type Result } from "../../base/index.js";
import { cellValue, columnKey, type Column, type ColumnId } from "../../sheet/index.js";
import { rowCount, type TomlDocument } from "../../toml/index.js";
import type { SheetRef } from "../identity.js";
import type { WorkspaceState } from "../state.js";
import { mostCells, rowCellViews, sheetOf } from "./sheet-view.js";
import type { RowView } from "./views.js";

/** The rows of a sheet as another version of its file holds them, in the columns that the sheet has now. */
export interface EarlierRows {
  /** Elements of arrays that are longer there, as columns behind those of the sheet. */
  readonly more: readonly ColumnId[];
  /** Their keys are those of no row of the sheet. */
  readonly rows: readonly RowView[];
}

/** Reads a sheet in another version of its file. Fails where the sheet is not on screen, or has too many cells there. */
export function earlierRows(state: WorkspaceState, ref: SheetRef, document: TomlDocument): Result<EarlierRows> {
  const found = sheetOf(state, ref);
  if (!found) return failed({ code: "sheet/unknown", message: "The sheet is gone.", file: ref.file });
  const { path, facts } = found.table;
  const count = rowCount(document, path);
  const more = longerArrays(facts.columns, document, path, count);
  const columns = [...facts.columns, ...more];
  if (columns.length * count > mostCells) {
    return failed({ code: "sheet/too-large", message: "The sheet was too large then to be compared.", file: ref.file });
  }
  const table = { path, facts: { ...facts, columns } };
  return ok({
    more: more.map(({ id }) => id),
    rows: Array.from({ length: count }, (_, place) => ({
      key: `earlier ${place}`,
      cells: rowCellViews(document, table, place),
    })),
  });
}

/** Columns for the elements that arrays of the document have beyond those of the sheet. */
function longerArrays(
  columns: readonly Column[],
  document: TomlDocument,
  path: readonly string[],
  count: number,
): readonly Column[] {
  const last = new Map<string, Column>();
  for (const column of columns) {
    if (column.id.index !== undefined) last.set(columnKey({ path: column.id.path }), column);
  }
  return [...last.values()].flatMap((column) => {
    const width = (column.id.index ?? 0) + 1;
    let longest = width;
    for (let row = 0; row < count; row++) {
      const value = cellValue(document, path, row, { path: column.id.path });
      if (value?.kind === "array") longest = Math.max(longest, value.items.length);
    }
    return Array.from({ length: longest - width }, (_, at) => ({
      ...column,
      id: { path: column.id.path, index: width + at },
    }));
  });
}
