import type { ReactNode } from "react";
import { activeGrid } from "../../grid/index.js";
import { mostPending, PendingEdits } from "../../ui/index.js";
import type { PlannedChange } from "./plan-changes.js";

interface Props {
  readonly label: string;
  readonly changes: readonly PlannedChange[];
}

/** Changes that are planned in cells of the sheet on screen, one per line. */
export function PendingChanges({ label, changes }: Props): ReactNode {
  const edits = changes.slice(0, mostPending).map(({ row, column, before, after }) => ({
    key: JSON.stringify([row.key, column.key]),
    row: activeGrid()?.titleOf(row.key) ?? "",
    column: column.title,
    before,
    after,
  }));
  return <PendingEdits label={label} total={changes.length} edits={edits} />;
}
