import { applyChanges, type TextChange } from "../../base/index.js";
import type { ColumnId } from "../../sheet/index.js";
import { nodeAt, placeInRow } from "../../toml/index.js";
import type { RowKey } from "../identity.js";
import type { Content } from "../state.js";
import { cellPath, tableOf } from "./content.js";

/** A change of the text as an edit of a cell. */
export interface TypedCell {
  readonly operation: {
    readonly table: readonly string[];
    readonly rowKey: RowKey;
    readonly column: ColumnId;
    readonly before: string;
    readonly after: string;
  };
  /** The place of the chunk that the cell is in, and what its text is to be. */
  readonly chunk: number;
  readonly text: string;
}

/** The cell whose value a change is inside of, with its source after it; undefined where it is anywhere else. */
export function cellOfChange(content: Content, change: TextChange): TypedCell | undefined {
  const { document } = content;
  const place = placeInRow(document, change.from);
  const table = place && tableOf(content, place.table);
  const rowKey = table?.keys[place?.row ?? -1];
  if (!place || !table || rowKey === undefined || place.keys.length === 0) return undefined;
  const column = { path: place.keys };
  const found = nodeAt(document, cellPath(table.path, place.row, column));
  if (!found || found.around.length > 0) return undefined;
  const chunk = document.chunks.placeAt(change.from);
  const offset = document.chunks.offsetOf(chunk);
  const local = { ...change, from: change.from - offset, to: change.to - offset };
  const { from, to } = found.node;
  const isInside = document.chunks.at(chunk) === found.chunk && from <= local.from && local.to <= to;
  if (!isInside) return undefined;
  const before = found.chunk.text.slice(from, to);
  const after = applyChanges(before, [{ ...local, from: local.from - from, to: local.to - from }]);
  return {
    operation: { table: table.path, rowKey, column, before, after },
    chunk,
    text: applyChanges(found.chunk.text, [local]),
  };
}
