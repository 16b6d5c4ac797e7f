import { activeGrid } from "../../grid/index.js";
import { showCell } from "../../navigation/index.js";
import { ask, getApp, sheetKey } from "../../state/index.js";
import type { LiveText } from "./live-text.js";

/** Makes the cell active that the caret in the text of a file is in. The keyboard stays in the text. */
export async function followCaret(live: LiveText, file: string, place: number): Promise<void> {
  const { version } = live.state;
  if (version === null) return;
  const answer = await ask("text/cell-at", { file, version, at: live.toSession(place) });
  const cell = answer.ok ? answer.value.cell : null;
  if (!cell) return;
  const isShown = getApp().active === sheetKey(cell.sheet);
  // A row that is filtered out stays so.
  if (isShown && !activeGrid()?.rows.some(({ key }) => key === cell.rowKey)) return;
  await showCell(cell.sheet, cell.rowKey, columnHere(cell.column));
}

/** The column, where it is shown. */
const columnHere = (column: string | null): string | null =>
  column !== null && activeGrid()?.range.columns().includes(column) === true ? column : null;
