import {
  summaryOf,
  type CellView,
  type ColumnSchema,
  type ColumnType,
  type SheetSchema,
} from "../../shared/sheet/index.js";
import { fromWire } from "../../shared/toml/index.js";
import type { ColumnView, SheetView, WireCell } from "../../shared/workspace/index.js";
import { gameOf } from "../state/index.js";

/** What the game of a sheet says of its kind; undefined for sheets of no game. */
export const schemaOfSheet = ({ binding }: Pick<SheetView, "binding">): SheetSchema | undefined =>
  binding && gameOf(binding.game)?.sheets.find(({ kind }) => kind === binding.kind);

/** What the game says of a column of a sheet. */
export const columnSchemaOf = (sheet: Pick<SheetView, "binding">, column: ColumnView): ColumnSchema | undefined =>
  column.id.path.length === 1 ? schemaOfSheet(sheet)?.columns?.find(({ key }) => key === column.id.path[0]) : undefined;

const untyped: ColumnType = { kind: "any" };
/** By type, then by value: cells are drawn, sorted and filtered far more often than they change. */
const summaries = new WeakMap<ColumnType, WeakMap<object, string>>();

/** What a cell shows and is sorted and filtered by: of a structure its summary, else its value. */
export function shownCell(sheet: Pick<SheetView, "binding">, column: ColumnView, cell: WireCell): CellView {
  if (column.editor !== "structure" || typeof cell !== "object" || cell === null) return cell;
  const type = columnSchemaOf(sheet, column)?.type ?? untyped;
  const known = summaries.get(type) ?? new WeakMap<object, string>();
  summaries.set(type, known);
  const before = known.get(cell);
  if (before !== undefined) return before;
  const value = fromWire(cell);
  const summary = value.ok ? summaryOf(value.value, type, schemaOfSheet(sheet)?.types) : "";
  known.set(cell, summary);
  return summary;
}
