import { cellName, type CellView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { rowsOf, sheetKey, textOfCell } from "../state/index.js";
import { columnValues } from "./values.js";

/** A value of the column, and how often it is there. */
export interface Choice {
  /** Different for each value. */
  readonly name: string;
  readonly value: CellView;
  readonly text: string;
  readonly count: number;
}

/** The values of a column: those it offers in their order, then the others as people sort them. */
export function choicesIn(sheet: SheetView, column: string): Choice[] {
  const found = new Map<string, Choice>();
  const { cells, errors } = columnValues(sheet, column, rowsOf(sheetKey(sheet.ref))?.rows ?? []);
  // To filters an error is an empty cell.
  for (const values of [...cells, ...Array.from({ length: errors }, () => [null])]) {
    for (const value of values) {
      const name = cellName(value);
      const known = found.get(name);
      found.set(name, { name, value: known?.value ?? value, text: textOfCell(value), count: (known?.count ?? 0) + 1 });
    }
  }
  const order = new Intl.Collator("en", { numeric: true });
  const options = sheet.columns.find(({ key }) => key === column)?.options ?? [];
  const places = new Map(options.map(({ value }, at) => [value, at]));
  const placeOf = ({ text }: Choice): number => places.get(text) ?? options.length;
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b) || order.compare(a.text, b.text));
}

/** Names with others ticked or not ticked among them. */
export function ticked(chosen: ReadonlySet<string>, names: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const name of names) {
    if (isOn) next.add(name);
    else next.delete(name);
  }
  return next;
}
