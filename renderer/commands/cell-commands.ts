import { arrangementOf, setArrangement, withColumnFilter } from "../arrangement/index.js";
import { isInList } from "../columns/index.js";
import {
  activeGrid,
  clearRange,
  copyCells,
  cutCells,
  fillRange,
  fillSeries,
  pasteCells,
  pasteCellsAs,
  revertRange,
  textOfCell,
  type ActiveGrid,
} from "../grid/index.js";
import { activeSheet, getApp, openOverlay, rowsOf, sheetKey } from "../state/index.js";
import type { Command } from "./command.js";

const hasCell = (): boolean => getApp().place.rowKey !== null && activeSheet(getApp()) !== undefined;
const isWritable = (): boolean => hasCell() && activeSheet(getApp())?.readOnly === undefined;
const areSeveral = (): boolean => isWritable() && getApp().place.cells > 1;

/** What the active cell holds, as text. */
function valueNow(): string {
  const { rowKey, column } = getApp().place;
  const sheet = activeSheet(getApp());
  const at = sheet?.columns.findIndex(({ key }) => key === column) ?? -1;
  const cell = sheet && rowKey !== null ? rowsOf(sheetKey(sheet.ref))?.row(rowKey)?.cells[at] : undefined;
  return typeof cell === "object" ? "" : textOfCell(cell);
}

const keyNow = (): string =>
  activeSheet(getApp())?.columns.find(({ key }) => key === getApp().place.column)?.id.path[0] ?? "";

const withGrid = (act: (grid: ActiveGrid) => unknown) => (): unknown => {
  const grid = activeGrid();
  return grid && act(grid);
};

/** Shows only the rows that hold what the active cell does. */
function filterByValue({ sheet, range: { activeCell } }: ActiveGrid): void {
  if (!activeCell) return;
  const at = sheet.columns.findIndex(({ key }) => key === activeCell.column);
  const text = textOfCell(rowsOf(sheetKey(sheet.ref))?.row(activeCell.rowKey)?.cells[at]);
  const { filter } = arrangementOf(sheet);
  const test = { kind: "values", values: [text] } as const;
  setArrangement(sheet, { filter: withColumnFilter(filter, activeCell.column, { test }) });
}

/** Commands on the selected cells; where they have keys, the sheet has them, not the list of commands. */
export const cellCommands: readonly Command[] = [
  { id: "cut", title: "Cut", keys: [], group: "Edit", isAvailable: isWritable, run: withGrid(cutCells) },
  { id: "copy", title: "Copy", keys: [], group: "Edit", isAvailable: hasCell, run: withGrid(copyCells) },
  { id: "paste", title: "Paste", keys: [], group: "Edit", isAvailable: isWritable, run: withGrid(pasteCells) },
  {
    id: "paste-transposed",
    title: "Paste with rows as columns",
    synonyms: "paste special transpose",
    keys: [],
    group: "Edit",
    isAvailable: isWritable,
    run: withGrid((grid) => pasteCellsAs(grid, "transposed")),
  },
  {
    id: "paste-filled",
    title: "Paste without blank cells",
    synonyms: "paste special skip empty",
    keys: [],
    group: "Edit",
    isAvailable: isWritable,
    run: withGrid((grid) => pasteCellsAs(grid, "filled")),
  },
  {
    id: "paste-added",
    title: "Paste and add to the numbers",
    synonyms: "paste special sum plus",
    keys: [],
    group: "Edit",
    isAvailable: isWritable,
    run: withGrid((grid) => pasteCellsAs(grid, "added")),
  },
  {
    id: "fill-down",
    title: "Fill down",
    synonyms: "copy down",
    keys: [],
    group: "Edit",
    isAvailable: areSeveral,
    run: withGrid((grid) => fillRange(grid, "down")),
  },
  {
    id: "fill-right",
    title: "Fill right",
    synonyms: "copy right",
    keys: [],
    group: "Edit",
    isAvailable: areSeveral,
    run: withGrid((grid) => fillRange(grid, "right")),
  },
  {
    id: "fill-series",
    title: "Fill series",
    synonyms: "number autofill count up sequence",
    keys: [],
    group: "Edit",
    isAvailable: areSeveral,
    run: withGrid(fillSeries),
  },
  {
    id: "add-range",
    title: "Add a range to the selection",
    synonyms: "several ranges multiple select nonadjacent extend keyboard",
    keys: ["Mod+F8"],
    group: "Edit",
    isAvailable: () => hasCell() && activeGrid() !== undefined,
    run: withGrid(({ range }) => range.toggleAdding()),
  },
  {
    id: "change-cells",
    title: "Change cells…",
    synonyms: "bulk edit set add multiply round expression many",
    keys: ["Mod+Shift+H"],
    group: "Edit",
    isAvailable: isWritable,
    run: () => openOverlay({ kind: "change-cells" }),
  },
  {
    id: "list",
    title: "Edit the list of this cell…",
    synonyms: "chips tags array items add remove order",
    keys: ["Mod+Shift+L"],
    group: "Edit",
    isAvailable: isInList,
    run: () => openOverlay({ kind: "list" }),
  },
  {
    id: "rename-value",
    title: "Rename this value everywhere…",
    synonyms: "subtype rarity tag keyword replace all sheets follow",
    keys: [],
    group: "Edit",
    isAvailable: () => isWritable() && valueNow() !== "",
    run: () => openOverlay({ kind: "rename-value", name: keyNow(), from: valueNow() }),
  },
  {
    id: "revert-cells",
    title: "Revert changed cells",
    synonyms: "restore undo discard git commit before",
    keys: [],
    group: "Edit",
    isAvailable: () => isWritable() && getApp().changesSince !== null,
    run: withGrid(revertRange),
  },
  {
    id: "filter-by-value",
    title: "Show only rows with this value",
    synonyms: "filter",
    keys: [],
    group: "View",
    isAvailable: hasCell,
    run: withGrid(filterByValue),
  },
  {
    id: "clear-cells",
    title: "Clear cells",
    synonyms: "empty delete contents",
    keys: [],
    group: "Edit",
    isAvailable: isWritable,
    run: withGrid((grid) => clearRange(grid, "clear")),
  },
  {
    id: "remove-keys",
    title: "Remove keys from the file",
    synonyms: "delete",
    keys: [],
    group: "Edit",
    isAvailable: isWritable,
    run: withGrid((grid) => clearRange(grid, "remove")),
  },
];
