import { arrangementOf } from "../../arrangement/index.js";
import { call, sayHere } from "../../state/index.js";
import type { CellsHost } from "../host.js";
import { moveTexts } from "../texts.js";

/** Whether rows can be moved in the sheet on screen; says why not where a sort hides the order of the file. */
export function mayMoveRows({ sheet }: Pick<CellsHost, "sheet">): boolean {
  if (sheet.readOnly !== undefined) return false;
  const { sort, group } = arrangementOf(sheet);
  if (sort.length === 0 && !group) return true;
  sayHere("info", group ? moveTexts.grouped : moveTexts.sorted);
  return false;
}

/** Moves rows of the file to before another one; null: to the end. */
export const moveRowsBefore = async (
  { sheet }: Pick<CellsHost, "sheet">,
  rowKeys: readonly string[],
  before: string | null,
): Promise<unknown> => call("rows/move", { sheet: sheet.ref, rowKeys: [...rowKeys], before });
