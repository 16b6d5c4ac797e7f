import type { Fault } from "../../base/index.js";
import { cellName } from "../content/row-name.js";
import type { CellEdit } from "../identity.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { refuse } from "./outcomes.js";

/** Keeps a text that no value can be made of in its cell, and says why (SHEET-5). */
export function stuck(step: Transition, request: CellEdit, fault: Fault): CellOutcome {
  const file = step.file(request.sheet.file);
  if (file && request.input.kind === "text") {
    const { sheet, rowKey, column, input } = request;
    const name = cellName(sheet.table, rowKey, column);
    step.changeFile(file.file, {
      stuck: step.withEntry(file.stuck, name, { sheet, rowKey, column, text: input.text, fault }),
    });
  }
  return refuse(fault);
}

/** Lets go of a text that waited in the cell. */
export function unstick(step: Transition, { sheet, rowKey, column }: CellEdit): void {
  const file = step.file(sheet.file);
  const name = cellName(sheet.table, rowKey, column);
  if (!file?.stuck.has(name)) return;
  step.changeFile(file.file, { stuck: step.withoutEntry(file.stuck, name) });
}
