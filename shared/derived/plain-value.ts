import { isEqual } from "../base/index.js";
import type { CellView } from "../sheet/index.js";
import { plainOf, type DerivedValue } from "./value.js";

/** A derived value as sorts, filters, statistics and searches look at it: as a cell. */
export interface PlainValue {
  /** Null where there is nothing to read, and where it could not be computed. */
  readonly cell: CellView;
  /** Why it could not be computed. */
  readonly error?: string;
}

const empty: PlainValue = { cell: null };

const numberCell = (number: number): CellView => {
  if (Number.isFinite(number)) return number;
  return { $float: Number.isNaN(number) ? "nan" : number < 0 ? "-inf" : "inf" };
};

/** Rules text by its letters, a picture by its address or number; an empty text is nothing. */
export function plainValue(value: DerivedValue): PlainValue {
  switch (value.kind) {
    case "number":
      return { cell: numberCell(value.number) };
    case "boolean":
      return { cell: value.boolean };
    case "error":
      return { cell: null, error: value.message };
    default: {
      const text = plainOf(value);
      return text === "" ? empty : { cell: text };
    }
  }
}

/** Whether two values are the same to all who look at them. */
export function isSamePlain(a: PlainValue, b: PlainValue): boolean {
  if (a.error !== b.error) return false;
  return isEqual(a.cell, b.cell);
}
