import { isEqual } from "../../shared/base/index.js";
import type { MarkView, RowChange, RowKey, RowView } from "../../shared/workspace/index.js";

/** One row as the grid holds it. It never changes: with other cells it is another object with the same key. */
export type GridRow = RowView;

/** A change of the rows, for a grid that shows them. Changed rows are named by what they are now. */
export type RowsChange =
  | { readonly kind: "reset" }
  /** Rows that follow those that were here, as they are fetched. */
  | { readonly kind: "more"; readonly rows: readonly GridRow[]; readonly isLast: boolean }
  | { readonly kind: "cells"; readonly rows: readonly GridRow[] }
  /** Rows were added, removed or moved; cells of others may have changed with them. */
  | { readonly kind: "order"; readonly added: readonly GridRow[]; readonly changed: readonly GridRow[] };

/** The rows of one sheet in file order, kept current by the session's patches. */
export class SheetRows {
  #order: GridRow[] = [];
  /** The list was handed out, so that it must not change any more. */
  #isHandedOut = false;
  readonly #byKey = new Map<RowKey, GridRow>();
  /** Columns, by place, that the last `apply` changed in each row. */
  readonly changedColumns = new Map<RowKey, number[]>();
  /** Where each row is; made again when next asked for after rows came, went or moved. */
  #places: Map<RowKey, number> | undefined;
  #marksByCell = new Map<string, MarkView["mark"]>();
  /** The most severe marks of places inside the values of columns. */
  #innerMarks = new Map<string, MarkView["mark"]>();

  /**
   * The current rows, as a list that never changes: after a change of them or of their cells this is another one. The list is
   * copied by the first change after it was asked for, so that an edit costs no copy where nobody asks.
   */
  get rows(): readonly GridRow[] {
    this.#isHandedOut = true;
    return this.#order;
  }

  get count(): number {
    return this.#order.length;
  }

  row(key: RowKey): GridRow | undefined {
    return this.#byKey.get(key);
  }

  mark(key: RowKey, column: string): MarkView["mark"] | undefined {
    return this.#marksByCell.get(`${key} ${column}`);
  }

  /** The most severe mark of the places inside a cell. */
  innerMark(key: RowKey, column: string): MarkView["mark"] | undefined {
    return this.#innerMarks.get(`${key} ${column}`);
  }

  /** Adds the rows that follow those that are here. A row that is the same in `before` stays the same object. */
  append(rows: readonly RowView[], before?: SheetRows): readonly GridRow[] {
    this.#places = undefined;
    const order = this.#ownOrder();
    const added = rows.map((row) => {
      const known = before?.row(row.key);
      return known && isEqual(known.cells, row.cells) ? known : row;
    });
    for (const row of added) {
      order.push(row);
      this.#byKey.set(row.key, row);
    }
    return added;
  }

  /** Applies the session's changes in their order. */
  apply(changes: readonly RowChange[]): RowsChange {
    const order = this.#ownOrder();
    const changed = new Set<RowKey>();
    const added = new Set<RowKey>();
    let isMoved = false;
    this.changedColumns.clear();
    for (const change of changes) {
      if (change.kind === "set") {
        const { row } = change;
        const before = this.#byKey.get(row.key);
        if (!before) return { kind: "reset" };
        this.changedColumns.set(row.key, differing(before.cells, row.cells));
        this.#byKey.set(row.key, row);
        changed.add(row.key);
        continue;
      }
      isMoved = true;
      this.#places = undefined;
      if (change.kind === "insert") {
        const { row } = change;
        order.splice(change.at, 0, row);
        this.#byKey.set(row.key, row);
        added.add(row.key);
      } else this.#take(order, change);
    }
    for (const key of changed) {
      const [at, row] = [this.#placeOf(key), this.#byKey.get(key)];
      if (at !== undefined && row) order[at] = row;
    }
    const rowsOf = (keys: ReadonlySet<RowKey>): GridRow[] => [...keys].flatMap((key) => this.#byKey.get(key) ?? []);
    return isMoved
      ? { kind: "order", added: rowsOf(added), changed: rowsOf(changed) }
      : { kind: "cells", rows: rowsOf(changed) };
  }

  /** Replaces all marks; returns the rows whose marks differ. */
  setMarks(marks: readonly MarkView[]): RowKey[] {
    const before = this.#marksByCell;
    this.#marksByCell = new Map(marks.map(({ rowKey, column, mark }) => [`${rowKey} ${column}`, mark]));
    this.#innerMarks = innerMarksOf(marks);
    const keys = new Set<RowKey>();
    for (const [cell, mark] of this.#marksByCell) {
      if (!isEqual(before.get(cell), mark)) keys.add(cell.slice(0, cell.indexOf(" ")));
    }
    for (const cell of before.keys()) {
      if (!this.#marksByCell.has(cell)) keys.add(cell.slice(0, cell.indexOf(" ")));
    }
    return [...keys];
  }

  #placeOf(key: RowKey): number | undefined {
    this.#places ??= new Map(this.#order.map((row, at) => [row.key, at]));
    return this.#places.get(key);
  }

  /** The list to change: a copy where somebody holds the one that is there. */
  #ownOrder(): GridRow[] {
    if (this.#isHandedOut) this.#order = [...this.#order];
    this.#isHandedOut = false;
    return this.#order;
  }

  #take(order: GridRow[], change: Extract<RowChange, { kind: "remove" | "move" }>): void {
    const row = this.#byKey.get(change.key);
    if (!row) return;
    order.splice(
      order.findIndex(({ key }) => key === change.key),
      1,
    );
    if (change.kind === "move") order.splice(change.to, 0, row);
    else this.#byKey.delete(change.key);
  }
}

const differing = (before: GridRow["cells"], after: GridRow["cells"]): number[] =>
  after.flatMap((cell, at) => (isEqual(cell, before[at]) ? [] : [at]));

const gravity: readonly MarkView["mark"]["kind"][] = ["pending", "failed", "draft", "conflict"];

/** The marks of places inside of values by the cells that show these values. */
function innerMarksOf(marks: readonly MarkView[]): Map<string, MarkView["mark"]> {
  const gravest = new Map<string, MarkView["mark"]>();
  for (const { rowKey, column, mark } of marks) {
    const at = column.indexOf("#");
    if (at === -1) continue;
    const cell = `${rowKey} ${column.slice(0, at)}`;
    const known = gravest.get(cell);
    if (!known || gravity.indexOf(mark.kind) > gravity.indexOf(known.kind)) gravest.set(cell, mark);
  }
  return gravest;
}
