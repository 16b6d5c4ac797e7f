import { failed, ok, type Result } from "../../shared/base/index.js";
import type { TunerRequest } from "../../shared/bridge/index.js";
import { cellValue, columnName, numberIn } from "../../shared/sheet/index.js";
import type { Values } from "../../shared/simulation/index.js";
import { samePath, toWire } from "../../shared/toml/index.js";
import type { Content, FileState, TableState, WorkspaceState } from "../../shared/workspace/index.js";

/** A card whose numbers are tuned, where it is now. */
export interface TunedCard {
  readonly file: FileState;
  readonly content: Content;
  readonly table: TableState;
  readonly row: number;
  /** What its numbers are. */
  readonly now: Values;
}

/** Finds the card with its numbers by the key of its row, which stays when the row is moved or called something else. */
export function tunedCard(
  { files }: WorkspaceState,
  { sheet, rowKey, numbers }: Pick<TunerRequest, "sheet" | "rowKey" | "numbers">,
): Result<TunedCard> {
  const file = files.get(sheet.file);
  const content = file?.content;
  const table = content?.tables.find(({ path }) => samePath(path, sheet.table));
  const row = table?.keys.indexOf(rowKey) ?? -1;
  // The cards of a deleted file stay in sight, to be saved again; nobody plays them.
  if (!file || !content || !table || row === -1 || file.condition.kind === "deleted") {
    const message = "The row of the card is gone: it was deleted, or its file was deleted or renamed.";
    return failed({ code: "row/not-found", message, file: sheet.file });
  }
  const now: number[] = [];
  for (const { column } of numbers) {
    const value = cellValue(content.document, table.path, row, column);
    const number = numberIn(value ? toWire(value) : null);
    if (number === undefined || value?.kind === "string") {
      return failed({ code: "tuner/no-number", message: `The card has no number in ${columnName(column)}.` });
    }
    now.push(number);
  }
  return ok({ file, content, table, row, now });
}
