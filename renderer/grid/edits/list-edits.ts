import type { ColumnId } from "../../../shared/sheet/index.js";
import type { ListChange, WireValue } from "../../../shared/toml/index.js";
import type { CellOutcome, SheetView, WireCell } from "../../../shared/workspace/index.js";
import { asStep, call, sayDone, sayHere, sayReadOnly, showConflict } from "../../state/index.js";
import { editTexts } from "../texts.js";

/** A list within a row, with what it holds on screen. */
export interface ListPlace {
  readonly sheet: SheetView;
  readonly rowKey: string;
  /** Leads to the list. */
  readonly column: ColumnId;
  readonly seen: WireCell;
  /** The name in the notice that the key was removed with the last item. */
  readonly name: string;
}

/** Changes the items of a list, as one step; those that stay keep their spelling. Returns whether it was done. */
export async function sendListChange(list: ListPlace, change: ListChange<WireValue>): Promise<boolean> {
  const { sheet, rowKey, column, seen, name } = list;
  if (sheet.readOnly !== undefined) {
    sayReadOnly(sheet);
    return false;
  }
  const { answer, step } = await asStep(() =>
    call("cells/edit-list", { sheet: sheet.ref, rowKey, column, seen, change }),
  );
  if (answer?.isKeyRemoved) sayDone(editTexts.keyRemoved(name), step);
  return isEdited(answer);
}

/** Whether an edit was carried out; shows why where it was not. */
export function isEdited(answer: { readonly outcome: CellOutcome } | undefined): boolean {
  if (!answer) return false;
  const { outcome } = answer;
  if (outcome.kind === "conflict") showConflict(outcome.conflict);
  if (outcome.kind === "refused") sayHere("warning", outcome.message);
  return outcome.kind === "done" || outcome.kind === "unchanged";
}
