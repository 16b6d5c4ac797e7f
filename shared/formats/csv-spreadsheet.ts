import { ok, type Result } from "../base/index.js";
import { plainValue } from "./csv-cell.js";
import { guarded, isFormula } from "./csv-guard.js";
import { printCsv, readCsv, type CsvField } from "./csv-text.js";

/** CSV that no spreadsheet finds a formula in. */
export interface SpreadsheetCsv {
  readonly text: string;
  /** Fields that got an apostrophe for that. */
  readonly guarded: number;
}

/**
 * Guards CSV of ours against being run: a field that begins like a formula gets an apostrophe before it, which `rowsFromCsv`
 * takes away again. Numbers stay as they are, since -3 does nothing; a text "-3" is guarded, since a spreadsheet would make
 * it a number. CSV without such fields stays as it is. Fails on what is not CSV.
 */
export function forSpreadsheets(csv: string): Result<SpreadsheetCsv> {
  const records = readCsv(csv);
  if (!records.ok) return records;
  let count = 0;
  const guard = (field: CsvField): CsvField => {
    count += 1;
    // Not in quotes: the apostrophe says already that this is a text, and a header in quotes would say that quotes mean nothing.
    return { text: guarded(field.text), quoted: false };
  };
  const safe = records.value.map((fields, at) =>
    fields.map((field) => (isFormula(field.text) && (at === 0 || !isNumber(field)) ? guard(field) : field)),
  );
  return ok({ text: count === 0 ? csv : printCsv(safe), guarded: count });
}

function isNumber({ text, quoted }: CsvField): boolean {
  const kind = quoted ? "string" : plainValue(text)?.kind;
  return kind === "integer" || kind === "float";
}

/** Says that cells were guarded, and why. */
export const guardedMessage = (count: number): string =>
  count === 1
    ? "1 cell begins like a formula (= + - @) and got an apostrophe before it, so that no spreadsheet runs it."
    : `${count.toLocaleString("en")} cells begin like formulas (= + - @) and got an apostrophe before them, so that no spreadsheet runs them.`;
