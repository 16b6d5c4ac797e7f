import { activeGrid } from "../grid/index.js";
import {
  activeLanguage,
  activeSheet,
  getApp,
  isStructure,
  openRules,
  openStructure,
  setApp,
  sideTabsOf,
  withRowEditors,
} from "../state/index.js";
import type { Command } from "./command.js";

const hasSidePane = (): boolean => {
  const sheet = activeSheet(getApp());
  return sheet !== undefined && sideTabsOf(sheet).length > 0;
};

/** The column itself where it is a structure, else the first of the sheet that is. */
const structureColumn = (column: string): string =>
  isStructure(column)
    ? column
    : (activeSheet(getApp())?.columns.find(({ editor }) => editor === "structure")?.key ?? column);

/** Opens the rules text editor at the cell the person is in; from inside it, goes back to the sheet. */
function editRules(): Promise<void> | undefined {
  if (document.activeElement?.closest(".rules-pane")) {
    activeGrid()?.focus();
    return undefined;
  }
  if (getApp().place.rowKey === null) activeGrid()?.focus();
  const { column } = getApp().place;
  if (column !== null && (isStructure(column) || !activeLanguage())) return openStructure(structureColumn(column));
  return openRules(getApp().place.column);
}

/** Commands about the editors of one row, beside the sheet. */
export const sidePaneCommands: readonly Command[] = [
  {
    id: "edit-rules",
    title: "Edit rules text or structure",
    keys: ["Mod+E"],
    group: "Edit",
    isAvailable: hasSidePane,
    run: editRules,
  },
  {
    id: "toggle-rules",
    title: "Show or hide editors of the row",
    synonyms: "side pane panel",
    keys: ["Mod+Alt+E"],
    group: "View",
    isAvailable: hasSidePane,
    run: () => {
      const { rulesPane, textPane } = getApp();
      if (textPane.isOpen || !rulesPane.isOpen) setApp(withRowEditors(getApp()));
      else setApp({ rulesPane: { ...rulesPane, isOpen: false } });
    },
  },
];
