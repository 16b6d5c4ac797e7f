import { schemaOfSheet } from "../arrangement/index.js";
import { textOfCell, getApp, loadSheet, rowsOf, sheetKey } from "../state/index.js";
import type { ColumnType } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { Option } from "./CellInput.js";

/** What a value of a type is chosen from; undefined for free text. */
export function optionsOf(type: ColumnType, sheet: SheetView): readonly Option[] | undefined {
  switch (type.kind) {
    case "choice":
      return type.values.map((value) => ({ value }));
    case "boolean":
      return [{ value: "true" }, { value: "false" }];
    case "reference":
      return referred(type.to, sheet).flatMap(rowOptions);
    default:
      return undefined;
  }
}

/** The sheets of the same game whose rows a reference may name. */
const referred = (to: readonly string[], { binding }: SheetView): readonly SheetView[] =>
  (getApp().workspace?.sheets ?? []).filter(
    (sheet) => sheet.binding?.game === binding?.game && to.includes(sheet.binding?.kind ?? ""),
  );

/** Fetches the rows that references of a type name, where they are not here yet. */
export function loadReferred(type: ColumnType, sheet: SheetView): Promise<unknown> {
  return type.kind === "reference"
    ? Promise.all(referred(type.to, sheet).map(({ ref }) => loadSheet(ref)))
    : Promise.resolve();
}

function rowOptions(sheet: SheetView): readonly Option[] {
  const idColumn = schemaOfSheet(sheet)?.idColumn;
  const at = (key: string | undefined): number =>
    sheet.columns.findIndex(({ id }) => id.path.length === 1 && id.path[0] === key);
  const [id, name] = [at(idColumn), at("name")];
  return (rowsOf(sheetKey(sheet.ref))?.rows ?? []).flatMap(({ cells }): Option[] => {
    const value = textOfCell(cells[id]);
    const title = textOfCell(cells[name]);
    return value === "" ? [] : [title === "" || title === value ? { value } : { value, title }];
  });
}
