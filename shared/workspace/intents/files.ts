import { z } from "zod";
import { failed } from "../../base/index.js";
import { pathSchema } from "../identity.js";
import { retry, save } from "../sync/saving.js";
import { done, intent } from "./spec.js";

/** Looks at files again, or tries to save them again, now. */
export const retryFiles = intent({
  isOfFolder: true,
  request: z.strictObject({ file: pathSchema.optional() }),
  carryOut(step, { file }) {
    const names = file === undefined ? [...step.state.files.keys()] : [file];
    for (const name of names) retry(step, name);
    return done;
  },
});

const request = z.strictObject({ file: pathSchema });

/** Writes a deleted file again from what is on screen. */
export const restoreFile = intent({
  isOfFolder: true,
  request,
  carryOut(step, { file }) {
    const known = step.file(file);
    if (known?.condition.kind !== "deleted" || !known.content) {
      return failed({ code: "file/not-deleted", message: `${file} is not missing.` });
    }
    save(step, file, { again: true });
    return done;
  },
});

/** Takes a file that is gone off the screen, with what was unsaved in it. */
export const closeFile = intent({
  isOfFolder: true,
  request,
  carryOut(step, { file }) {
    const known = step.file(file);
    if (!known || known.condition.kind !== "deleted") {
      return failed({ code: "file/still-there", message: `${file} is on disk; only a deleted file can be closed.` });
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
    return done;
  },
});
