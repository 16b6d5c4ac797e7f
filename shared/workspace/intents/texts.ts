import { z } from "zod";
import { failed, type Fault } from "../../base/index.js";
import { printDocument } from "../../toml/index.js";
import { settingsFile } from "../../validate/index.js";
import { Edit } from "../history/edit.js";
import { labelSchema, pathSchema, textSchema } from "../identity.js";
import { manyOf } from "../many.js";
import { provideNewFile } from "../sync/disk.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Transition } from "../transition.js";
import { done, intent } from "./spec.js";

const fileSchema = z.strictObject({
  file: pathSchema,
  text: textSchema,
  /** The text that the new one was made from; null where there is no such file, or an empty one. */
  seen: textSchema.nullable(),
});

const request = z.strictObject({ files: manyOf(fileSchema, { min: 1, max: 10_000 }), label: labelSchema });

/** A sheet file directly in the folder, by a name that every system can write. */
const newName = /^(?!.*\.scenario\.toml$)[\p{L}\p{N}_][\p{L}\p{N} _.-]{0,100}\.toml$/u;

/** Replaces the whole text of several files, or creates them, as one step of the history. All are written, or none. */
export const writeTexts = intent({
  isOfFolder: true,
  request,
  carryOut(step, { files, label }) {
    const edit = new Edit(step, "edit");
    for (const { file, text, seen } of files) {
      const fault = seen === null ? provideFile(step, file) : whyNotAsSeen(step, file, seen);
      const applied = fault ? failed(fault) : edit.apply(file, { kind: "text", before: seen ?? "", after: text });
      if (applied.ok) continue;
      step.abandon();
      return failed({ ...applied.error, file });
    }
    edit.commit(label);
    return done;
  },
});

function whyNotAsSeen(step: Transition, name: string, seen: string): Fault | undefined {
  const file = step.file(name);
  if (!file?.content) return { code: "file/no-text", message: `${name} cannot be edited now.` };
  return whyNotEditable(file) ?? (printDocument(file.content.document) === seen ? undefined : changedMeanwhile(name));
}

const changedMeanwhile = (name: string): Fault => ({
  code: "exchange/changed-meanwhile",
  message: `${name} was changed in the meantime.`,
});

/** Takes a file that is to be made into the workspace, empty; one that is there and empty already serves as well. */
export function provideFile(step: Transition, name: string): Fault | undefined {
  const file = step.file(name);
  if (file) {
    const isEmpty = file.content !== undefined && printDocument(file.content.document) === "";
    return isEmpty ? whyNotEditable(file) : changedMeanwhile(name);
  }
  if (name !== settingsFile && !newName.test(name)) {
    return { code: "file/bad-name", message: `${name} is not a name for a new file of sheets.` };
  }
  provideNewFile(step, name);
  return undefined;
}
