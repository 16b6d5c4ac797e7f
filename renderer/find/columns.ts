import { derivedColumnOf, readableDerived } from "../../shared/derived/index.js";
import { textOfView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedOf } from "../derived/index.js";
import { textOfCell } from "../state/index.js";
import type { FindColumn } from "./matches.js";

/** What can be looked in of the columns on screen, named by their ids from left to right. */
export function findColumns(sheet: SheetView, ids: readonly string[]): FindColumn[] {
  const readable = new Set(readableDerived(sheet));
  const { values } = derivedOf(sheet);
  return ids.flatMap((key): FindColumn[] => {
    const place = sheet.columns.findIndex((column) => column.key === key);
    if (place !== -1) return [{ key, textOf: ({ cells }) => textOfCell(cells[place]) }];
    const name = derivedColumnOf(key);
    if (name === undefined || !readable.has(name)) return [];
    const textOf: FindColumn["textOf"] = (row) => {
      const value = values.value(name, row.key);
      return value?.error ?? textOfView(value?.cell ?? null);
    };
    return [{ key, textOf }];
  });
}
