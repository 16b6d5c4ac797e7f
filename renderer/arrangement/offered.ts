import type { EnumOption } from "../../shared/metadata/index.js";
import { listedValues, type ColumnType } from "../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { getApp, loadSheet, rowsOf, sheetKey, textOfCell } from "../state/index.js";
import { columnSchemaOf, schemaOfSheet } from "./structures.js";

/** Something that a field offers: what it writes, and what it is called where that is another text. */
export interface Option extends EnumOption {
  readonly title?: string;
}

/** What a value of a type is chosen from; undefined for free text. */
export function optionsOf(type: ColumnType, sheet: SheetView): readonly Option[] | undefined {
  switch (type.kind) {
    case "choice": {
      const listed = listedValues(type, sheet.binding?.lexicon) ?? [];
      const added = idsOf(type, sheet).filter(({ value }) => !listed.includes(value));
      return [...listed.map((value) => ({ value })), ...added];
    }
    case "texts":
      return listedValues(type, sheet.binding?.lexicon)?.map((value) => ({ value }));
    case "boolean":
      return [{ value: "true" }, { value: "false" }];
    case "reference":
      return idsOf(type, sheet);
    default:
      return undefined;
  }
}

/** The type of a column whose texts the game lists; undefined for the others. */
function offeringType(sheet: SheetView, column: ColumnView): ColumnType | undefined {
  const type = columnSchemaOf(sheet, column)?.type;
  const isListed = type?.kind === "choice" || type?.kind === "reference" || (type?.kind === "texts" && type.values);
  return isListed ? type : undefined;
}

/** What the values of a column are chosen from: the list of its rule, else that of the game; undefined for free text. */
export function offeredIn(sheet: SheetView, column: ColumnView): readonly Option[] | undefined {
  const type = column.options ? undefined : offeringType(sheet, column);
  return column.options ?? (type && (optionsOf(type, sheet) ?? []));
}

/** Fetches the rows that values of a column may name, where they are not here yet. */
export async function loadOfferedIn(sheet: SheetView, column: ColumnView): Promise<void> {
  const type = column.options ? undefined : offeringType(sheet, column);
  if (type) await loadReferred(type, sheet);
}

/** The kinds of sheet whose rows may be named by values of a type. */
const namedKinds = (type: ColumnType): readonly string[] =>
  type.kind === "reference" ? type.to : type.kind === "choice" ? (type.idsOf ?? []) : [];

/** The sheets of the same game whose rows values of a type may name. */
const referred = (type: ColumnType, { binding }: SheetView): readonly SheetView[] =>
  (getApp().workspace?.sheets ?? []).filter(
    (sheet) => sheet.binding?.game === binding?.game && namedKinds(type).includes(sheet.binding?.kind ?? ""),
  );

/** Fetches the rows that values of a type may name, where they are not here yet. */
export const loadReferred = (type: ColumnType, sheet: SheetView): Promise<unknown> =>
  Promise.all(referred(type, sheet).map(({ ref }) => loadSheet(ref)));

/** The sheets whose rows the texts of a column name by their ids; none for a column that names no rows. */
export function sheetsNamedBy(sheet: SheetView, column: ColumnView): readonly SheetView[] {
  const type = columnSchemaOf(sheet, column)?.type;
  return type?.kind === "reference" ? referred(type, sheet) : [];
}

const idsOf = (type: ColumnType, sheet: SheetView): readonly Option[] => referred(type, sheet).flatMap(rowOptions);

/** The rows of a sheet as options, by their ids. */
export function rowOptions(sheet: SheetView): readonly Option[] {
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
