import { failed, ok, type Fault, type Result } from "../base/index.js";
import { matchOptionsOf, matchRows } from "../sheet/index.js";
import {
  blockText,
  deleteRow,
  insertRow,
  moveRow,
  replaceBlock,
  rowCount,
  withLineEndsOf,
  type Edited,
  type TomlDocument,
} from "../toml/index.js";
import type { RowDifference, TableDifference, TableVersion } from "./table.js";

const sheetGone: Fault = {
  code: "revision/no-sheet",
  message: "The sheet of this row is gone.",
  suggestion: "bring its file back by git, or start over without it",
};

/** The version after with rows as they were before. */
export interface RevertedRows {
  /** Undefined where the whole sheet is gone. */
  readonly document: TomlDocument | undefined;
  /** The rows that could not be reverted, and why. */
  readonly left: readonly { readonly row: RowDifference; readonly fault: Fault }[];
}

interface Options {
  /** A row that was moved goes back to where it stood; otherwise it is reverted where it stands. */
  readonly movesBack: boolean;
}

/** Reverts rows of a table one by one, byte for byte; a row that cannot be reverted leaves the others alone. */
export function revertRows(
  difference: TableDifference,
  rows: readonly RowDifference[],
  { movesBack }: Options,
): RevertedRows {
  const { before, after } = difference;
  if (!after) return { document: undefined, left: rows.map((row) => ({ row, fault: sheetGone })) };
  const reverting = new Reverting(difference, after);
  const changed = rows.filter((row) => row.kind === "changed");
  const left: { row: RowDifference; fault: Fault }[] = [];
  const refused = new Set<RowDifference>();
  const revert = (row: RowDifference, edited: Result<null>): void => {
    if (edited.ok || refused.has(row)) return;
    refused.add(row);
    left.push({ row, fault: edited.error });
  };
  // Texts come first, while every row stands where the comparison found it, and new rows go from the last to the first.
  if (before) for (const row of changed) if (row.cells.length > 0) revert(row, reverting.replace(before, row));
  const added = rows.filter((row) => row.kind === "added").toSorted((one, other) => other.after - one.after);
  for (const row of added) revert(row, reverting.remove(row.after));
  const asBefore = (one: { readonly before: number }, other: { readonly before: number }): number =>
    one.before - other.before;
  const moved = movesBack ? changed.filter(({ isMoved }) => isMoved).toSorted(asBefore) : [];
  for (const row of moved) revert(row, reverting.moveBack(row.before));
  const removed = rows.filter((row) => row.kind === "removed").toSorted(asBefore);
  if (before) for (const row of removed) revert(row, reverting.bringBack(before, row.before));
  return { document: reverting.document, left };
}

/**
 * The version after with one row as it was before, byte for byte: a changed row gets its old text where it stands, a new one goes,
 * one that was removed comes back behind the row that it stood behind.
 */
export function revertRow(difference: TableDifference, row: RowDifference): Result<TomlDocument> {
  const { document, left } = revertRows(difference, [row], { movesBack: false });
  const [refused] = left;
  return refused || !document ? failed(refused?.fault ?? sheetGone) : ok(document);
}

/** A table on the way back, and which row before each of its rows was. */
class Reverting {
  readonly #path: readonly string[];
  readonly #order: (number | null)[];
  /** Rows that stand elsewhere than before, by where they were: others are not placed behind them. */
  readonly #displaced: Set<number>;
  #document: TomlDocument;

  constructor({ before, schema, rows }: TableDifference, { document, path }: TableVersion) {
    this.#document = document;
    this.#path = path;
    this.#order = before
      ? [...matchRows(before.document, document, path, matchOptionsOf(schema))]
      : Array.from({ length: rowCount(document, path) }, () => null);
    this.#displaced = new Set(rows.flatMap((row) => (row.kind === "changed" && row.isMoved ? [row.before] : [])));
  }

  get document(): TomlDocument {
    return this.#document;
  }

  replace(version: TableVersion, row: { readonly before: number; readonly after: number }): Result<null> {
    return this.#take(replaceBlock(this.#document, this.#path, row.after, this.#blockOf(version, row.before)));
  }

  remove(place: number): Result<null> {
    const edited = this.#take(deleteRow(this.#document, this.#path, place));
    if (edited.ok) this.#order.splice(place, 1);
    return edited;
  }

  moveBack(row: number): Result<null> {
    const from = this.#order.indexOf(row);
    const behind = this.#placeOf(row);
    // The row is taken out before it is put in.
    const to = from < behind ? behind - 1 : behind;
    const edited = this.#take(moveRow(this.#document, this.#path, from, to));
    if (!edited.ok) return edited;
    this.#order.splice(from, 1);
    this.#order.splice(to, 0, row);
    this.#displaced.delete(row);
    return edited;
  }

  bringBack(version: TableVersion, row: number): Result<null> {
    const place = this.#placeOf(row);
    const block = this.#blockOf(version, row);
    const edited = this.#take(insertRow(this.#document, this.#path, place, { block }));
    if (edited.ok) this.#order.splice(place, 0, row);
    return edited;
  }

  /** Behind the nearest row above that is still there, and in its place. */
  #placeOf(row: number): number {
    const places = new Map(this.#order.map((old, place) => [old, place]));
    for (let above = row - 1; above >= 0; above -= 1) {
      const place = places.get(above);
      if (place !== undefined && !this.#displaced.has(above)) return place + 1;
    }
    return 0;
  }

  #blockOf({ document, path }: TableVersion, row: number): string {
    return withLineEndsOf(this.#document, blockText(document, path, row));
  }

  #take(edited: Result<Edited>): Result<null> {
    if (!edited.ok) return edited;
    this.#document = edited.value.doc;
    return { ok: true, value: null };
  }
}
