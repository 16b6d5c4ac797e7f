import { cellText } from "../../../shared/sheet/index.js";
import { fromWire, type TomlValue } from "../../../shared/toml/index.js";
import type { ColumnView, WireCell } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";
import type { CellChange } from "./changes.js";
import { fillLanes, type FillArea } from "./fill-area.js";
import { continued, type FillMode } from "./series.js";
import type { CellBlock } from "../selection/selected-cells.js";
import { fillPairs, type Box } from "../selection/selection.js";

/** What the cells of a sheet hold. */
type ValueOf = (row: GridRow, column: ColumnView) => WireCell;

/** Empties the cells that hold something: as the column's empty cells are written, or by removing the key. */
export function clearedCells(blocks: readonly CellBlock[], valueOf: ValueOf, how: "clear" | "remove"): CellChange[] {
  return blocks.flatMap(({ rows, columns }) =>
    rows.flatMap((row) =>
      columns
        .filter((column) => valueOf(row, column) !== null)
        .map((column): CellChange => ({ row, column, input: { kind: how } }))
        // The later elements of an array move up when one is removed, so the last goes first.
        .reverse(),
    ),
  );
}

/** The rows and columns on screen; `undefined` stands for a column that is none of the file. */
interface Held {
  readonly rows: readonly GridRow[];
  readonly columns: readonly (ColumnView | undefined)[];
}

/** Continues the cells of a source over those beside it, each line of cells for itself. */
export function continuedCells(area: FillArea, mode: FillMode, held: Held, valueOf: ValueOf): CellChange[] {
  const { rows, columns } = held;
  const changes: CellChange[] = [];
  for (const { from, to } of fillLanes(area)) {
    const seed = from.map(({ row: at, column }) => {
      const row = rows[at];
      const seen = columns[column];
      return row && seen ? valueOf(row, seen) : null;
    });
    const values = continued(seed, to.length, mode);
    to.forEach((place, at) => {
      const row = rows[place.row];
      const column = columns[place.column];
      if (row && column)
        changes.push({ row, column, input: copied(values[at] ?? null, columns[from[0]?.column ?? -1], column) });
    });
  }
  return changes;
}

/** The input that gives a cell a value; null stands for an absent one. */
export const inputOf = (value: WireCell): CellChange["input"] =>
  value === null ? { kind: "remove" } : { kind: "value", value };

/**
 * The input that copies a value into a column. What comes from another column is read as what this one holds, as if it was
 * pasted: a 3 becomes the text "3" among names.
 */
function copied(cell: WireCell, from: ColumnView | undefined, to: ColumnView): CellChange["input"] {
  const value = cell === null || from === to ? undefined : fromWire(cell);
  return value?.ok && isReadAgain(value.value, to) ? { kind: "text", text: cellText(value.value) } : inputOf(cell);
}

function isReadAgain({ kind }: TomlValue, { editor }: ColumnView): boolean {
  if (kind === "array" || kind === "table") return false;
  return kind !== "string" || !holdTexts.has(editor);
}

const holdTexts: ReadonlySet<ColumnView["editor"]> = new Set(["text", "long-text", "enum"]);

/**
 * Copies the first row or column of a box over the rest of it; values as they are within a column.
 */
export function filledCells(
  box: Box,
  direction: "down" | "right",
  { rows, columns }: Held,
  valueOf: ValueOf,
): CellChange[] {
  return fillPairs(box, direction).flatMap(({ from, to }): CellChange[] => {
    const source = rows[from.row];
    const row = rows[to.row];
    const sourceColumn = columns[from.column];
    const column = columns[to.column];
    if (!source || !row || !sourceColumn || !column) return [];
    return [{ row, column, input: copied(valueOf(source, sourceColumn), sourceColumn, column) }];
  });
}
