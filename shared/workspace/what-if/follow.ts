import { rowEventsBetween } from "../content/row-events.js";
import type { FileState, WorkspaceState } from "../state.js";
import { endConflicts } from "../sync/ended-conflicts.js";
import { mergeOutside } from "../sync/merge.js";
import type { Transition } from "../transition.js";
import { forkedCondition, forkedFile } from "./fork.js";

/** Brings a what-if to the standing workspace as it is now; its edits are merged into what changed there. */
export function followStanding(step: Transition, standing: WorkspaceState): void {
  const { missing, unprotected, problems } = standing;
  step.update({ missing, unprotected });
  if (step.state.problems.added !== problems.added) {
    step.update({ problems: { ...step.state.problems, added: problems.added } });
  }
  for (const [name, file] of step.state.files) if (!standing.files.has(name)) leave(step, file);
  for (const file of standing.files.values()) followFile(step, file);
}

/** The file is no longer one of the folder. */
function leave(step: Transition, { file, pending }: FileState): void {
  if (pending.length > 0) {
    step.notice("warning", `${file} is no longer open. The edits that the what-if had in it are gone.`, file);
  }
  step.removeFile(file);
}

function followFile(step: Transition, standing: FileState): void {
  const { file: name, content, absence } = standing;
  const own = step.file(name);
  if (!own) {
    step.setFile(forkedFile(standing));
    return;
  }
  const condition = forkedCondition(standing.condition);
  if (own.condition !== condition && own.condition.kind + condition.kind !== "finefine") {
    step.changeFile(name, { condition });
  }
  if (own.absence !== absence) step.changeFile(name, { absence });
  if (!content || own.base?.content === content) return;
  const merged = mergeOutside(step, own, content);
  step.tellRows(name, "outside", rowEventsBetween(own.content, merged.content));
  step.touch(name, "unknown");
  step.changeFile(name, {
    content: merged.content,
    base: { content, stamp: null },
    pending: merged.pending,
    revision: own.revision + 1,
  });
  endConflicts(step, own);
}
