import { languageOfSheet } from "./game.js";
import { activeSheet, getApp, setApp } from "./store.js";

/** The language of the sheet on screen, if it has one. */
export const activeLanguage = () => {
  const sheet = activeSheet(getApp());
  return sheet && languageOfSheet(sheet);
};

/** Opens the rules text editor with the caret in the text of this column, or in the main text for any other column. */
export function openRules(column: string | null): void {
  const sheet = activeSheet(getApp());
  const cells = activeLanguage()?.cells ?? [];
  const here = cells.find(({ at }) => sheet?.columns[at]?.key === column) ?? cells[0];
  setApp(({ rulesPane }) => ({ rulesPane: { ...rulesPane, isOpen: true }, rulesFocus: here?.name ?? null }));
}

/** Whether the texts of the column are written in the pane beside the sheet, which is open. */
export function isWrittenInRules(column: string): boolean {
  const sheet = activeSheet(getApp());
  return getApp().rulesPane.isOpen && !!activeLanguage()?.cells.some(({ at }) => sheet?.columns[at]?.key === column);
}
