import { differingMiddle, failed, invertChanges, ok, type Fault, type Result } from "../base/index.js";
import { columnSource, type ColumnId } from "../sheet/index.js";
import {
  appendText,
  applyTextChanges,
  deleteRow,
  insertRow,
  printDocument,
  removeKey,
  setValue,
  valueAt,
  writeKey,
  writeValue,
  type Edited,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { readMetadata, schemaVersion } from "./read.js";
import { unsetWidthPx } from "./settings.js";

const columnsPath = ["metadata", "columns"];

/**
 * Stores the width of a column, or with null takes it out, changing nothing else of `[metadata]` (editor 2.6). A width of 100
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

/** Several edits as one change of the text. */
function between(before: TomlDocument, after: TomlDocument): Edited {
  if (before === after) return { doc: before, changes: [], inverse: [] };
  const old = printDocument(before);
  const change = differingMiddle(old, printDocument(after));
  return { doc: after, changes: [change], inverse: invertChanges(old, [change]) };
}

const addColumn = (document: TomlDocument, key: string, width: TomlValue): Result<Edited> =>
  addMetadataEntry(document, "columns", [
    { key: "key", value: { kind: "string", value: key } },
    { key: "width", value: width },
  ]);

/**
 * Adds an entry to one of the lists of `[metadata]`, behind those it has; the list, and `[metadata]` itself, are made where
 * there are none (editor 2.6).
 */
export function addMetadataEntry(document: TomlDocument, list: string, entries: readonly RowEntry[]): Result<Edited> {
  const path = ["metadata", list];
  const known = valueAt(document, path);
  if (known?.kind === "array") return insertRow(document, path, known.items.length, { entries });
  const lines = entries.map(({ key, value }) => `${writeKey(key)} = ${writeValue(value)}\n`).join("");
  const block = `[[metadata.${writeKey(list)}]]\n${lines}`;
  if (valueAt(document, ["metadata"]) === undefined) {
    return appendText(document, `[metadata]\nschema_version = ${schemaVersion}\n\n${block}`);
  }
  const end = endOfMetadata(document);
  if (end === undefined) {
    const entry: TomlValue = { kind: "table", entries: new Map(entries.map(({ key, value }) => [key, value])) };
    return setValue(document, path, { kind: "array", items: [entry] });
  }
  const newline = end.newline;
  const text = `${end.isClosed ? "" : newline}${newline}${block.replaceAll("\n", newline)}`;
  return applyTextChanges(document, [{ from: end.at, to: end.at, insert: end.isClosed ? text : text.trimEnd() }]);
}

/** Behind the last line of the last table below `metadata`; undefined where it has no header. */
function endOfMetadata(
  document: TomlDocument,
): { readonly at: number; readonly isClosed: boolean; readonly newline: string } | undefined {
  let offset = 0;
  let found: { at: number; isClosed: boolean; newline: string } | undefined;
  for (const { text, sections } of document.chunks) {
    const section = sections.at(-1);
    if (sections[0]?.path[0] === "metadata" && section) {
      const last = section.pairs.at(-1)?.to ?? section.bodyFrom - 1;
      const lineEnd = text.indexOf("\n", Math.max(0, last));
      const at = lineEnd === -1 ? text.length : lineEnd + 1;
      const newline = text.charAt(text.indexOf("\n") - 1) === "\r" ? "\r\n" : "\n";
      found = { at: offset + at, isClosed: lineEnd !== -1, newline };
    }
    offset += text.length;
  }
  return found;
}
