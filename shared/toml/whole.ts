import type { TomlDocument } from "./document.js";
import { buildTree, treeValue } from "./tree.js";
import type { TomlValue } from "./values.js";
import { ownRecord, toWire, type WireValue } from "./wire.js";

/** The whole file as one table. */
export const documentValue = (document: TomlDocument): TomlValue => treeValue(buildTree(document.chunks, []));

/** The whole file as JSON: the values under its top-level keys. */
export function documentContent(document: TomlDocument): Readonly<Record<string, WireValue>> {
  const value = documentValue(document);
  return value.kind === "table" ? ownRecord([...value.entries].map(([key, member]) => [key, toWire(member)])) : {};
}
