import type { MarkView, RowChange, RowKey, RowView } from "../../shared/workspace/index.js";

/** One row as the grid holds it: the same object for as long as the row lives, with its cells replaced. */
export interface GridRow {
  readonly key: RowKey;
  cells: RowView["cells"];
}

/** What happened to the rows, for a grid that shows them. */
export type RowsChange =
  | { readonly kind: "reset" }
  /** Rows that follow those that were here, as they are fetched. */
  | { readonly kind: "more"; readonly rows: readonly GridRow[]; readonly isLast: boolean }
  | { readonly kind: "cells"; readonly rows: readonly GridRow[] }
  /** Rows came, went or moved; cells of others may have become others at once. */
  | { readonly kind: "order"; readonly added: readonly GridRow[]; readonly changed: readonly GridRow[] };

/** The rows of one sheet in file order, kept current by the session's patches. */
export class SheetRows {
  readonly #order: GridRow[] = [];
  readonly #byKey = new Map<RowKey, GridRow>();
  /** Columns, by place, that the last `apply` changed in each row. */
  readonly changedColumns = new Map<RowKey, number[]>();
  #copy: readonly GridRow[] | undefined;
  #marksByCell = new Map<string, MarkView["mark"]>();

  /** The rows by now: the same list, which changes in place. */
  get rows(): readonly GridRow[] {
    return this.#order;
  }

  /** The rows by now: another list after every change of them or of their cells. */
  get snapshot(): readonly GridRow[] {
    return (this.#copy ??= [...this.#order]);
  }

  row(key: RowKey): GridRow | undefined {
    return this.#byKey.get(key);
  }

  mark(key: RowKey, column: string): MarkView["mark"] | undefined {
    return this.#marksByCell.get(`${key} ${column}`);
  }

  /** Takes in the rows that follow those that are here. A row that was in `before` too stays the same object. */
  append(rows: readonly RowView[], before?: SheetRows): readonly GridRow[] {
    this.#copy = undefined;
    const added = rows.map(({ key, cells }) => {
      const row = before?.row(key) ?? { key, cells };
      row.cells = cells;
      return row;
    });
    for (const row of added) {
      this.#order.push(row);
      this.#byKey.set(row.key, row);
    }
    return added;
  }

  /** Applies the session's changes in their order. */
  apply(changes: readonly RowChange[]): RowsChange {
    this.#copy = undefined;
    const changed: GridRow[] = [];
    const added: GridRow[] = [];
    let isMoved = false;
    this.changedColumns.clear();
    for (const change of changes) {
      if (change.kind === "set") {
        const row = this.#byKey.get(change.row.key);
        if (!row) return { kind: "reset" };
        this.changedColumns.set(row.key, differing(row.cells, change.row.cells));
        row.cells = change.row.cells;
        changed.push(row);
        continue;
      }
      isMoved = true;
      if (change.kind === "insert") {
        const row: GridRow = { key: change.row.key, cells: change.row.cells };
        this.#order.splice(change.at, 0, row);
        this.#byKey.set(row.key, row);
        added.push(row);
      } else this.#take(change);
    }
    return isMoved ? { kind: "order", added, changed } : { kind: "cells", rows: changed };
  }

  /** Replaces all marks and gives the rows whose marks differ. */
  setMarks(marks: readonly MarkView[]): RowKey[] {
    const before = this.#marksByCell;
    this.#marksByCell = new Map(marks.map(({ rowKey, column, mark }) => [`${rowKey} ${column}`, mark]));
    const keys = new Set<RowKey>();
    for (const [cell, mark] of this.#marksByCell) {
      if (JSON.stringify(before.get(cell)) !== JSON.stringify(mark)) keys.add(cell.slice(0, cell.indexOf(" ")));
    }
    for (const cell of before.keys()) {
      if (!this.#marksByCell.has(cell)) keys.add(cell.slice(0, cell.indexOf(" ")));
    }
    return [...keys];
  }

  #take(change: Extract<RowChange, { kind: "remove" | "move" }>): void {
    const row = this.#byKey.get(change.key);
    if (!row) return;
    this.#order.splice(this.#order.indexOf(row), 1);
    if (change.kind === "move") this.#order.splice(change.to, 0, row);
    else this.#byKey.delete(change.key);
  }
}

const differing = (before: GridRow["cells"], after: GridRow["cells"]): number[] =>
  after.flatMap((cell, at) => (cell === before[at] || JSON.stringify(cell) === JSON.stringify(before[at]) ? [] : [at]));
