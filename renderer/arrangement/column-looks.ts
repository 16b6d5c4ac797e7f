import { isEqual } from "../../shared/base/index.js";
import { derivedColumnId } from "../../shared/derived/index.js";
import {
  addEntry,
  columnChanges,
  columnSettings,
  entriesIn,
  lastPinned,
  metadataOf,
  replaceEntry,
  statisticEntry,
  withKeys,
  type ColumnChange,
  type MetadataChange,
  type NamedColumn,
  type StatisticSettings,
} from "../../shared/metadata/index.js";
import { columnSource } from "../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { inOrder, isNameColumn, nameInSightOf, type ColumnLooks } from "../state/index.js";

type Sheet = Pick<SheetView, "columns" | "metadata">;

/** How `[metadata]` names a column, and the array it is an element of. */
export const nameOf = ({ id, source, isHiddenKey }: ColumnView): Required<NamedColumn> => ({
  source,
  base: id.index === undefined ? undefined : columnSource({ path: id.path }),
  isHiddenKey: isHiddenKey === true,
  isNameColumn: isNameColumn({ source }),
});

/** How many rows below the header a file keeps in sight; it counts the header too (META-2). */
export const frozenByFile = ({ metadata }: Pick<SheetView, "metadata">): number =>
  metadata["rows"] === undefined ? 0 : Math.max(0, (metadataOf(metadata).rows.frozenRows ?? 0) - 1);

/** The last column that stays in sight where the person says nothing of it. */
const lastUnasked = (sheet: Sheet, own: ColumnLooks): string | null =>
  sheet.columns[lastPinned(metadataOf(sheet.metadata), sheet.columns)]?.key ?? nameInSightOf(sheet, own) ?? null;

/** What the file itself says of columns, in the form of a person's own looks, with a word for every column. */
function looksOfFile(sheet: Sheet, own: ColumnLooks): Required<Omit<ColumnLooks, "order">> {
  const settings = metadataOf(sheet.metadata);
  const of = sheet.columns.map((column) => ({ column, said: columnSettings(settings, column.id) }));
  const derived = entriesIn(sheet.metadata, "derived_columns").map(({ entry }) => entry);
  const counted = new Set(entriesIn(sheet.metadata, "statistics").map(({ entry }) => entry.column));
  const names = [
    ...of.flatMap(({ column }) => [nameOf(column).source, nameOf(column).base]),
    ...derived.map(({ name }) => name),
  ];
  return {
    hidden: Object.fromEntries(of.map(({ column, said }) => [column.key, said.hidden ?? column.isHiddenKey ?? false])),
    widths: Object.fromEntries([
      ...of.map(({ column, said }) => [column.key, said.widthPx ?? 0] as const),
      ...derived.map(({ name, widthPx }) => [derivedColumnId(name), widthPx ?? 0] as const),
    ]),
    counted: Object.fromEntries([
      ...names.flatMap((name): [string, boolean][] => (name === undefined ? [] : [[name, counted.has(name)]])),
      ...[...counted].map((name) => [name, true] as const),
    ]),
    inSight: { columns: lastUnasked(sheet, own), rows: frozenByFile(sheet) },
  };
}

/** The keys of all columns as a person looks at them, from left to right; computed ones behind those of the rows. */
export const shownOrder = ({ columns, metadata }: Sheet, { order }: Pick<ColumnLooks, "order">): readonly string[] => {
  const derived = entriesIn(metadata, "derived_columns").map(({ entry }) => derivedColumnId(entry.name));
  return inOrder([...columns.map(({ key }) => key), ...derived], order);
};

/** A person's settings of columns where they differ from the file; none for columns that are gone. */
export function ownDifferences(sheet: Sheet, own: ColumnLooks): ColumnLooks {
  const file = looksOfFile(sheet, own);
  const other = <Value>(said: Readonly<Record<string, Value>>, ofFile: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(said).filter(([key, value]) => Object.hasOwn(ofFile, key) && ofFile[key] !== value),
    );
  const { columns, rows } = own.inSight;
  const isThere = columns === null || (columns !== undefined && Object.hasOwn(file.hidden, columns));
  return {
    hidden: other(own.hidden, file.hidden),
    widths: other(own.widths, file.widths),
    counted: other(own.counted, file.counted),
    ...(own.order && !isEqual(shownOrder(sheet, own), shownOrder(sheet, {})) ? { order: own.order } : {}),
    inSight: {
      ...(isThere && columns !== file.inSight.columns ? { columns } : {}),
      ...(rows !== undefined && rows !== file.inSight.rows ? { rows } : {}),
    },
  };
}

/** The columns whose values are counted, as the person wants it, else as the file says. */
export function countedColumns(sheet: Sheet, own: ColumnLooks): StatisticSettings[] {
  const ofFile = entriesIn(sheet.metadata, "statistics").map(({ entry }) => entry);
  const { counted } = ownDifferences(sheet, own);
  const added = Object.keys(counted).filter((name) => counted[name] === true);
  return [
    ...ofFile.filter(({ column }) => counted[column] !== false),
    ...added.map((column) => ({
      column,
      label: sheet.columns.find(({ source }) => source === column)?.title ?? column,
    })),
  ];
}

/** What each column is to be said about in the file: hidden, as wide, the last that stays in sight. */
function changeOf(sheet: Sheet, { hidden, widths, inSight }: ColumnLooks): (at: number) => ColumnChange {
  const settings = metadataOf(sheet.metadata);
  const last =
    inSight.columns === undefined ? undefined : sheet.columns.findIndex(({ key }) => key === inSight.columns);
  return (at) => {
    const column = sheet.columns[at];
    if (!column) return {};
    const isLetGo = last !== undefined && at > last && columnSettings(settings, column.id).frozen;
    return {
      ...(hidden[column.key] === undefined ? {} : { hidden: hidden[column.key] }),
      ...(widths[column.key] === undefined ? {} : { width: widths[column.key] }),
      ...(at === last ? { frozen: true } : isLetGo || (last === -1 && isNameColumn(column)) ? { frozen: false } : {}),
    };
  };
}

/** The changes that let the file say of its columns what a person said of them here; rows in sight are `rowLooksChanges`'. */
export function columnLooksChanges(sheet: Sheet, own: ColumnLooks): MetadataChange[] {
  const differences = ownDifferences(sheet, own);
  const { metadata } = sheet;
  const change = changeOf(sheet, differences);
  // New entries are all added at the same place, so that the last added stands first.
  const columns = sheet.columns
    .map((column, at) => columnChanges(metadata, nameOf(column), change(at)))
    .toReversed()
    .flat();
  const derived = entriesIn(metadata, "derived_columns").flatMap(({ at, raw, entry }) => {
    const width = differences.widths[derivedColumnId(entry.name)];
    return width === undefined ? [] : replaceEntry(metadata, "derived_columns", at, withKeys(raw, { width }));
  });
  const uncounted = entriesIn(metadata, "statistics").filter(
    ({ entry }) => differences.counted[entry.column] === false,
  );
  const ofFile = new Set(entriesIn(metadata, "statistics").map(({ entry }) => entry.column));
  const counted = countedColumns(sheet, own).filter(({ column }) => !ofFile.has(column));
  return [
    ...columns,
    ...derived,
    ...counted.map((each) => addEntry(metadata, "statistics", statisticEntry(each))).toReversed(),
    ...uncounted.flatMap(({ at }) => replaceEntry(metadata, "statistics", at, null)),
  ];
}
