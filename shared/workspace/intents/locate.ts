import { failed, ok, type Result } from "../../base/index.js";
import { tableOf } from "../content/content.js";
import type { SheetRef } from "../identity.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Content, FileState, TableState } from "../state.js";
import type { Transition } from "../transition.js";

export interface Located {
  readonly file: FileState;
  readonly content: Content;
  readonly table: TableState;
}

/** Finds a sheet that may be edited now. */
export function locate(step: Transition, sheet: SheetRef): Result<Located> {
  const file = step.file(sheet.file);
  const table = file?.content && tableOf(file.content, sheet.table);
  if (!file?.content || !table) {
    return failed({ code: "workspace/no-sheet", message: `${sheet.file} has no sheet ${sheet.table.join(".")}.` });
  }
  const closed = whyNotEditable(file);
  return closed ? failed(closed) : ok({ file, content: file.content, table });
}
