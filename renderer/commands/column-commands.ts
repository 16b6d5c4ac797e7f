import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import {
  arrangementOf,
  clearArrangement,
  hideColumn,
  ownColumnLooks,
  saveArrangement,
  setArrangement,
  setColumnOrder,
} from "../arrangement/index.js";
import { askToDeleteColumn, countValues, moveColumn } from "../columns/index.js";
import { activeGrid } from "../grid/index.js";
import { activeSheet, getApp, openOverlay, requestFocus, setApp } from "../state/index.js";
import type { Command } from "./command.js";
import { groupCommands, isGrouped } from "./group-commands.js";

const sheetNow = (): SheetView | undefined => activeSheet(getApp());
const columnNow = (): ColumnView | undefined => sheetNow()?.columns.find(({ key }) => key === getApp().place.column);
const hasSheet = (): boolean => sheetNow() !== undefined;
const isWritable = (): boolean => hasSheet() && sheetNow()?.readOnly === undefined;
const hasColumn = (): boolean => columnNow() !== undefined;
const isArranged = (): boolean => {
  const sheet = sheetNow();
  if (!sheet) return false;
  const { sort, filter } = arrangementOf(sheet);
  return sort.length > 0 || filter.filters.length > 0;
};

/** A command that opens a dialog with figures of the sheet. */
const figures = (
  kind: "pivot" | "dashboards" | "fit" | "skeleton",
  title: string,
  synonyms: string,
  ...keys: readonly string[]
): Command => ({
  ...{ id: kind, title, synonyms, keys, group: "View", isAvailable: hasSheet },
  run: () => openOverlay({ kind }),
});

const ownOrder = (): readonly string[] | undefined => {
  const sheet = sheetNow();
  return sheet && ownColumnLooks(sheet).order;
};

const withColumn = (act: (sheet: SheetView, column: ColumnView) => void) => (): void => {
  const [sheet, column] = [sheetNow(), columnNow()];
  if (sheet && column) act(sheet, column);
};

const sortBy = (descending: boolean) =>
  withColumn((sheet, { key }) => setArrangement(sheet, { sort: [{ column: key, descending }] }));

const withSheet = (act: (sheet: SheetView) => void) => (): void => {
  const sheet = sheetNow();
  if (sheet) act(sheet);
};

