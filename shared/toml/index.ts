export { decodeBytes } from "./decode.js";
export { ChunkList } from "./chunk-list.js";
export { emptyDocument, parseDocument, printDocument, type TomlDocument } from "./document.js";
export { blockText, deleteRow, insertRow, moveRow, replaceBlock, type NewRow } from "./edit-row.js";
export { changeList, itemTexts, type NewItem } from "./edit-nested.js";
export { respellList, spellingOf } from "./edit-spelling.js";
export { removeTable } from "./edit-table.js";
export { removeKey, setSource, setValue, type RemoveOptions } from "./edit-value.js";
export { appendText, type KeyOptions } from "./edit-key.js";
export { applyTextChanges, parseAfter, type Edited } from "./edited.js";
export { listAfter, type ListChange, type ListOptions } from "./list-change.js";
export type { ListSpelling } from "./item-style.js";
export type { Shape, ShapeOf } from "./item-write.js";
export {
  nodeAt,
  placeInText,
  positionOf,
  rowCount,
  rowEntries,
  rowPositionOf,
  sourceAt,
  tablesIn,
  valueAt,
  type LocatedNode,
  type Path,
  type RowEntry,
  type TableListing,
} from "./locate.js";
export type { Chunk, Pair, Section, StringStyle, ValueNode } from "./nodes.js";
export { readValue } from "./read-value.js";
export { toTagged, type Tagged } from "./tagged.js";
export { equalValues, type DateKind, type TomlValue } from "./values.js";
export { documentContent, documentValue, rowContent } from "./whole.js";
export { valueWithin, withValueWithin } from "./within.js";
export { fromWire, ownRecord, toWire, type WireValue } from "./wire.js";
export { writeKey, writeValue, type WriteOptions } from "./write.js";
