import { derivedColumnOf, readableDerived } from "../../shared/derived/index.js";
import { textOfView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { ValuesSnapshot } from "../derived/index.js";
import { textOfCell } from "../state/index.js";
import type { FindColumn, LookedIn } from "./matches.js";

/** What can be looked in of a sheet whose columns on screen have these ids, from left to right. */
export function findColumns(sheet: SheetView, ids: readonly string[], values: ValuesSnapshot): LookedIn {
  const readable = new Set(readableDerived(sheet));
  const own = sheet.columns.map(({ key }, place): FindColumn => ({
    key,
    textOf: ({ cells }) => textOfCell(cells[place]),
  }));
  const shown = ids.flatMap((key): FindColumn[] => {
    const column = own.find((each) => each.key === key);
    if (column) return [column];
    const name = derivedColumnOf(key);
    if (name === undefined || !readable.has(name)) return [];
    const textOf: FindColumn["textOf"] = (row) => {
      const value = values.value(name, row.key);
      return value?.error ?? textOfView(value?.cell ?? null);
    };
    return [{ key, textOf }];
  });
  return { shown, hidden: own.filter(({ key }) => !ids.includes(key)) };
}
