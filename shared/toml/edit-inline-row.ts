import type { Result } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import type { NewRow } from "./row-block.js";
import { removeKey, setSource } from "./edit-value.js";
import { readValue } from "./read-value.js";
import { editChunk, refusal, type Edited } from "./edited.js";
import { chunkPlace, nodeAt, type Path } from "./locate.js";
import { rowCount, type RowEntry } from "./rows.js";
import type { TomlValue } from "./values.js";
import { writeValue } from "./write.js";

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
  removeKey(document, [...array, place], { keepEmpty: true });

const onlyKeys = (path: Path): string[] => path.filter((part) => typeof part === "string");

const tableOf = (entries: readonly RowEntry[]): TomlValue => ({
  kind: "table",
  entries: new Map(entries.map(({ key, value }) => [key, value])),
});
