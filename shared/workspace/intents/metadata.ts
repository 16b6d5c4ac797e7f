import { Edit } from "../edit.js";
import type { Intent } from "../protocol.js";
import { refused, type Reply } from "../reply.js";
import type { Transition } from "../transition.js";
import { takeCells } from "./cells.js";
import { locate } from "./locate.js";

/**
 * Changes the `[metadata]` of a sheet's file as one step of the history, together with cells of it where an act has both: a
 * value new to an enum and the cell that holds it (editor 2.6, 5.4), or with how the page looks at the sheet. All of it is
 * done, or nothing where a part of it does not fit.
 */
export function editMetadataOf(
  step: Transition,
  { sheet, changes, label, edits = [], look }: Intent & { kind: "edit-metadata" },
): Reply {
  const located = locate(step, sheet);
  if (!located.ok) return refused(located.error);
  const edit = new Edit(step, "edit");
  const applied = edit.apply(sheet.file, { kind: "setting", change: { kind: "metadata", changes } });
  if (!applied.ok) return refused(applied.error);
  const outcomes = takeCells(step, edit, edits);
  const refusal = outcomes.find((outcome) => outcome.kind === "refused");
  if (refusal) {
    step.abandon();
    return refused(refusal);
  }
  edit.commit(label, look);
  return { kind: "cells", outcomes, revision: step.file(sheet.file)?.revision ?? 0 };
}
