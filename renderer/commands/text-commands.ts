import { activeGrid } from "../grid/index.js";
import { activeSheet, getApp, openOverlay, openTextPane } from "../state/index.js";
import type { Command } from "./command.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;

/** Opens the text beside the sheet, at the active cell; from inside it, goes back to the sheet. */
function goToText(): Promise<void> | undefined {
  if (document.activeElement?.closest(".text-pane")) {
    activeGrid()?.focus();
    return undefined;
  }
  return openTextPane();
}

/** Commands about the text of the file on screen. */
export const textCommands: readonly Command[] = [
  {
    id: "text-beside",
    title: "Edit the text beside the sheet",
    synonyms: "toml source split side file monaco",
    keys: ["Mod+Alt+X"],
    group: "View",
    isAvailable: hasSheet,
    run: goToText,
  },
  {
    id: "text-difference",
    title: "Show what changes on disk",
    synonyms: "diff difference bytes lines toml text before after steps",
    keys: ["Mod+Alt+D"],
    group: "File",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "text-difference" }),
  },
];
