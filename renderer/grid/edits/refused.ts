import { call, getApp, rowsOf, sheetKey } from "../../state/index.js";
import type { CellsHost } from "../host.js";
import { selectedBlocks } from "../selection/selected-cells.js";

/** The selected cells that could not take a text, themselves or at a place inside their values. */
export function refusedIn(grid: CellsHost) {
  const { ref } = grid.sheet;
  const isAny = getApp().workspace?.files.some(({ file, refused }) => file === ref.file && refused > 0) ?? false;
  const rows = isAny ? rowsOf(sheetKey(ref)) : undefined;
  if (!rows) return [];
  const isRefused = (key: string, column: string): boolean =>
    [rows.mark(key, column), rows.innerMark(key, column)].some(isRefusal);
  return selectedBlocks(grid).flatMap((block) =>
    block.rows.flatMap(({ key }) =>
      block.columns
        .filter((column) => isRefused(key, column.key))
        .map((column) => ({ rowKey: key, column: column.id })),
    ),
  );
}

const isRefusal = (mark: { readonly kind: string } | undefined): boolean => mark?.kind === "failed";

/** Drops the texts that cells of the range could not take, so that they show their values again; returns whether any did. */
export function dropRefused(grid: CellsHost): boolean {
  const cells = refusedIn(grid);
  if (cells.length === 0) return false;
  void call("cells/drop-refused", { sheet: grid.sheet.ref, cells });
  return true;
}
