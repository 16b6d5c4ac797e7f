import { readsColumn, withRenamedColumn } from "../../../shared/derived/index.js";
import { computedFrom, settingsDropped, settingsRenamed, type MetadataChange } from "../../../shared/metadata/index.js";
import type { ColumnView, SheetView, WorkspaceView } from "../../../shared/workspace/index.js";
import { columnSchemaOf } from "../../arrangement/index.js";
import { gameOf, type GridRow } from "../../state/index.js";

/** The key that a column belongs to: that of its list or table, where it shows a part of one. */
export const keyOfColumn = ({ id }: ColumnView): string => id.path[0] ?? "";

/** What changing a column of the file would touch. */
export interface ColumnUse {
  /** How many rows have something in it. */
  readonly rows: number;
  /** Titles of other sheets of the file with the same key, which share its settings. */
  readonly alsoIn: readonly string[];
  /** What the game of the sheet is called, where it reads the key. */
  readonly game: string | undefined;
  /** Names of the computed columns that read it. */
  readonly computed: readonly string[];
}

export function columnUse(
  sheet: SheetView,
  column: ColumnView,
  rows: readonly GridRow[],
  { sheets }: Pick<WorkspaceView, "sheets">,
): ColumnUse {
  const key = keyOfColumn(column);
  const places = sheet.columns.flatMap((each, at) => (keyOfColumn(each) === key ? [at] : []));
  const isOther = (other: SheetView): boolean =>
    other.ref.file === sheet.ref.file && JSON.stringify(other.ref.table) !== JSON.stringify(sheet.ref.table);
  return {
    rows: rows.filter(({ cells }) => places.some((at) => (cells[at] ?? null) !== null)).length,
    alsoIn: sheets
      .filter((other) => isOther(other) && other.columns.some((each) => keyOfColumn(each) === key))
      .map(({ title }) => title),
    game: columnSchemaOf(sheet, column) && sheet.binding ? gameOf(sheet.binding.game)?.title : undefined,
    computed: computedFrom(sheet.metadata, key, (expression) => readsColumn(expression, key)),
  };
}

/** What `[metadata]` is to say otherwise where a key is renamed; nothing where other sheets share what it says. */
export const renamingPlan = (sheet: SheetView, from: string, to: string, { alsoIn }: ColumnUse): MetadataChange[] =>
  alsoIn.length > 0
    ? []
    : settingsRenamed(sheet.metadata, { from, to }, (expression) => withRenamedColumn(expression, from, to));

/** What `[metadata]` is to say no longer where a key is deleted. */
export const deletionPlan = (sheet: SheetView, key: string, { alsoIn }: ColumnUse): MetadataChange[] =>
  alsoIn.length > 0 ? [] : settingsDropped(sheet.metadata, key);
