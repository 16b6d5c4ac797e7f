import type { ReactNode } from "react";
import { openOverlay, useApp, useSheetChanges } from "../state/index.js";
import { statusTexts } from "./texts.js";

/** How many cells and rows of a sheet, by its key, are different from the version that changes are marked by; leads to them. */
export function ChangeCount({ sheet }: { readonly sheet: string }): ReactNode {
  const changes = useSheetChanges((state) => state.changes);
  const shown = useApp(({ whatIfs }) => whatIfs.shown);
  if (changes?.sheet !== sheet) return null;
  const cells = [...changes.changed.values()].reduce((sum, { size }) => sum + size, 0);
  const words = [
    ...(cells > 0 ? [statusTexts.cellsChanged(cells)] : []),
    ...(changes.added.size > 0 ? [statusTexts.rowsAdded(changes.added.size)] : []),
    ...(changes.removed > 0 ? [statusTexts.rowsRemoved(changes.removed)] : []),
  ];
  if (words.length === 0) return null;
  return (
    <button
      type="button"
      className="status-button"
      title={statusTexts.since[changes.since]}
      onClick={() => openOverlay(shown === null ? { kind: "changes" } : { kind: "what-if", id: shown })}
    >
      {words.join(", ")}
    </button>
  );
}
