import type { MetadataChange } from "../../shared/metadata/index.js";
import type { CellEdit, LookChange, SheetView } from "../../shared/workspace/index.js";
import { call, getApp, openOverlay, sayReadOnly } from "../state/index.js";

/** Changes the `[metadata]` of a sheet's file as one step, together with how the sheet is looked at where an act has both; returns whether it was done. Without changes that is at once. */
export async function changeMetadata(
  sheet: SheetView,
  label: string,
  changes: readonly MetadataChange[],
  edits: readonly CellEdit[] = [],
  look?: LookChange,
): Promise<boolean> {
  if (sheet.readOnly !== undefined) {
    sayReadOnly(sheet);
    return false;
  }
  if (changes.length === 0) return true;
  const answer = await call("metadata/edit", {
    sheet: sheet.ref,
    changes: [...changes],
    label,
    ...(edits.length === 0 ? {} : { edits: [...edits] }),
    ...(look ? { look } : {}),
  });
  if (!answer) return false;
  const conflict = answer.outcomes.find((outcome) => outcome.kind === "conflict");
  if (conflict && !getApp().overlay) openOverlay({ kind: "conflicts", id: conflict.conflict });
  return true;
}
