import { ok, type Fault, type Result } from "../../../base/index.js";
import { equalValues, rowEntries, type TomlDocument } from "../../../toml/index.js";
import type { FolderFile, FolderResult, Remark } from "../../folder-format.js";
import type { DuplicateKeys } from "../rows/from-file.js";
import { rowsOf } from "../rows/read-row.js";
import { fileTable } from "../rows/to-file.js";
import { writeYaml } from "../yaml/write.js";
import { plainValue, type CommentedRow, type TreeMap, type TreeNode } from "../yaml/tree.js";
import { isOwnRow } from "./import.js";
import { byPath, FreePaths, nameKeys, pathFor, tables, textIn, usualPath, type FileTable } from "./names.js";
import { readFiles } from "./read-files.js";

/** The card files of the cards and decks of TOML files. A file that says the same already stays as it is. */
export function exportFolder(
  documents: ReadonlyMap<string, TomlDocument>,
  before: readonly FolderFile[],
  keep: DuplicateKeys,
): Result<FolderResult, readonly Fault[]> {
  const known = new Map(before.map((file) => [file.path, file] as const));
  const files: FolderFile[] = [];
  const paths = new FreePaths();
  const remarks: Remark[] = [];
  for (const [source, document] of documents) {
    for (const table of tables) {
      for (const [place, row] of rowsOf(document, table).entries()) {
        if (!isOwnRow(rowEntries(document, [table], place), table)) continue;
        const name = textIn(row.map, nameKeys[table]) ?? "";
        if (name === "") {
          remarks.push({
            path: source,
            message: `Row ${place + 1} of ${table} has no ${nameKeys[table]} and is left out.`,
            isLoss: true,
          });
          continue;
        }
        const wanted = pathFor(table, name, textIn(row.map, "_file"));
        if (!wanted) remarks.push({ path: source, message: `The _file of ${name} is not a path of a card file.` });
        const path = paths.take(wanted ?? usualPath(table, name));
        const text = fileText(row, table);
        const old = known.get(path);
        const isKept = old !== undefined && saysTheSame(old, row, text, keep);
        files.push(isKept ? old : { path, text });
        if (!isKept) remarks.push(...droppedIn(row.map).map((key) => leftOut(path, key)));
      }
    }
  }
  const taken = new Set(files.map(({ path }) => path));
  const removed = before.map(({ path }) => path).filter((path) => path.endsWith(".yaml") && !taken.has(path));
  return ok({ files: files.sort(byPath), removed, remarks });
}

const leftOut = (path: string, key: string): Remark => ({
  path,
  message: `${key} was in the card file twice; the value that was dropped is left out.`,
  isLoss: true,
});

/** The keys of a row, at any depth, with values that were dropped since their file had them twice. */
function droppedIn(node: TreeNode): readonly string[] {
  if (node.kind === "list") return node.items.flatMap((item) => droppedIn(item.node));
  if (node.kind !== "map") return [];
  return node.entries.flatMap(({ key, node: inner }) => {
    if (key !== "_dropped") return droppedIn(inner);
    return inner.kind === "map" ? inner.entries.map((each) => each.key) : [];
  });
}

function fileText({ above, trailing, map, below }: CommentedRow, table: FileTable): string {
  const file = fileTable(map, table === "cards" ? "card" : "deck");
  const own: TreeMap =
    table === "cards" ? file : { ...file, entries: file.entries.filter(({ key }) => key !== "name") };
  const comments = [...above, ...(trailing === undefined ? [] : [trailing])];
  const [first, ...rest] = own.entries;
  const entries = first ? [{ ...first, above: [...comments, ...first.above] }, ...rest] : [];
  return writeYaml({ map: { kind: "map", entries }, below });
}

/** Whether a file makes the same row already, comments and all. */
function saysTheSame(old: FolderFile, row: CommentedRow, text: string, keep: DuplicateKeys): boolean {
  if (old.text === text) return true;
  const read = readFiles([old], keep);
  const [file] = read.ok ? read.value.rows : [];
  if (!file || fileText(file.row, file.table) !== text) return false;
  const [before, now] = [plainValue(file.row.map), plainValue(row.map)];
  return before !== undefined && now !== undefined && equalValues(before, now);
}
