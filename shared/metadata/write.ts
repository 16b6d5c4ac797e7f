import { differingMiddle, failed, invertChanges, ok, type Fault, type Result } from "../base/index.js";
import { columnSource, type ColumnId } from "../sheet/index.js";
import {
  deleteRow,
  insertRow,
  printDocument,
  removeKey,
  setValue,
  valueAt,
  type Edited,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { addLines, blockOf } from "./blocks.js";
import { readMetadata, schemaVersion } from "./read.js";
import { unsetWidthPx } from "./settings.js";

const columnsPath = ["metadata", "columns"];

/**
 * Stores the width of a column, or with null takes it out, changing nothing else of `[metadata]` (META-6). A width of 100
 * means none. Fails where the file's metadata is of a later version.
 */
export function setColumnWidth(document: TomlDocument, column: ColumnId, widthPx: number | null): Result<Edited> {
  const refusal = whyNotWritable(document);
  if (refusal) return failed(refusal);
  const key = columnSource(column);
  const width = widthPx === null ? unsetWidthPx : Math.round(widthPx);
  const places = entriesOf(document, key);
  if (width === unsetWidthPx) return removeWidths(document, places);
  const place = places.at(-1)?.place;
  const value: TomlValue = { kind: "integer", value: BigInt(width) };
  return place === undefined
    ? addColumn(document, key, value)
    : setValue(document, [...columnsPath, place, "width"], value, { order: ["key", "width"] });
}

/** Why nothing may be written into the file's metadata: it is of a later version, or no table. */
export function whyNotWritable(document: TomlDocument): Fault | undefined {
  const { schemaVersion: version, warnings } = readMetadata(valueAt(document, ["metadata"]));
  return warnings.find(
    ({ code }) => code === "metadata/not-a-table" || (code === "metadata/newer-schema" && version > schemaVersion),
  );
}

interface Entry {
  readonly place: number;
  readonly members: ReadonlyMap<string, TomlValue>;
}

/** The entries for exactly this column, those that set a width last: of several the last one holds. */
function entriesOf(document: TomlDocument, key: string): Entry[] {
  const columns = valueAt(document, columnsPath);
  if (columns?.kind !== "array") return [];
  const entries = columns.items.flatMap((item, place): Entry[] => {
    const name = item.kind === "table" ? item.entries.get("key") : undefined;
    return item.kind === "table" && name?.kind === "string" && name.value === key
      ? [{ place, members: item.entries }]
      : [];
  });
  return entries.sort((a, b) => Number(a.members.has("width")) - Number(b.members.has("width")) || a.place - b.place);
}

/** An entry that says nothing but a width goes as a whole. */
function removeWidths(document: TomlDocument, entries: readonly Entry[]): Result<Edited> {
  let current = document;
  for (const { place, members } of entries.toSorted((a, b) => b.place - a.place)) {
    if (!members.has("width")) continue;
    const edited =
      members.size === 2
        ? deleteRow(current, columnsPath, place)
        : removeKey(current, [...columnsPath, place, "width"]);
    if (!edited.ok) return edited;
    current = edited.value.doc;
  }
  return ok(between(document, current));
}

const addColumn = (document: TomlDocument, key: string, width: TomlValue): Result<Edited> =>
  addMetadataEntry(document, "columns", [
    { key: "key", value: { kind: "string", value: key } },
    { key: "width", value: width },
  ]);

/**
 * Adds an entry to one of the lists of `[metadata]`, behind those it has; the list, and `[metadata]` itself, are made where
 * there are none (META-6).
 */
export function addMetadataEntry(document: TomlDocument, list: string, entries: readonly RowEntry[]): Result<Edited> {
  const path = ["metadata", list];
  const known = valueAt(document, path);
  if (known?.kind === "array") return insertRow(document, path, known.items.length, { entries });
  const entry: TomlValue = { kind: "table", entries: new Map(entries.map(({ key, value }) => [key, value])) };
  const wanted: TomlValue = { kind: "array", items: [entry] };
  return addLines(document, blockOf(path, wanted), () => setValue(document, path, wanted));
}

/** Several edits as one change of the text. */
export function between(before: TomlDocument, after: TomlDocument): Edited {
  if (before === after) return { doc: before, changes: [], inverse: [] };
  const old = printDocument(before);
  const change = differingMiddle(old, printDocument(after));
  return { doc: after, changes: [change], inverse: invertChanges(old, [change]) };
}
