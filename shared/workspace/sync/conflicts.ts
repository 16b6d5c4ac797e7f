import type { Conflict, WorkspaceState } from "../state.js";
import type { Transition } from "../transition.js";
import type { RowKey } from "../identity.js";

type Named = "id" | "file" | "journalIds";
type WithoutName<Each> = Each extends Conflict ? Omit<Each, Named> : never;

/** A conflict before it has a name. */
export type NewConflict = WithoutName<Conflict>;

/** Keeps both versions of something until a person decides. `journalIds` are the records that go with the decision. */
export function openConflict(
  step: Transition,
  file: string,
  journalIds: readonly string[],
  conflict: NewConflict,
): Conflict {
  const opened: Conflict = { ...conflict, id: `c${step.fresh()}`, file, journalIds };
  step.addConflict(opened);
  return opened;
}

const lostRows = new WeakMap<WorkspaceState, ReadonlyMap<string, Conflict>>();
const nameOf = (file: string, rowKey: RowKey): string => `${rowKey} ${file}`;

/** The conflict of a row that another program deleted. */
export function conflictOfLostRow(state: WorkspaceState, file: string, rowKey: RowKey): Conflict | undefined {
  let byRow = lostRows.get(state);
  if (!byRow) {
    const lost = [...state.conflicts.values()].filter(({ kind }) => kind === "row-deleted-on-disk");
    byRow = new Map(lost.flatMap((each) => (each.kind === "text" ? [] : [[nameOf(each.file, each.rowKey), each]])));
    lostRows.set(state, byRow);
  }
  return byRow.get(nameOf(file, rowKey));
}
