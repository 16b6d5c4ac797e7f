import type { SheetView } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";
import { groupHeadingPx } from "./group-headings.js";
import { rowHeightOf } from "./heights.js";
import type { RowOverrides } from "./row-overrides.js";
import type { ShownRows } from "./shown-rows.js";

interface RowHeightsHost {
  readonly sheet: () => SheetView;
  readonly shown: Pick<ShownRows, "rows" | "headings">;
  readonly overrides: Pick<RowOverrides, "heightOf">;
}

/** How high the rows on screen are: as the sheet says or as the row has of its own, and by the heading of a group above it. */
export class RowHeights {
  readonly #host: RowHeightsHost;

  constructor(host: RowHeightsHost) {
    this.#host = host;
  }

  /** In px. */
  of(row: GridRow | undefined): number {
    const { sheet, overrides } = this.#host;
    const heightPx = overrides.heightOf(row) ?? rowHeightOf(sheet().style);
    return heightPx + (this.isHeaded(row?.key) ? groupHeadingPx : 0);
  }

  /** In px, of the row at a place on screen. */
  at(place: number): number {
    return this.of(this.#host.shown.rows[place]);
  }

  /** Whether the heading of a group stands above a row. */
  isHeaded(rowKey: string | undefined): boolean {
    return rowKey !== undefined && this.#host.shown.headings.has(rowKey);
  }
}
