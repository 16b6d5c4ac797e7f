import { ok, type Fault, type Result } from "../../../base/index.js";
import { printJson, readJson } from "../../../formats/index.js";
import { equalValues, type TomlDocument, type TomlValue } from "../../../toml/index.js";
import type { FolderFile, FolderResult, Remark } from "../../folder-format.js";
import { dataFiles, entriesOf, rootOf, textIn, type DataFile, type Entries, type Table } from "./data-file.js";
import { dataFileAt, ownRows } from "./import.js";

/** The data files of the rows of TOML files. A file that says the same already stays as it is. */
export function exportFolder(
  documents: ReadonlyMap<string, TomlDocument>,
  before: readonly FolderFile[],
): Result<FolderResult, readonly Fault[]> {
  const files: FolderFile[] = [];
  const remarks: Remark[] = [];
  for (const data of dataFiles) {
    const old = before.find(({ path }) => dataFileAt(path) === data);
    const rows = new Map(data.tables.map((table) => [table, rowsOf(documents, table, remarks)] as const));
    if (old === undefined && [...rows.values()].every((list) => list.length === 0)) continue;
    files.push(written(data, rows, old));
  }
  return ok({ files, removed: [], remarks });
}

function rowsOf(documents: ReadonlyMap<string, TomlDocument>, table: Table, remarks: Remark[]): readonly Entries[] {
  const rows: Entries[] = [];
  for (const [path, document] of documents) {
    for (const { place, entries } of ownRows(document, table)) {
      if ((textIn(entries, "_key") ?? textIn(entries, "key") ?? textIn(entries, "id") ?? "") !== "") rows.push(entries);
      else remarks.push({ path, message: `Row ${place + 1} of ${table} has no id and is left out.`, isLoss: true });
    }
  }
  return rows;
}

function written(
  data: DataFile,
  rows: ReadonlyMap<Table, readonly Entries[]>,
  old: FolderFile | undefined,
): FolderFile {
  const read = old === undefined ? undefined : readJson(old.text);
  const before = read?.ok === true ? read.value : undefined;
  const root: TomlValue = { kind: "table", entries: rootOf(data, rows, before && entriesOf(before)) };
  if (old && before && sameInOrder(before, root)) return old;
  const text = printJson(root, old === undefined ? "  " : indentationOf(old.text));
  const endsInLine = old !== undefined && old.text.endsWith("\n");
  return { path: old?.path ?? data.path, text: endsInLine ? text : text.trimEnd() };
}

/** How a file indents its first level. */
const indentationOf = (text: string): string => /^[^\n]*\n([ \t]+)/u.exec(text)?.[1] ?? "  ";

/** Whether two values are equal, the order of their keys too. */
function sameInOrder(one: TomlValue, other: TomlValue): boolean {
  if (one.kind === "array" && other.kind === "array") {
    return (
      one.items.length === other.items.length &&
      one.items.every((item, at) => sameInOrder(item, other.items[at] ?? item))
    );
  }
  if (one.kind !== "table" || other.kind !== "table") return equalValues(one, other);
  const [keys, others] = [[...one.entries.keys()], [...other.entries.keys()]];
  return (
    keys.length === others.length &&
    keys.every((key, at) => {
      const [a, b] = [one.entries.get(key), other.entries.get(key)];
      return others[at] === key && a !== undefined && b !== undefined && sameInOrder(a, b);
    })
  );
}