/** Commands about the columns of a sheet, what they look like, and the order and choice of its rows. */
export const columnCommands: readonly Command[] = [
  {
    id: "column-menu",
    title: "Column menu",
    keys: ["Mod+Alt+M"],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn((_, { key }) => activeGrid()?.openMenu(key)),
  },
  {
    id: "column-settings",
    title: "Column settings: look, rules, allowed values",
    synonyms: "type enum dropdown validation rename",
    keys: ["Mod+Alt+C"],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn((_, { key }) => openOverlay({ kind: "column", column: key })),
  },
  {
    id: "sort-up",
    title: "Sort by this column, A to Z",
    synonyms: "order ascending",
    keys: [],
    group: "View",
    isAvailable: hasColumn,
    run: sortBy(false),
  },
  {
    id: "sort-down",
    title: "Sort by this column, Z to A",
    synonyms: "order descending",
    keys: [],
    group: "View",
    isAvailable: hasColumn,
    run: sortBy(true),
  },
  {
    id: "filter-column",
    title: "Filter by this column",
    synonyms: "search rows",
    keys: ["Mod+Alt+F"],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn((_, { key }) => openOverlay({ kind: "filter", column: key })),
  },
  ...groupCommands,
  {
    id: "arrange-again",
    title: "Reapply sort and filter",
    keys: [],
    group: "View",
    isAvailable: () => isArranged() || isGrouped(),
    run: () => activeGrid()?.rearrange(),
  },
  {
    id: "clear-arrangement",
    title: "Clear sort and filter",
    synonyms: "reset show all rows",
    keys: [],
    group: "View",
    isAvailable: isArranged,
    run: withSheet(clearArrangement),
  },
  {
    id: "save-arrangement",
    title: "Save view to file",
    synonyms: "store share layout",
    keys: [],
    group: "View",
    isAvailable: () => sheetNow()?.readOnly === undefined && hasSheet(),
    run: withSheet((sheet) => void saveArrangement(sheet)),
  },
  {
    id: "views",
    title: "Saved views: show or save how the sheet is looked at",
    synonyms: "store layout sort filter hidden columns named perspective",
    keys: ["Mod+Alt+W"],
    group: "View",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "views" }),
  },
  {
    id: "hide-column",
    title: "Hide this column",
    synonyms: "invisible",
    keys: [],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn(hideColumn),
  },
  {
    id: "move-column-left",
    title: "Move this column left",
    synonyms: "reorder order",
    keys: ["Alt+Shift+ArrowLeft"],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn((sheet, { key }) => moveColumn(sheet, key, -1)),
  },
  {
    id: "move-column-right",
    title: "Move this column right",
    synonyms: "reorder order",
    keys: ["Alt+Shift+ArrowRight"],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn((sheet, { key }) => moveColumn(sheet, key, 1)),
  },
  {
    id: "columns-as-in-file",
    title: "Put columns back in the order of the file",
    synonyms: "reset reorder",
    keys: [],
    group: "View",
    isAvailable: () => ownOrder() !== undefined,
    run: withSheet((sheet) => setColumnOrder(sheet, null)),
  },
  {
    id: "add-column",
    title: "Add column…",
    synonyms: "insert new key field",
    keys: [],
    group: "Edit",
    isAvailable: isWritable,
    run: () => openOverlay({ kind: "add-column" }),
  },
  {
    id: "rename-column",
    title: "Rename this column in all rows",
    synonyms: "key field header",
    keys: [],
    group: "Edit",
    isAvailable: () => isWritable() && hasColumn(),
    run: withColumn((_, { key }) => openOverlay({ kind: "rename-column", column: key })),
  },
  {
    id: "delete-column",
    title: "Delete this column",
    synonyms: "remove key field",
    keys: [],
    group: "Edit",
    isAvailable: () => isWritable() && hasColumn(),
    run: withColumn(askToDeleteColumn),
  },
  {
    id: "columns",
    title: "Show and hide columns",
    synonyms: "visible order reorder",
    keys: [],
    group: "View",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "columns" }),
  },
  {
    id: "formats",
    title: "Conditional formatting",
    synonyms: "color colour highlight rules",
    keys: [],
    group: "View",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "formats" }),
  },
  {
    id: "table-style",
    title: "Table style: colour scheme, stripes, heights",
    synonyms: "density compact zoom colors",
    keys: [],
    group: "View",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "table-style" }),
  },
  figures("pivot", "Pivot table", "cross tabulation matrix group count sum average median share balance", "Mod+Alt+B"),
  figures("dashboards", "Dashboards", "overview curve keywords tags complexity balance"),
  figures(
    "fit",
    "One number against another",
    "scatter plot fitted line regression residual outliers stat against cost curve balance",
  ),
  figures("skeleton", "Design skeleton", "slots targets plan of the set missing over as-fan booster balance"),
  {
    id: "count-values",
    title: "Count the values of this column",
    synonyms: "statistics histogram frequency distribution",
    keys: [],
    group: "View",
    isAvailable: hasColumn,
    run: withColumn(countValues),
  },
  {
    id: "statistics",
    title: "Show or hide statistics",
    synonyms: "chart count histogram group",
    keys: ["Mod+Alt+I"],
    group: "View",
    isAvailable: hasSheet,
    run: () => {
      const isThere = document.activeElement?.closest(".statistics") ?? null;
      if (!getApp().statisticsOpen || isThere === null) {
        setApp({ statisticsOpen: true });
        requestFocus("statistics");
        return;
      }
      setApp({ statisticsOpen: false });
      activeGrid()?.focus();
    },
  },
];
