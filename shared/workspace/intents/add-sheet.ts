import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../base/index.js";
import { listTables } from "../../sheet/index.js";
import { newlineOf, parseDocument, printDocument, type TomlDocument } from "../../toml/index.js";
import { tableOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { labelSchema, pathSchema, textSchema, type SheetRef } from "../identity.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Transition } from "../transition.js";
import { intent } from "./spec.js";
import { provideFile } from "./texts.js";

const request = z.strictObject({
  file: pathSchema,
  /** The text of one table. */
  text: textSchema,
  label: labelSchema,
});

/** Adds a table at the end of a file, which is made where it is missing. */
export const addSheet = intent({ request, carryOut: add, isOfFolder: true });

function add(
  step: Transition,
  { file: name, text, label }: z.infer<typeof request>,
): Result<{ readonly sheet: SheetRef }> {
  const table = tableIn(name, text);
  if (!table.ok) return table;
  const file = step.file(name);
  const why = file ? whyNoPlace(step, name, table.value) : provideFile(step, name);
  if (why) {
    step.abandon();
    return failed(why);
  }
  const content = step.file(name)?.content;
  if (!content) throw new Error(`${name} has no content to edit`);
  const before = printDocument(content.document);
  const edit = new Edit(step, "edit");
  const applied = edit.apply(name, { kind: "text", before, after: before + gapAfter(content.document, before) + text });
  if (!applied.ok) {
    step.abandon();
    return applied;
  }
  edit.commit(label);
  return ok({ sheet: { file: name, table: table.value } });
}

/** The one table of a text. */
function tableIn(file: string, text: string): Result<readonly string[]> {
  const parsed = parseDocument(text);
  if (!parsed.ok) return parsed;
  const [found, more] = listTables(parsed.value, file);
  if (found && !more) return ok(found.table);
  return failed({ code: "sheet/not-one-table", message: "A new sheet is one table." });
}

function whyNoPlace(step: Transition, name: string, table: readonly string[]): Fault | undefined {
  const file = step.file(name);
  if (!file?.content) return { code: "file/no-text", message: `${name} cannot be edited now.` };
  const isTaken = tableOf(file.content, table) !== undefined;
  if (isTaken) return { code: "sheet/table-taken", message: `${name} has a sheet ${table.join(".")} already.` };
  return whyNotEditable(file);
}

/** A blank line between what a file holds and what is added. */
function gapAfter(document: TomlDocument, before: string): string {
  const newline = newlineOf(document);
  if (before.trim() === "") return "";
  return before.endsWith("\n") ? newline : newline + newline;
}
