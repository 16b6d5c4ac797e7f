import { failed, ok, type Result } from "../../shared/base/index.js";
import { cellValue, columnName, numberIn, type ColumnId } from "../../shared/sheet/index.js";
import { valuesIn, type VariedNumber } from "../../shared/simulation/index.js";
import { toWire } from "../../shared/toml/index.js";
import { readKey, type OpenSheet } from "./place.js";

/** A number of a card that is varied, with the values it takes. */
export interface Varied extends VariedNumber {
  readonly column: ColumnId;
}

/** Reads `cost=1..6` or `cost=1..3:0.5` as a number of a row. */
export function readVaried(text: string, { document, table, facts }: OpenSheet, row: number): Result<Varied> {
  const [, key = "", from = "", to = "", step = "1"] =
    /^(.+)=(-?\d{1,9}(?:\.\d{1,6})?)\.\.(-?\d{1,9}(?:\.\d{1,6})?)(?::(\d{1,9}(?:\.\d{1,6})?))?$/u.exec(text) ?? [];
  const [least, most, by] = [Number(from), Number(to), Number(step)];
  if (key === "" || !(by > 0) || least > most) {
    return failed({
      code: "cli/vary",
      message: `“${text}” is no range.`,
      expected: "a key with its range, such as cost=1..6",
    });
  }
  const column = readKey(key, facts);
  if (!column.ok) return column;
  const value = cellValue(document, table, row, column.value);
  const now = numberIn(value ? toWire(value) : null);
  if (now === undefined || value?.kind === "string") {
    return failed({ code: "cli/no-number", message: `The card has no number in ${columnName(column.value)}.` });
  }
  const values = valuesIn({ from: least, to: most, step: by });
  return values.ok ? ok({ column: column.value, now, values: values.value }) : values;
}
