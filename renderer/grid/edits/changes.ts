import type { Path } from "../../../shared/toml/index.js";
import type { CellEdit, CellInput, ColumnView, WireCell } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";

/** A change asked for at one place of a row, in a column that the sheet may not have yet. */
export interface PlaceChange {
  readonly row: GridRow;
  readonly column: Pick<ColumnView, "id" | "key">;
  /** The steps to a place inside the column's value, where not all of the value changes. */
  readonly inner?: Path;
  readonly input: CellInput;
  /** What the editor showed when typing began; by default what the cell holds now. */
  readonly seen?: CellEdit["seen"];
}

/** A change asked for at one cell. */
export interface CellChange extends PlaceChange {
  readonly column: ColumnView;
}

/** A text typed into a cell, with the value the cell showed when typing began. */
export interface TypedText {
  readonly row: GridRow;
  readonly column: ColumnView;
  readonly text: string;
  readonly seen: WireCell;
}
