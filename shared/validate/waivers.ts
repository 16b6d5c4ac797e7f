import { cellText, columnName, columnSource, isIdKey, type ColumnId, type SheetSchema } from "../sheet/index.js";
import type { RowEntry } from "../toml/index.js";

/** A problem that was accepted knowingly: a `[[metadata.waivers]]` of its file. */
export interface Waiver {
  readonly code: string;
  /** What names the row: its id, else its name. Absent: a problem of the table as a whole. */
  readonly row?: string;
  /** `energy-cost`, `tides[0]`. Absent: wherever in the row. */
  readonly column?: string;
  readonly reason: string;
}

/** What names a row in waivers: its id, or what its kind of sheet is named by, else its name. Undefined: it has none. */
export function waiverRow(entries: readonly RowEntry[], schema: SheetSchema | undefined): string | undefined {
  const text = (is: (key: string) => boolean): string | undefined => {
    const found = cellText(entries.find(({ key }) => is(key))?.value).trim();
    return found === "" ? undefined : found;
  };
  const named = schema?.rowName?.map((column) => text((key) => key === column));
  if (named && !named.includes(undefined)) return named.join(" ");
  return (
    text(isIdKey) ??
    (schema && text((key) => key === schema.idColumn)) ??
    text((key) => key === "name") ??
    text((key) => key === "title")
  );
}

/** The reason for which a problem is accepted; undefined where it is not. `row` is what names its row. */
export function waivedFor(
  waivers: readonly Waiver[],
  { code, column, rowKey }: { readonly code: string; readonly column: ColumnId | null; readonly rowKey: string | null },
  row: string | undefined,
): string | undefined {
  return waivers.find(
    (waiver) =>
      waiver.code === code &&
      (rowKey === null ? waiver.row === undefined : row !== undefined && waiver.row === row) &&
      (waiver.column === undefined || (column !== null && isNamed(column, waiver.column))),
  )?.reason;
}

const isNamed = (column: ColumnId, name: string): boolean =>
  name === columnSource(column) || name === columnName(column);
