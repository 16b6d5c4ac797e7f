import { columnSchemaOf, schemaOfSheet } from "../arrangement/index.js";
import { columnKey, isWhole, type ColumnSchema, type SheetSchema } from "../../shared/sheet/index.js";
import { tomlAt, type EditedRow } from "./edits.js";
import type { StructureColumn } from "./model/lines.js";

/** The structure columns of a row. */
export const structureColumns = (edited: EditedRow): readonly StructureColumn[] =>
  edited.sheet.columns
    .filter(({ editor }) => editor === "structure")
    .map((column) => ({
      key: column.key,
      title: column.title,
      schema: columnSchemaOf(edited.sheet, column),
      value: tomlAt(edited, [column.key]),
    }));

/** The structure columns that the game knows and no row of the sheet has. */
export function absentColumns({ sheet }: EditedRow): readonly ColumnSchema[] {
  const known = new Set(sheet.columns.map(({ key }) => key));
  return (schemaOfSheet(sheet)?.columns ?? []).filter(
    ({ key, type }) => isWhole(type) && !known.has(columnKey({ path: [key] })),
  );
}

/** The value of a top-level key of a row, for members that depend on it. */
export function rowValue(edited: EditedRow): (key: string) => ReturnType<typeof tomlAt> {
  return (key) => tomlAt(edited, [columnKey({ path: [key] })]);
}

/** The named types of the row's kind of sheet. */
export const schemaTypes = ({ sheet }: EditedRow): SheetSchema["types"] => schemaOfSheet(sheet)?.types;
