import type { ReactNode } from "react";
import { openOverlay, useSheetChanges } from "../state/index.js";
import { statusTexts } from "./texts.js";

/** How many cells and rows of a sheet, by its key, are different from the version that changes are marked by; leads to them. */
export function ChangeCount({ sheet }: { readonly sheet: string }): ReactNode {
  const changes = useSheetChanges((state) => state.changes);
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
      title={changes.since === "commit" ? statusTexts.sinceCommit : statusTexts.sinceOpening}
      onClick={() => openOverlay({ kind: "changes" })}
    >
      {words.join(", ")}
    </button>
  );
}
