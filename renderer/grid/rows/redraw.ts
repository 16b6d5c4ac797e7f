import type { GridApi, IRowNode } from "ag-grid-community";
import { sheetKey, rowsOf, type GridRow } from "../../state/index.js";
import type { SheetPatch, SheetView } from "../../../shared/workspace/index.js";
import type { GridRows } from "./grid-rows.js";

const flashMs = 900;

/** Draws cells again whose values or marks changed. */
export class Redraw {
  readonly #api: GridApi<GridRow>;
  readonly #gridRows: GridRows;
  readonly #sheet: () => SheetView;

  constructor(api: GridApi<GridRow>, gridRows: GridRows, sheet: () => SheetView) {
    this.#api = api;
    this.#gridRows = gridRows;
    this.#sheet = sheet;
  }

  rows(keys: readonly string[]): void {
    this.#api.refreshCells({ rowNodes: this.#nodes(keys), force: true });
  }

  /** Rows with changed cells; those another program changed flash, so that nobody wonders what happened. */
  changed(rows: readonly GridRow[], origin: SheetPatch["origin"]): void {
    const rowNodes = this.#nodes(rows.map(({ key }) => key));
    if (origin !== "edit") {
      const sheet = this.#sheet();
      const changed = rowsOf(sheetKey(sheet.ref))?.changedColumns ?? new Map<string, number[]>();
      for (const node of rowNodes) {
        const places = changed.get(node.id ?? "") ?? [];
        const columns = places.flatMap((at) => sheet.columns[at]?.key ?? []);
        if (columns.length > 0) this.#api.flashCells({ rowNodes: [node], columns, flashDuration: flashMs });
      }
    }
    this.#api.refreshCells({ rowNodes, force: true });
  }

  /** The rows on screen among these: all others are drawn when they come there. */
  #nodes(keys: readonly string[]): IRowNode<GridRow>[] {
    const wanted = new Set(keys);
    return [...this.#gridRows.nodes(), ...this.#api.getRenderedNodes()].filter(({ data }) =>
      wanted.has(data?.key ?? ""),
    );
  }
}
