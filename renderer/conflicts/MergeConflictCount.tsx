import type { ReactNode } from "react";
import { openOverlay } from "../state/index.js";
import { useMergeConflicts } from "./merge-state.js";
import { texts } from "./texts.js";

/** How many conflicts of a merge are open; leads to them. */
export function MergeConflictCount(): ReactNode {
  const view = useMergeConflicts((state) => state.view);
  const open = view?.files.flatMap(({ conflicts }) => conflicts).filter(({ decided }) => decided === null) ?? [];
  const count = open.length + (view?.wholeFiles.length ?? 0);
  if (count === 0) return null;
  return (
    <button type="button" className="status-button is-bad" onClick={() => openOverlay({ kind: "merge-conflicts" })}>
      ⇄ {texts.mergeCount(count)}
    </button>
  );
}
