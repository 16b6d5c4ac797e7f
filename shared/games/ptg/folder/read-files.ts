import { failed, ok, pushAll, type Fault, type Result } from "../../../base/index.js";
import type { FolderFile, Remark } from "../../folder-format.js";
import { rowTable, type DuplicateKeys } from "../rows/from-file.js";
import { isKeptKey } from "../rows/shape.js";
import { readYaml } from "../yaml/read.js";
import { entryOf, type TreeEntry, type TreeMap, type TreeRoot, type CommentedRow } from "../yaml/tree.js";
import { byPath, fileOf, nameKeys, stemOf, textIn, type FileTable } from "./names.js";

/** A card file as the row it becomes. */
export interface FileRow {
  readonly path: string;
  readonly table: FileTable;
  readonly row: CommentedRow;
}

export interface FileRows {
  readonly rows: readonly FileRow[];
  readonly remarks: readonly Remark[];
}

/** Reads card and deck files, in the order of their paths. Fails with all that is wrong, file by file. */
export function readFiles(files: readonly FolderFile[], keep: DuplicateKeys): Result<FileRows, readonly Fault[]> {
  const rows: FileRow[] = [];
  const remarks: Remark[] = [];
  const faults: Fault[] = [];
  for (const { path, text } of files.toSorted(byPath)) {
    if (path.endsWith(".yml")) {
      remarks.push({ path, message: "The package does not read .yml; the file is left out.", isLoss: true });
    }
    if (!path.endsWith(".yaml")) continue;
    const read = readYaml(text);
    if (!read.ok) {
      faults.push({ ...read.error, file: path });
      continue;
    }
    const { root } = read.value;
    const table = root && tableOf(root.map);
    if (!root || !table) {
      faults.push({ code: "ptg/Y02", file: path, message: "It has neither card_id nor cards." });
      continue;
    }
    for (const remark of read.value.remarks) remarks.push({ path, ...remark });
    pushAll(remarks, reserved(root.map, table, path));
    rows.push({ path, table, row: rowOf(root, table, path, keep) });
  }
  return faults.length > 0 ? failed(faults) : ok({ rows, remarks });
}

function tableOf(map: TreeMap): FileTable | undefined {
  if (entryOf(map, "card_id")) return "cards";
  return entryOf(map, "cards")?.node.kind === "map" ? "decks" : undefined;
}

/** Keys that rows need for themselves. */
function reserved({ entries }: TreeMap, table: FileTable, path: string): readonly Remark[] {
  const isReserved = (key: string): boolean => isKeptKey(key) || (table === "decks" && key === "name");
  return entries
    .filter(({ key }) => isReserved(key))
    .map(({ key }) => ({ path, message: `${key} is left out: rows use the key for something else.`, isLoss: true }));
}

const textEntry = (key: string, value: string): TreeEntry => ({
  key,
  node: { kind: "scalar", value: { kind: "string", value } },
  above: [],
});

/** Comments above the first key of a file are about the card, so they go above the header of its row. */
function rowOf({ map, below }: TreeRoot, table: FileTable, path: string, keep: DuplicateKeys): CommentedRow {
  const [first, ...rest] = map.entries;
  const isDeck = table === "decks";
  const own = (first ? [{ ...first, above: [] }, ...rest] : []).filter(({ key }) => !isDeck || key !== "name");
  const named = isDeck ? [textEntry("name", stemOf(path)), ...own] : own;
  const made = rowTable({ kind: "map", entries: named }, isDeck ? "deck" : "card", keep);
  const file = fileOf(table, textIn(made, nameKeys[table]) ?? "", path);
  return { above: first?.above ?? [], map: file === undefined ? made : withFile(made, file), below };
}

function withFile({ entries }: TreeMap, file: string): TreeMap {
  const at = entries.findIndex(({ key }) => isKeptKey(key));
  return { kind: "map", entries: entries.toSpliced(at === -1 ? entries.length : at, 0, textEntry("_file", file)) };
}
