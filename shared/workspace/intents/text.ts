import { z } from "zod";
import { failed, ok, type Result } from "../../base/index.js";
import { parseDocument, printDocument } from "../../toml/index.js";
import { adopt } from "../content/adopt.js";
import { rowEventsBetween } from "../content/row-events.js";
import { openConflict } from "../sync/conflicts.js";
import { earlierVersions } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { labelSchema, pathSchema, textSchema } from "../identity.js";
import { noRow } from "../content/row-name.js";
import { mergeOutside } from "../sync/merge.js";
import { plainSheets } from "../problems/memory.js";
import { save } from "../sync/saving.js";
import type { FileState, PendingOperation } from "../state.js";
import type { Transition } from "../transition.js";
import { intent } from "./spec.js";

/** The text of a file as text mode shows it: what the disk holds where that does not parse, else what is on screen. */
export function textOf(file: FileState): string | null {
  if (file.condition.kind === "broken") return file.condition.text;
  return file.content ? printDocument(file.content.document) : null;
}

const request = z.strictObject({
  file: pathSchema,
  text: textSchema,
  /** The text that the editor started from. */
  seen: textSchema,
  label: labelSchema.optional(),
});

/** Saves what was written in text mode. It must parse. */
export const writeText = intent({ request, carryOut });

function carryOut(
  step: Transition,
  { file: name, text, seen, label }: z.infer<typeof request>,
): Result<{ readonly saved: boolean }> {
  const file = step.file(name);
  const current = file && textOf(file);
  if (!file || current === undefined || current === null) {
    return failed({ code: "file/no-text", message: `${name} cannot be edited as text now.` });
  }
  if (current !== seen && current !== text) {
    const journalId = step.freshJournalId();
    const change = { kind: "text", before: seen, after: text } as const;
    step.journal([{ id: journalId, file: name, table: [], row: noRow, change }]);
    openConflict(step, name, [journalId], { kind: "text", before: seen, mine: text, disk: current });
    return failed({
      code: "file/changed-since",
      message: `${name} was changed since you opened its text.`,
      suggestion: "Both versions are kept; decide in the conflict list.",
    });
  }
  const written = replaceText(step, name, text, label);
  return written.ok ? ok({ saved: true }) : written;
}

/** Makes `text` the whole content of a file: as an undoable edit of this name, or as the repair of a broken one. */
export function replaceText(
  step: Transition,
  name: string,
  text: string,
  label = `Edit the text of ${name}`,
): Result<undefined> {
  const file = step.file(name);
  if (!file) return failed({ code: "file/unknown", message: `${name} is not in the workspace.` });
  if (file.condition.kind === "broken") return repair(step, file, text);
  if (!file.content) return failed({ code: "file/no-text", message: `${name} cannot be edited as text now.` });
  const before = printDocument(file.content.document);
  const edit = new Edit(step, "edit");
  const applied = edit.apply(name, { kind: "text", before, after: text });
  if (!applied.ok) return failed({ ...applied.error, file: name });
  edit.commit(label);
  return ok(undefined);
}

/** Replaces the broken text on disk. Edits that were unsaved when the file broke are merged into the repaired text. */
function repair(step: Transition, file: FileState, text: string): Result<undefined> {
  const parsed = parseDocument(text);
  if (!parsed.ok) return failed({ ...parsed.error, file: file.file });
  const broken = file.condition.kind === "broken" ? (file.condition.text ?? "") : "";
  const repaired = adopt(file.file, earlierVersions(file), parsed.value, step.fresh, plainSheets(step.state));
  const operation = { kind: "text", before: broken, after: text } as const;
  const pending: PendingOperation = { id: step.freshJournalId(), operation };
  step.journal([{ id: pending.id, file: file.file, table: [], row: noRow, change: operation }]);
  const merged = mergeOutside(step, file, repaired);
  step.tellRows(file.file, "edit", rowEventsBetween(file.content, merged.content));
  step.touch(file.file, "unknown");
  step.changeFile(file.file, {
    content: merged.content,
    base: { content: repaired, stamp: file.seen ?? null },
    pending: [pending, ...merged.pending],
    condition: { kind: "fine" },
    settling: undefined,
    revision: file.revision + 1,
  });
  save(step, file.file);
  return ok(undefined);
}
