import type { Intent } from "../protocol.js";
import { refused, type Reply } from "../reply.js";
import { retry, save } from "../saving.js";
import type { Transition } from "../transition.js";

/** Looks at files again, or tries to save them again, now. */
export function retryFiles(step: Transition, { file }: Intent & { kind: "retry" }): Reply {
  const names = file === undefined ? [...step.state.files.keys()] : [file];
  for (const name of names) retry(step, name);
  return { kind: "done" };
}

/** Writes a deleted file anew from what is on screen. */
export function restoreFile(step: Transition, { file }: Intent & { kind: "restore" }): Reply {
  const known = step.file(file);
  if (known?.condition.kind !== "deleted" || !known.content) {
    return refused({ code: "file/not-deleted", message: `${file} is not missing.` });
  }
  save(step, file, { again: true });
  return { kind: "done" };
}

/** Takes a file that is gone off the screen, with what was unsaved in it. */
export function closeFile(step: Transition, { file }: Intent & { kind: "close-file" }): Reply {
  const known = step.file(file);
  if (!known || known.condition.kind !== "deleted") {
    return refused({ code: "file/still-there", message: `${file} is on disk; only a deleted file can be closed.` });
  }
  const drafts = [...known.drafts.values()].map(({ journalId }) => journalId);
  const conflicts = [...step.state.conflicts.values()].filter((conflict) => conflict.file === file);
  for (const { id } of conflicts) step.removeConflict(id);
  step.journalDone([
    ...known.pending.map(({ id }) => id),
    ...drafts,
    ...conflicts.flatMap(({ journalIds }) => journalIds),
  ]);
  step.removeFile(file);
  return { kind: "done" };
}
