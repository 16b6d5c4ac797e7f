import { isEqual } from "../../base/index.js";
import { specOf } from "../operations/index.js";
import type { PendingOperation, WorkspaceState } from "../state.js";
import type { Transition } from "../transition.js";

/** Takes out edits that were undone: an operation, and right behind it the one that takes it back. */
function withoutUndone(pending: readonly PendingOperation[]): readonly PendingOperation[] {
  const left: PendingOperation[] = [];
  for (const each of pending) {
    const last = left.at(-1);
    if (last && isEqual(specOf(last.operation).inverse(last.operation), each.operation)) left.pop();
    else left.push(each);
  }
  return left.length === pending.length ? pending : left;
}

/** After an undo in a what-if: neither what was undone nor its undoing is an edit of it. */
export function dropUndone(step: Transition, name: string): void {
  const file = step.file(name);
  if (!file) return;
  const pending = withoutUndone(file.pending);
  if (pending !== file.pending) step.changeFile(name, { pending });
}

/** How many edits a what-if consists of, with those that wait for a decision and texts that their cells refused. */
export const editCount = ({ files, conflicts }: WorkspaceState): number =>
  [...files.values()].reduce((sum, { pending, stuck }) => sum + pending.length + stuck.size, conflicts.size);
