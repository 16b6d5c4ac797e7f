import { languageOfSheet } from "./game.js";
import { whenLeftBehind } from "./late-focus.js";
import { activeSheet, getApp, setApp, useApp, withRowEditors } from "./store.js";

/** The language of the sheet on screen, if it has one. */
export const activeLanguage = () => {
  const sheet = activeSheet(getApp());
  return sheet && languageOfSheet(sheet);
};

/**
 * Opens the rules text editor with the caret in the text of this column, or in the main text for any other column. Settles
 * once the editor has the keyboard, or is given up: its code may have to be read first.
 */
export function openRules(column: string | null): Promise<void> {
  const sheet = activeSheet(getApp());
  const cells = activeLanguage()?.cells ?? [];
  const here = cells.find(({ at }) => sheet?.columns[at]?.key === column) ?? cells[0];
  const { place, active } = getApp();
  const rulesFocus = here !== undefined && place.rowKey !== null ? { rowKey: place.rowKey, cell: here.name } : null;
  setApp({ ...withRowEditors(getApp()), sideTab: "rules", rulesFocus });
  if (rulesFocus === null) return Promise.resolve();
  return new Promise((done) => {
    const stop = useApp.subscribe((now) => {
      const isHere = now.rulesPane.isOpen && now.active === active && now.place.rowKey === rulesFocus.rowKey;
      if (isHere && now.rulesFocus === rulesFocus) return;
      stop();
      stopWatching();
      if (now.rulesFocus === rulesFocus) setApp({ rulesFocus: null });
      done();
    });
    const stopWatching = whenLeftBehind(() => setApp({ rulesFocus: null }));
  });
}

/** Whether the texts of the column are written in the pane beside the sheet, which is open. */
export function isWrittenInRules(column: string): boolean {
  const sheet = activeSheet(getApp());
  return (
    getApp().rulesPane.isOpen &&
    !getApp().textPane.isOpen &&
    !!activeLanguage()?.cells.some(({ at }) => sheet?.columns[at]?.key === column)
  );
}
