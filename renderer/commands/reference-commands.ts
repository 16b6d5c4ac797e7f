import { activeGrid } from "../grid/index.js";
import { goToNamed, showUses } from "../rows/index.js";
import { activeSheet, getApp } from "../state/index.js";
import type { Command } from "./command.js";

const hasRow = (): boolean => activeSheet(getApp()) !== undefined && getApp().place.rowKey !== null;

/** The active row, and the top-level key of the column that the active cell is in. */
function activeRow() {
  const [sheet, { rowKey, column }] = [activeSheet(getApp()), getApp().place];
  if (!sheet || rowKey === null) return undefined;
  const key = sheet.columns.find((each) => each.key === column)?.id.path[0];
  return { row: { sheet: sheet.ref, rowKey, title: activeGrid()?.titleOf(rowKey) ?? "" }, key };
}

/** Commands that follow what rows name by their ids. */
export const referenceCommands: readonly Command[] = [
  {
    id: "uses",
    title: "Show where this row is used",
    synonyms: "references usages used in who names find decks",
    keys: ["Mod+Alt+U"],
    group: "Rows",
    isAvailable: hasRow,
    run: () => {
      const active = activeRow();
      return active && showUses(active.row);
    },
  },
  {
    id: "go-to-named",
    title: "Go to the row that this cell names",
    synonyms: "follow reference jump open card definition id",
    keys: ["Mod+Alt+N"],
    group: "Rows",
    isAvailable: hasRow,
    run: () => {
      const active = activeRow();
      return active && goToNamed(active.row, active.key);
    },
  },
];
