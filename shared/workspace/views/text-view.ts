import type { Span } from "../../base/index.js";
import { columnKey, type Column } from "../../sheet/index.js";
import { placeInRow, samePath, spanOfPath, type PlaceInRow } from "../../toml/index.js";
import { cellPath, placeOf, tableOf, versionOf } from "../content/content.js";
import type { RowKey, SheetRef } from "../identity.js";
import type { TableState, WorkspaceState } from "../state.js";
import { sheetOf } from "./sheet-view.js";

/** A row, and where one is meant, a column of it by its key. */
export interface CellInText {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  readonly column: string | null;
}

/** A stretch of a version of a file's text. */
export interface SpanInText extends Span {
  readonly version: string;
}

/** The cell that a place of a file's text belongs to; null where it belongs to no row, or the version is not on screen. */
export function cellInText(state: WorkspaceState, file: string, version: string, at: number): CellInText | null {
  const content = state.files.get(file)?.content;
  const isNow = content !== undefined && versionOf(state, content) === version;
  const place = isNow ? placeInRow(content.document, at) : undefined;
  if (!content || !place) return null;
  const table = tableOf(content, place.table);
  const rowKey = table?.keys[place.row];
  if (!table || rowKey === undefined) return null;
  return { sheet: { file, table: table.path }, rowKey, column: columnOf(table, place) };
}

/** The column that keys of a row lead to, or lead into; that of an item before that of its array. */
function columnOf({ facts }: TableState, { keys, item }: PlaceInRow): string | null {
  const isOn = ({ id: { path } }: Column): boolean => samePath(path, keys.slice(0, path.length));
  const on = facts.columns.filter(isOn);
  const exact = on.find(({ id: { path, index, inner } }) => path.length === keys.length && index === item && !inner);
  const plain = on.find(({ id: { index, inner } }) => index === undefined && !inner);
  const found = exact ?? plain ?? on[0];
  return found ? columnKey(found.id) : null;
}

/** Where a cell is in the text of its file, or its row where the row has no such key; null where there is none of it. */
export function spanInText(state: WorkspaceState, { sheet, rowKey, column }: CellInText): SpanInText | null {
  const found = sheetOf(state, sheet);
  const place = found ? placeOf(found.table.keys, rowKey) : -1;
  if (!found || place === -1) return null;
  const { content, table } = found;
  const id = table.facts.columns.find(({ key }) => key === column)?.id;
  const path = id ? cellPath(table.path, place, id) : [...table.path, place];
  const span = spanOfPath(content.document, path);
  return span ? { ...span, version: versionOf(state, content) } : null;
}
