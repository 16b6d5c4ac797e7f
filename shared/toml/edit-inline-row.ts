import type { Result } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import type { NewRow } from "./edit-row.js";
import { chunkPlace, readValue, removeKey, setSource } from "./edit-value.js";
import { editChunk, refusal, type Edited } from "./edited.js";
import { nodeAt, rowCount, type Path } from "./locate.js";
import type { TomlValue } from "./values.js";
import { writeValue } from "./write.js";

type Table = Extract<TomlValue, { kind: "table" }>;

/** Adds a row to `key = [ { … } ]` as an inline table. */
export function insertInlineRow(document: TomlDocument, array: Path, place: number, row: NewRow): Result<Edited> {
  const source = "block" in row ? row.block : writeValue(tableOf(row.entries));
  const value = readValue(source);
  if (!value.ok) return value;
  if (value.value.kind !== "table") return refusal("not-a-row", "The text is not one inline table.");
  const next = nodeAt(document, [...array, place]);
  if (!next) return setSource(document, [...array, rowCount(document, onlyKeys(array))], source);
  const change = { from: next.node.from, to: next.node.from, insert: `${source}, ` };
  return editChunk(document, chunkPlace(document, array, next), [change]);
}

export const deleteInlineRow = (document: TomlDocument, array: Path, place: number): Result<Edited> =>
  removeKey(document, [...array, place], { keepEmptyArray: true });

const onlyKeys = (path: Path): string[] => path.filter((part) => typeof part === "string");

function tableOf(entries: readonly { readonly path: readonly string[]; readonly value: TomlValue }[]): Table {
  const root = new Map<string, TomlValue>();
  for (const { path, value } of entries) {
    let scope = root;
    for (const key of path.slice(0, -1)) {
      const known = scope.get(key);
      const members = new Map(known?.kind === "table" ? known.entries : []);
      scope.set(key, { kind: "table", entries: members });
      scope = members;
    }
    scope.set(path.at(-1) ?? "", value);
  }
  return { kind: "table", entries: root };
}
