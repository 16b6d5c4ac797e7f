import { Axis, type CellRange, type Ends, type FurtherRange } from "./cell-range.js";
import { boxOf, inside, type Box, type CellPlace, type Extent, type Selection } from "./selection.js";

/** A cell by the key of its row and the id of its column. */
export interface CellName {
  readonly rowKey: string;
  readonly column: string;
}

/** The rows and columns on screen: leads from keys, which stay with their cells, to places, and back. */
export class SheetAxes {
  constructor(
    readonly rows: Axis = new Axis([]),
    readonly columns: Axis = new Axis([]),
  ) {}

  get extent(): Extent {
    return { rows: this.rows.size, columns: this.columns.size };
  }

  /** Other rows or columns, or the same in another order. */
  with(of: "rows" | "columns", axis: Axis): SheetAxes {
    return of === "rows" ? new SheetAxes(axis, this.columns) : new SheetAxes(this.rows, axis);
  }

  /** The cell at a place; undefined outside the sheet. */
  cellAt({ row, column }: CellPlace): CellName | undefined {
    const rowKey = this.rows.keys[row];
    const id = this.columns.keys[column];
    return rowKey === undefined || id === undefined ? undefined : { rowKey, column: id };
  }

  /** The place of a cell; undefined where its row or column is not on screen. */
  find({ rowKey, column }: CellName): CellPlace | undefined {
    const row = this.rows.place(rowKey);
    const at = this.columns.place(column);
    return row === undefined || at === undefined ? undefined : { row, column: at };
  }

  /** Where one end of a range is, or its active cell. */
  end({ rows, columns }: Pick<CellRange, "rows" | "columns">, end: keyof Ends): CellPlace {
    return this.#placeOf(rows[end], columns[end]);
  }

  /** The cells of a further range, all of which are on screen. */
  boxOf({ rows: [top, bottom], columns: [left, right] }: FurtherRange): Box {
    return boxOf({ anchor: this.#placeOf(top, left), focus: this.#placeOf(bottom, right) });
  }

  /** A selection by keys, with this active cell. Places outside of the sheet mean its edges. */
  rangeOf({ anchor, focus }: Selection, active: CellPlace): Pick<CellRange, "rows" | "columns"> {
    const [from, head, at] = [this.#keysAt(anchor), this.#keysAt(focus), this.#keysAt(active)];
    return {
      rows: { anchor: from.rowKey, head: head.rowKey, active: at.rowKey },
      columns: { anchor: from.column, head: head.column, active: at.column },
    };
  }

  /** Cells by keys. Places outside of the sheet mean its edges. */
  furtherOf({ top, left, bottom, right }: Box): FurtherRange {
    const [first, last] = [this.#keysAt({ row: top, column: left }), this.#keysAt({ row: bottom, column: right })];
    return { rows: [first.rowKey, last.rowKey], columns: [first.column, last.column] };
  }

  #keysAt(place: CellPlace): CellName {
    return this.cellAt(inside(place, this.extent)) ?? { rowKey: "", column: "" };
  }

  #placeOf(rowKey: string, column: string): CellPlace {
    return { row: this.rows.place(rowKey) ?? 0, column: this.columns.place(column) ?? 0 };
  }
}
