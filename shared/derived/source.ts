import type { SheetCell } from "../sheet/index.js";
import type { TextReading } from "../text/index.js";

/** A row as its sheet holds it: other cells are another list. */
export interface SourceRow {
  readonly key: string;
  readonly cells: readonly SheetCell[];
}

/** A sheet that rows are read from. */
export interface SourceSheet<Row extends SourceRow> {
  /** `key` identifies the sheet. */
  readonly key: string;
  /** For each column, its header; entries of a list have the header of the list and their place. */
  readonly columns: readonly { readonly header: string; readonly index?: number | undefined }[];
  /** Which column holds the ids of its rows, -1 for none; the one with the header `id` where nothing is said. */
  readonly idPlace?: number;
  readingOf(row: Row): TextReading | undefined;
  /** Headers of the columns that are read then, the one with the text itself first. */
  readonly textColumns: readonly string[];
}

/** Finds cards by their ids in all sheets. */
export interface Cards<Row extends SourceRow> {
  find(id: string): { readonly sheet: SourceSheet<Row>; readonly row: Row } | undefined;
}
