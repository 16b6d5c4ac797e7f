import type { ColumnView, SheetView } from "../../../shared/workspace/index.js";
import { asStep, call, getApp, openOverlay, rowsOf, sayDone, sayHere, sheetKey } from "../../state/index.js";
import { texts } from "./texts.js";
import { deletionPlan, keyOfColumn, columnUse } from "./column-plan.js";

/** Asks whether a column is to go from all rows of the file, and lets it go. */
export function askToDeleteColumn(sheet: SheetView, column: ColumnView): void {
  const { workspace } = getApp();
  const rows = rowsOf(sheetKey(sheet.ref))?.rows ?? [];
  if (!workspace || rows.length < sheet.rowCount) {
    sayHere("info", texts.stillReading);
    return;
  }
  const key = keyOfColumn(column);
  const use = columnUse(sheet, column, rows, workspace);
  const remove = async (): Promise<void> => {
    const changes = deletionPlan(sheet, key, use);
    const request = { sheet: sheet.ref, key, changes, label: texts.deleteLabel(key) };
    const { answer, step } = await asStep(() => call("columns/delete", request));
    if (answer) sayDone(texts.deleted(key), step);
  };
  openOverlay({
    kind: "ask",
    question: {
      title: texts.askDelete(key),
      text: [
        texts.deletes(key, use.rows),
        ...(use.computed.length > 0 ? [texts.readBy(use.computed.join(", "))] : []),
        ...(use.game === undefined ? [] : [texts.gameNeedsKey(use.game)]),
      ].join(" "),
      safe: texts.cancel,
      choices: [{ title: texts.delete, run: () => void remove() }],
    },
  });
}
