import { idText } from "../../shared/validate/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { rowsOf, sheetKey, type GridRow } from "../state/index.js";
import { rowOptions, sheetsNamedBy } from "./offered.js";
import { columnSchemaOf } from "./structures.js";

type Names = ReadonlyMap<string, string>;

/** By the rows of a sheet: they are another array whenever a cell of one has changed. */
const namesByRows = new WeakMap<readonly GridRow[], Names>();

const keyOf = (id: string): string => idText({ kind: "string", value: id }) ?? "";

/** What the rows of a sheet are called, by their ids; rows without a name of their own have none. */
function namesIn(sheet: SheetView): Names | undefined {
  const rows = rowsOf(sheetKey(sheet.ref))?.rows;
  if (!rows) return undefined;
  const known = namesByRows.get(rows);
  if (known) return known;
  const named = rowOptions(sheet).flatMap(({ value, title }): [string, string][] =>
    title === undefined ? [] : [[keyOf(value), title]],
  );
  const names = new Map(named.reverse());
  namesByRows.set(rows, names);
  return names;
}

/**
 * What the row is called that a text of a column names: undefined where it names none, or its sheet is not here yet. Undefined
 * for a column that names no rows, so that the cells of others need not ask.
 */
export function referredNames(
  sheet: SheetView,
  column: ColumnView,
): ((text: string) => string | undefined) | undefined {
  if (columnSchemaOf(sheet, column)?.type.kind !== "reference") return undefined;
  return (text) => {
    for (const each of sheetsNamedBy(sheet, column)) {
      const name = namesIn(each)?.get(keyOf(text));
      if (name !== undefined) return name;
    }
    return undefined;
  };
}
