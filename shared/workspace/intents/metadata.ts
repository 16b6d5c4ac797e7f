import { z } from "zod";
import { failed, ok } from "../../base/index.js";
import { Edit } from "../history/edit.js";
import { cellEditsSchema, labelSchema, lookChangeSchema, metadataChangeSchema, sheetRefSchema } from "../identity.js";
import { manyOf } from "../many.js";
import { takeCells } from "./cells.js";
import { locate } from "./locate.js";
import { intent } from "./spec.js";

const request = z.strictObject({
  sheet: sheetRefSchema,
  changes: manyOf(metadataChangeSchema, { min: 1, max: 10_000 }),
  label: labelSchema,
  /** Cells that belong to the same act and follow the changes. */
  edits: cellEditsSchema.optional(),
  /** The page looks at the sheet otherwise with the same act. */
  look: lookChangeSchema.optional(),
});

/**
 * Changes the `[metadata]` of a sheet's file as one step of the history, together with cells of it where an act has both: a
 * value new to an enum and the cell that holds it (META-6), or with how the page looks at the sheet. All of it is
 * done, or nothing where a part of it does not fit.
 */
export const editMetadata = intent({
  request,
  carryOut(step, { sheet, changes, label, edits = [], look }) {
    const located = locate(step, sheet);
    if (!located.ok) return located;
    const edit = new Edit(step, "edit");
    const applied = edit.apply(sheet.file, { kind: "setting", change: { kind: "metadata", changes } });
    if (!applied.ok) return applied;
    const outcomes = takeCells(step, edit, edits);
    const refusal = outcomes.find((outcome) => outcome.kind === "refused");
    if (refusal) {
      step.abandon();
      const { code, message } = refusal;
      return failed({ code, message });
    }
    edit.commit(label, look);
    return ok({ outcomes, revision: step.file(sheet.file)?.revision ?? 0 });
  },
});
