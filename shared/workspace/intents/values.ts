import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { Edit } from "../history/edit.js";
import { cellEditsSchema, labelSchema, metadataChangeSchema, sheetRefSchema } from "../identity.js";
import { manyOf } from "../many.js";
import type { CellOutcome } from "../views/views.js";
import { takeCells } from "./cells.js";
import { locate } from "./locate.js";
import { intent } from "./spec.js";

const settingsSchema = z.strictObject({
  sheet: sheetRefSchema,
  changes: manyOf(metadataChangeSchema, { max: 10_000 }),
});

const request = z.strictObject({
  edits: cellEditsSchema,
  /** What the `[metadata]` of files says of the value, one file each. */
  settings: manyOf(settingsSchema, { max: 10_000 }),
  label: labelSchema,
});

/**
 * Replaces the text of a value in the cells of any sheets, and in the settings of their files, as one step of the history. The
 * settings come first, so that lists of allowed values know the new one.
 */
export const renameValue = intent({
  request,
  carryOut(step, { edits, settings, label }): Result<{ readonly outcomes: readonly CellOutcome[] }> {
    const edit = new Edit(step, "edit");
    for (const { sheet, changes } of settings) {
      const located = locate(step, sheet);
      const applied = located.ok
        ? edit.apply(sheet.file, { kind: "setting", change: { kind: "metadata", changes } })
        : located;
      if (applied.ok) continue;
      step.abandon();
      return applied;
    }
    const outcomes = takeCells(step, edit, edits);
    edit.commit(label);
    return ok({ outcomes });
  },
});
