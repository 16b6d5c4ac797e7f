import type { Result } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { editChunk, type Edited } from "./edited.js";
import { chunkPlace, type LocatedNode, type Path } from "./locate.js";
import type { ValueNode } from "./nodes.js";
import { writeKey } from "./write.js";

/** Adds a member behind the last of an inline table. */
export function insertMember(
  document: TomlDocument,
  path: Path,
  found: LocatedNode,
  keys: readonly string[],
  source: string,
): Result<Edited> {
  const { node } = found;
  const last = node.pairs?.at(-1);
  const member = `${keys.map(writeKey).join(".")} = ${source}`;
  const change = last
    ? { from: last.to, to: last.to, insert: `, ${member}` }
    : { from: node.from, to: node.to, insert: `{ ${member} }` };
  return editChunk(document, chunkPlace(document, path, found), [change]);
}

/** Removes a member of an inline table with one comma. */
export function removeMember(document: TomlDocument, path: Path, found: LocatedNode, table: ValueNode): Result<Edited> {
  const pairs = table.pairs ?? [];
  const place = pairs.findIndex(({ node }) => node === found.node);
  const pair = pairs[place];
  const next = pairs[place + 1];
  const previous = pairs[place - 1];
  if (!pair) throw new Error("The member is not in its inline table");
  const range = next
    ? { from: pair.from, to: next.from }
    : previous
      ? { from: previous.to, to: pair.to }
      : { from: table.from + 1, to: table.to - 1 };
  return editChunk(document, chunkPlace(document, path, found), [{ ...range, insert: "" }]);
}
