import { failed, ok, type Result } from "../base/index.js";
import { addMetadataEntry, whyNotWritable } from "../metadata/index.js";
import { cellText, columnName, columnSource, isIdKey, type ColumnId, type SheetSchema } from "../sheet/index.js";
import { deleteRow, valueAt, type Edited, type RowEntry, type TomlDocument, type TomlValue } from "../toml/index.js";

/** A problem that was accepted knowingly: a `[[metadata.waivers]]` of its file. */
export interface Waiver {
  readonly code: string;
  /** What names the row: its id, else its name. Absent: a problem of the table as a whole. */
  readonly row?: string | undefined;
  /** `energy-cost`, `tides[0]`. Absent: wherever in the row. */
  readonly column?: string | undefined;
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

const waiversPath = ["metadata", "waivers"];

/** The `[[metadata.waivers]]` of a file; those without a code or a reason are left out. */
export const readWaivers = (document: TomlDocument): readonly Waiver[] =>
  waiversIn(document).flatMap((waiver) => waiver ?? []);

/** By their places in the file; undefined where an entry is not a waiver. */
function waiversIn(document: TomlDocument): readonly (Waiver | undefined)[] {
  const list = valueAt(document, waiversPath);
  return list?.kind === "array" ? list.items.map(readWaiver) : [];
}

function readWaiver(value: TomlValue): Waiver | undefined {
  if (value.kind !== "table") return undefined;
  const text = (key: string): string | undefined => {
    const found = value.entries.get(key);
    return found?.kind === "string" ? found.value : undefined;
  };
  const [code, reason] = [text("code"), text("reason")];
  return code === undefined || reason === undefined
    ? undefined
    : { code, reason, row: text("row"), column: text("column") };
}

/** Adds a waiver to a file, which gets a `[metadata]` where it has none. */
export function addWaiver(document: TomlDocument, { row, column, code, reason }: Waiver): Result<Edited> {
  const refusal = whyNotWritable(document);
  if (refusal) return failed(refusal);
  const entries = Object.entries({ row, column, code, reason }).flatMap(([key, value]): RowEntry[] =>
    value === undefined ? [] : [{ key, value: { kind: "string", value } }],
  );
  return addMetadataEntry(document, "waivers", entries);
}

/** Takes a waiver out of a file; nothing changes where it is not there. */
export function removeWaiver(document: TomlDocument, { row, column, code, reason }: Waiver): Result<Edited> {
  const refusal = whyNotWritable(document);
  if (refusal) return failed(refusal);
  const place = waiversIn(document).findLastIndex(
    (each) => each?.code === code && each.row === row && each.column === column && each.reason === reason,
  );
  return place === -1 ? ok({ doc: document, changes: [], inverse: [] }) : deleteRow(document, waiversPath, place);
}
