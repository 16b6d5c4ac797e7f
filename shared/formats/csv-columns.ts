import { failed, ok, type Result } from "../base/index.js";
import type { CellView } from "../sheet/index.js";
import { fromWire } from "../toml/index.js";
import { cellField } from "./csv-cell.js";
import { fieldOfText } from "./csv-guard.js";
import { printCsv, readCsv, type CsvField } from "./csv-text.js";

/** A column that CSV gets besides those it has. */
export interface CsvColumn {
  readonly name: string;
  /** A cell for each record below the header. */
  readonly cells: readonly CellView[];
}

function fieldOf(cell: CellView): CsvField {
  const value = cell === null ? undefined : fromWire(cell);
  return cellField(value?.ok ? value.value : undefined);
}

/** CSV with columns added behind its last. Fails where it is not CSV, or has another number of records than they have cells. */
export function withCsvColumns(text: string, columns: readonly CsvColumn[]): Result<string> {
  const records = readCsv(text);
  if (!records.ok) return records;
  const [header = [], ...rows] = records.value;
  if (columns.some(({ cells }) => cells.length !== rows.length)) {
    return failed({ code: "csv/other-rows", message: "The CSV has other rows than the columns to be added." });
  }
  const names = columns.map(({ name }): CsvField => ({ text: fieldOfText(name), quoted: false }));
  const added = rows.map((fields, row) => [...fields, ...columns.map(({ cells }) => fieldOf(cells[row] ?? null))]);
  return ok(printCsv([[...header, ...names], ...added]));
}
